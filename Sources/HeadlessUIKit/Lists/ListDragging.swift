public import Foundation

// The model recognises no drag, so these delegates are kept and never called.

/// A delegate that supplies the items of table rows that a finger drags.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins in a row; an empty list lets none begin.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// A delegate that takes the items of a drag into a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items of a drag whose finger was lifted over the table.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// The facts of a drop into a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, with the rows they come from.
  var items: [any UITableViewDropItem] { get }
  /// The row before which the items were dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The app's proposal of what the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
}

/// An item that was dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item itself.
  var dragItem: UIDragItem { get }
  /// The row of the same table that the item comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// A proposal of what a drop into a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The place of the items: between rows, in one, or decided by the system.
  @frozen public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// The place of the items that the proposal names.
  public let intent: Intent

  /// Creates a proposal of an operation and a place.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A delegate that supplies the items of collection cells that a finger drags.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins in a cell; an empty list lets none begin.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// A delegate that takes the items of a drag into a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items of a drag whose finger was lifted over the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// The facts of a drop into a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, with the cells they come from.
  var items: [any UICollectionViewDropItem] { get }
  /// The item before which the items were dropped.
  var destinationIndexPath: IndexPath? { get }
  /// The app's proposal of what the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
}

/// An item that was dropped into a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item itself.
  var dragItem: UIDragItem { get }
  /// The cell of the same collection that the item comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// A proposal of what a drop into a collection would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of the items: between cells, in one, or not said.
  @frozen public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// The place of the items that the proposal names.
  public let intent: Intent

  /// Creates a proposal of an operation and a place.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An object that is told which rows a table needs soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of rows that come into view soon. The model never calls the method.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

extension UICollectionView {
  /// Begins to move an item with the finger. Returns false: the model moves no items in this way.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves the item that is being moved to a point. Does nothing, because none is.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Leaves the item that is being moved where it is. Does nothing, because none is.
  public func endInteractiveMovement() {}
  /// Puts the item that is being moved back. Does nothing, because none is.
  public func cancelInteractiveMovement() {}
}
