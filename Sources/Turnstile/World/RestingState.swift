import HeadlessUIKit
import VirtualTime

/// The recorded state of the app at a moment when nothing on the screen moves: its controllers,
/// views and running animations.
@MainActor
struct RestingState {
  /// The virtual instant of the record, at which the app was at rest.
  let instant: VirtualInstant
  /// The arrangement of the app's controllers at that moment: which are presented, stacked and
  /// selected.
  let controllers: ControllerTree
  /// The values of every view in the window at that moment, such as frames and opacities.
  let window: WindowSnapshot
  /// The number of animations, timers and other events that go on at the rest, such as a spinner.
  let activity: Activity
  /// The serial numbers of the controllers in the tree that have loaded their views, whether they
  /// are on the screen or not.
  let loaded: Set<Int>

  init(of window: UIWindow, in simulator: Simulator) {
    instant = simulator.now
    controllers = ControllerTree(of: window)
    self.window = WindowSnapshot(of: window)
    activity = Activity(of: simulator)
    var loaded: Set<Int> = []
    if let root = window.rootViewController { Self.addLoaded(under: root, to: &loaded) }
    self.loaded = loaded
  }

  /// Adds the serial numbers of a controller and of all under it that have loaded their views.
  private static func addLoaded(under controller: UIViewController, to loaded: inout Set<Int>) {
    if controller.isViewLoaded { loaded.insert(controller.serial) }
    for child in controller.children { addLoaded(under: child, to: &loaded) }
    if let presented = controller.ownPresented { addLoaded(under: presented, to: &loaded) }
  }

  /// The activity of an app that goes on although nothing moves: spinners, repeating timers,
  /// display links.
  struct Activity: Hashable {
    var animations: Int
    /// The number of running animations outside the cells of lists. Lists make and drop animated
    /// cells by themselves.
    var animationsOutsideCells: Int
    var ticks: Int
    var pending: Int

    @MainActor
    init(of simulator: Simulator) {
      let pending = simulator.loop.pending
      ticks = pending.ticks
      self.pending = pending.events + pending.nextTurn
      animations = simulator.animationsInFlight
      animationsOutsideCells = simulator.animatingLayers.count { !Self.isInCell($0) }
    }

    /// Returns true if a layer belongs to a list's cell or lies in one.
    @MainActor
    private static func isInCell(_ layer: CALayer) -> Bool {
      var next: CALayer? = layer
      while let layer = next {
        if let view = layer.delegate as? UIView, WindowSnapshot.isCell(view) { return true }
        next = layer.superlayer
      }
      return false
    }
  }
}
