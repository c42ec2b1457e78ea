/// An animation from a layer's former look to its present look, such as a fade.
///
/// - Note: A transition changes no property, so a presentation layer shows no difference. Only its
///   begin and its end can be observed.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The visual style of the transition, such as a fade or a push. Has no effect, because the model
  /// draws no layers.
  open var type = CATransitionType.fade
  /// The side from which the transition brings the new look in. Has no effect, because the model
  /// draws no layers.
  open var subtype: CATransitionSubtype?
  /// The progress, from 0 to 1, at which the transition begins. Has no effect, because the model
  /// draws no layers.
  open var startProgress: Float = 0
  /// The progress, from 0 to 1, at which the transition ends. Has no effect, because the model
  /// draws no layers.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The key under which a layer keeps its `CATransition`, even one that was added under another key.
public let kCATransition = "transition"

/// The visual style of a `CATransition`, such as a fade or a push.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `CATransition`'s style: its name in Core Animation.
  public let rawValue: String
  /// Creates a `CATransition`'s style from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A `CATransition` lets the layer's new look fade in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// A `CATransition` moves the layer's new look in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// A `CATransition` lets the layer's new look push the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// A `CATransition` moves the layer's old look away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a `CATransition` brings the layer's new look in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value of the side from which a `CATransition` comes: its name in Core Animation.
  public let rawValue: String
  /// Creates the side from which a `CATransition` comes, from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A `CATransition` brings the layer's new look in from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// A `CATransition` brings the layer's new look in from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// A `CATransition` brings the layer's new look in from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// A `CATransition` brings the layer's new look in from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
