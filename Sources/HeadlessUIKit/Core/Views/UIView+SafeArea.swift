/// The safe area: what of a view's edges lies under bars or belongs to the system.
///
/// Each view has what is left of its superview's, edge by edge: a view that starts 30 points below
/// the top of one with an inset of 47 has an inset of 17. A view that reaches beyond an edge, or
/// lies outside altogether, has all of that edge's inset and no more (R159). Controllers and bars
/// add theirs by ``UIView/safeAreaAddition``. Transforms do not count, so a view that slides in
/// keeps the safe area it will have when it has arrived.
///
/// Asking computes the present answer. `safeAreaInsetsDidChange` comes with the layout pass, before
/// `layoutSubviews`.
extension UIView {
  /// Marks the view to look at its safe area in the next layout pass.
  func safeAreaMayHaveChanged() {
    guard !safeAreaIsStale, isInWindow else { return }
    safeAreaIsStale = true
    requestLayoutVisit()
  }

  /// The safe area as of now.
  func currentSafeArea() -> UIEdgeInsets {
    guard let window = cachedWindow else { return .zero }
    var insets = window.ownSafeArea
    for view in ancestry().reversed() where view !== window {
      insets = view.safeArea(inheriting: insets)
    }
    return insets
  }

  /// Reports another safe area, and lets the views inside look at theirs.
  func announceSafeArea() {
    safeAreaIsStale = false
    guard isInWindow else { return }
    let insets =
      if let parent { safeArea(inheriting: parent.announcedSafeArea) } else {
        cachedWindow?.ownSafeArea ?? .zero
      }
    guard insets != announcedSafeArea else { return constrained.safeAreaIsStill(insets) }
    noting(.safeAreaInsets) { announcedSafeArea = insets }
    for child in children { child.safeAreaIsStale = true }
    hasLayoutBelow = !children.isEmpty
    needsLayout = true
    constrained.insetsDidChange()
    // Margins first (R159).
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// What is left of the superview's safe area, plus what is added here.
  private func safeArea(inheriting outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent else { return outer + safeAreaAddition }
    let outer = parent.safeAreaHandedDown(outer)
    guard outer != .zero else { return safeAreaAddition }
    let around = parent.backing.modelBounds
    let size = backing.modelBounds.size
    let (anchor, center) = (backing.modelAnchorPoint, backing.modelPosition)
    let left = center.x - anchor.x * size.width - around.minX
    let top = center.y - anchor.y * size.height - around.minY
    // What is left of an inset behind a view that starts so far from the edge; beyond the edge it
    // has all of it, and never more.
    func rest(of inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), inset)
    }
    let inner = UIEdgeInsets(
      top: rest(of: outer.top, top),
      left: rest(of: outer.left, left),
      bottom: rest(of: outer.bottom, around.height - top - size.height),
      right: rest(of: outer.right, around.width - left - size.width))
    return inner + safeAreaAddition
  }

  /// The view and those it is inside of, from the inside out.
  func ancestry() -> [UIView] {
    var found: [UIView] = []
    var candidate: UIView? = self
    while let view = candidate {
      found.append(view)
      candidate = view.parent
    }
    return found
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}
