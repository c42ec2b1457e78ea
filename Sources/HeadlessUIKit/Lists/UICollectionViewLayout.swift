/// The place and look (frame, transform, opacity, depth) that a layout gives to one element of a
/// collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  /// The index path of the element.
  open var indexPath: IndexPath
  /// The kind of the element: a cell, a supplementary view or a decoration.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of supplementary view or decoration; `nil` for a cell.
  open private(set) var representedElementKind: String?

  /// The frame of the element without its ``transform``.
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
  /// The centre of the element, in the collection's coordinates.
  open var center = CGPoint.zero
  /// The size of the element.
  open var size = CGSize.zero
  /// The rectangle of the element's ``size`` at the origin. Setting it sets only the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform of the element about its centre.
  open var transform3D = CATransform3DIdentity
  /// The affine transform of the element about its centre; sets ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// The depth of the element; higher values lie in front.
  open var zIndex = 0
  /// True if the element is hidden. The collection makes no view for a hidden element.
  open var isHidden = false

  /// Creates attributes of size zero for the first item of the first section.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates attributes of size zero for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of size zero for a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of size zero for a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Returns a copy of the attributes.
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

  /// Returns a copy of the attributes, made by ``copy(with:)``.
  nonisolated open override func copy() -> Any { onMainThread("copy()") { copy(with: nil) } }
}

/// A layout, which computes the frames of a collection view's cells and other elements.
///
/// A subclass computes all frames in ``prepare()``; its other methods return the results.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout without elements.
  public override init() { super.init() }

  /// Creates a layout. The model has no archives, so nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called when all outlets of the storyboard scene or nib that contains the layout have been
  /// connected. Not called for a layout that code creates.
  open func awakeFromNib() {}

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts that the layout creates.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes the places of all elements. The collection view calls it after each invalidation,
  /// before it asks the layout for places.
  open func prepare() {}

  /// The size of the collection view's whole contents.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item; `nil` unless a subclass overrides the method.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; `nil` unless a subclass overrides the method.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; `nil` unless a subclass overrides the method.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns true if a change of the visible rectangle invalidates the layout; by default if its
  /// size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Marks the places of all elements as outdated, so that they are computed again before the next
  /// layout pass. Calls ``invalidateLayout(with:)``, in which a subclass can discard cached places
  /// (rule R199 of UIKit's behaviour).
  open func invalidateLayout() {
    // A subclass's `invalidateLayout(with:)` may call this method again. The nested call only marks
    // the places as outdated, because otherwise the two methods would call each other without end.
    guard collectionView != nil, !isInvalidating else { return markAsOutdated() }
    isInvalidating = true
    let context = UICollectionViewLayoutInvalidationContext.make(Self.invalidationContextClass)
    context.invalidateEverything = cause != .update
    context.invalidateDataSourceCounts = cause != .request
    invalidateLayout(with: context)
    isInvalidating = false
  }
  /// Marks the places of all elements as outdated, even if the context asks for fewer.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    markAsOutdated()
  }
  /// Returns a context for a change of the visible rectangle, of the class
  /// ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(Self.invalidationContextClass)
  }

  /// Returns the content offset at which content comes to rest after a finger has released it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Returns the attributes from which an inserted item is animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a deleted item is animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before the collection view changes from this layout to another one. Does nothing unless
  /// overridden.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view changes to this layout. Does nothing unless overridden.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a change of layout, both on the old and on the new layout. Does nothing unless
  /// overridden.
  open func finalizeLayoutTransition() {}
  /// Prepares for an animated change of the bounds. The model never calls the method.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends an animated change of the collection view's bounds. The model never calls this method.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before an update of items is shown, with its changes. Does nothing unless overridden.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after an update of items was shown. Does nothing unless overridden.
  open func finalizeCollectionViewUpdates() {}

  private var decorations: [String: AnyClass] = [:]

  /// Sets the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  final func decorationClass(_ kind: String) -> AnyClass? { decorations[kind] }

  /// The reason for an invalidation that the collection view itself causes. It determines the
  /// values of the context.
  enum Cause { case request, reload, update }

  private var cause = Cause.request
  private var isInvalidating = false

  /// Invalidates the layout with a context that tells the reason, such as a reload or an update of
  /// the collection view (rule R199 of UIKit's behaviour).
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
  /// The number of times that ``prepareIfNeeded()`` has had the layout compute its places.
  private(set) var preparations = 0

  /// Calls ``prepare()`` if the places of the layout's elements are outdated.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    preparations += 1
    prepare()
    guard !isPrepared else { return }
    // `prepare()` has invalidated the layout, for example by setting the item size. The higher
    // count makes a flow layout compute its places once more, on request.
    preparations += 1
    isPrepared = true
  }
}

/// One change to a collection view's items, in the form in which a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change to a collection view's items.
  @frozen public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The index path of the item before the update.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path of the item after the update.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of this change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension UICollectionViewLayout: NibObject {}
