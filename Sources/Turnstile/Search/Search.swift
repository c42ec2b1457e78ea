package import Choices

/// The settings of a search for traces.
package struct Search: Codable, Hashable, Sendable {
  /// The way in which a search makes its traces.
  package enum Method: Codable, Hashable, Sendable {
    /// The search makes random plans from a seed.
    case random(Seed)
    /// The search enumerates all traces up to a number of steps.
    case exhaustive(depth: Int)
  }

  /// The way in which the search makes its traces.
  package var method: Method
  /// True if every trace is run twice and the runs are compared.
  package var runsTwice: Bool
  /// True if every second run plays one of the ``Classic`` traces.
  package var playsClassics: Bool
  /// The kinds of events that traces may contain: those of a real device, or any.
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

  /// Returns the sources of traces for a block, in the order in which each run asks them for its
  /// trace.
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

  /// True if the sources of a block continue where those of the previous block stopped.
  var isContinuous: Bool {
    if case .exhaustive = method { true } else { false }
  }
}
