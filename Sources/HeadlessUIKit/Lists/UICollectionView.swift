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
  /// The place on screen to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set, one for each position.
    public let rawValue: UInt
    /// Creates a set of positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the vertical middle of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item at the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the horizontal middle of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item at the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a collection scrolls.
  @frozen public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The category of an element: a cell, a supplementary view or a decoration view.
  @frozen public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The kind of a section's header in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection view with a layout.
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

  /// The object that supplies the contents of the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetContents() } }

  /// The delegate, which is told of selections and other events, and which supplies sizes to a flow
  /// layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      arrangement.invalidateLayout()
    }
  }

  /// The object to be told of items that are needed soon. Has no effect: the model never
  /// prefetches.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { inert("UICollectionView.prefetchDataSource") }
  }
  /// True if cells are prefetched. Has no effect: the model never prefetches.
  open var isPrefetchingEnabled = true { didSet { inert("UICollectionView.isPrefetchingEnabled") } }

  private var cells = ReusePool<UICollectionViewCell>()
  private var supplements = ReusePool<UICollectionReusableView>()

  /// Sets the class from which the cells for an identifier are made; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass.map { .viewClass($0) }, for: identifier)
  }
  /// Sets the nib from which the cells for an identifier are made; `nil` removes it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Sets the class from which the supplementary views of a kind are made; `nil` removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(viewClass.map { .viewClass($0) }, for: "\(elementKind)/\(identifier)")
  }
  /// Sets the nib from which the supplementary views of a kind are made; `nil` removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(nib.map { .nib($0) }, for: "\(kind)/\(identifier)")
  }

  /// Takes over the data source and the registered cell classes and nibs of another collection
  /// view.
  func shareContents(of other: UICollectionView) {
    cells.takeSources(of: other.cells)
    supplements.takeSources(of: other.supplements)
    dataSource = other.dataSource
  }

  /// Returns true if a cell is registered for an identifier.
  func knowsCell(_ identifier: String) -> Bool { cells.source(for: identifier) != nil }

  /// Returns a reused cell, or a new one of the class or nib that is registered for the identifier.
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

  /// Returns a reused header, footer or other supplementary view, or a new one of the registered
  /// class or nib.
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

  /// True if a tap may select an item.
  open var allowsSelection = true
  /// True if several items may be selected at a time. A tap on a selected item then deselects the
  /// item.
  open var allowsMultipleSelection = false
  /// True while items are being edited.
  open var isEditing = false

  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Layout

  private var arrangement: UICollectionViewLayout

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arrangement }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. If animated, the visible items move to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. If animated, the visible items move to their new places.
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
      contentOffset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      layoutIfNeeded()
    }
    let finish = { (finished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(finished)
    }
    if window == nil {
      // Outside of a window no cell is shown yet, so the data source is not asked here. It is asked
      // when the collection view is first laid out.
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

  private var counts: [Int] {
    if let knownCounts { return knownCounts }
    guard let dataSource else { return [] }
    let found = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    knownCounts = found
    return found
  }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// The layout, after ``UICollectionViewLayout/prepare()`` was called if its places were outdated.
  private var preparedLayout: UICollectionViewLayout {
    if !arrangement.isPrepared {
      arrangement.prepareIfNeeded()
      let size = arrangement.collectionViewContentSize
      if contentSize != size { contentSize = size }
    }
    return arrangement
  }

  /// Returns the layout's attributes of an item; `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes of a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isAnother = newValue != super.bounds
      let invalidates = isAnother && arrangement.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if invalidates {
        arrangement.invalidateLayout(
          with: arrangement.invalidationContext(forBoundsChange: newValue))
      }
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

  /// Returns the cell of an item if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells { $0.path == indexPath }.first?.view as? UICollectionViewCell
  }
  /// Returns the index path of the item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.path
  }
  /// The cells that are visible, by section and item.
  open var visibleCells: [UICollectionViewCell] {
    cells().compactMap { $0.view as? UICollectionViewCell }
  }
  /// The index paths of the visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells().map(\.path) }
  /// Returns the index path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    preparedLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns a supplementary view if it is visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }
  /// Returns the visible supplementary views of a kind, in order.
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
    let visible = wanted.filter { !$0.isHidden }
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

  /// The attributes of the item whose cell the data source is asked for.
  private var promised: UICollectionViewLayoutAttributes?

  private func show(_ place: UICollectionViewLayoutAttributes) {
    let path = place.indexPath
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
        let view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
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
    // The view of an inserted item now has its initial attributes. Setting its final attributes
    // inside the animation of the update moves it there.
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

  /// Scrolls an item to a position in the visible area, as far as the content allows.
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

  /// The index paths of the selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item without telling the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selection.select(indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
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

  /// Reloads all sections and items from the data source and clears the selection.
  open func reloadData() {
    selection.forget()
    forgetContents()
  }

  /// Runs a closure of insertions, deletions and moves, and shows their effect together, animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changes.begin(counts)
    updates?()
    if let done = changes.end() { finish(done, completion) }
  }

  /// Makes several changes as one, in a closure that does not escape: the importer of Objective-C
  /// lets such a closure through as well.
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
    guard window != nil else { return finish(true) }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
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
  /// Tells the collection that a section was moved with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Tells the collection that sections have changed, so that all their cells are requested again.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}

extension ListUpdate {
  /// The insertions, deletions and moves of an update, as ``UICollectionViewUpdateItem`` objects
  /// for the layout.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
