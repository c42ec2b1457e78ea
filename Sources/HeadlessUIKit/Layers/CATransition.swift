/// An animation from the former look of a layer to its present look.
///
/// - Note: A transition changes no property, so a presentation layer shows no difference. Only its
///   begin and its end can be observed.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The visual style of the transition. Has no effect, because nothing is drawn here.
  open var type = CATransitionType.fade
  /// The side from which the transition comes. Has no effect, because nothing is drawn here.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins. Has no effect, because nothing is drawn here.
  open var startProgress: Float = 0
  /// The progress at which the transition ends. Has no effect, because nothing is drawn here.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The key under which a layer keeps its transition. A transition that was added with another key
/// is kept under this one, too.
public let kCATransition = "transition"

/// The visual style of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the transition's style.
  public let rawValue: String
  /// Creates a transition's style from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The style in which the new look fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The style in which the new look moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The style in which the new look pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The style in which the old look moves away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition's new look comes in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the transition's side.
  public let rawValue: String
  /// Creates a transition's side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The side from which the new look comes: the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The side from which the new look comes: the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The side from which the new look comes: the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The side from which the new look comes: the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
