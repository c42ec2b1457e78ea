/// Addition and removal of sublayers.
///
/// A layer that is moved to another superlayer within one turn of the run loop keeps its
/// animations; a layer that is out of the window at the end of the turn loses them. So it is not
/// the removal of a layer that removes its animations, but the commit at the end of the turn
/// (``AnimationSchedule``).
extension CALayer {
  /// Inserts a sublayer at an index, counted from the back. If there are fewer sublayers than that,
  /// it becomes the frontmost.
  func place(_ layer: CALayer, at index: Int) {
    refuseCycle(with: layer)
    layer.leaveParent()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    let schedule = Simulator.current.animations
    layer.joinedAfterCommit = schedule.commits
    // A Core Animation commit is needed, because the added layer counts as on screen only after it.
    // Before, a layer without a view makes no implicit animations.
    Simulator.current.setNeedsCommit()
    schedule.treeChanged()
    if !isViewBacked { setNeedsLayout() }
  }

  /// Inserts a sublayer next to a sibling. If the sibling is not a sublayer of this layer, the new
  /// one becomes the frontmost.
  func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    refuseCycle(with: layer)
    layer.leaveParent()
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return place(layer, at: .max)
    }
    place(layer, at: index + offset)
  }

  /// Removes the layer from its superlayer.
  func leaveParent() {
    guard let old = parent else { return }
    if let index = old.children.lastIndex(where: { $0 === self }) {
      old.children.remove(at: index)
    } else if old.rarities?.mask === self {
      old.rarities?.mask = nil
    }
    parent = nil
    Simulator.current.animations.treeChanged()
  }

  private func refuseCycle(with layer: CALayer) {
    // A layer without sublayers cannot be an ancestor of this one, so the search for a cycle of
    // sublayers is skipped.
    guard layer === self || !layer.children.isEmpty else { return }
    var above: CALayer? = self
    while let ancestor = above {
      precondition(
        ancestor !== layer,
        "A layer must not be put inside itself or its own subtree (\(layer) into \(self)).")
      above = ancestor.parent
    }
  }

  /// True if the layer is inside a window, at any depth.
  var isInWindow: Bool {
    var root = self
    while let above = root.parent { root = above }
    return root.isViewBacked && root.view?.isWindow == true
  }

  /// Returns true if this layer is the given layer, or lies inside it at any depth.
  func isInside(_ ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let candidate = layer {
      if candidate === ancestor { return true }
      layer = candidate.parent
    }
    return false
  }
}

// MARK: - Layout

extension CALayer {
  /// Requests layout for a layer without a view.
  func requestLayout() {
    guard rarities?.needsLayout != true, rarities?.presents == nil else { return }
    // A layer without sublayers has nothing to lay out, so the request is dropped.
    guard !children.isEmpty || otherLayoutIsPossible else { return }
    rare.needsLayout = true
    Simulator.current.animations.due.toLayOut.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// True if laying out the layer may do something although it has no sublayers, because a subclass
  /// overrides `layoutSublayers()` or a delegate implements it.
  private var otherLayoutIsPossible: Bool { type(of: self) != CALayer.self || delegate != nil }

  /// Lays out the layer if that was requested. Requests that come of the layout itself are dropped,
  /// because a layer that adds its sublayers anew in `layoutSublayers()` would be laid out for
  /// ever.
  func layOutIfRequested() {
    guard rarities?.needsLayout == true, rarities?.isLayingOut != true else { return }
    rare.isLayingOut = true
    layoutSublayers()
    rare.isLayingOut = false
    rare.needsLayout = false
  }
}
