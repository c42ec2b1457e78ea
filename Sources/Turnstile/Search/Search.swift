package import Choices

/// The settings of a search for traces that break a contract, such as its seed.
package struct Search: Codable, Hashable, Sendable {
  /// The way in which a search generates its traces: at random, or by enumeration.
  package enum Method: Codable, Hashable, Sendable {
    /// The search plans random traces, which depend on this seed alone.
    case random(Seed)
    /// The search runs all traces with up to this number of steps.
    case exhaustive(depth: Int)
  }

  /// The way in which the search generates its traces: at random, or by enumeration.
  package var method: Method
  /// True if every trace is run twice, to see if the subject behaves the same both times.
  package var runsTwice: Bool
  /// True if every second run plays one of the ``Classic`` traces, that is, of the short
  /// interactions that reveal most bugs.
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

  /// Returns the sources that generate the traces of a block. Each run asks them in this order, and
  /// takes the first trace.
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

  /// True if a block continues where the previous one stopped, as in an enumeration of traces;
  /// false if each block begins anew.
  var isContinuous: Bool {
    if case .exhaustive = method { true } else { false }
  }
}
