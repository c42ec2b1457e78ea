package import Choices

/// How traces are looked for.
package struct Search: Codable, Hashable, Sendable {
  /// Where traces come from.
  package enum Method: Codable, Hashable, Sendable {
    /// From a seed, by planning.
    case random(Seed)
    /// From an enumeration of all of up to so many steps.
    case exhaustive(depth: Int)
  }

  /// Where traces come from.
  package var method: Method
  /// Whether every run is made twice and compared with itself.
  package var runsTwice: Bool
  /// Whether every other run plays one of the ``Classic`` traces.
  package var playsClassics: Bool
  /// What may happen to the app.
  package var environment: Environment

  package init(
    _ method: Method, runsTwice: Bool = false, playsClassics: Bool = true,
    environment: Environment = .devices
  ) {
    self.method = method
    self.runsTwice = runsTwice
    self.playsClassics = playsClassics
    self.environment = environment
  }

  /// The sources of a block, those that are asked first standing first.
  func sources(on map: SubjectMap, block: Int) -> [any TraceSource] {
    switch method {
    case .random(let seed):
      let seed = seed.part("block", UInt64(block))
      return [MutatedTraces(on: map, seed: seed)]
        + (playsClassics ? [ClassicTraces(on: map, seed: seed)] : [])
        + [ImprovisedTraces(on: map, seed: seed)]
    case .exhaustive(let depth):
      return [EnumeratedTraces(on: map, depth: depth)]
    }
  }

  /// Whether the sources of one block go on where those of the last have stopped.
  var isContinuous: Bool {
    if case .exhaustive = method { true } else { false }
  }
}
