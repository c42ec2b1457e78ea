/// What a layout says of one part of a collection: where it is and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  /// Where it stands in the collection.
  open var indexPath: IndexPath
  /// What kind of part it is.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// Which kind of header or decoration it is.
  open private(set) var representedElementKind: String?

  /// Where it is, before ``transform``.
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
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  /// Says nothing yet of nothing in particular.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Says nothing yet of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Says nothing yet of a header, footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Says nothing yet of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Another one that says the same.
  ///
  /// A subclass with values of its own takes them over here, as on Apple's platforms.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Another one that says the same.
  nonisolated open override func copy() -> Any { onMainThread("copy()") { copy(with: nil) } }
}

/// Says where the parts of a collection are.
///
/// A subclass computes everything in ``prepare()`` and answers from what it has computed.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout that shows nothing.
  public override init() { super.init() }

  /// Creates a layout; the model keeps no archives, so there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called once everything of a storyboard's scene or a nib has been connected, if the layout
  /// comes from one.
  open func awakeFromNib() {}

  /// The class of ``UICollectionViewLayoutAttributes`` that is used.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of context that is used.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes where everything is; called before anything is asked, after every invalidation.
  open func prepare() {}

  /// How large everything is together.
  open var collectionViewContentSize: CGSize { .zero }

  /// What meets a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout depends on what part is looked at, so that scrolling invalidates it; by
  /// default if the size is another.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Asks for everything to be computed anew before the next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(Self.invalidationContextClass)
  }

  /// Where content that is let go comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where content is after a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Where an item that appears comes from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that disappears goes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}

  private var decorations: [String: AnyClass] = [:]

  /// Says of what class decorations of a kind are.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  final func decorationClass(_ kind: String) -> AnyClass? { decorations[kind] }

  var isPrepared = false
  /// How often it has been prepared.
  private(set) var preparations = 0

  /// Computes if that is due.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    preparations += 1
    prepare()
    guard !isPrepared else { return }
    // It has set something of itself while it computed: a flow layout computes once more when it is
    // asked.
    preparations += 1
    isPrepared = true
  }
}

/// One change to a collection, as a layout is told.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  @frozen public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Where the item was.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension UICollectionViewLayout: NibObject {}
