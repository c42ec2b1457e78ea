/// A delegate that supplies heights to a table view and is told of selections and other events. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, or a negative number for an automatic height; the table's
  /// `rowHeight` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header, or a negative number for the style's standard; the table's
  /// `sectionHeaderHeight` by default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer, or a negative number for the style's standard; the table's
  /// `sectionFooterHeight` by default.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height of a row of automatic height until it is shown; the table's
  /// `estimatedRowHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the view of a section's header, or `nil` for a view with the title; `nil` by default.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view of a section's footer, or `nil` for a view with the title; `nil` by default.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Tells the delegate that a cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a cell has been removed from the table.
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
  /// Tells the delegate that a row has been highlighted, because a finger presses it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the tapped one; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect after a tap, or `nil` for none; the given row by default.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a tap has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Tells the delegate that the accessory button of a row was tapped (rule R200 of UIKit's
  /// behaviour).
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the editing control of a row; `.delete` by default. The model never calls the method.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the actions of a swipe over a row. Never called, because rows are not swiped here.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because rows are not swiped here.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// Returns the height of a row, or a negative number for an automatic height. By default, asks
  /// the object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise the table's
  /// `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, heightForRowAt: indexPath)
      ?? tableView.rowHeight
  }
  /// Returns the height of a header, or a negative number for the style's standard. By default,
  /// asks the object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise the
  /// table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
  }
  /// Returns the height of a footer, or a negative number for the style's standard. By default,
  /// asks the object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise the
  /// table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
  }
  /// Returns the height of a row of automatic height until it is shown. By default, asks the object
  /// that the delegate's `forwardingTarget(for:)` returns, if any; otherwise the table's
  /// `estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, estimatedHeightForRowAt: indexPath) ?? tableView.estimatedRowHeight
  }
  /// Returns the view of a section's header, or `nil` for a view with the title. By default, asks
  /// the object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise `nil`.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Returns the view of a section's footer, or `nil` for a view with the title. By default, asks
  /// the object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise `nil`.
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
  /// Tells the delegate that the accessory button of a row was tapped. By default, forwards the
  /// call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Returns the editing control of a row. By default, asks the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any; otherwise `.delete`. The model never calls the
  /// method.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    forwardee((any UITableViewDelegate).self)?.tableView(tableView, editingStyleForRowAt: indexPath)
      ?? .delete
  }
  /// Returns the actions of a swipe that begins at the leading edge of a row; `nil` by default. The
  /// model never calls the method, because rows are not swiped here.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Returns the actions of a swipe that begins at the trailing edge of a row; `nil` by default.
  /// The model never calls the method, because rows are not swiped here.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardee((any UITableViewDelegate).self)?.tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

/// A data source that supplies the contents of a table. Only the number of rows and the cells are
/// required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row. Called when the row becomes visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header, or `nil` for none; `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, or `nil` for none; `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns true if a row may be edited; true by default. The model never calls the method,
  /// because rows have no editing controls here.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns true if a row may be moved; false by default. The model never calls the method,
  /// because rows are not reordered here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Applies the edit of a row to the app's data; does nothing by default. The model never calls
  /// the method, because rows have no editing controls here.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the app's data; does nothing by default. The model never calls the method,
  /// because rows are not reordered here.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns the number of sections; 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns the title of a section's header, or `nil` for none; `nil` by default.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns the title of a section's footer, or `nil` for none; `nil` by default.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true if a row may be edited; true by default. The model never calls the method,
  /// because rows have no editing controls here.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true if a row may be moved; false by default. The model never calls the method,
  /// because rows are not reordered here.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Applies the edit of a row to the app's data; does nothing by default. The model never calls
  /// the method, because rows have no editing controls here.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the app's data; does nothing by default. The model never calls the method,
  /// because rows are not reordered here.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
