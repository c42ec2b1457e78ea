/// A list of rows. Only visible rows have cells.
///
/// The table asks its data source for the number of rows, and for a cell for each row that becomes
/// visible; cells that leave the screen are kept and reused. Transitions often fail on this,
/// because the tapped cell may show another row, or be gone, when the transition back is animated.
/// Call ``cellForRow(at:)`` again, and expect `nil`.
///
/// A tap on a row selects it, unless a control or a recogniser inside the cell takes the touch.
///
/// - Note: Swipe actions, reordering, the section index and drag and drop are not modelled. Rows of
///   automatic height have their estimated height, or 44 points, until they are shown; then
///   constraints inside ``UITableViewCell/contentView`` decide.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The colour of the index at the table's side, which is not drawn.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index at the table's side, which is not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index at the table's side while a finger is on it, which is not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which on the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// True if the focus of a keyboard selects rows. The model has no such focus.
  open var selectionFollowsFocus = false
  /// True if rows get the focus of a keyboard. The model has no such focus.
  open var allowsFocus = false

  /// The style of a table view: plain, or with sections as groups.
  @frozen public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The place in the visible area to which a table row is scrolled, such as its top.
  @frozen public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The animation with which table rows come and go. In the model all but `none` look the same.
  @frozen public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    /// The table chooses the animation with which rows come and go. In the model it looks like all
    /// others but `none`.
    case automatic = 100
  }

  /// The value of a row's height that says that the row is as high as its contents need.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table: plain, or with sections as groups. A subclass may override it.
  open var style: Style { givenStyle }
  private let givenStyle: Style

  /// Creates a table view of the given style.
  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a table view of the style ``Style/plain``.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    givenStyle = coder.interface.flatMap { Style(rawValue: $0.style) } ?? .plain
    super.init(coder: coder)
    setUp()
    coder.decodeInterface(of: self, as: UITableView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    (archive.base, archive.style) = (UITableView.self, style.rawValue)
  }
  override var archivedInside: UIView? { nil }

  private func setUp() {
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  // MARK: - Sources of contents

  /// The object to tell which rows the table view needs soon. Has no effect: the model never
  /// prefetches.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { inert("UITableView.prefetchDataSource") }
  }
  /// The delegate that supplies dragged rows. The model recognises no drag and never calls it.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The delegate that takes dragged rows. The model recognises no drag and never calls it.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// True if fingers may drag rows. Has no effect: the model recognises no drag.
  open var dragInteractionEnabled = false { didSet { inert("UITableView.dragInteractionEnabled") } }
  /// True if the focus returns to the row that had it last. The model has no focus.
  open var remembersLastFocusedIndexPath = false
  /// The data source, which supplies the table view's rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContents() } }

  /// The delegate, which supplies heights to the table view and is told of selections and other
  /// events.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      forgetContents()
    }
  }

  /// The sections of a static table, whose rows come from a storyboard; `nil` for a table with a
  /// data source of the app's.
  var staticSections: [StaticSection]?

  private var cells = ReusePool<UITableViewCell>()
  private var headers = ReusePool<UITableViewHeaderFooterView>()

  /// Registers the class of a table view's cells for a reuse identifier; `nil` removes the
  /// registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass.map { .viewClass($0) }, for: identifier)
  }
  /// Registers the nib of a table view's cells for a reuse identifier; `nil` removes the
  /// registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Registers the class of a table view's headers and footers for a reuse identifier; `nil`
  /// removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(aClass.map { .viewClass($0) }, for: identifier)
  }
  /// Registers the nib of a table view's headers and footers for a reuse identifier; `nil` removes
  /// the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Returns a reused cell, or a new one of the class or nib that is registered for the reuse
  /// identifier; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.uses += 1
      cell.prepareForReuse()
      return cell
    }
    switch cells.source(for: identifier) {
    case .viewClass(let type): return UITableViewCell.make(type, reuseIdentifier: identifier)
    case .nib(let nib):
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      cell?.adopt(reuseIdentifier: identifier)
      return cell
    case nil: return nil
    }
  }

  /// Returns a reused cell, or a new one of the class or nib that is registered for the reuse
  /// identifier. Traps if there is neither.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier."
      )
    }
    return cell
  }

  /// Returns a reused header or footer, or a new one of the class or nib that is registered for the
  /// reuse identifier; `nil` if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headers.take(identifier) {
      view.prepareForReuse()
      return view
    }
    switch headers.source(for: identifier) {
    case .viewClass(let type):
      return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    case .nib(let nib):
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      view?.adopt(reuseIdentifier: identifier)
      return view
    case nil: return nil
    }
  }

  // MARK: - Settings

  /// The height of all rows, unless the delegate supplies heights. A negative value means that each
  /// row is as high as its content needs.
  open var rowHeight: CGFloat = automaticDimension { didSet { forgetGeometry() } }
  /// The height of section headers, unless the delegate supplies heights. A negative value means
  /// the default of the table's style.
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { forgetGeometry() } }
  /// The height of section footers, unless the delegate supplies heights. A negative value means
  /// the default of the table's style.
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { forgetGeometry() } }
  /// The height that is assumed for a row until it is shown and measured, if it is to be as high as
  /// its content needs. If the estimate is not positive, 44 points are assumed.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { forgetGeometry() } }
  /// The estimated height of section headers. Has no effect: the model computes the real heights at
  /// once.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { inert("UITableView.estimatedSectionHeaderHeight") }
  }
  /// The estimated height of section footers. Has no effect: the model computes the real heights at
  /// once.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { inert("UITableView.estimatedSectionFooterHeight") }
  }
  /// The space above a section's header. Has no effect: in the model there is none.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { inert("UITableView.sectionHeaderTopPadding") }
  }
  /// The style of the lines between table rows. Has no effect, because the model draws no lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between table rows. Has no effect, because the model draws no lines.
  open var separatorColor: UIColor? = .separator
  /// The visual effect of the lines between table rows. Has no effect, because the model draws no
  /// lines.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the lines between table rows. Has no effect, because the model draws no lines.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The edges that ``separatorInset`` is measured from. Has no effect, because the model draws no
  /// lines.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The edges that the insets of the lines between table rows are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets that the table chooses itself.
    case fromAutomaticInsets
  }
  /// True if the table's cells are no wider than is good for reading. Has no effect: in the model
  /// they have the table's width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { inert("UITableView.cellLayoutMarginsFollowReadableWidth") }
  }
  /// True if the contents of the table's cells keep inside the safe area. Has no effect: in the
  /// model they do not.
  open var insetsContentViewsToSafeArea = true {
    didSet { inert("UITableView.insetsContentViewsToSafeArea") }
  }
  /// A Boolean value that says whether a tap may select a row of the table.
  open var allowsSelection = true
  /// A Boolean value that says whether a tap may select a row while the table is being edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that says whether several rows of the table may be selected at a time. A tap
  /// on a selected row then deselects it.
  open var allowsMultipleSelection = false
  /// True if several rows may be selected while the table is being edited. Has no effect: in the
  /// model `allowsMultipleSelection` holds at all times.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { inert("UITableView.allowsMultipleSelectionDuringEditing") }
  }

  /// A view behind the table's rows. It does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view above all sections of the table, which scrolls with them. It keeps its height and gets
  /// the table's width.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below all sections of the table, which scrolls with them.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    forgetGeometry()
  }

  /// A Boolean value that says whether the table view is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends the editing of the table view: the table and its visible cells count as being
  /// edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for shown in shownRows { shown.cell.setEditing(editing, animated: animated) }
  }

  // MARK: - Geometry

  private var knownGeometry: TableGeometry?
  private var geometryWidth: CGFloat = 0
  /// The heights of the rows that were measured when they were shown, because they are as high as
  /// their contents need.
  private var measured: [IndexPath: CGFloat] = [:]
  private var isUpdating = false

  /// The vertical positions of all of the table's rows. After a change they are computed on the
  /// first access.
  private var geometry: TableGeometry {
    if let knownGeometry, geometryWidth == bounds.width { return knownGeometry }
    let made = makeGeometry()
    (knownGeometry, geometryWidth) = (made, bounds.width)
    contentSize = CGSize(width: bounds.width, height: made.height)
    return made
  }

  private func forgetGeometry() {
    knownGeometry = nil
    setNeedsLayout()
  }

  private func forgetContents() {
    measured = [:]
    for shown in shownRows { retire(shown) }
    shownRows = []
    for bar in shownBars { retire(bar) }
    shownBars = []
    forgetGeometry()
  }

  private func makeGeometry() -> TableGeometry {
    var geometry = TableGeometry()
    var y = tableHeaderView?.bounds.height ?? 0
    guard let dataSource else {
      geometry.height = y + (tableFooterView?.bounds.height ?? 0)
      return geometry
    }
    let delegate = delegate
    for number in 0..<dataSource.numberOfSections(in: self) {
      var section = TableGeometry.Section()
      section.top = y
      section.headerHeight = barHeight(
        delegate?.tableView(self, heightForHeaderInSection: number) ?? sectionHeaderHeight,
        title: dataSource.tableView(self, titleForHeaderInSection: number)
      ) { delegate?.tableView(self, viewForHeaderInSection: number) }
      y += section.headerHeight
      section.rowEdges = [y]
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: number) {
        let path = IndexPath(row: row, section: number)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        y += height >= 0 ? height : measured[path] ?? estimatedHeight(path)
        section.rowEdges.append(y)
      }
      section.footerHeight = barHeight(
        delegate?.tableView(self, heightForFooterInSection: number) ?? sectionFooterHeight,
        title: dataSource.tableView(self, titleForFooterInSection: number)
      ) { delegate?.tableView(self, viewForFooterInSection: number) }
      y += section.footerHeight
      geometry.sections.append(section)
    }
    geometry.height = y + (tableFooterView?.bounds.height ?? 0)
    return geometry
  }

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// Returns the height of a section's header or footer: the given height, or if that is negative
  /// the default of the table's style. In the plain style, the default is 0 for a header or footer
  /// with neither title nor view.
  private func barHeight(_ height: CGFloat, title: String?, view: () -> UIView?) -> CGFloat {
    if height >= 0 { return height }
    if style == .plain { return title != nil || view() != nil ? 28 : 0 }
    return title != nil ? 38 : 18
  }

  /// The number of the table's sections; 0 without a data source.
  open var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows in a section of the table.
  open func numberOfRows(inSection section: Int) -> Int { geometry.sections[section].rowCount }

  /// Returns the frame of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect {
    let section = geometry.sections[section]
    return CGRect(
      x: 0, y: section.top, width: bounds.width, height: section.bottom - section.top)
  }
  /// Returns the frame of a section's header; its height is 0 if there is no header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    let section = geometry.sections[section]
    return CGRect(x: 0, y: section.top, width: bounds.width, height: section.headerHeight)
  }
  /// Returns the frame of a section's footer; its height is 0 if there is no footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let section = geometry.sections[section]
    return CGRect(
      x: 0, y: section.bottom - section.footerHeight, width: bounds.width,
      height: section.footerHeight)
  }

  /// Returns the frame of a row in the table's coordinates; empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = geometry
    guard geometry.contains(indexPath) else { return .zero }
    let rows = geometry.rows(indexPath)
    let margin: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(
      x: margin, y: rows.lowerBound, width: max(0, bounds.width - 2 * margin),
      height: rows.upperBound - rows.lowerBound)
  }

  /// Returns the index path of the table row at the y coordinate of a point; `nil` if there is
  /// none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.rows(from: point.y, to: point.y.nextUp).first
  }
  /// Returns the index paths of the table rows that lie at least partly between the upper and lower
  /// edge of a rectangle, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: - Visible rows

  private struct ShownRow {
    var path: IndexPath
    var cell: UITableViewCell
  }

  private struct ShownBar {
    var section: Int
    var isHeader: Bool
    var view: UIView
  }

  private var shownRows: [ShownRow] = []
  private var shownBars: [ShownBar] = []

  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfDue()
    return shownRows.first { $0.path == indexPath }?.cell
  }
  /// Returns the index path of the row that a visible cell shows; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.cell === cell }?.path
  }
  /// The table's visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showRowsIfDue()
    return shownRows.map(\.cell)
  }
  /// The index paths of the table's visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfDue()
    return shownRows.map(\.path)
  }
  /// Returns true if the table shows a view as the header or footer of a section. The table makes
  /// and drops such views as it scrolls and loads.
  package func showsAsBar(_ view: UIView) -> Bool { shownBars.contains { $0.view === view } }
  /// Returns a section's header; `nil` if it is not visible or not a
  /// ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bar(section, true)
  }
  /// Returns a section's footer; `nil` if it is not visible or not a
  /// ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bar(section, false)
  }

  private func bar(_ section: Int, _ isHeader: Bool) -> UITableViewHeaderFooterView? {
    shownBars.first { $0.section == section && $0.isHeader == isHeader }?.view
      as? UITableViewHeaderFooterView
  }

  /// Brings the table's visible rows up to date if a layout is due, for methods that return visible
  /// rows before the layout has run.
  private func showRowsIfDue() {
    if needsLayout, window != nil, !isUpdating { showRows() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  private func showRows() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    backgroundView?.frame = bounds
    if let backgroundView { sendSubviewToBack(backgroundView) }
    var settled = false
    // Showing a row measures its height. If that differs from the height assumed before, the rows
    // below move, and others may become visible. So the loop repeats until no height changes.
    while !settled {
      settled = true
      let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
      for shown in shownRows where !wanted.contains(shown.path) { retire(shown) }
      shownRows.removeAll { !wanted.contains($0.path) }
      for path in wanted { settled = show(path) && settled }
    }
    shownRows.sort { $0.path < $1.path }
    for shown in shownRows { place(shown.cell, rectForRow(at: shown.path)) }
    showBars()
    layOutEnds()
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Shows the cell of a row, unless it is already on screen.
  ///
  /// - Returns: False if the row's measured height differs from the height that was assumed before.
  private func show(_ path: IndexPath) -> Bool {
    guard !shownRows.contains(where: { $0.path == path }), let dataSource else { return true }
    var cell: UITableViewCell!
    UIView.performWithoutAnimation {
      cell = dataSource.tableView(self, cellForRowAt: path)
      cell.frame = rectForRow(at: path)
      cell.setEditing(editing, animated: false)
      if cell.isSelected != selection.paths.contains(path) { cell.isSelected.toggle() }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    shownRows.append(ShownRow(path: path, cell: cell))
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0, let own = cell.fittingHeight(width: cell.bounds.width),
      abs(own - cell.bounds.height) > 0.01
    else { return true }
    measured[path] = own
    knownGeometry = nil
    return false
  }

  private func retire(_ shown: ShownRow) {
    shown.cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
    if let identifier = shown.cell.reuseIdentifier { cells.put(shown.cell, for: identifier) }
  }

  private func retire(_ bar: ShownBar) {
    bar.view.removeFromSuperview()
    if let view = bar.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headers.put(view, for: identifier)
    }
  }

  private func showBars() {
    let (low, high) = (bounds.minY, bounds.maxY)
    let sections = geometry.sections
    func isWanted(_ bar: ShownBar) -> Bool {
      guard sections.indices.contains(bar.section) else { return false }
      let section = sections[bar.section]
      return section.top < high && section.bottom > low
    }
    for bar in shownBars where !isWanted(bar) { retire(bar) }
    shownBars.removeAll { !isWanted($0) }
    for (number, section) in sections.enumerated() where section.top < high && section.bottom > low
    {
      for isHeader in [true, false] {
        let height = isHeader ? section.headerHeight : section.footerHeight
        guard height > 0, let view = barView(number, isHeader) else { continue }
        var y = isHeader ? section.top : section.bottom - height
        if style == .plain, isHeader {
          // In the plain style, a section's header stays at the top of the visible area as long as
          // a row of the section is visible.
          y = min(max(y, low + adjustedContentInset.top), section.rowEdges.last! - height)
          y = max(y, section.top)
        }
        place(view, CGRect(x: 0, y: y, width: bounds.width, height: height))
      }
    }
  }

  private func barView(_ number: Int, _ isHeader: Bool) -> UIView? {
    if let known = shownBars.first(where: { $0.section == number && $0.isHeader == isHeader }) {
      return known.view
    }
    let delegate = delegate
    var view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: number)
      : delegate?.tableView(self, viewForFooterInSection: number)
    if view == nil {
      let title =
        isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: number)
        : dataSource?.tableView(self, titleForFooterInSection: number)
      guard let title else { return nil }
      let bar = UITableViewHeaderFooterView(reuseIdentifier: nil)
      bar.textLabel?.text = title
      view = bar
    }
    guard let view else { return nil }
    addSubview(view)
    shownBars.append(ShownBar(section: number, isHeader: isHeader, view: view))
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: number)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: number)
    }
    return view
  }

  private func layOutEnds() {
    if let tableHeaderView {
      place(
        tableHeaderView,
        CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height))
    }
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      place(
        tableFooterView,
        CGRect(x: 0, y: geometry.height - height, width: bounds.width, height: height))
    }
  }

  // MARK: - Scrolling

  /// Scrolls the table until a row is at a position of the visible area, as far as the content
  /// allows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    precondition(
      geometry.contains(indexPath),
      "Attempted to scroll the table view to an out-of-bounds row (\(indexPath)) when there are \(rowCounts) rows."
    )
    scroll(to: rectForRow(at: indexPath), scrollPosition, animated: animated)
  }

  /// Scrolls the table to the first of the selected rows; does nothing if none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let wanted: CGFloat
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: wanted = rect.minY - insets.top
    case .middle: wanted = rect.midY - room / 2 - insets.top
    case .bottom: wanted = rect.maxY - room - insets.top
    }
    let lowest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(wanted, -insets.top), lowest)), animated: animated)
  }

  // MARK: - Selection

  private lazy var selection = ListSelection(self)

  /// The index path of the row that was selected first; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The index paths of the selected rows, in the order of their selection; `nil` if there are
  /// none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row of the table without telling the delegate; `nil` for the row deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selection.select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row of the table without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
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

  /// Discards all cells, requests sections, rows and cells from the data source anew, and clears
  /// the selection.
  open func reloadData() {
    selection.forget()
    forgetContents()
  }

  /// Begins an update of the table's rows. Updates may be nested; all changes take effect when the
  /// outermost one ends.
  open func beginUpdates() { changes.begin(rowCounts) }

  /// Ends an update of the table's rows. At the end of the outermost one, all collected changes are
  /// shown, animated.
  open func endUpdates() {
    if let done = changes.end() { finish(done, animated: true) }
  }

  /// Runs a closure that inserts, deletes and moves rows of the table. All its changes are shown
  /// together, animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let done = changes.end() { finish(done, animated: true, completion) }
  }

  /// Runs a closure of insertions, deletions and moves, as the other method of this name does. Here
  /// the closure is not escaping, because Swift on Apple's platforms accepts such a closure, too.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  private func change(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
    beginUpdates()
    changes.add(change)
    if let done = changes.end() { finish(done, animated: animation != .none) }
  }

  private var rowCounts: [Int] { geometry.sections.map(\.rowCount) }

  private func finish(
    _ done: (update: ListUpdate, counts: [Int]), animated: Bool,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    let update = done.update
    knownGeometry = nil
    measured = Dictionary(
      uniqueKeysWithValues: measured.sorted { $0.key < $1.key }
        .compactMap { path, height in update.place(of: path).map { ($0, height) } })
    update.check(done.counts, rowCounts, "rows", in: self)
    for shown in shownRows where update.place(of: shown.path) == nil { retire(shown) }
    shownRows = shownRows.compactMap { shown in
      update.place(of: shown.path).map { ShownRow(path: $0, cell: shown.cell) }
    }
    selection.follow(update)
    for bar in shownBars { retire(bar) }
    shownBars = []
    setNeedsLayout()
    guard window != nil, animated else {
      if let completion { UICollectionView.completeOutsideWindow(completion) }
      return
    }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: completion)
  }

  /// Reports to the table view that rows were inserted; the index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted += indexPaths }
  }
  /// Reports to the table view that rows were deleted; the index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted += indexPaths }
  }
  /// Reports to the table view that rows have changed, so that their cells are requested again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded += indexPaths }
  }
  /// Reports to the table view that the cells of rows are to be configured again. The model asks
  /// for the cells again, as ``reloadRows(at:with:)`` does; on a device the cells stay.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  /// Reports to the table view that a row has moved; its cell moves to the new place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Reports to the table view that sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Reports to the table view that sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Reports to the table view that a section was moved, with all its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }
  /// Reports to the table view that sections have changed, so that all their cells are requested
  /// again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
}
