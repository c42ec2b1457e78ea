import HeadlessUIKit

/// A look-out for a presented screen that has moved everything it showed out of sight, and stays
/// presented.
///
/// A sheet of the app's own may animate itself away and then forget to dismiss itself. The user
/// sees the screen below it and cannot touch it, because the sheet's clear view lies over it. A
/// screen that never showed anything, such as one that only waits, is left alone, and so is one
/// that lets touches through, or that a rotation has put out of sight.
@MainActor
struct VanishedScreen {
  /// The serial number of the presented controller that showed something at the last rest, with
  /// the window's size at that rest; `nil` if there was none.
  private var shown: (serial: Int, size: CGSize)?
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns the presented controller that showed something at the rest before, shows nothing now,
  /// and takes all touches; `nil` if there is none. It looks only if the app has come to a new
  /// rest.
  mutating func next(in world: World) -> UIViewController? {
    guard world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    let window = world.window
    guard let screen = world.presented, let cover = Self.cover(of: screen, in: window)
    else {
      shown = nil
      return nil
    }
    if Self.showsAnything(cover, in: window.bounds, of: window) {
      shown = (screen.serial, window.bounds.size)
      return nil
    }
    guard let shown, shown == (screen.serial, window.bounds.size),
      Self.takesAllTouches(screen.view, in: window)
    else { return nil }
    self.shown = nil
    return screen
  }

  /// The view that holds all of a presented screen, while the presenter can be seen behind it;
  /// `nil` if the presenter's view was removed.
  private static func cover(of screen: UIViewController, in window: UIWindow) -> UIView? {
    guard screen.presentingViewController?.viewIfLoaded?.window === window,
      let view = screen.viewIfLoaded, view.window === window
    else { return nil }
    return screen.presentationController?.containerView ?? view
  }

  /// Returns true if touches anywhere in the window reach a view or one inside it.
  static func takesAllTouches(_ view: UIView, in window: UIWindow) -> Bool {
    TapReach.grid(over: window, in: window, density: 3).allSatisfy { point in
      window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
  }

  // MARK: - What can be seen

  /// Returns true if a view or one inside it shows anything within an area of the window.
  static func showsAnything(_ view: UIView, in area: CGRect, of window: UIWindow) -> Bool {
    guard !view.isHidden, view.alpha > 0.01 else { return false }
    let own = view.convert(view.bounds, to: window).intersection(area)
    let isInside = own.width >= 1 && own.height >= 1
    if isInside, showsItself(view) { return true }
    let clipped = view.clipsToBounds ? own : area
    guard isInside || !view.clipsToBounds else { return false }
    return view.subviews.contains { showsAnything($0, in: clipped, of: window) }
  }

  /// Returns true if a view shows something of its own, apart from its subviews.
  private static func showsItself(_ view: UIView) -> Bool {
    if let color = view.backgroundColor, color.cgColor.alpha > 0.01 { return true }
    let layer = view.layer
    if layer.contents != nil || layer.borderWidth > 0 { return true }
    // A clear view's shadow is that of its subviews, unless it has a shape of its own.
    if layer.shadowOpacity > 0, layer.shadowPath != nil { return true }
    let hasOwnLayers = layer.sublayers?.contains { !($0.delegate is UIView) } ?? false
    if hasOwnLayers { return true }
    switch ViewContent(of: view) {
    case .text(let text): return !text.isEmpty
    case .picture(let picture): return picture != nil
    case nil: break
    }
    if let effect = view as? UIVisualEffectView { return effect.effect != nil }
    // A class of the app's own without subviews may draw, as may those of UIKit's controls.
    guard view.subviews.isEmpty else { return false }
    let type = String(reflecting: Swift.type(of: view))
    let module = type.split(separator: ".").first.map(String.init) ?? ""
    return FunctionName.isOfApp(module: module) || view is UIControl && !(view is UIButton)
      || view is UIActivityIndicatorView
  }
}
