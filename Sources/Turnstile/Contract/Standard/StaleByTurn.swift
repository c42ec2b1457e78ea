import HeadlessUIKit

/// A look-out for views of a presentation that nobody has laid out for a new size of the window.
///
/// When the device is turned, UIKit resizes the container view of a presentation, and applies the
/// autoresizing masks inside. It does not ask for the frames again. So a presentation controller
/// that does not set the frame of the presented view in `containerViewWillLayoutSubviews()` shows
/// it in a place that its own `frameOfPresentedViewInContainerView` does not name. And a view that
/// dims the screen behind, made with the container's bounds and without an autoresizing mask,
/// leaves a part of that screen bright.
///
/// Only a view that was right at the rest before and is seen now is judged, and only if its frame
/// is the one that its mask alone has made. Where the app has set a frame, by code or by
/// constraints, that frame is its wish.
@MainActor
struct StaleByTurn {
  /// A view that nobody has laid out for the new size.
  struct View {
    let view: UIView
    /// True if it is the presented view; false if it covers the screen behind that.
    let isPresented: Bool
    /// The frame that it should have now, in its container.
    let expected: CGRect
  }

  /// The views in a presentation's container that were right at a rest.
  private struct Scene {
    /// The serial number of the presented controller.
    var screen: Int
    /// The size of the container.
    var room: CGSize
    /// The numbers of the drags and of the transitions before the rest.
    var drags: Int, transitions: Int
    /// The frame of the presented view, if it is the one that the app's own presentation controller
    /// names.
    var presented: CGRect?
    /// The frames of the views that cover the whole container, and a screen behind it, by their
    /// serial numbers.
    var covers: [Int: CGRect] = [:]
  }

  private var seen: Scene?
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns a view of the topmost presentation that was right at the rest before, in a container
  /// of another size, and has not been laid out since; `nil` if there is none. It looks only if the
  /// app has come to a new rest.
  mutating func next(in world: World) -> View? {
    guard world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    let before = seen
    seen = nil
    guard let screen = world.presented, let presentation = screen.presentationController,
      let container = presentation.containerView, container.window === world.window,
      !container.bounds.isEmpty
    else { return nil }
    let now = Self.scene(of: screen, presentation, in: container, world)
    seen = now
    guard let before, before.screen == now.screen, before.room != now.room,
      (before.drags, before.transitions) == (now.drags, now.transitions)
    else { return nil }
    return Self.stalePresented(presentation, before, in: container, of: world.window)
      ?? Self.staleCover(presentation, before, in: container, of: world.window)
  }

  private static func scene(
    of screen: UIViewController, _ presentation: UIPresentationController,
    in container: UIView, _ world: World
  ) -> Scene {
    var scene = Scene(
      screen: screen.serial, room: container.bounds.size, drags: world.touches.drags.count,
      transitions: world.transitions.count)
    let presenter = presentation.presentingViewController.viewIfLoaded
    let coversScreen = presenter?.window === world.window
    for view in container.subviews where mayBeStale(view) {
      if view === presentation.presentedView {
        guard presentation.presentationStyle == .custom,
          view.frame.isNear(presentation.frameOfPresentedViewInContainerView)
        else { continue }
        scene.presented = view.frame
      } else if coversScreen, view.frame.contains(container.bounds),
        VanishedScreen.showsAnything(view, in: world.window.bounds, of: world.window)
      {
        scene.covers[view.serial] = view.frame
      }
    }
    return scene
  }

  /// True if nothing but the view's frame and autoresizing mask say where it is.
  private static func mayBeStale(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && view.transform.isIdentity
  }

  private static func stalePresented(
    _ presentation: UIPresentationController, _ before: Scene, in container: UIView,
    of window: UIWindow
  ) -> View? {
    guard let frame = before.presented, let view = presentation.presentedView,
      isUntouched(view, frame, before, in: container), LostByTurn.isInside(view, of: window),
      VanishedScreen.showsAnything(view, in: window.bounds, of: window)
    else { return nil }
    let expected = presentation.frameOfPresentedViewInContainerView
    guard
      !view.frame.insetBy(dx: -1, dy: -1).contains(expected)
        || !expected.insetBy(dx: -1, dy: -1).contains(view.frame)
    else { return nil }
    return View(view: view, isPresented: true, expected: expected)
  }

  private static func staleCover(
    _ presentation: UIPresentationController, _ before: Scene, in container: UIView,
    of window: UIWindow
  ) -> View? {
    for view in container.subviews where view !== presentation.presentedView {
      guard let frame = before.covers[view.serial], isUntouched(view, frame, before, in: container),
        !view.frame.insetBy(dx: -1, dy: -1).contains(container.bounds),
        VanishedScreen.showsAnything(view, in: window.bounds, of: window)
      else { continue }
      return View(view: view, isPresented: false, expected: container.bounds)
    }
    return nil
  }

  /// Returns true if a view has the frame that its autoresizing mask alone has made of the one that
  /// it had at the rest before.
  private static func isUntouched(
    _ view: UIView, _ frame: CGRect, _ before: Scene, in container: UIView
  ) -> Bool {
    view.superview === container && mayBeStale(view)
      && view.frame.isNear(view.autoresized(frame, from: before.room, to: container.bounds.size))
  }
}
