/// The place and look (frame, transform, opacity, depth) that a layout gives to one element of a
/// collection view: a cell, a header or footer, or a decoration.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  /// The index path of the item or other element that has these layout attributes.
  open var indexPath: IndexPath
  /// The category of the element that has these layout attributes: a cell, a supplementary view or
  /// a decoration.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of the supplementary view or decoration that has these layout attributes; `nil` for a
  /// cell.
  open private(set) var representedElementKind: String?

  /// The frame of the collection view's element as it is without the element's ``transform``.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The centre of the collection view's element, in the coordinates of the content.
  open var center = CGPoint.zero
  /// The size of the collection view's element.
  open var size = CGSize.zero
  /// The bounds of the collection view's element: its ``size``, with the origin at zero. Setting
  /// the bounds sets only the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The three-dimensional transform of the collection view's element about its centre.
  open var transform3D = CATransform3DIdentity
  /// The affine transform of the collection view's element about its centre. Setting it sets
  /// ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity of the collection view's element.
  open var alpha: CGFloat = 1
  /// The depth of the collection view's element; elements with higher values lie in front.
  open var zIndex = 0
  /// True if the element is hidden. The collection view makes no view for a hidden element.
  open var isHidden = false

  /// Creates layout attributes of size zero for the first item of the first section.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates layout attributes of size zero for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates layout attributes of size zero for a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates layout attributes of size zero for a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Returns a copy of the layout attributes.
  ///
  /// A subclass with stored properties of its own overrides the method to copy them, as on Apple's
  /// platforms.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Returns a copy of the layout attributes, made by ``copy(with:)``.
  nonisolated open override func copy() -> Any { onMainThread("copy()") { copy(with: nil) } }
}

/// A layout of a collection view, which computes the frames of cells and other elements.  A
/// subclass computes all frames in ``prepare()``; its other methods return the results.
///
/// A subclass computes all frames in ``prepare()``; its other methods return the results.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a collection view layout without elements.
  public override init() { super.init() }

  /// Creates a layout without elements. The coder is ignored, because the model has no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called when all outlets of the storyboard scene or nib that contains the layout have been
  /// connected. Not called for a layout that code creates.
  open func awakeFromNib() {}

  /// The class of the attributes objects that the layout creates for its elements.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts that the layout creates when it is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes the places of all cells and other elements; a subclass overrides the method. The
  /// collection view calls it after each invalidation, before it asks the layout for places.
  open func prepare() {}

  /// The size of the collection view's whole contents.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes (frame and look) of all elements in a rectangle; `nil` unless a
  /// subclass overrides the method.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes (frame and look) of an item; `nil` unless a subclass overrides the
  /// method.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes (frame and look) of a supplementary view; `nil` unless a subclass
  /// overrides the method.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes (frame and look) of a decoration; `nil` unless a subclass overrides the
  /// method.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// True if UIKit mirrors the layout where the language is written from right to left. The model's
  /// language is written from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns true if the layout must be computed again when the collection view's visible rectangle
  /// changes; by default if its size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns true if the layout must be computed again because a cell prefers other attributes,
  /// such as a size of its own: false, unless overridden. The model never calls the method.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns an invalidation context for a cell that prefers other attributes. The model never
  /// calls the method.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .make(Self.invalidationContextClass) }

  /// Marks the places of all elements as outdated, so that they are computed again before the next
  /// layout pass. Calls ``invalidateLayout(with:)``, in which a subclass can discard cached places
  /// (rule R199 of UIKit's behaviour).
  open func invalidateLayout() {
    // A subclass's `invalidateLayout(with:)` may call `invalidateLayout()` again. The nested call
    // only marks the places as outdated, because otherwise the two methods would call each other
    // without end.
    guard collectionView != nil, !isInvalidating else { return markAsOutdated() }
    isInvalidating = true
    let context = UICollectionViewLayoutInvalidationContext.make(Self.invalidationContextClass)
    context.invalidateEverything = cause != .update
    context.invalidateDataSourceCounts = cause != .request
    invalidateLayout(with: context)
    isInvalidating = false
  }
  /// Marks the places of all the layout's elements as outdated, even if the context asks for fewer,
  /// and scrolls by the context's adjustment.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    markAsOutdated()
    guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
    collectionView.contentOffset.x += context.contentOffsetAdjustment.x
    collectionView.contentOffset.y += context.contentOffsetAdjustment.y
  }
  /// Returns an invalidation context for a change of the collection view's visible rectangle.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(Self.invalidationContextClass)
  }

  /// Returns the content offset at which the collection view is to come to rest after a finger has
  /// released it: the proposed one, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset that the collection view is to have after a change of layout: the
  /// proposed one, unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Returns the layout attributes from which an inserted item is animated to its place. By default
  /// `nil`, for no such attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the layout attributes to which a deleted item is animated before it disappears. By
  /// default `nil`, for no such attributes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before the collection view changes from this layout to another one. Does nothing unless
  /// overridden.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view changes to this layout. Does nothing unless overridden.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after the collection view has changed its layout, on both the old and the new layout.
  /// Does nothing unless overridden.
  open func finalizeLayoutTransition() {}
  /// Prepares the layout for an animated change of the collection view's bounds. Does nothing, and
  /// the model never calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends an animated change of the collection view's bounds. Does nothing, and the model never
  /// calls it.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before insertions, deletions and moves of items are shown, with these changes. Does
  /// nothing unless overridden.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after insertions, deletions and moves of items were shown. Does nothing unless
  /// overridden.
  open func finalizeCollectionViewUpdates() {}

  private var decorations: [String: AnyClass] = [:]

  /// Registers the class of a layout's decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  final func decorationClass(_ kind: String) -> AnyClass? { decorations[kind] }

  /// The reason for which the layout is invalidated: the app's request, a reload, or an update of
  /// items. The invalidation context reports it to the layout.
  enum Cause { case request, reload, update }

  private var cause = Cause.request
  private var isInvalidating = false

  /// Invalidates the layout with a context that reports the reason, such as a reload or an update
  /// of the collection view (rule R199 of UIKit's behaviour).
  final func invalidateLayout(because cause: Cause) {
    self.cause = cause
    invalidateLayout()
    self.cause = .request
  }

  private func markAsOutdated() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  var isPrepared = false
  /// The number of times that the layout has computed its places in ``prepareIfNeeded()``.
  private(set) var preparations = 0

  /// Has the layout compute its places by ``prepare()`` if they are outdated.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    preparations += 1
    prepare()
    guard !isPrepared else { return }
    // The layout's `prepare()` has invalidated the layout itself, for example by setting the item
    // size. The count is raised once more, so that a flow layout computes its places again when one
    // is requested.
    preparations += 1
    isPrepared = true
  }
}

/// One change of a collection view's items, such as an insertion, as the layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change of a collection view's items, such as an insertion.
  @frozen public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The index path that the changed item had before the update; `nil` for an inserted item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path that the changed item has after the update; `nil` for a deleted item.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change, such as an insertion.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension UICollectionViewLayout: NibObject {}
