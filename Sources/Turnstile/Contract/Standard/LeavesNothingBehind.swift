import HeadlessUIKit

extension Clause {
  /// Back at the controllers it started with, the window holds what it started with.
  ///
  /// No snapshot, no dimming view, no container, and no more running animations, display links, timers or delayed
  /// blocks than before.
  public static let leavesNothingBehind = Clause(
    .leavesNothingBehind, promises: "back at the start, the window holds what it started with"
  ) { LeavesNothingBehind() }
}

private final class LeavesNothingBehind: Judge {
  /// Views that came into the window while a transition was under way, by serial.
  private var cameWithTransition: Set<Int> = []

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.moved(let view, to: .some)) = occurrence, !world.transitionsInFlight.isEmpty
    else { return }
    cameWithTransition.insert(view.serial)
  }

  func rested(in world: World) {
    guard world.isBackAtStart, let start = world.startWindow, let now = world.restingWindow,
      let record = world.lastTransitionAtRest
    else { return }
    world.exercise(.leavesNothingBehind)
    if let place = now.entries.indices.first(where: { place in
      let serial = now.entries[place].serial
      return start.place(of: serial) == nil && cameWithTransition.contains(serial)
    }) {
      world.report(
        .leavesNothingBehind, "after \(record.name) the window still holds \(now.path(to: place)).",
        evidence: [
          "at the start  \(start.entries.count) views", "now           \(now.entries.count) views",
        ],
        fix: "remove what the transition added on every path, cancelled or not")
      return
    }
    guard let before = world.startActivity, let after = world.restingActivity else { return }
    let more: String? =
      if after.ticks > before.ticks {
        "\(after.ticks - before.ticks) display links"
      } else if after.animations > before.animations {
        "\(after.animations - before.animations) animations"
      } else if after.pending > before.pending {
        "\(after.pending - before.pending) timers or delayed blocks"
      } else { nil }
    guard let more else { return }
    world.report(
      .leavesNothingBehind, "after \(record.name) there are \(more) more than at the start.",
      evidence: ["observed  \(more) more", "expected  none"],
      fix: "invalidate display links and timers when the transition ends")
  }
}
