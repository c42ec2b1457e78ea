/// A description of the changes that invalidate a layout.
///
/// The model always computes the whole layout, whatever the context says.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True after `reloadData()`, after the data source or the layout was replaced, and if the app
  /// invalidated the layout without a context (rule R199 of UIKit's behaviour).
  open internal(set) var invalidateEverything = false
  /// True if the numbers of items may have changed: after `reloadData()` and after an update.
  open internal(set) var invalidateDataSourceCounts = false
  public override init() { super.init() }
}

/// A description of the changes that invalidate a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// True if the delegate is asked for sizes and distances again. Has no effect: it always is.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics")
    }
  }
  /// True if items are put into lines again. Has no effect: they always are.
  open var invalidateFlowLayoutAttributes = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes")
    }
  }
}
