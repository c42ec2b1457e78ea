/// A controller whose view is a table view. It is the table view's data source and delegate.
///
/// All methods of both protocols are declared in this class, so that a subclass overrides them as
/// on Apple's platforms.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// A Boolean value that says whether the controller deselects all rows when it appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The refresh control of the table, which tells the app that the user has pulled the table down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates a controller whose table view has the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard. If the storyboard supplies no table view, the
  /// controller makes a plain one.
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
      // If the storyboard or nib gives the table view no data source or delegate, the controller
      // takes that role, as Apple's documentation of `UITableViewController` says.
      if let tableView, tableView.dataSource == nil { tableView.dataSource = self }
      if let tableView, tableView.delegate == nil { tableView.delegate = self }
      return
    }
    // The table begins below the status bar, until a container or a window gives it its frame (rule
    // R223 of UIKit's behaviour).
    let bar = UIApplication.shared.statusBarFrame.height
    let table = UITableView(
      frame: UIScreen.main.bounds.inset(by: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)),
      style: style)
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

  /// Returns the section of a static table with an index; `nil` if the table is not static or has
  /// no such section.
  private func staticSection(_ section: Int, of tableView: UITableView) -> StaticSection? {
    guard let sections = tableView.staticSections, sections.indices.contains(section) else {
      return nil
    }
    return sections[section]
  }

  /// Returns the number of the table's sections: those of a static table from the storyboard,
  /// otherwise 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }
  /// Returns the number of rows in a section: those of a static table from the storyboard,
  /// otherwise 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, of: tableView)?.cells.count ?? 0
  }
  /// Returns the cell of a row, for a static table from the storyboard. For another table a
  /// subclass must override the method, or it traps.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let sections = tableView.staticSections {
      return sections[indexPath.section].cells[indexPath.row]
    }
    preconditionFailure(
      "\(type(of: self)) says that there are rows, so it must override tableView(_:cellForRowAt:).")
  }
  /// Returns the title of a section's header, for a static table from the storyboard; otherwise
  /// `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticSection(section, of: tableView)?.header }
  /// Returns the title of a section's footer, for a static table from the storyboard; otherwise
  /// `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticSection(section, of: tableView)?.footer }
  /// Returns true if a row may be edited; true by default. The model never calls the method,
  /// because its rows have no editing controls.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true if a row may be moved; false by default. The model never calls the method,
  /// because its rows are not reordered.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Applies the edit of a row to the app's data; does nothing by default. The model never calls
  /// the method, because its rows have no editing controls.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the app's data; does nothing by default. The model never calls the method,
  /// because its rows are not reordered.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Returns the height of a table row: that of a static row from the storyboard, otherwise the
  /// table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticSection(indexPath.section, of: tableView)?.heights[indexPath.row] ?? tableView.rowHeight
  }
  /// Returns the height of a section's header: the table's `sectionHeaderHeight`, unless
  /// overridden. A negative number stands for the default of the table's style.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of a section's footer: the table's `sectionFooterHeight`, unless
  /// overridden. A negative number stands for the default of the table's style.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns the height that is assumed for a row of automatic height until it is shown: the
  /// table's `estimatedRowHeight`, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Returns the app's own view for a section's header: `nil`, unless overridden. With `nil` the
  /// table shows the section's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Returns the app's own view for a section's footer: `nil`, unless overridden. With `nil` the
  /// table shows the section's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Called when a row's cell is about to be shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a row's cell has been removed from the table. Does nothing unless overridden.
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
  /// Called when a row's cell has been highlighted, because a finger presses it. Does nothing
  /// unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row's cell is no longer highlighted. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of the tapped one, or `nil` for none: the tapped row, unless
  /// overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the row to deselect after a tap, or `nil` for none: the row that was selected, unless
  /// overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called when a tap has selected a row of the table. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a tap has deselected a row of the table. Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called when the detail button at the end of a row was tapped. Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns the editing control (for deletion or insertion) of a row: `.delete`, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns true if a row is indented while the table is edited: true, unless overridden. The
  /// model never calls the method.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the actions of a swipe that begins at the leading edge of a row; `nil` by default. The
  /// model never calls the method, because its rows are not swiped.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because its rows are not swiped.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: - Rows that are edited, moved and pressed long

  /// Called when a row is about to be edited. The model never calls the method, because its rows
  /// are not swiped.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when a row is no longer edited. The model never calls the method.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the title of the button that deletes a row; `nil`, for UIKit's own, unless overridden.
  /// The model never calls the method.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the buttons of a row that is swiped; `nil` unless overridden. The model never calls
  /// the method.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns the place to which a row that is dragged moves: the proposed one, unless overridden.
  /// The model never calls the method.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns the depth of a row in a tree: 0, unless overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Returns the titles of the index at the table's trailing edge; `nil` unless overridden. The
  /// model never calls the method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section to which a title of the index leads: the one of the same number, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Returns the height that a header may have before it is shown: the table's own, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// Returns the height that a footer may have before it is shown: the table's own, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// Called when a section's header has left the table. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called when a section's footer has left the table. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns true if a long press on a row opens a menu of editing commands: false, unless
  /// overridden. The model never calls the method, because it opens no menus.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { false }
  /// Returns true if a row's menu has a command: false, unless overridden. The model never calls
  /// the method.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// Called when a command of a row's menu was chosen. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Returns the context menu of a row that is pressed long; `nil` unless overridden. The model
  /// never calls the method, because it opens no menus.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the picture from which a row's context menu opens; `nil`, for the row, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the picture to which a row's context menu closes; `nil`, for the row, unless
  /// overridden. The model never calls the method.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the preview of a row's context menu was tapped. The model never calls the method.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called when a row's primary action is chosen. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns true if a row can have the focus of a keyboard: true, unless overridden. The model
  /// never calls the method.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true if two fingers may begin to select several rows: false, unless overridden. The
  /// model never calls the method.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers have begun to select several rows. The model never calls the method.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  // MARK: - Scrolling

  /// Called when the table has scrolled, by a finger or by code. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger has begun to drag the table's content. Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger that drags the table's content is about to be lifted. Does nothing
  /// unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger that dragged the table's content was lifted. Does nothing unless
  /// overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the table's content moves on by its momentum. Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the table has come to rest after a scroll by a finger. Does nothing unless
  /// overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll of the table by code has ended. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when the table's adjusted content insets have changed. Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns the view that is scaled when the table is zoomed: `nil`, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when zooming of the table begins. Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the table's zoom scale has changed. Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when zooming of the table has ended. Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true if a tap on the status bar scrolls the table to its top: true, unless overridden.
  /// The model never calls the method.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled the table to its top. The model never calls
  /// the method.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
