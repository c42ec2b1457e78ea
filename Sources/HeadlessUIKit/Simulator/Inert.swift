/// Records that an app has set an inert property: one whose value the model stores and returns, but
/// never uses.
///
/// Every inert property whose effect an app could miss calls this function in its `didSet`, with
/// the class that declares it. The journal (the list of a run's events) and the summary of a check
/// report the first time that each one is set. So nobody relies on such a property without notice.
/// The page <doc:WhatIsInert> lists all inert properties, and a test compares the page with the
/// sources.
@MainActor
func inert(_ property: StaticString) { Simulator.current.noteInert("\(property)") }
