import HeadlessUIKit

/// A look-out for a window over the app's own that has shown something, shows nothing any more, and
/// is still there.
///
/// Alerts and pop-ups of an app may have a window of their own, which the app has to hide when they
/// have gone. If it does not, the user sees the window below and cannot touch it. A window that
/// never showed anything is left alone, and so is one that lets touches through.
@MainActor
struct VanishedWindow {
  /// The serial numbers of the windows that have shown something at a rest, and the size of the
  /// app's window at the last one.
  private var shown: Set<Int> = []
  private var size = CGSize.zero
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns the window that showed something at an earlier rest, shows nothing now, and takes all
  /// touches; `nil` if there is none. It looks only if the app has come to a new rest. A rotation
  /// begins the look anew.
  mutating func next(in world: World) -> UIWindow? {
    guard world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    if size != world.window.bounds.size { shown = [] }
    size = world.window.bounds.size
    var found: UIWindow?
    for window in world.windowsAbove {
      if VanishedScreen.showsAnything(window, in: window.bounds, of: window) {
        shown.insert(window.serial)
      } else if shown.contains(window.serial), Self.takesAllTouches(window) {
        shown.remove(window.serial)
        found = found ?? window
      }
    }
    return found
  }

  private static func takesAllTouches(_ window: UIWindow) -> Bool {
    TapReach.grid(over: window, in: window, density: 3).allSatisfy {
      window.hitTest($0, with: nil) != nil
    }
  }
}
