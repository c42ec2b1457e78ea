import HeadlessUIKit
import VirtualTime

/// Where the app stands when nothing moves.
@MainActor
struct RestingState {
  /// When.
  let instant: VirtualInstant
  /// Which controllers there are.
  let controllers: ControllerTree
  /// What every view is like.
  let window: WindowSnapshot
  /// How much is pending and running.
  let activity: Activity

  init(of stage: Stage) {
    instant = stage.simulator.now
    controllers = ControllerTree(of: stage.window.rootViewController)
    window = WindowSnapshot(of: stage.window)
    activity = Activity(of: stage)
  }

  /// What goes on although nothing moves: spinners, repeating timers, display links.
  struct Activity: Hashable {
    var animations: Int
    var ticks: Int
    var pending: Int

    @MainActor
    init(of stage: Stage) {
      let pending = stage.simulator.loop.pending
      ticks = pending.ticks
      self.pending = pending.events + pending.nextTurn
      animations = stage.simulator.animationsInFlight
    }
  }
}
