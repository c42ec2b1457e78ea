/// The layout pass: who has to be laid out, and in what order.
///
/// A view that asks for layout is marked, and so is the way from it up to the root (``UIView/hasLayoutBelow``). A pass
/// walks down the marked ways only, each view before what is inside it, so it costs what changed, not what
/// there is. Marks made during the pass are taken up by the same pass: a size set in `layoutSubviews` is
/// laid out further down at once, one that changes something further up brings another round.
///
/// A tree that never comes to rest would hang an app. Here the pass gives up after ``UIView/layoutRounds`` rounds with a
/// warning that names the view.
extension UIView {
  /// How many rounds a pass makes before it gives up.
  private static let layoutRounds = 100

  /// Marks the way up to the root, and asks for a commit if a window is there.
  func requestLayoutVisit() {
    var view = self
    while let above = view.parent {
      // Who is marked has marked everybody above.
      if above.hasLayoutBelow { return }
      above.hasLayoutBelow = true
      view = above
    }
    if view.cachedWindow === view { Simulator.current.setNeedsCommit() }
  }

  /// Marks the way up for a view that was put in with something left to do.
  func requestLayoutVisitIfDue() {
    if needsLayout || hasLayoutBelow || safeAreaIsStale { requestLayoutVisit() }
  }

  /// Lays out what asked for it, from the topmost view on that has to be laid out for this one to be right.
  func layOutTree() {
    var root = self
    while let above = root.parent, above.needsLayout { root = above }
    for _ in 0..<UIView.layoutRounds {
      guard root.needsLayout || root.hasLayoutBelow || root.safeAreaIsStale else { return }
      root.visitMarked { $0.layOutIfMarked() }
    }
    root.visitMarked { view in
      guard view.needsLayout else { return }
      view.needsLayout = false
      Simulator.current.warn(
        UIKitWarning(
          .layoutFeedbackLoop,
          "\(view) asks for layout again each time it is laid out; gave up after \(UIView.layoutRounds) rounds."
        ))
    }
  }

  /// Walks down the marked ways, unmarking them.
  private func visitMarked(_ visit: (UIView) -> Void) {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      visit(view)
      guard view.hasLayoutBelow else { continue }
      view.hasLayoutBelow = false
      for child in view.children.reversed()
      where child.needsLayout || child.hasLayoutBelow || child.safeAreaIsStale {
        waiting.append(child)
      }
    }
  }

  private func layOutIfMarked() {
    if safeAreaIsStale { announceSafeArea() }
    guard needsLayout else { return }
    needsLayout = false
    if let controller {
      controller.viewWillLayoutSubviews()
      layOutConstrainedSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      layOutConstrainedSubviews()
      layoutSubviews()
    }
  }
}

// MARK: - What the layer reports

extension UIView {
  /// Takes note that the bounds have another size now.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    safeAreaMayHaveChanged()
    if contentMode == .redraw { setNeedsDisplay() }
    constrainedNeighboursMayFollow()
    if autoresizesSubviews, !children.isEmpty { resizeSubviews(from: old) }
  }

  /// Takes note that the view is somewhere else in its superview.
  func positionDidChange() {
    safeAreaMayHaveChanged()
    constrainedNeighboursMayFollow()
  }
}
