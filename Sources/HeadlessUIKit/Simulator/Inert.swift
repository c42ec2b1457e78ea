/// Notes that an inert property was set: one whose value the model stores and returns, but never
/// uses.
///
/// Every inert property whose effect could be missed calls this function in its `didSet`, with the
/// class that declares it. The journal and the summary report the first time that one is set, so
/// that an app does not rely on it unnoticed. The page <doc:WhatIsInert> lists all inert
/// properties, and a test compares the page with the sources.
@MainActor
func inert(_ property: StaticString) { Simulator.current.noteInert("\(property)") }
