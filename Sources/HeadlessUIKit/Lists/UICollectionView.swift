/// A collection of items that a layout arranges. Only visible items have cells.
///
/// As with a table, a tapped cell may be gone when the transition back is animated: call
/// ``cellForItem(at:)`` again, and expect `nil`. The layout knows the place of an item even then:
///
/// ```swift
/// let place = collectionView.layoutAttributesForItem(at: path)!.frame
/// let target = collectionView.convert(place, to: context.containerView)
/// ```
///
/// - Note: Reordering by finger, prefetching, focus and drag and drop are not modelled.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The transition from one layout to another that the app drives; `nil` if there is none.
  var layoutTransition: (layout: UICollectionViewTransitionLayout, end: LayoutTransitionEnd?)?
  /// True if the focus of a keyboard selects items. The model has no such focus.
  open var selectionFollowsFocus = false
  /// True if items get the focus of a keyboard. The model has no such focus.
  open var allowsFocus = false

  /// The place in the visible area to which an item is scrolled, such as its top or its left.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of a set of scroll positions, one bit for each position.
    public let rawValue: UInt
    /// Creates a set of scroll positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An item is scrolled to the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// An item is scrolled to the vertical middle of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// An item is scrolled to the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// An item is scrolled to the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// An item is scrolled to the horizontal middle of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// An item is scrolled to the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a collection view scrolls, vertical or horizontal.
  @frozen public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The category of an element of a collection view: a cell, a supplementary view or a decoration
  /// view.
  @frozen public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The kind of supplementary view that is a section's header in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that is a section's footer in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    arrangement = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from a storyboard or a nib. It has a flow layout until the
  /// storyboard's layout is connected.
  public required init?(coder: NSCoder) {
    arrangement = UICollectionViewFlowLayout()
    super.init(coder: coder)
    arrangement.collectionView = self
    coder.decodeInterface(of: self, as: UICollectionView.self)
  }

  // MARK: - Sources of contents

  /// The data source, which supplies the collection view's items and their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetContents() } }

  /// The collection view's delegate, which is told of selections and other events, and which
  /// supplies sizes to a flow layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      arrangement.invalidateLayout()
    }
  }

  /// The object to tell which items the collection view needs soon. Has no effect: the model never
  /// prefetches.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { inert("UICollectionView.prefetchDataSource") }
  }
  /// The delegate that supplies dragged items. The model recognises no drag and never calls it.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The delegate that takes dragged items. The model recognises no drag and never calls it.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// True if fingers may drag items. Has no effect: the model recognises no drag.
  open var dragInteractionEnabled = false {
    didSet { inert("UICollectionView.dragInteractionEnabled") }
  }
  /// True if the focus returns to the item that had it last. The model has no focus.
  open var remembersLastFocusedIndexPath = false
  /// True if the collection view prefetches cells. Has no effect: the model never does.
  open var isPrefetchingEnabled = true { didSet { inert("UICollectionView.isPrefetchingEnabled") } }

  private var cells = ReusePool<UICollectionViewCell>()
  private var supplements = ReusePool<UICollectionReusableView>()

  /// Registers the class of a collection view's cells for a reuse identifier; `nil` removes the
  /// registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass.map { .viewClass($0) }, for: identifier)
  }
  /// Registers the nib of a collection view's cells for a reuse identifier; `nil` removes the
  /// registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Registers the class of a collection view's supplementary views of a kind, for a reuse
  /// identifier; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(viewClass.map { .viewClass($0) }, for: "\(elementKind)/\(identifier)")
  }
  /// Registers the nib of a collection view's supplementary views of a kind, for a reuse
  /// identifier; `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(nib.map { .nib($0) }, for: "\(kind)/\(identifier)")
  }

  /// Takes over another collection view's data source and registered cell classes and nibs, so that
  /// it shows the same contents.
  func shareContents(of other: UICollectionView) {
    cells.takeSources(of: other.cells)
    supplements.takeSources(of: other.supplements)
    dataSource = other.dataSource
  }

  /// Returns true if the collection view has a class or nib for cells with a reuse identifier.
  func knowsCell(_ identifier: String) -> Bool { cells.source(for: identifier) != nil }
  /// Returns true if a class or nib of supplementary views of a kind is registered for an
  /// identifier.
  func knowsSupplement(_ identifier: String, of kind: String) -> Bool {
    supplements.source(for: "\(kind)/\(identifier)") != nil
  }

  /// Returns a reused cell, or a new one of the class or nib that is registered for the reuse
  /// identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    // A data source that is asked for an item's cell gets it with the attributes that the item is
    // about to be shown with. So the layout is not computed again for each cell, even if its
    // delegate has invalidated it meanwhile.
    let place =
      promised?.indexPath == indexPath ? promised : layoutAttributesForItem(at: indexPath)
    // A new cell gets its final size before its initialiser runs, because many apps lay out a
    // cell's content by hand in the initialiser.
    let cell = dequeue(identifier, from: &cells, "cell") { type in
      UIView.make(type, frame: place?.frame ?? .zero, as: UICollectionViewCell.self)
    }
    cell.reuseIdentifier = identifier
    if let place { cell.bounds.size = place.size }
    return cell
  }

  /// Returns a reused header, footer or other supplementary view, or a new one of the class or nib
  /// that is registered for the reuse identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind)/\(identifier)"
    let view = dequeue(key, from: &supplements, elementKind) { type in
      UIView.make(type, as: UICollectionReusableView.self)
    }
    view.reuseIdentifier = key
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ identifier: String, from pool: inout ReusePool<View>, _ noun: String, make: (AnyClass) -> View
  ) -> View {
    if let view = pool.take(identifier) {
      view.uses += 1
      view.prepareForReuse()
      return view
    }
    switch pool.source(for: identifier) {
    case .viewClass(let type): return make(type)
    case .nib(let nib):
      if let view = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first {
        return view
      }
      preconditionFailure(
        "The nib '\(nib.name)' that is registered for \(identifier) must hold a \(View.self).")
    case nil:
      preconditionFailure(
        """
        could not dequeue a view of kind: \(noun) with identifier \(identifier) - must register a nib or a class \
        for the identifier.
        """)
    }
  }

  // MARK: - Settings

  /// A Boolean value that says whether a tap may select an item of the collection view.
  open var allowsSelection = true
  /// A Boolean value that says whether several items of the collection view may be selected at a
  /// time. A tap on a selected item then deselects it.
  open var allowsMultipleSelection = false
  /// A Boolean value that says whether the collection view is being edited. Has no effect: the
  /// model stores it.
  open var isEditing = false

  /// A view behind the collection view's items. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Layout

  private var arrangement: UICollectionViewLayout

  /// The layout that gives the collection view's items their places.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arrangement }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the collection view's layout. If animated, the visible items move to their new
  /// places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the collection view's layout, and then calls the completion. If animated, the visible
  /// items move to their new places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = arrangement
    guard layout !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.collectionView = nil
    arrangement = layout
    layout.collectionView = self
    layout.invalidateLayout()
    let goOver = { [self] in
      // The new layout may compute its sizes in `prepare()`, and an offset from them.
      contentOffset = preparedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
      layoutIfNeeded()
    }
    let finish = { (finished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(finished)
    }
    if window == nil {
      // A collection view outside of any window shows no cells, so it does not ask its data source
      // yet. It does when it is first laid out in a window.
      contentOffset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      setNeedsLayout()
      finish(true)
    } else if animated {
      UIView.animate(withDuration: 0.3, animations: goOver, completion: finish)
    } else {
      goOver()
      finish(true)
    }
  }

  private var knownCounts: [Int]?
  private var isShowing = false
  private var isPreparing = false
  private var hasReloadedInside = false

  private var counts: [Int] {
    if let knownCounts { return knownCounts }
    guard let dataSource else { return [] }
    let found = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    knownCounts = found
    return found
  }

  /// The number of the collection view's sections; 0 without a data source.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section of the collection view.
  open func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// The collection view's layout, with its places up to date: ``UICollectionViewLayout/prepare()``
  /// is called first if they are outdated.
  private var preparedLayout: UICollectionViewLayout {
    if !arrangement.isPrepared, !isPreparing {
      (isPreparing, hasReloadedInside) = (true, false)
      defer { isPreparing = false }
      arrangement.prepareIfNeeded()
      let size = arrangement.collectionViewContentSize
      if contentSize != size { contentSize = size }
    }
    return arrangement
  }

  /// Returns the attributes (frame and look) that the layout gives an item; `nil` if there is no
  /// such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes (frame and look) that the layout gives a header, footer or other
  /// supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { change(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      // A frame under a transform does not tell the size of the bounds before it is set.
      guard transform.isIdentity else { return super.frame = newValue }
      change(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue }
    }
  }

  /// Changes the bounds, and discards the places of all elements if the layout asks for that. The
  /// layout is asked before the change, so that it can compare the old bounds with the new ones.
  private func change(to new: CGRect, _ set: () -> Void) {
    let invalidates = new != bounds && arrangement.shouldInvalidateLayout(forBoundsChange: new)
    set()
    if invalidates {
      arrangement.invalidateLayout(with: arrangement.invalidationContext(forBoundsChange: new))
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    arrangement.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
  }

  // MARK: - Visible elements

  private struct Shown {
    var path: IndexPath
    var category: ElementCategory
    var kind: String?
    var view: UICollectionReusableView
  }

  private var shown: [Shown] = []

  private func cells(_ isWanted: (Shown) -> Bool = { _ in true }) -> [Shown] {
    if needsLayout, window != nil { showItems() }
    return shown.filter { $0.category == .cell && isWanted($0) }
  }

  /// Returns the cell of an item; `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells { $0.path == indexPath }.first?.view as? UICollectionViewCell
  }
  /// Returns the index path of the item that a visible cell shows; `nil` if the cell is not
  /// visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.path
  }
  /// The collection view's visible cells, in the order of sections and items.
  open var visibleCells: [UICollectionViewCell] {
    cells().compactMap { $0.view as? UICollectionViewCell }
  }
  /// The index paths of the collection view's visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells().map(\.path) }
  /// Returns the index path of the item at a point of the collection view's content; `nil` if there
  /// is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    preparedLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns a header, footer or other supplementary view; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }
  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.kind == elementKind }.map(\.view)
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.kind == elementKind }.map(\.path)
  }

  private func showItems() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
    let wanted =
      bounds.isEmpty || dataSource == nil
      ? [] : preparedLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = Self.inOrder(wanted.filter { !$0.isHidden })
    func isSame(_ view: Shown, _ place: UICollectionViewLayoutAttributes) -> Bool {
      view.path == place.indexPath && view.category == place.representedElementCategory
        && view.kind == place.representedElementKind
    }
    let leaving = shown.filter { view in !visible.contains { isSame(view, $0) } }
    shown.removeAll { view in leaving.contains { $0.view === view.view } }
    for view in leaving { retire(view) }
    for place in visible {
      if let known = shown.first(where: { isSame($0, place) }) {
        known.view.take(place)
      } else {
        show(place)
      }
    }
    shown.sort { $0.path < $1.path }
    restack()
  }

  /// Returns a layout's attributes with those of the cells in the order of their index paths, and
  /// all others where they were (rule R226 of UIKit's behaviour).
  private static func inOrder(
    _ places: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let slots = places.indices.filter { places[$0].representedElementCategory == .cell }
    let isInOrder = zip(slots, slots.dropFirst()).allSatisfy {
      places[$0].indexPath <= places[$1].indexPath
    }
    if isInOrder { return places }
    Simulator.current.lean(on: .orderOfCells)
    var ordered = places
    let cells = slots.map { places[$0] }.sorted { $0.indexPath < $1.indexPath }
    for (slot, cell) in zip(slots, cells) { ordered[slot] = cell }
    return ordered
  }

  /// The attributes of the item whose cell the data source is asked for.
  private var promised: UICollectionViewLayoutAttributes?

  private func show(_ place: UICollectionViewLayoutAttributes) {
    let path = place.indexPath
    let count = shown.count
    UIView.performWithoutAnimation {
      switch place.representedElementCategory {
      case .cell:
        guard let dataSource else { return }
        promised = place
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        promised = nil
        cell.isSelected = selection.paths.contains(path)
        cell.take(arrangement.initialLayoutAttributesForAppearingItem(at: path) ?? place)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        put(cell, place)
      case .supplementaryView:
        guard let dataSource, let kind = place.representedElementKind else { return }
        let (view, isImplemented) = OptionalRequirement.ask {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        // Without the method the place of the header or footer stays empty (rule R234 of UIKit's
        // behaviour).
        guard isImplemented else { return }
        view.take(place)
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        put(view, place)
      case .decorationView:
        guard let kind = place.representedElementKind,
          let type = arrangement.decorationClass(kind)
        else { return }
        let view = UIView.make(type, as: UICollectionReusableView.self)
        view.take(place)
        put(view, place)
      }
    }
    guard shown.count > count else { return }
    // An inserted item's view has its initial layout attributes now. Its final ones are set inside
    // the update's animation, so that the view moves from the one to the other.
    shown.last?.view.take(place)
  }

  private func put(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    shown.append(
      Shown(
        path: place.indexPath, category: place.representedElementCategory,
        kind: place.representedElementKind, view: view))
    insertSubview(view, at: min(subviews.count, shown.count - (backgroundView == nil ? 1 : 0)))
  }

  /// Reorders the collection view's subviews by the layout's
  /// ``UICollectionViewLayoutAttributes/zIndex``, higher values in front.
  private func restack() {
    let depths = subviews.compactMap { view in
      shown.contains { $0.view === view } ? view.layer.zPosition : nil
    }
    guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = shown.enumerated().sorted {
      ($0.element.view.layer.zPosition, $0.offset) < ($1.element.view.layer.zPosition, $1.offset)
    }
    for (_, item) in order { bringSubviewToFront(item.view) }
  }

  private func retire(_ old: Shown) {
    old.view.removeFromSuperview()
    if let cell = old.view as? UICollectionViewCell {
      cell.isHighlighted = false
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: old.path)
      if let identifier = cell.reuseIdentifier { cells.put(cell, for: identifier) }
    } else if let kind = old.kind, old.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: old.view, forElementOfKind: kind, at: old.path)
      if let identifier = old.view.reuseIdentifier { supplements.put(old.view, for: identifier) }
    }
  }

  private func forgetContents() {
    knownCounts = nil
    let old = shown
    shown = []
    for view in old { retire(view) }
    arrangement.invalidateLayout(because: .reload)
  }

  // MARK: - Scrolling

  /// Scrolls the collection view until an item is at a position of the visible area, as far as the
  /// content allows.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let place = layoutAttributesForItem(at: indexPath) else {
      preconditionFailure(
        "attempt to scroll to invalid index path: \(indexPath) when there are \(counts) items.")
    }
    let frame = place.frame
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    var wanted = contentOffset
    if scrollPosition.contains(.top) { wanted.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) {
      wanted.y = frame.midY - room.height / 2 - insets.top
    }
    if scrollPosition.contains(.bottom) { wanted.y = frame.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { wanted.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      wanted.x = frame.midX - room.width / 2 - insets.left
    }
    if scrollPosition.contains(.right) { wanted.x = frame.maxX - room.width - insets.left }
    func limited(_ offset: CGFloat, _ before: CGFloat, _ end: CGFloat, _ size: CGFloat) -> CGFloat {
      min(max(offset, -before), max(-before, end - size))
    }
    setContentOffset(
      CGPoint(
        x: limited(wanted.x, insets.left, contentSize.width + insets.right, bounds.width),
        y: limited(wanted.y, insets.top, contentSize.height + insets.bottom, bounds.height)),
      animated: animated)
  }

  // MARK: - Selection

  private lazy var selection = ListSelection(self)

  /// The index paths of the collection view's selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item of the collection view without telling the delegate; `nil` for the item
  /// deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selection.select(indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item of the collection view without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.begin(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.move(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.end(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selection.cancel(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: - Changes

  private var changes = ListChanges()

  /// Discards all cells, requests sections, items and cells from the data source anew, and clears
  /// the selection.
  ///
  /// A delegate that reloads while the layout asks it for the size of an item is reloaded once for
  /// each time that the layout is prepared. Otherwise each size would request all sizes again,
  /// without end; on a device published apps with such delegates stop.
  open func reloadData() {
    if isPreparing {
      guard !hasReloadedInside else { return }
      hasReloadedInside = true
    }
    selection.forget()
    forgetContents()
  }

  /// Runs a closure that inserts, deletes and moves items of the collection view. All its changes
  /// are shown together, animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changes.begin(counts)
    updates?()
    if let done = changes.end() { finish(done, completion) }
  }

  /// Runs a closure of insertions, deletions and moves, as the other method of this name does. Here
  /// the closure is not escaping, because Swift on Apple's platforms accepts such a closure, too.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  private func change(_ change: (inout ListUpdate) -> Void) {
    changes.begin(counts)
    changes.add(change)
    if let done = changes.end() { finish(done) }
  }

  private func finish(
    _ done: (update: ListUpdate, counts: [Int]), _ completion: ((Bool) -> Void)? = nil
  ) {
    let update = done.update
    knownCounts = nil
    update.check(done.counts, counts, "items", in: self)
    let before = shown
    shown = []
    for var view in before {
      if view.category == .cell, let place = update.place(of: view.path) {
        view.path = place
        shown.append(view)
      } else {
        retire(view)
      }
    }
    selection.follow(update)
    arrangement.invalidateLayout(because: .update)
    arrangement.prepare(forCollectionViewUpdates: update.items)
    let finish = { [self] (finished: Bool) in
      arrangement.finalizeCollectionViewUpdates()
      completion?(finished)
    }
    guard window != nil else {
      return completion == nil ? finish(true) : Self.completeOutsideWindow(finish)
    }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
  }

  /// Runs the completion of a list's batch updates in a later turn, because the list is in no
  /// window, where nothing is animated (rule R229 of UIKit's behaviour).
  static func completeOutsideWindow(_ completion: @escaping (Bool) -> Void) {
    Simulator.current.lean(on: .completionOfUpdates)
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }

  /// Reports to the collection view that items were inserted; the index paths are those after the
  /// update.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Reports to the collection view that items were deleted; the index paths are those before the
  /// update.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Reports to the collection view that items have changed, so that their cells are requested
  /// again.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Reports to the collection view that the cells of items are to be configured again. The model
  /// requests the cells again, as ``reloadItems(at:)`` does; on a device the cells stay.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Reports to the collection view that an item has moved; its cell moves to the new place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Reports to the collection view that sections were inserted.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Reports to the collection view that sections were deleted.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Reports to the collection view that a section was moved, with all its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Reports to the collection view that sections have changed, so that all their cells are
  /// requested again.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}

extension ListUpdate {
  /// The insertions, deletions and moves of an update, in the form in which the collection view's
  /// layout is told of them.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
