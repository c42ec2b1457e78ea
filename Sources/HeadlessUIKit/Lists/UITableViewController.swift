/// A controller whose view is a table view. It is the table view's data source and delegate.
///
/// All methods of both protocols are declared in this class, so that a subclass overrides them as
/// on Apple's platforms.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// True if selected rows are deselected when the controller appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that reloads the table when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates a controller whose table has the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard. If no table is loaded there, its table is plain.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    if loadInterface() {
      // Apple's documentation of UITableViewController: if the storyboard or nib gives the table
      // view no data source or delegate, the controller takes that role.
      if let tableView, tableView.dataSource == nil { tableView.dataSource = self }
      if let tableView, tableView.delegate == nil { tableView.delegate = self }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: - Data source

  /// Returns a static section from the storyboard; `nil` if there is none with this index.
  private func staticSection(_ section: Int, of tableView: UITableView) -> StaticSection? {
    guard let sections = tableView.staticSections, sections.indices.contains(section) else {
      return nil
    }
    return sections[section]
  }

  /// Returns the number of sections: those of a static table, or 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }
  /// Returns the number of rows in a section: those of a static table, or 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, of: tableView)?.cells.count ?? 0
  }
  /// Returns the cell of a row of a static table. Otherwise traps, so it must be overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let sections = tableView.staticSections {
      return sections[indexPath.section].cells[indexPath.row]
    }
    preconditionFailure(
      "\(type(of: self)) says that there are rows, so it must override tableView(_:cellForRowAt:).")
  }
  /// Returns the title of a section's header in a static table, or `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticSection(section, of: tableView)?.header }
  /// Returns the title of a section's footer in a static table, or `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticSection(section, of: tableView)?.footer }
  /// Returns true if a row may be edited; true by default. The model never calls the method,
  /// because rows have no editing controls here.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true if a row may be moved; false by default. The model never calls the method,
  /// because rows are not reordered here.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Applies the edit of a row to the app's data; does nothing by default. The model never calls
  /// the method, because rows have no editing controls here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the app's data; does nothing by default. The model never calls the method,
  /// because rows are not reordered here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Returns the height of a row: that of a static row, or the table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticSection(indexPath.section, of: tableView)?.heights[indexPath.row] ?? tableView.rowHeight
  }
  /// Returns the height of a header, or a negative number for the style's standard: the table's
  /// `sectionHeaderHeight`, unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of a footer, or a negative number for the style's standard: the table's
  /// `sectionFooterHeight`, unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns the height of a row of automatic height until it is shown: the table's
  /// `estimatedRowHeight`, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Returns the view of a section's header, or `nil` for a view with the title: `nil`, unless
  /// overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Returns the view of a section's footer, or `nil` for a view with the title: `nil`, unless
  /// overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Called when a cell is about to be shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a cell has been removed from the table. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when a section's header is about to be shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called when a section's footer is about to be shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns true if a touch may highlight and select a row: true, unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a row has been highlighted, because a finger presses it. Does nothing unless
  /// overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row is no longer highlighted. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of the tapped one, or `nil` for none: the tapped row, unless
  /// overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the row to deselect after a tap, or `nil` for none: the given row, unless overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called when a tap has selected a row. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a tap has deselected a row. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Handles a tap on the accessory button of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns the editing control of a row: `.delete`, unless overridden. The model never calls the
  /// method.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns the actions of a swipe that begins at the leading edge of a row; `nil` by default. The
  /// model never calls the method, because rows are not swiped here.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because rows are not swiped here.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: - Scrolling

  /// Called when the content offset has changed, by a finger or by code. Does nothing unless
  /// overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger has begun to drag the content. Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger that drags the content is about to be lifted. Does nothing unless
  /// overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger that dragged the content was lifted. Does nothing unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the content moves on by its momentum. Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has come to rest. Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll by code has ended. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when the insets of the content have changed. Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns the view to scale when the content is zoomed: `nil`, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when zooming begins. Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the zoom scale has changed. Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when zooming has ended. Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true if a tap on the status bar scrolls to the top: true, unless overridden. The model
  /// never calls the method.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top. The model never calls the method.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
