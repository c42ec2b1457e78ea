/// Something observable that happened in the model.
///
/// Events carry the objects themselves and no text, so that publishing one costs a few words; whoever listens
/// decides what to write down, at ``Simulator/now``.
@MainActor
public enum SimulatorEvent {
  /// UIKit called a method of a delegate, data source, animator or interactor.
  case call(AnyObject, StaticString)
  /// A controller's view is about to appear, appeared, and so on.
  case appearance(UIViewController, AppearanceCall, animated: Bool)
  /// A view got a superview, or lost it (`nil`).
  case moved(UIView, to: UIView?)
  /// Controllers were related anew: presented, dismissed, pushed, popped, selected, added or removed.
  case controllers(ControllerChange)
  /// A transition went one stage further.
  case transition(TransitionEvent)
  /// A recogniser changed its state.
  case gesture(UIGestureRecognizer, UIGestureRecognizer.State)
  /// A finger was delivered.
  case touch(UITouch)
  /// An animation was added to a layer or left it.
  case animation(AnimationEvent)
  /// The application went to another state.
  case application(UIApplication.State)
  /// The device could be felt.
  case feedback(String)
  /// UIKit would have printed this.
  case warning(UIKitWarning)
}

/// The six moments of a controller's appearance.
public enum AppearanceCall: String, Sendable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear,
    viewDidDisappear
}

/// A change in how controllers relate to each other.
@MainActor
public enum ControllerChange {
  case presented(UIViewController, by: UIViewController)
  case dismissed(UIViewController, by: UIViewController)
  case stack(UINavigationController)
  case selected(UITabBarController)
  case addedChild(UIViewController, to: UIViewController)
  case removedChild(UIViewController, from: UIViewController)
}

/// A stage in the life of an animation.
@MainActor
public enum AnimationEvent {
  case added(CALayer, key: String)
  case ended(CALayer, key: String, finished: Bool)
}
