/// A delegate that is told of selections and other events in a collection view. All methods are
/// optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns true if a touch may highlight and select an item; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that an item's cell has been highlighted, because a finger presses it.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item's cell is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns true if a tap selects an item; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns true if a tap on a selected item deselects it; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a tap has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells the delegate that a tap has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Tells the delegate that an item's cell is about to be shown in the collection view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that an item's cell has been removed from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a header, footer or other supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Tells the delegate that a header, footer or other supplementary view has been removed from the
  /// collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns the content offset that the collection view is to have after a change of layout; by
  /// default the proposed one. The model never calls the method.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
}

extension UICollectionViewDelegate {
  /// Returns true if a touch may highlight and select an item. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, shouldHighlightItemAt: indexPath) ?? true
  }
  /// Tells the delegate that an item has been highlighted, because a finger presses it. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didHighlightItemAt: indexPath)
  }
  /// Tells the delegate that an item is no longer highlighted. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Returns true if a tap selects an item. By default, asks the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any; otherwise true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, shouldSelectItemAt: indexPath) ?? true
  }
  /// Returns true if a tap on a selected item deselects it. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, shouldDeselectItemAt: indexPath) ?? true
  }
  /// Tells the delegate that a tap has selected an item. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didSelectItemAt: indexPath)
  }
  /// Tells the delegate that a tap has deselected an item. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didDeselectItemAt: indexPath)
  }
  /// Tells the delegate that a cell is about to be shown. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// Tells the delegate that a cell has been removed from the collection. By default, forwards the
  /// call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// Tells the delegate that a supplementary view is about to be shown. By default, forwards the
  /// call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }
  /// Tells the delegate that a supplementary view has been removed from the collection. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
  /// Returns the content offset that the collection view is to have after a change of layout. By
  /// default, asks the object that the delegate's `forwardingTarget(for:)` returns, if any;
  /// otherwise the proposed one. The model never calls the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    forwardee((any UICollectionViewDelegate).self)?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }
}

/// A delegate that supplies sizes to a flow layout. In place of a method that is left out, the
/// layout's own property is used.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item in a flow layout; the layout's `itemSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the space around the items of a section in a flow layout; the layout's `sectionInset`
  /// by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the space between two lines of items in a section of a flow layout; the layout's
  /// `minimumLineSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the smallest space between two items of a line in a flow layout; the layout's
  /// `minimumInteritemSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header in a flow layout; the layout's `headerReferenceSize` by
  /// default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer in a flow layout; the layout's `footerReferenceSize` by
  /// default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    guard let flow = layout as? UICollectionViewFlowLayout else {
      preconditionFailure("A flow layout's delegate was asked by \(type(of: layout)).")
    }
    return flow
  }

  /// Returns the size of an item. By default, asks the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any; otherwise the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? flow(collectionViewLayout).itemSize
  }
  /// Returns the space around the items of a section. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      ?? flow(collectionViewLayout).sectionInset
  }
  /// Returns the space between two lines of a section. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise the layout's
  /// `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      ?? flow(collectionViewLayout).minimumLineSpacing
  }
  /// Returns the smallest space between two items of a line. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise the layout's
  /// `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      ?? flow(collectionViewLayout).minimumInteritemSpacing
  }
  /// Returns the size of a section's header. By default, asks the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any; otherwise the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      ?? flow(collectionViewLayout).headerReferenceSize
  }
  /// Returns the size of a section's footer. By default, asks the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any; otherwise the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    forwardee((any UICollectionViewDelegateFlowLayout).self)?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      ?? flow(collectionViewLayout).footerReferenceSize
  }
}

/// The data source of a collection view, which supplies its items and their cells. Only the number
/// of items and the cells are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section of the collection view.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell of an item. The collection view calls the method when the item becomes
  /// visible.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of the collection view's sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a header, footer or other supplementary view. The collection view calls the method
  /// when the view becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns true if an item may be moved; false by default. The model never calls the method,
  /// because items are not reordered by finger.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Moves an item in the app's data; does nothing by default. The model never calls the method,
  /// because items are not reordered by finger.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns the number of the collection view's sections: 1, for data sources that do not
  /// implement the method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Notes that the data source does not implement the method, so that the collection view shows no
  /// header, footer or other supplementary view there (rule R234 of UIKit's behaviour).
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.noteLeftOut()
    return UICollectionReusableView()
  }
  /// Returns true if an item may be moved; false by default. The model never calls the method,
  /// because items are not reordered by finger.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Moves an item in the app's data; does nothing by default. The model never calls the method,
  /// because items are not reordered by finger.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// The prefetching data source of a collection view, which is told of items that are needed soon.
/// The model never tells it, because nothing takes time to load there.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the data source that the collection view needs items soon. The model never calls the
  /// method.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
