public import Foundation

/// A context that says which parts of a collection view's layout are outdated when it is
/// invalidated.
///
/// The model always computes the whole layout, whatever the context says.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if the collection view's whole contents may be different: after `reloadData()`, after the
  /// data source or the layout was replaced, and if the app invalidated the layout without a
  /// context (rule R199 of UIKit's behaviour).
  open internal(set) var invalidateEverything = false
  /// True if the collection view's numbers of items may be different: after `reloadData()` and
  /// after an update.
  open internal(set) var invalidateDataSourceCounts = false
  /// The distance by which the collection view scrolls when the layout is invalidated, so that what
  /// the user sees stays where it is.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size. Has no effect, because the model asks the layout for the
  /// size again.
  open var contentSizeAdjustment = CGSize.zero {
    didSet { inert("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") }
  }
  /// The index paths of the items that were named as outdated; `nil` if none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the headers and the like that were named as outdated, by their kind; `nil`
  /// if none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the decorations that were named as outdated, by their kind; `nil` if none
  /// were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Names items as outdated.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names views such as headers as outdated.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var named = invalidatedSupplementaryIndexPaths ?? [:]
    named[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = named
  }
  /// Names decorations as outdated.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var named = invalidatedDecorationIndexPaths ?? [:]
    named[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = named
  }
}

/// A context that says which parts of a flow layout are outdated when it is invalidated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// True if the delegate is asked for sizes and distances again. Has no effect: the model always
  /// asks again.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics")
    }
  }
  /// True if the flow layout's items are put into lines again. Has no effect: the model always does
  /// that.
  open var invalidateFlowLayoutAttributes = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes")
    }
  }
}
