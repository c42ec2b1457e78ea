extension UICollectionView: SelectableList {
  var takesTaps: Bool { allowsSelection }

  func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func show(_ path: IndexPath, highlighted: Bool) {
    cellForItem(at: path)?.isHighlighted = highlighted
    if highlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func show(_ path: IndexPath, selected: Bool, animated: Bool) {
    cellForItem(at: path)?.isSelected = selected
  }

  func selected(byTapOn path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  /// Returns the collection item that a tap deselects; `nil` if the delegate refuses. It is asked
  /// only if the tap hit the selected item itself, not if the tap selects another item.
  func deselected(byTapOn path: IndexPath, isSame: Bool) -> IndexPath? {
    !isSame || delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  func tapSelected(_ path: IndexPath) {
    if let cell = cellForItem(at: path) { cell.selectionSegue?.fire(by: cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func tapDeselected(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }
}
