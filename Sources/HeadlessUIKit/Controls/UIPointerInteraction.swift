public import Foundation

/// An interaction that changes the shape of a mouse's pointer over a view. The model has no mouse,
/// so the delegate is not called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the pointer's shape, which is held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if the interaction changes the pointer.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks again for the pointer's shape. Does nothing, because there is no pointer.
  open func invalidate() {}
}

/// A delegate that supplies the shape of a mouse's pointer. Without a mouse it is never called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A part of a view in which a mouse's pointer has one shape.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle of the region, in the view's coordinates.
  public let rect: CGRect
  /// The name that the app gives to the region; `nil` if it gives none.
  public let identifier: AnyHashable?

  /// Creates a region from its rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// The change of a view under a mouse's pointer, with the picture that it changes.
public enum UIPointerEffect {
  /// The change that UIKit chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The view rises under the pointer.
  case lift(UITargetedPreview)
  /// The view changes as the app says, and the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of the tint of a view under the pointer.
  @frozen public enum TintMode: Sendable { case none, overlay, underlay }

  /// The picture that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The directions of a movement.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the left and to the right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// All directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The outline of a mouse's pointer.
public enum UIPointerShape {
  /// Any outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright line, as between the letters of a text.
  case verticalBeam(length: CGFloat)
  /// A lying line.
  case horizontalBeam(length: CGFloat)
}

/// The shape of a mouse's pointer over a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates the style of a pointer that nobody sees.
  public override init() { super.init() }

  /// Creates a style that changes the view under the pointer, and may change the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

  /// Creates a style that changes the pointer alone.
  ///
  /// - Parameter axes: The directions in which the pointer is drawn to the middle of its region.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }

  /// Returns the style of a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// Returns the style that the system gives to a pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// An interaction that follows the taps of a pencil. The model has no pencil, so the delegate is
/// not called.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The delegate that is told of the pencil's taps, which is held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if the interaction follows the pencil.
  open var isEnabled = true

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that is told of a pencil's taps. Without a pencil it is never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}
