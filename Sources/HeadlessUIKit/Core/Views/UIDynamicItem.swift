/// Something that forces can act on: a view, as a rule.
///
/// A ``UIDynamicAnimator`` reads the item's place when it first meets it, and from then on writes
/// it. Code that moves an item by hand meanwhile has to call
/// ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// The shape it bumps with.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline it bumps with, about its middle, if the shape is a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The shape an item bumps with.
@frozen public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// An outline of its own, which has to be convex.
  case path
}
