/// An item that a dynamic animator moves, usually a view.
///
/// A ``UIDynamicAnimator`` reads the item's position when the item is added, and afterwards only
/// sets it. Other code that moves the item must therefore call
/// ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the dynamic item, which the animator moves.
  var center: CGPoint { get set }
  /// The bounds of the dynamic item, which give its size.
  var bounds: CGRect { get }
  /// The transform of the dynamic item, by which the animator rotates it.
  var transform: CGAffineTransform { get set }
  /// The kind of the dynamic item's collision shape, such as a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the collision shape, relative to the item's centre. It is used if the shape is
  /// a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default collision shape of a dynamic item, for a type that leaves the property out: a
  /// rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default outline of a dynamic item's collision shape, for a type that leaves the property
  /// out: its bounds.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The kind of a dynamic item's collision shape.
@frozen public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The collision shape is the dynamic item's bounds.
  case rectangle
  /// The collision shape is the ellipse inside the dynamic item's bounds.
  case ellipse
  /// The collision shape is a convex path, which the dynamic item provides.
  case path
}
