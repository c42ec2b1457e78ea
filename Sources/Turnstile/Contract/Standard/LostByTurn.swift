import HeadlessUIKit

/// A look-out for a presented screen that a change of the window's size has put off the screen.
///
/// A sheet whose frame is not set again when the device is turned keeps its distance from the top
/// of its container, and lies below the lower edge of a window that is less high now, or has no
/// height left. The user sees the dimmed screen behind it, cannot touch it, and finds no sheet to
/// close. A presentation that lets touches through is left alone, and so is a screen that was out
/// of sight before.
@MainActor
struct LostByTurn {
  /// The serial number of the presented controller whose view was seen at the last rest, with the
  /// window's size at that rest; `nil` if there was none.
  private var seen: (serial: Int, size: CGSize)?
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns the presented controller whose view was seen at the rest before, in a window of
  /// another size, lies off the screen now, and keeps touches from the screen behind it; `nil` if
  /// there is none. It looks only if the app has come to a new rest.
  mutating func next(in world: World) -> UIViewController? {
    guard world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    let before = seen
    seen = nil
    let window = world.window
    guard let screen = world.presented, let view = screen.viewIfLoaded,
      view.window === window
    else { return nil }
    guard !Self.isInside(view, of: window) else {
      let here = (screen.serial, window.bounds.size)
      // A screen that was seen at the rest before is not searched again for what it shows.
      if before.map({ $0 == here }) == true
        || VanishedScreen.showsAnything(view, in: window.bounds, of: window)
      {
        seen = here
      }
      return nil
    }
    guard let before, before.serial == screen.serial, before.size != window.bounds.size,
      let container = screen.presentationController?.containerView,
      VanishedScreen.takesAllTouches(container, in: window)
    else { return nil }
    return screen
  }

  /// Returns true if a part of a view lies in the window, at least a point wide and high.
  static func isInside(_ view: UIView, of window: UIWindow) -> Bool {
    let shown = view.convert(view.bounds, to: window).intersection(window.bounds)
    return shown.width >= 1 && shown.height >= 1
  }
}
