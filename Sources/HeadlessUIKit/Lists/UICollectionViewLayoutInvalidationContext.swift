/// What has changed, for a layout that is about to compute itself anew.
///
/// The model computes everything anew, whatever it says.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the data source has other contents altogether.
  open internal(set) var invalidateEverything = true
  /// Whether the numbers of items have to be asked anew.
  open internal(set) var invalidateDataSourceCounts = false
  public override init() { super.init() }
}

/// What has changed, for a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and distances anew; it always is.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics")
    }
  }
  /// Whether items are put into lines anew; they always are.
  open var invalidateFlowLayoutAttributes = true {
    didSet {
      inert("UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes")
    }
  }
}
