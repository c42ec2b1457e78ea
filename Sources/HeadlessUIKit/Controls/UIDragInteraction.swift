public import Foundation

/// An item that a finger drags, with the provider of its data.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the dragged item's data.
  public let itemProvider: NSItemProvider
  /// The app's own object for the dragged item, which never leaves the app.
  open var localObject: Any?
  /// A closure that makes the dragged item's picture. The model never calls it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates a dragged item from the provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The items and the finger of a drag, for drag sessions and drop sessions alike.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// Returns the finger's place in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Returns true if one of the items can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag that is under way, as the interaction sees it in which it began. The model begins none.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object for the drag session.
  var localContext: Any? { get set }
}

/// A drag that is over a view which may take its items. The model begins none.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session in this app to which the drop session belongs; `nil` if another app began it.
  var localDragSession: (any UIDragSession)? { get }
}

/// An interaction that lets a finger drag a view's items. The model recognises no drag, so the
/// delegate is not called.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the items, which is held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the drag interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if a finger may begin a drag.
  open var isEnabled = true

  /// Creates a drag interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that supplies the items which a finger drags.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that is about to begin; an empty list lets none begin.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// An interaction that lets a view take the items of a drag. The model recognises no drag, so the
/// delegate is not called.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate that takes the items, which is held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the drop interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if two drags may be over the view at once.
  open var allowsSimultaneousDropSessions = false

  /// Creates a drop interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that takes the items of a drag. All of its methods may be left out.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns true if the view can take the items of a drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Returns what a drop would do now.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes the items of a drag whose finger was lifted.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true, for a delegate without an answer of its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns a proposal to take nothing, for a delegate without an answer of its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing, for a delegate without an answer of its own.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}

/// The effect of a drop: nothing, or a copy or move of the items to the view.
@frozen public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// A proposal of what a drop would do with the items.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the proposal names.
  public let operation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The picture of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown under the finger.
  public let view: UIView

  /// Creates the picture of a dragged item from a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// The shape and colour of a dragged item's picture.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// The place to which a dragged item's picture moves.
public typealias UIDragPreviewTarget = UIPreviewTarget
/// A view with the place to which it moves when the drag has ended.
public typealias UITargetedDragPreview = UITargetedPreview
