public import HeadlessUIKit

/// How a run ended, without anything that differs between two runs that end alike: what comparisons
/// compare.
public struct Ending: Hashable, Sendable {
  /// What became of one transition.
  public struct Outcome: Hashable, Sendable {
    /// What changed hands, or was to.
    public var kind: UIKitTransition.Kind
    /// Whether it finished, or was cancelled; `nil` if it was never completed.
    public var finished: Bool?
  }

  /// The outcome of every transition, the last ones last.
  public internal(set) var outcomes: [Outcome] = []
  /// Whether every transition was completed.
  public internal(set) var isAtRest = false
  /// The views in the window and their values, a line each, but for how far they have scrolled.
  public internal(set) var views: [String] = []
  /// How far each scroll view in the window has scrolled, in the order of ``views``.
  public internal(set) var offsets: [String] = []
  /// The milestones of the app's own.
  public internal(set) var notes: [String] = []

  init() {}

  @MainActor
  init(of world: World) {
    outcomes = world.transitions.map { Outcome(kind: $0.kind, finished: $0.outcome) }
    isAtRest = world.transitionsInFlight.isEmpty
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
}

extension Ending.Outcome: CustomStringConvertible {
  /// The kind and what became of it, as in "pop cancelled".
  public var description: String {
    "\(kind.rawValue) \(finished.map { $0 ? "finished" : "cancelled" } ?? "in flight")"
  }
}
