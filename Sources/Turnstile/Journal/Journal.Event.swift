public import HeadlessUIKit

extension Journal {
  /// The event of a journal entry: its kind, the objects by name, and the values.
  public enum Event: Hashable, Sendable, Codable {
    /// The trace did one of its steps, such as a touch.
    case step(Step.Act)
    /// The harness, which runs the trace, did something that no step of the trace asks for, such as
    /// lifting a finger at the end.
    case harness(HarnessAct)
    /// The app added a note to the journal.
    case note(String)
    /// The system cancelled a touch. Other touch events are not in the journal, because the steps
    /// show them.
    case touchCancelled(x: Double, y: Double)
    /// A gesture recogniser changed its state.
    case recognizer(Object, RecognizerState)
    /// A change of a navigation stack was requested and waits for the transition under way.
    case queued(UIKitTransition.Kind)
    /// A transition reached another stage of its life, such as its start.
    case transition(Transition, Stage)
    /// A controller got an appearance call, such as `viewWillAppear`.
    case appearance(Object, AppearanceCall, animated: Bool)
    /// The relation between two controllers changed, such as by a presentation.
    case controllers(Relation)
    /// A view got a new superview, or lost the one it had.
    case moved(Object, superview: Object?)
    /// UIKit called a method of a delegate, data source, animator or interactor.
    case call(type: String, method: String)
    /// An animation was added to a layer or left it.
    case animation(key: String, AnimationStage)
    /// The application changed its state, the device gave haptic feedback, or the app made a
    /// request to the world outside.
    case system(String)
    /// UIKit would have printed a warning on the console.
    case warning(UIKitWarning)
    /// The app set a property that the model stores without any effect.
    case inert(property: String)
    /// The app passed a cut: a place where code that does not compile here was taken out.
    case cut(String, inTransition: Bool)
  }

  /// An object of the app or of UIKit: its class, and its number among the objects of that class,
  /// in the order of their first events.
  public struct Object: Sendable, Codable {
    /// The name of the object's class.
    public var type: String
    /// The object's number among the objects of its class, from 1.
    public var number: Int
    /// The serial number that the model gave the object when the object was created.
    public var serial: Int
  }

  /// A transition in a journal: its kind, and its number in the run.
  public struct Transition: Hashable, Sendable, Codable {
    /// The kind of the transition, such as a push or a presentation.
    public var kind: UIKitTransition.Kind
    /// The transition's number among those of the run, from 1.
    public var number: Int
    /// True if the app provided an interactor for the transition.
    public var hasInteractor: Bool
  }

  /// A stage in the life of a transition, such as its start or a cancel, as the journal records it.
  public enum Stage: Hashable, Sendable, Codable {
    /// The request for the transition was accepted. The transition has not started.
    case requested
    /// The transition starts, with or without an interactive phase.
    case started(interactive: Bool)
    /// The context or an interactor got the finger's progress through the transition.
    case progress(Reading)
    /// The interactive phase of the transition was paused, because a finger took control again, or
    /// ended, with a finish or a cancel.
    case paused, finishing, cancelling
    /// The app called `completeTransition` with this argument.
    case completed(Bool)
    /// The app called `completeTransition` with this argument, although the transition had already
    /// been completed.
    case completedAgain(Bool)
    /// UIKit has sent the transition's last callback: the transition finished (true) or was
    /// cancelled (false).
    case ended(Bool)
    /// The app called the interactor, for example to finish, too late for the call to have an
    /// effect.
    case late(TransitionEvent.InteractionCall, swallowed: Bool)
    /// The app called the interactor, for example to finish, before the transition had started.
    case early(TransitionEvent.InteractionCall, lost: Bool)
    /// The run ended and the simulated UIKit was torn down before the transition had ended.
    case abandoned
  }

  /// A floating-point number that is compared and stored by its bits, because it may be NaN.
  public struct Reading: Hashable, Sendable, Codable {
    private var bits: UInt64

    /// Stores the bits of a floating-point number, so that even a number that is not equal to
    /// itself can be compared.
    public init(_ value: Double) { bits = value.bitPattern }

    /// The floating-point number whose bits are stored.
    public var value: Double { Double(bitPattern: bits) }
  }

  /// The state of a gesture recogniser in a journal.
  public enum RecognizerState: String, Hashable, Sendable, Codable {
    /// The states of a gesture recogniser, named as in UIKit but without UIKit's raw values.
    case possible, began, changed, ended, cancelled, failed
  }

  /// A change in the relation between controllers, such as a presentation.
  public enum Relation: Hashable, Sendable, Codable {
    /// A controller was presented by another one.
    case presented(Object, by: Object)
    /// A controller that another one had presented was dismissed.
    case dismissed(Object, by: Object)
    /// A navigation stack changed; these are its controllers, from the bottom to the top.
    case stack([Object])
    /// A tab bar controller selected the tab with this number.
    case selected(tab: Int)
    /// A controller became the child of another one.
    case added(Object, to: Object)
    /// A controller stopped being the child of another one.
    case removed(Object, from: Object)
  }

  /// A stage in the life of a layer's animation.
  public enum AnimationStage: String, Hashable, Sendable, Codable {
    /// The animation of the layer starts, or ends by itself.
    case begins, ends
    /// The animation is removed from its layer before its end.
    case isBrokenOff = "is broken off"
  }
}

/// Two objects of journals are equal if their classes and numbers are. Their serial numbers are not
/// compared, because a run also gives such numbers to objects that no entry names.
extension Journal.Object: Hashable {
  /// Returns whether two objects have the same class and number. Serials are not compared.
  public static func == (one: Journal.Object, other: Journal.Object) -> Bool {
    one.number == other.number && one.type == other.type
  }

  /// Hashes the class and the number of the object, which decide equality; the serial number is
  /// left out.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(number)
  }
}
