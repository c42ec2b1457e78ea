/// A layout between two other layouts. Each element is placed on the way from its place in the
/// first layout to its place in the second, at the fraction that ``transitionProgress`` gives.
///
/// ```swift
/// let layout = UICollectionViewTransitionLayout(currentLayout: grid, nextLayout: line)
/// collection.collectionViewLayout = layout
/// layout.transitionProgress = 0.5
/// ```
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the transition layout leads: at progress 0 the items have its places.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout to which the transition layout leads: at progress 1 the items have its places.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress from the current layout to the next layout, from 0 to 1, which the app sets.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var values: [String: CGFloat] = [:]

  /// Creates a transition layout, which leads from one layout to another as its progress is set.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a transition layout between two empty layouts. The coder is ignored, because the model
  /// has no archives.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  open override weak var collectionView: UICollectionView? {
    didSet {
      for layout in [currentLayout, nextLayout] where layout.collectionView === oldValue {
        layout.collectionView = collectionView
      }
    }
  }

  /// Stores a number under a key, by which a subclass keeps what it animates besides the items'
  /// places.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the number that a subclass has stored under a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key, default: 0] }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepareIfNeeded() }
  }

  open override func invalidateLayout() {
    for layout in [currentLayout, nextLayout] { layout.isPrepared = false }
    super.invalidateLayout()
  }

  open override var collectionViewContentSize: CGSize {
    let (one, other) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(one.width, other.width), height: between(one.height, other.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for part in layout.layoutAttributesForElements(in: rect) ?? []
      where !found.contains(where: { $0.isOfSamePart(as: part) }) {
        if let between = attributes(of: part) { found.append(between) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  // MARK: - Between two places

  private func attributes(
    of part: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let kind = part.representedElementKind ?? ""
    return switch part.representedElementCategory {
    case .cell: layoutAttributesForItem(at: part.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: kind, at: part.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: part.indexPath)
    }
  }

  private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    one + (other - one) * transitionProgress
  }

  /// Returns an element's layout attributes between those of the current and the next layout. An
  /// element that exists in only one of them keeps its attributes from there.
  private func between(
    _ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let one = attributes(currentLayout) else { return attributes(nextLayout) }
    guard let other = attributes(nextLayout) else { return one }
    guard let result = one.copy() as? UICollectionViewLayoutAttributes else { return one }
    result.center = CGPoint(
      x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
    result.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    result.alpha = between(one.alpha, other.alpha)
    return result
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func isOfSamePart(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }
}

extension UICollectionView {
  /// A closure that is called when a transition between layouts has ended: if its animation ran to
  /// the end, and if it finished.
  public typealias LayoutTransitionEnd = (Bool, Bool) -> Void

  /// Begins a transition to another layout, which the app drives by the progress of the returned
  /// one. The completion is called after the transition was finished or cancelled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutTransitionEnd? = nil
  ) -> UICollectionViewTransitionLayout {
    let between =
      UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    layoutTransition = (between, completion)
    collectionViewLayout = between
    return between
  }
  /// Finishes the transition between layouts: the items move to their places in the new one.
  public func finishInteractiveTransition() { endLayoutTransition(finished: true) }
  /// Cancels the transition between layouts: the items move back to their places in the old one.
  public func cancelInteractiveTransition() { endLayoutTransition(finished: false) }

  private func endLayoutTransition(finished: Bool) {
    guard let (between, end) = layoutTransition else { return }
    layoutTransition = nil
    let layout = finished ? between.nextLayout : between.currentLayout
    setCollectionViewLayout(layout, animated: true) { end?($0, finished) }
  }
}
