/// The requirements that let one ``ListSelection`` serve both table views and collection views.
@MainActor
protocol SelectableList: UIScrollView {
  var allowsMultipleSelection: Bool { get }
  /// True if a tap may select one of the list's items now. A table view, for example, may refuse
  /// taps while it is being edited.
  var takesTaps: Bool { get }
  func path(at point: CGPoint) -> IndexPath?
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Sets an item's cell to highlighted or not highlighted, and tells the list's delegate.
  func show(_ path: IndexPath, highlighted: Bool)
  /// Sets an item's cell to selected or not selected, if the cell is visible. The delegate is not
  /// told.
  func show(_ path: IndexPath, selected: Bool, animated: Bool)
  /// Returns the item that a tap on an item selects. The list's delegate may choose another item,
  /// or `nil` for none.
  func selected(byTapOn path: IndexPath) -> IndexPath?
  /// Returns the selected item that a tap deselects; `nil` for none.
  ///
  /// - Parameter isSame: True if the tap hit the selected item itself. False if the tap selects
  ///   another item, which deselects this one.
  func deselected(byTapOn path: IndexPath, isSame: Bool) -> IndexPath?
  func tapSelected(_ path: IndexPath)
  func tapDeselected(_ path: IndexPath)
}

/// The set of selected items of a table or collection view, and the touch handling that changes it.
@MainActor
final class ListSelection {
  private unowned let list: any SelectableList
  private(set) var paths: [IndexPath] = []
  private var touched: (path: IndexPath, touch: UITouch)?

  init(_ list: any SelectableList) { self.list = list }

  /// Selects an item of the list without telling the delegate; `nil` for the item deselects all.
  func select(_ path: IndexPath?, animated: Bool) {
    if path == nil || !list.allowsMultipleSelection {
      for other in paths where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return }
    if !paths.contains(path) { paths.append(path) }
    list.show(path, selected: true, animated: animated)
  }

  /// Deselects an item of the list without telling the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    paths.removeAll { $0 == path }
    list.show(path, selected: false, animated: animated)
  }

  /// Deselects all items and stops following the touch, because the list was reloaded.
  func forget() {
    paths = []
    touched = nil
  }

  /// Changes the index paths of the selected items to those after items were inserted, deleted or
  /// moved.
  func follow(_ update: ListUpdate) { paths = paths.compactMap(update.place(of:)) }

  // MARK: - Touches

  /// Begins to follow a touch on an item of the list, and highlights the item's cell.
  ///
  /// - Returns: True if the list takes the touch. False if the touch is to be passed to the list's
  ///   superview, for example because the list already tracks another touch.
  func begin(_ touches: Set<UITouch>) -> Bool {
    guard touched == nil, list.takesTaps, let touch = touches.first,
      let path = list.path(at: touch.location(in: list)), list.shouldHighlight(path)
    else { return false }
    touched = (path, touch)
    list.show(path, highlighted: true)
    return true
  }

  /// Stops following a touch that has moved away from its item, and removes the item's highlight.
  ///
  /// - Returns: True if one of the touches is the one that the list follows.
  func move(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    if !isOnItem(touched) { unhighlight() }
    return true
  }

  /// Ends a touch on an item: removes its highlight, and if the touch was a tap, selects or
  /// deselects the item.
  ///
  /// - Returns: True if one of the touches is the one that the list follows.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    // A touch is a tap only if its item is still under the finger, because the layout may have
    // changed meanwhile and moved another item there.
    let isTap = isOnItem(touched)
    unhighlight()
    if isTap { tap(touched.path) }
    return true
  }

  /// Ends a touch that was cancelled, and removes its item's highlight.
  ///
  /// - Returns: True if one of the touches is the one that the list follows.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    unhighlight()
    return true
  }

  private func isOnItem(_ touched: (path: IndexPath, touch: UITouch)) -> Bool {
    list.path(at: touched.touch.location(in: list)) == touched.path
  }

  private func unhighlight() {
    guard let path = touched?.path else { return }
    touched = nil
    list.show(path, highlighted: false)
  }

  private func tap(_ path: IndexPath) {
    if list.allowsMultipleSelection, paths.contains(path) {
      return deselectByTap(path, isSame: true)
    }
    guard let path = list.selected(byTapOn: path) else { return }
    if !list.allowsMultipleSelection {
      for other in paths where other != path { deselectByTap(other, isSame: false) }
    }
    select(path, animated: false)
    list.tapSelected(path)
  }

  private func deselectByTap(_ path: IndexPath, isSame: Bool) {
    guard let path = list.deselected(byTapOn: path, isSame: isSame) else { return }
    deselect(path, animated: false)
    list.tapDeselected(path)
  }
}
