/// The safe area of views, that is, the insets of the edges that bars cover or the system reserves.
///
/// A view inherits the part of its superview's insets that reaches it, edge by edge: a view 30
/// points below the top of a superview with an inset of 47 has an inset of 17. A view that extends
/// beyond an edge of the superview, or is outside, has the whole inset of that edge and no more
/// (rule R159 of UIKit's behaviour). Controllers and bars add insets by
/// ``UIView/safeAreaAddition``. Transforms are ignored, so a view that slides in has the safe area
/// of its final place from the start.
///
/// Reading the insets computes them again each time. `safeAreaInsetsDidChange` is called in the
/// layout pass, before `layoutSubviews`.
extension UIView {
  /// Marks the view, so that the next layout pass checks its safe area for changes.
  func safeAreaMayHaveChanged() {
    guard !safeAreaIsStale, isInWindow else { return }
    safeAreaIsStale = true
    requestLayoutVisit()
  }

  /// Forgets the safe area of a view that leaves its window, except for the comparison when it
  /// returns.
  func leaveSafeArea() {
    if announcedSafeArea != .zero { safeAreaWhenLeft = announcedSafeArea }
    announcedSafeArea = .zero
  }

  /// Marks a view that returns to a window with another safe area than it left with, because a bar
  /// came or went while the view was out of the window.
  func returnToSafeArea() {
    guard let left = safeAreaWhenLeft, currentSafeArea() != left else { return }
    safeAreaMayHaveChanged()
  }

  /// Computes the present safe area insets of this view from the window's, through all superviews.
  func currentSafeArea() -> UIEdgeInsets {
    guard let window = cachedWindow else { return .zero }
    var insets = window.ownSafeArea
    for view in ancestry().reversed() where view !== window {
      insets = view.safeArea(inheriting: insets)
    }
    return insets
  }

  /// Announces the view's safe area if it has changed, and marks the subviews so that theirs is
  /// checked.
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
    // UIKit announces the change of a view's margins before that of its safe area (rule R159 of
    // UIKit's behaviour).
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Returns the part of the superview's insets that reaches this view, plus the insets that the
  /// view adds itself.
  ///
  /// - Parameter outer: The superview's insets.
  private func safeArea(inheriting outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent else { return outer + safeAreaAddition }
    let outer = parent.safeAreaHandedDown(outer)
    guard outer != .zero else { return safeAreaAddition }
    let around = parent.backing.modelBounds
    let size = backing.modelBounds.size
    let (anchor, center) = (backing.modelAnchorPoint, backing.modelPosition)
    let left = center.x - anchor.x * size.width - around.minX
    let top = center.y - anchor.y * size.height - around.minY
    // Returns the part of an inset that reaches a view at a distance from the edge. A view beyond
    // the edge has the whole inset and no more.
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

  /// Returns this view and its superviews, starting with this view.
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
