extension UITableView: SelectableList {
  var takesTaps: Bool { allowsSelection && (!isEditing || allowsSelectionDuringEditing) }

  func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func show(_ path: IndexPath, highlighted: Bool) {
    cellForRow(at: path)?.setHighlighted(highlighted, animated: false)
    if highlighted {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func show(_ path: IndexPath, selected: Bool, animated: Bool) {
    cellForRow(at: path)?.setSelected(selected, animated: animated)
  }

  func selected(byTapOn path: IndexPath) -> IndexPath? {
    let delegate = delegate
    return delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
  }

  func deselected(byTapOn path: IndexPath, isSame: Bool) -> IndexPath? {
    let delegate = delegate
    return delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
  }

  func tapSelected(_ path: IndexPath) {
    if let cell = cellForRow(at: path) { cell.selectionSegue?.fire(by: cell) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func tapDeselected(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }
}
