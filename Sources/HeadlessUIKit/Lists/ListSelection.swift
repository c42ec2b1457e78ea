/// The interface that a table or collection offers to its ``ListSelection``.
@MainActor
protocol SelectableList: UIScrollView {
  var allowsMultipleSelection: Bool { get }
  /// True if a tap may select an item of the list now.
  var takesTaps: Bool { get }
  func path(at point: CGPoint) -> IndexPath?
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Shows an item of the list as highlighted or not, and tells the delegate.
  func show(_ path: IndexPath, highlighted: Bool)
  /// Shows an item of the list as selected or not, if it is visible.
  func show(_ path: IndexPath, selected: Bool, animated: Bool)
  /// Returns the item that a tap selects, which the delegate may change; `nil` for none.
  func selected(byTapOn path: IndexPath) -> IndexPath?
  /// Returns the item that a tap deselects; `nil` for none.
  ///
  /// - Parameter isSame: True if the tap hit the selected item itself, false if it hit another one.
  func deselected(byTapOn path: IndexPath, isSame: Bool) -> IndexPath?
  func tapSelected(_ path: IndexPath)
  func tapDeselected(_ path: IndexPath)
}

/// The selected items of a table or collection, and the selection by touches.
@MainActor
final class ListSelection {
  private unowned let list: any SelectableList
  private(set) var paths: [IndexPath] = []
  private var touched: (path: IndexPath, touch: UITouch)?

  init(_ list: any SelectableList) { self.list = list }

  /// Selects an item without telling the delegate; `nil` deselects all.
  func select(_ path: IndexPath?, animated: Bool) {
    if path == nil || !list.allowsMultipleSelection {
      for other in paths where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return }
    if !paths.contains(path) { paths.append(path) }
    list.show(path, selected: true, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    paths.removeAll { $0 == path }
    list.show(path, selected: false, animated: animated)
  }

  /// Clears the selection and the current touch, because the list was reloaded.
  func forget() {
    paths = []
    touched = nil
  }

  /// Updates the selected index paths after items were inserted, deleted or moved.
  func follow(_ update: ListUpdate) { paths = paths.compactMap(update.place(of:)) }

  // MARK: - Touches

  /// Begins to track a touch on an item, and highlights the item.
  ///
  /// - Returns: True if the list takes the touch, false if its superview is to get it. The list
  ///   tracks one touch at a time.
  func begin(_ touches: Set<UITouch>) -> Bool {
    guard touched == nil, list.takesTaps, let touch = touches.first,
      let path = list.path(at: touch.location(in: list)), list.shouldHighlight(path)
    else { return false }
    touched = (path, touch)
    list.show(path, highlighted: true)
    return true
  }

  /// - Returns: True if this list tracks one of the touches.
  func move(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    if !isOnItem(touched) { unhighlight() }
    return true
  }

  /// - Returns: True if this list tracks one of the touches.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    // The layout may have changed under a resting finger, which is then on another item or on none;
    // then it is no tap.
    let isTap = isOnItem(touched)
    unhighlight()
    if isTap { tap(touched.path) }
    return true
  }

  /// - Returns: True if this list tracks one of the touches.
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
