/// Who is inside whom.
///
/// A layer that changes places within one turn keeps its animations; one that is out of the window
/// at the end of the turn loses them. So nothing is decided here, and it is the commit that looks
/// (``AnimationSchedule``).
extension CALayer {
  /// Puts a layer inside at a depth, or in front if there are not so many.
  func place(_ layer: CALayer, at index: Int) {
    refuseCycle(with: layer)
    layer.leaveParent()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    let schedule = Simulator.current.animations
    layer.joinedAfterCommit = schedule.commits
    // It is on screen after the next commit; a layer of its own animates from then on.
    Simulator.current.setNeedsCommit()
    schedule.treeChanged()
    if !isViewBacked { setNeedsLayout() }
  }

  /// Puts a layer inside next to another one, or in front if that one is not here.
  func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    refuseCycle(with: layer)
    layer.leaveParent()
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return place(layer, at: .max)
    }
    place(layer, at: index + offset)
  }

  /// Takes the layer out of its superlayer.
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
    // Only a layer with something inside can be an ancestor of this one.
    guard layer === self || !layer.children.isEmpty else { return }
    var above: CALayer? = self
    while let ancestor = above {
      precondition(
        ancestor !== layer,
        "A layer must not be put inside itself or its own subtree (\(layer) into \(self)).")
      above = ancestor.parent
    }
  }

  /// Whether the layer hangs, at whatever depth, in a window.
  var isInWindow: Bool {
    var root = self
    while let above = root.parent { root = above }
    return root.isViewBacked && root.view?.isWindow == true
  }

  /// Whether the layer is another one or inside of it.
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
  /// Notes that a layer without a view wants layout.
  func requestLayout() {
    guard rarities?.needsLayout != true, rarities?.presents == nil else { return }
    // Only those who have something to place ask for it.
    guard !children.isEmpty || otherLayoutIsPossible else { return }
    rare.needsLayout = true
    Simulator.current.animations.layersToLayOut.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// Whether a subclass or a delegate may place things without there being sublayers yet.
  private var otherLayoutIsPossible: Bool { type(of: self) != CALayer.self || delegate != nil }

  func layOutIfRequested() {
    guard rarities?.needsLayout == true else { return }
    rarities?.needsLayout = false
    layoutSublayers()
  }
}
