/// Something observable that happened in the model.
///
/// Events carry the objects themselves and no text, so that publishing one costs a few words;
/// whoever listens decides what to write down, at ``Simulator/now``.
@MainActor
public enum SimulatorEvent {
  /// UIKit called a method of a delegate, data source, animator or interactor.
  case call(AnyObject, StaticString)
  /// A controller's view is about to appear, appeared, and so on.
  case appearance(UIViewController, AppearanceCall, animated: Bool)
  /// A controller was told to begin what it was in already, or to end what had not begun; the
  /// warning follows (R42, R129).
  case unbalancedAppearance(UIViewController)
  /// A view got a superview, or lost it (`nil`).
  case moved(UIView, to: UIView?)
  /// Controllers were related anew: presented, dismissed, pushed, popped, selected, added or
  /// removed.
  case controllers(ControllerChange)
  /// A transition was asked for that has to wait for the one under way; it is made when its turn
  /// comes.
  case queued(QueuedRequest)
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
  /// The app has set a property, by class and name, that is kept and from which nothing follows
  /// here; told once a run.
  case inert(String)
  /// The app has asked something of the world outside: what, and what it is told.
  case outside(String)
  /// The app passes a place where a piece of it was cut out, since it does not compile here.
  case cut(CutPassing)
}

/// The six moments of a controller's appearance.
public enum AppearanceCall: String, Sendable, Codable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear,
    viewDidDisappear
}

/// A request for a transition that has to wait for another to end (R42).
public struct QueuedRequest: Hashable, Sendable {
  /// What will change hands.
  public let kind: UIKitTransition.Kind
  /// A number that no other request has.
  public let serial: Int
}

/// A change in how controllers relate to each other.
@MainActor
public enum ControllerChange {
  case presented(UIViewController, by: UIViewController)
  case dismissed(UIViewController, by: UIViewController)
  case stack(UIViewController, showing: [UIViewController])
  case selected(UIViewController, index: Int)
  case addedChild(UIViewController, to: UIViewController)
  case removedChild(UIViewController, from: UIViewController)
}

// MARK: - Listening

/// Hears of everything observable in one world.
@MainActor
private final class Listener {
  var hear: (@MainActor (SimulatorEvent) -> Void)?
}

extension Simulator: AnimationListening {
  private var heard: Listener { kept(at: .listener) { Listener() } }

  /// What is heard of everything observable; `nil` costs nothing.
  public var listener: (@MainActor (SimulatorEvent) -> Void)? {
    get { heard.hear }
    set {
      heard.hear = newValue
      isHeard = newValue != nil
    }
  }

  /// Tells the listener, if there is one; the event is not even built if there is none.
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
