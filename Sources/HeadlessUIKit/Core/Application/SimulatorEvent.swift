/// An observable event in the simulator, such as a delegate call or a transition's next stage.
///
/// Events carry the objects themselves and no text, so that publishing one is cheap. The listener
/// turns them into text, and reads the time from ``Simulator/now``.
@MainActor
public enum SimulatorEvent {
  /// UIKit called a method of an object of the app: a delegate, data source, animator or
  /// interactor.
  case call(AnyObject, StaticString)
  /// A controller's appearance method, such as `viewWillAppear`, is called.
  case appearance(UIViewController, AppearanceCall, animated: Bool)
  /// A controller was told to begin an appearance that had begun already, or to end one that had
  /// not begun. UIKit's warning follows as an event of its own (rules R42 and R129 of UIKit's
  /// behaviour).
  case unbalancedAppearance(UIViewController, isEnd: Bool)
  /// A view was added to a superview, or removed from its superview (`nil`).
  case moved(UIView, to: UIView?)
  /// One controller's relation to another changed: it was presented, dismissed, pushed, popped,
  /// selected, added or removed.
  case controllers(ControllerChange)
  /// A transition was requested that has to wait until the running transition ends.
  case queued(QueuedRequest)
  /// A transition reached the next stage of its course, such as its start or its end.
  case transition(TransitionEvent)
  /// A gesture recogniser changed its state.
  case gesture(UIGestureRecognizer, UIGestureRecognizer.State)
  /// A touch was delivered to the app.
  case touch(UITouch)
  /// A Core Animation animation was added to a layer or removed from it.
  case animation(AnimationEvent)
  /// The application changed its state, for example from active to inactive.
  case application(UIApplication.State)
  /// A feedback generator gave haptic feedback.
  case feedback(String)
  /// UIKit would print a warning to the console, which the event carries.
  case warning(UIKitWarning)
  /// The app set a property that has no effect in the model. The text names the class and the
  /// property, and is reported once per run.
  case inert(String)
  /// The app requested something from outside the process, such as another app. The text names the
  /// request and the model's answer.
  case outside(String)
  /// The app reached a cut, that is, a place from which `turnstile adopt` removed code that does
  /// not compile here.
  case cut(CutPassing)
}

/// The six methods by which UIKit tells a controller of its appearance, such as `viewWillAppear`.
public enum AppearanceCall: String, Sendable, Codable {
  /// The six appearance methods of a controller, one of which is called.
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear,
    viewDidDisappear
}

/// A request for a transition that must wait until another transition has ended (rule R42 of
/// UIKit's behaviour).
public struct QueuedRequest: Hashable, Sendable {
  /// The kind of the transition that was requested, such as a presentation or a push.
  public let kind: UIKitTransition.Kind
  /// A number that identifies the request for a transition.
  public let serial: Int
}

/// A change in the relation between two controllers, such as a presentation.
@MainActor
public enum ControllerChange {
  /// A controller was presented by another.
  case presented(UIViewController, by: UIViewController)
  /// A controller was dismissed that another had presented.
  case dismissed(UIViewController, by: UIViewController)
  /// A navigation controller's stack of controllers has changed, and now contains the given ones.
  case stack(UIViewController, showing: [UIViewController])
  /// A tab bar controller selected another tab, whose index is given.
  case selected(UIViewController, index: Int)
  /// A controller has become the child of another.
  case addedChild(UIViewController, to: UIViewController)
  /// A controller is no longer the child of another.
  case removedChild(UIViewController, from: UIViewController)
}

// MARK: - Listening

/// An object that holds the simulator's event listener, that is, the closure that gets every event.
@MainActor
private final class Listener {
  var hear: (@MainActor (SimulatorEvent) -> Void)?
}

extension Simulator: AnimationListening {
  private var heard: Listener { kept(at: .listener) { Listener() } }

  /// The closure that gets every event of the simulator. If it is `nil`, no events are built, so
  /// publishing takes no time.
  public var listener: (@MainActor (SimulatorEvent) -> Void)? {
    get { heard.hear }
    set {
      heard.hear = newValue
      isHeard = newValue != nil
    }
  }

  /// Passes an event to the simulator's listener. Without a listener the event is not even built,
  /// so that it takes no time.
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
