public import HeadlessUIKit

extension Journal {
  /// What an entry is about: its kind, the objects by name, and the values.
  public enum Event: Hashable, Sendable, Codable {
    /// A step of the trace was done.
    case step(Step.Act)
    /// The harness did something that no step asked for.
    case harness(HarnessAct)
    /// The app put a milestone of its own into the journal.
    case note(String)
    /// The system took a finger away. Where fingers come down, move and leave the steps say.
    case touchCancelled(x: Double, y: Double)
    /// A recogniser changed its state.
    case recognizer(Object, RecognizerState)
    /// A change of a navigation stack was asked for and waits for the one under way.
    case queued(UIKitTransition.Kind)
    /// A transition went one stage further.
    case transition(Transition, Stage)
    /// A controller was told about its appearance.
    case appearance(Object, AppearanceCall, animated: Bool)
    /// Controllers were related anew.
    case controllers(Relation)
    /// A view got a superview, or lost it.
    case moved(Object, superview: Object?)
    /// UIKit called a method of a delegate, data source, animator or interactor.
    case call(type: String, method: String)
    /// An animation was added to a layer or left it.
    case animation(key: String, AnimationStage)
    /// The application went to another state, the device could be felt, or something was asked of
    /// the world outside.
    case system(String)
    /// UIKit would have printed this.
    case warning(UIKitWarning)
    /// The app set a property, by class and name, that the model keeps and from which nothing
    /// follows.
    case inert(property: String)
    /// The app passed a place where a piece of it was cut out, since it does not compile here.
    case cut(String, inTransition: Bool)
  }

  /// An object of the app's or of UIKit's: its class, and which one of them in the order they were
  /// first heard of.
  public struct Object: Sendable, Codable {
    /// The name of its class.
    public var type: String
    /// Which one of its class, from 1.
    public var number: Int
    /// The number the model gave it when it was made.
    public var serial: Int
  }

  /// A transition, as the journal knows it.
  public struct Transition: Hashable, Sendable, Codable {
    /// What changes hands.
    public var kind: UIKitTransition.Kind
    /// Which transition of the run it is, from 1.
    public var number: Int
    /// Whether an interactor was handed out for it.
    public var hasInteractor: Bool
  }

  /// A stage in the life of a transition; see `TransitionEvent.Stage`.
  public enum Stage: Hashable, Sendable, Codable {
    case requested
    case started(interactive: Bool)
    case progress(Reading)
    case paused, finishing, cancelling
    case completed(Bool)
    case completedAgain(Bool)
    case ended(Bool)
    case late(TransitionEvent.InteractionCall, swallowed: Bool)
    case early(TransitionEvent.InteractionCall, lost: Bool)
    case abandoned
  }

  /// A number as it was given, which may be none: compared and stored by its bits.
  public struct Reading: Hashable, Sendable, Codable {
    private var bits: UInt64

    /// Takes a number down.
    public init(_ value: Double) { bits = value.bitPattern }

    /// The number.
    public var value: Double { Double(bitPattern: bits) }
  }

  /// The state of a recogniser.
  public enum RecognizerState: String, Hashable, Sendable, Codable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// How controllers stand to each other now.
  public enum Relation: Hashable, Sendable, Codable {
    case presented(Object, by: Object)
    case dismissed(Object, by: Object)
    case stack([Object])
    case selected(tab: Int)
    case added(Object, to: Object)
    case removed(Object, from: Object)
  }

  /// A stage in the life of an animation.
  public enum AnimationStage: String, Hashable, Sendable, Codable {
    case begins, ends
    case isBrokenOff = "is broken off"
  }
}

/// Two objects are the same to a reader if their names are. Serials also count objects that no
/// entry names, so they are not compared.
extension Journal.Object: Hashable {
  public static func == (one: Journal.Object, other: Journal.Object) -> Bool {
    one.number == other.number && one.type == other.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(number)
  }
}
