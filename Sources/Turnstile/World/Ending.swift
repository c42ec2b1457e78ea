public import HeadlessUIKit

/// The state at the end of a run, by which clauses compare two runs: outcomes of transitions,
/// views, scroll offsets and the app's notes. Serials, titles and identifiers are left out, because
/// they may differ between runs that end alike.
public struct Ending: Hashable, Sendable {
  /// The outcome of one transition in a run: its kind, and if it finished.
  public struct Outcome: Hashable, Sendable {
    /// The kind of the transition, such as a push or a presentation.
    public var kind: UIKitTransition.Kind
    /// True if the transition finished, false if it was cancelled; `nil` if it was never completed.
    public var finished: Bool?
  }

  /// The outcomes of all transitions in the run, in the order of their requests.
  public internal(set) var outcomes: [Outcome] = []
  /// True if every transition of the run has ended.
  public internal(set) var isAtRest = false
  /// The views in the window with their values, one line each, without scroll offsets.
  public internal(set) var views: [String] = []
  /// The scroll offset of each scroll view in the window, in the order of ``views``.
  public internal(set) var offsets: [String] = []
  /// The notes that the app made during the run, in order.
  public internal(set) var notes: [String] = []

  /// The number of transitions that had been requested before the trace, and after each step.
  private var requests = Requests(counts: [])

  /// The number of transitions that a run had requested before the trace, at the launch of the app,
  /// and then at the end of each step. Any two are equal, because two runs that end alike may have
  /// come there by different steps.
  private struct Requests: Hashable {
    var counts: [Int]
    static func == (_: Requests, _: Requests) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  init() {}

  @MainActor
  init(of world: World, requests: [Int] = []) {
    self.requests = Requests(counts: requests)
    outcomes = world.transitions.map { Outcome(kind: $0.kind, finished: $0.completion?.finished) }
    isAtRest = world.transitions.inFlight.isEmpty
    notes = world.notes
    let snapshot = WindowSnapshot(of: world.window)
    offsets = snapshot.entries.filter(\.scrolls).map { Text.point($0.state.bounds.origin) }
    views = snapshot.entries.indices.map { place in
      let state = snapshot.entries[place].state
      let origin = snapshot.entries[place].scrolls ? .zero : state.bounds.origin
      let visibility = state.isHidden ? "hidden" : "shown"
      return "\(snapshot.plainPath(to: place)) \(Text.point(state.center)) \(Text.point(origin)) "
        + "\(Text.number(state.bounds.width)) x \(Text.number(state.bounds.height)) "
        + "\(Text.transform(state.transform)) \(Text.transform(state.sublayerTransform)) "
        + "alpha \(Text.number(state.alpha)) \(visibility) "
        + "\(state.isUserInteractionEnabled ? "enabled" : "disabled")"
    }
  }

  /// Returns how many transitions the run had requested before it came to the step with this index.
  /// The outcomes of these transitions are the first ones in ``outcomes``.
  func requests(before step: Int) -> Int {
    requests.counts.indices.contains(step) ? requests.counts[step] : 0
  }
}

extension Ending.Outcome: CustomStringConvertible {
  /// The outcome in words: the kind of the transition and its end, as in "pop cancelled".
  public var description: String {
    "\(kind.rawValue) \(finished.map { $0 ? "finished" : "cancelled" } ?? "in flight")"
  }
}
