/// An observable event in the model.
///
/// Events carry the objects themselves and no text, so that publishing one is cheap. The listener
/// decides what to write down, at ``Simulator/now``.
@MainActor
public enum SimulatorEvent {
  /// UIKit called a method of a delegate, data source, animator or interactor.
  case call(AnyObject, StaticString)
  /// A controller's view appears, disappears, or is loaded.
  case appearance(UIViewController, AppearanceCall, animated: Bool)
  /// A controller was told to begin an appearance that it was in already, or to end one that had
  /// not begun. The warning follows (R42, R129).
  case unbalancedAppearance(UIViewController)
  /// A view was added to a superview, or removed from it (`nil`).
  case moved(UIView, to: UIView?)
  /// The relation of controllers changed: one was presented, dismissed, pushed, popped, selected,
  /// added or removed.
  case controllers(ControllerChange)
  /// A transition was requested that must wait until the running one ends.
  case queued(QueuedRequest)
  /// A transition reached its next stage.
  case transition(TransitionEvent)
  /// A recogniser changed its state.
  case gesture(UIGestureRecognizer, UIGestureRecognizer.State)
  /// A touch was delivered.
  case touch(UITouch)
  /// An animation was added to a layer or removed from it.
  case animation(AnimationEvent)
  /// The application changed its state.
  case application(UIApplication.State)
  /// A feedback generator gave haptic feedback.
  case feedback(String)
  /// UIKit would print a warning.
  case warning(UIKitWarning)
  /// The app set a property that has no effect in the model. The property is given by class and
  /// name, and reported once a run.
  case inert(String)
  /// The app requested something from outside the model. The text names the request and the answer.
  case outside(String)
  /// The app reached a place from which code that does not compile here was cut.
  case cut(CutPassing)
}

/// The six moments of a controller's appearance.
public enum AppearanceCall: String, Sendable, Codable {
  /// The method of the controller that is called.
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear,
    viewDidDisappear
}

/// A request for a transition that must wait for another to end (R42).
public struct QueuedRequest: Hashable, Sendable {
  /// The kind of the requested transition.
  public let kind: UIKitTransition.Kind
  /// A number that identifies the request.
  public let serial: Int
}

/// A change in how controllers relate to each other.
@MainActor
public enum ControllerChange {
  /// A controller is presented by another.
  case presented(UIViewController, by: UIViewController)
  /// A controller that another had presented is dismissed.
  case dismissed(UIViewController, by: UIViewController)
  /// The stack of a navigation controller has changed to these controllers.
  case stack(UIViewController, showing: [UIViewController])
  /// The selected tab of a tab bar controller has changed to this index.
  case selected(UIViewController, index: Int)
  /// A controller has become the child of another.
  case addedChild(UIViewController, to: UIViewController)
  /// A controller is no longer the child of another.
  case removedChild(UIViewController, from: UIViewController)
}

// MARK: - Listening

/// The holder of a simulator's event listener.
@MainActor
private final class Listener {
  var hear: (@MainActor (SimulatorEvent) -> Void)?
}

extension Simulator: AnimationListening {
  private var heard: Listener { kept(at: .listener) { Listener() } }

  /// The closure that gets every event of the simulator. With `nil`, publishing costs nothing.
  public var listener: (@MainActor (SimulatorEvent) -> Void)? {
    get { heard.hear }
    set {
      heard.hear = newValue
      isHeard = newValue != nil
    }
  }

  /// Passes an event to the listener. Without a listener, the event is not even built.
  @inline(__always)
  func publish(_ event: @autoclosure () -> SimulatorEvent) {
    if isHeard, let listener { listener(event()) }
  }

  func announce(_ warning: UIKitWarning) { publish(.warning(warning)) }

  func announceInert(_ property: String) { publish(.inert(property)) }

  func announceCut(_ cut: CutPassing) { publish(.cut(cut)) }

  func announceOutside(_ text: String) { publish(.outside(text)) }

  func announce(_ event: @autoclosure () -> AnimationEvent) { publish(.animation(event())) }
}
