import HeadlessUIKit

/// How a run ended, without anything that differs between two runs that end alike: for comparisons between runs.
struct Ending: Hashable, Sendable {
  /// The outcome of every transition, the last ones last.
  var outcomes: [String] = []
  /// Whether every transition was completed.
  var isAtRest = false
  /// The views in the window and their values, a line each.
  var views: [String] = []

  init() {}

  @MainActor
  init(of world: World) {
    outcomes = world.transitions.map { record in
      "\(record.kind.rawValue) \(record.outcome.map { $0 ? "finished" : "cancelled" } ?? "in flight")"
    }
    isAtRest = world.transitionsInFlight.isEmpty
    let snapshot = WindowSnapshot(of: world.stage.window)
    views = snapshot.entries.indices.map { place in
      let state = snapshot.entries[place].state
      let origin = snapshot.entries[place].scrolls ? .zero : state.bounds.origin
      return "\(snapshot.path(to: place)) \(Text.point(state.center)) \(Text.point(origin)) "
        + "\(Text.number(state.bounds.width)) x \(Text.number(state.bounds.height)) "
        + "\(Text.transform(state.transform)) \(Text.transform(state.sublayerTransform)) "
        + "alpha \(Text.number(state.alpha)) \(state.isHidden ? "hidden" : "shown") "
        + "\(state.isUserInteractionEnabled ? "enabled" : "disabled")"
    }
  }
}
