/// What a list says of its items to its ``ListSelection``, and hears from it.
@MainActor
protocol SelectableList: UIScrollView {
  var allowsMultipleSelection: Bool { get }
  /// Whether a finger may select now.
  var takesTaps: Bool { get }
  func path(at point: CGPoint) -> IndexPath?
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Shows the item so and tells the delegate.
  func show(_ path: IndexPath, highlighted: Bool)
  /// Shows the item so, if it is in sight.
  func show(_ path: IndexPath, selected: Bool, animated: Bool)
  /// What a tap selects instead, which the delegate may say; `nil` if nothing.
  func selected(byTapOn path: IndexPath) -> IndexPath?
  /// What a tap on an item, or on another one, deselects; `nil` if nothing.
  func deselected(byTapOn path: IndexPath, isSame: Bool) -> IndexPath?
  func tapSelected(_ path: IndexPath)
  func tapDeselected(_ path: IndexPath)
}

/// Which items of a list are selected, and what a finger does to that: in a table as in a
/// collection.
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

  /// Forgets everything: the items are others now.
  func forget() {
    paths = []
    touched = nil
  }

  /// Follows items to where they are after an update.
  func follow(_ update: ListUpdate) { paths = paths.compactMap(update.place(of:)) }

  // MARK: - Touches

  /// Whether a touch is the list's own business from here on, and not its superview's. It follows
  /// one finger at a time.
  func begin(_ touches: Set<UITouch>) -> Bool {
    guard touched == nil, list.takesTaps, let touch = touches.first,
      let path = list.path(at: touch.location(in: list)), list.shouldHighlight(path)
    else { return false }
    touched = (path, touch)
    list.show(path, highlighted: true)
    return true
  }

  /// - Returns: Whether it was a touch of this list.
  func move(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    if !isOnItem(touched) { unhighlight() }
    return true
  }

  /// - Returns: Whether it was a touch of this list.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard let touched, touches.contains(touched.touch) else { return false }
    // A layout that changed under a resting finger has left it on another item, or on none.
    let isTap = isOnItem(touched)
    unhighlight()
    if isTap { tap(touched.path) }
    return true
  }

  /// - Returns: Whether it was a touch of this list.
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
