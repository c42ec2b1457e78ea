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

  init(of window: UIWindow, in simulator: Simulator) {
    instant = simulator.now
    controllers = ControllerTree(of: window.rootViewController)
    self.window = WindowSnapshot(of: window)
    activity = Activity(of: simulator)
  }

  /// What goes on although nothing moves: spinners, repeating timers, display links.
  struct Activity: Hashable {
    var animations: Int
    var ticks: Int
    var pending: Int

    @MainActor
    init(of simulator: Simulator) {
      let pending = simulator.loop.pending
      ticks = pending.ticks
      self.pending = pending.events + pending.nextTurn
      animations = simulator.animationsInFlight
    }
  }
}
