import HeadlessUIKit

extension Clause {
  /// There and back restores every view that was there before.
  ///
  /// Present and dismiss, push and pop, a tab and back: a screen that one returns to is as it was left, and
  /// doing it again grows nothing.
  public static let roundTrip = Clause(
    .roundTrip, promises: "there and back restores every view that was there before"
  ) { RoundTrip() }
}

extension ClauseName {
  public static let roundTrip = ClauseName(rawValue: "round-trip")
}

extension Finding {
  public static let roundTrip = Finding(.roundTrip)
}

private final class RoundTrip: Judge {
  /// What each place looked like when it was left last.
  private var left: [(place: ControllerTree, picture: Picture)] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, event.stage == .requested,
      let record = world.record(of: event.transition), let before = record.before,
      let place = world.placeAtRequest
    else { return }
    left.removeAll { $0.place == place }
    left.append((place, before))
  }

  func rested(in world: World) {
    guard let record = world.lastTransitionAtRest, record.outcome == true,
      let place = world.restingPlace, let after = world.restingWindow,
      let index = left.firstIndex(where: { $0.place == place })
    else { return }
    let before = left.remove(at: index).picture
    guard before.size == after.size else { return }
    world.exercise(.roundTrip)
    world.report(.roundTrip, before.differences(in: after)) { difference in
      "after \(record.name), there and back, \(difference.path) \(difference.words)."
    }
  }
}
