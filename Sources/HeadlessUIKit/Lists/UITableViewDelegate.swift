/// A delegate that supplies heights to a table view and is told of selections and other events. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a table row; the table's `rowHeight` by default. A negative number means
  /// that the row is as high as its content needs.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header; the table's `sectionHeaderHeight` by default. A
  /// negative number stands for the default of the table's style.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer; the table's `sectionFooterHeight` by default. A
  /// negative number stands for the default of the table's style.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height that is assumed for a row of automatic height until it is shown; the
  /// table's `estimatedRowHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the app's own view for a section's header; `nil` by default. With `nil` the table
  /// shows the section's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the app's own view for a section's footer; `nil` by default. With `nil` the table
  /// shows the section's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Tells the delegate that a row's cell is about to be shown in the table.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a row's cell has been removed from the table.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// Tells the delegate that a section's header is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Tells the delegate that a section's footer is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Returns true if a touch may highlight and select a row; true by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a row's cell has been highlighted, because a finger presses it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row's cell is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the tapped one, or `nil` for none; the tapped row by
  /// default.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect after a tap, or `nil` for none; the row that was selected by
  /// default.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a tap has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Tells the delegate that the detail button at the end of a row was tapped (rule R200 of UIKit's
  /// behaviour).
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the editing control (for deletion or insertion) of a row; `.delete` by default. The
  /// model never calls the method.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns true if a row is indented while the table is edited; true by default. The model never
  /// calls the method.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns the actions of a swipe that begins at the leading edge of a row; `nil` by default. The
  /// model never calls the method, because its rows are not swiped.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because its rows are not swiped.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// Returns the height of a table row, or a negative number for one as high as its content needs.
  /// By default, asks the object that the delegate's `forwardingTarget(for:)` returns, if any;
  /// otherwise the table's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, heightForRowAt: indexPath)
      ?? tableView.rowHeight
  }
  /// Returns the height of a section's header, or a negative number for the default of the table's
  /// style. By default, asks the object that the delegate's `forwardingTarget(for:)` returns, if
  /// any; otherwise the table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
  }
  /// Returns the height of a section's footer, or a negative number for the default of the table's
  /// style. By default, asks the object that the delegate's `forwardingTarget(for:)` returns, if
  /// any; otherwise the table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
  }
  /// Returns the height that is assumed for a row of automatic height until it is shown. By
  /// default, asks the object that the delegate's `forwardingTarget(for:)` returns, if any;
  /// otherwise the table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, estimatedHeightForRowAt: indexPath) ?? tableView.estimatedRowHeight
  }
  /// Returns the app's own view for a section's header; with `nil` the table shows the section's
  /// title. By default, asks the object that the delegate's `forwardingTarget(for:)` returns, if
  /// any; otherwise `nil`.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Returns the app's own view for a section's footer; with `nil` the table shows the section's
  /// title. By default, asks the object that the delegate's `forwardingTarget(for:)` returns, if
  /// any; otherwise `nil`.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, viewForFooterInSection: section)
  }
  /// Tells the delegate that a cell is about to be shown. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// Tells the delegate that a cell has been removed from the table. By default, forwards the call
  /// to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Tells the delegate that a section's header is about to be shown. By default, forwards the call
  /// to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Tells the delegate that a section's footer is about to be shown. By default, forwards the call
  /// to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Returns true if a touch may highlight and select a row. By default, asks the object that the
  /// delegate's `forwardingTarget(for:)` returns, if any; otherwise true.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, shouldHighlightRowAt: indexPath)
      ?? true
  }
  /// Tells the delegate that a row has been highlighted, because a finger presses it. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Tells the delegate that a row is no longer highlighted. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Returns the row to select instead of the tapped one, or `nil` for none. By default, asks the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise the tapped row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let next = forwardee((any UITableViewDelegate).self) {
      return next.tableView(tableView, willSelectRowAt: indexPath)
    }
    return indexPath
  }
  /// Returns the row to deselect after a tap, or `nil` for none. By default, asks the object that
  /// the delegate's `forwardingTarget(for:)` returns, if any; otherwise the given row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let next = forwardee((any UITableViewDelegate).self) {
      return next.tableView(tableView, willDeselectRowAt: indexPath)
    }
    return indexPath
  }
  /// Tells the delegate that a tap has selected a row. By default, forwards the call to the object
  /// that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Tells the delegate that a tap has deselected a row. By default, forwards the call to the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Tells the delegate that the detail button at the end of a row was tapped. By default, forwards
  /// the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Returns the editing control (for deletion or insertion) of a row. By default, asks the object
  /// that the delegate's `forwardingTarget(for:)` returns, if any; otherwise `.delete`. The model
  /// never calls the method.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, editingStyleForRowAt: indexPath)
      ?? .delete
  }
  /// Returns true if a row is indented while the table is edited. By default, asks the object that
  /// the delegate's `forwardingTarget(for:)` returns, if any; otherwise true. The model never calls
  /// the method.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    forwardee((any UITableViewDelegate).self)?
      .tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }
  /// Returns the actions of a swipe that begins at the leading edge of a row; `nil` by default. The
  /// model never calls the method, because its rows are not swiped.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because its rows are not swiped.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

/// The data source of a table view, which supplies its rows and their cells. Only the number of
/// rows and the cells are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section of the table.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row. The table view calls the method when the row becomes visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of the table's sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a table section's header; `nil` for none, as by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a table section's footer; `nil` for none, as by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns true if the user may edit a table row; true by default. The model never calls the
  /// method, because its rows have no editing controls.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns true if the user may move a table row; false by default. The model never calls the
  /// method, because its rows are not reordered.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Applies the edit of a row to the app's data; does nothing by default. The model never calls
  /// the method, because its rows have no editing controls.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the app's data; does nothing by default. The model never calls the method,
  /// because its rows are not reordered.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns the number of the table's sections: 1, for data sources that do not implement the
  /// method.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns the title of a table section's header: `nil` for none, for data sources that do not
  /// implement the method.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns the title of a table section's footer: `nil` for none, for data sources that do not
  /// implement the method.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true, for data sources that do not say whether the user may edit a row. The model
  /// never calls the method, because its rows have no editing controls.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns false, for data sources that do not say whether the user may move a row. The model
  /// never calls the method, because its rows are not reordered.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing, for data sources that do not apply the user's edit of a row. The model never
  /// calls the method, because its rows have no editing controls.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing, for data sources that do not apply the user's move of a row. The model never
  /// calls the method, because its rows are not reordered.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
