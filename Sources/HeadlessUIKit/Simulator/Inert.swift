/// Says that a property was set which is kept, can be asked again, and from which nothing follows
/// in the model.
///
/// It stands in the `didSet` of every such property whose absence could be noticed, with the class
/// that declares it, so that an app never leans on it unawares: the first time one is set, journal
/// and summary tell. The page <doc:WhatIsInert> lists them all, and a test holds page and sources
/// together.
@MainActor
func inert(_ property: StaticString) { Simulator.current.noteInert("\(property)") }
