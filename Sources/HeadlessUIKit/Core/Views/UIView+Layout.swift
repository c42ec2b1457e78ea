/// The layout pass: the choice of views to lay out, and their order.
///
/// A view that asks for layout is marked, and so are its superviews up to the root
/// (``UIView/hasLayoutBelow``). A pass follows the marks only, each view before its subviews. So
/// its cost depends on the changes, not on the size of the tree. The same pass handles marks that
/// are made during it. A size set in `layoutSubviews` is laid out further down at once, and a
/// change further up causes another round.
///
/// ## What asks for layout
///
/// A new size asks for the layout of the view and of its superview (FIELD C4), unless the superview
/// sets the size during its own layout. A change of constraints does not ask for layout by itself:
/// the engine solves, and a view with a new solution asks for the layout of its superview. So
/// replacing a constraint by an equal one costs one solve and no layout, and a view whose frame the
/// app sets by hand stays there. Layout then ends where it ends on a device.
///
/// Layout that never ends would hang an app. The model's pass stops after ``UIView/layoutRounds``
/// rounds, and warns once, with the view and the two frames between which it alternates.
extension UIView {
  /// The number of rounds after which a layout pass gives up. A layout that ends needs two or
  /// three.
  private static let layoutRounds = 10

  /// True if this view or a view further down needs layout, solving, or a look at its safe area.
  private var isLayoutDue: Bool { needsLayout || hasLayoutBelow || safeAreaIsStale || solvingIsDue }

  /// Marks the superviews of a view that needs layout, up to the root, and requests a commit if the
  /// view is in a window.
  func requestLayoutVisit() {
    var view = self
    while let above = view.parent {
      // If one superview is already marked, so are all views above it.
      if above.hasLayoutBelow { return }
      above.hasLayoutBelow = true
      view = above
    }
    if view.isInWindow { Simulator.current.setNeedsCommit() }
  }

  /// Marks the superviews of a view that was added while its layout was due.
  func requestLayoutVisitIfDue() {
    if isLayoutDue { requestLayoutVisit() }
  }

  /// Requests layout of this view because a subview has changed, unless this view is laying out
  /// that subview itself.
  func contentsNeedLayout() {
    guard !isLayingOut, !needsLayout else { return }
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out the views that requested it, beginning with the topmost superview whose layout
  /// affects this view.
  func layOutTree() {
    constrained.solveConstraintsAround()
    var root = self
    while let above = root.parent, above.needsLayout { root = above }
    for _ in 1..<UIView.layoutRounds {
      guard root.isLayoutDue else { return }
      root.visitMarked { $0.layOutIfMarked() }
    }
    guard root.isLayoutDue else { return }
    let before = root.framesAboutToBeLaidOut()
    root.visitMarked { $0.layOutIfMarked() }
    if root.isLayoutDue { root.giveUp(before) }
  }

  /// Visits the views marked for layout from the top down, and removes the marks.
  private func visitMarked(_ visit: (UIView) -> Void) {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      visit(view)
      guard view.hasLayoutBelow else { continue }
      view.hasLayoutBelow = false
      let children = view.children
      for index in children.indices.reversed() where children[index].isLayoutDue {
        waiting.append(children[index])
      }
    }
  }

  /// True if layout of this view has no effect: a plain `UIView` without subviews, layout guides
  /// and a controller.
  private var isPlainLeaf: Bool {
    type(of: self) == UIView.self && constrained.placesNothing && controller == nil
  }

  private func layOutIfMarked() {
    if safeAreaIsStale { announceSafeArea() }
    constrained.solveConstraintsIfDue()
    guard needsLayout else { return }
    if isPlainLeaf {
      needsLayout = false
      return
    }
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    needsLayout = false
    Simulator.current.effort &+= Simulator.effortOfWork
    let controller = controller
    controller?.viewWillLayOut()
    if let controller { Simulator.tellingController { controller.viewWillLayoutSubviews() } }
    constrained.placeConstrainedSubviews()
    // This layout covers all requests made so far, so the mark is removed before it.
    needsLayout = false
    Simulator.tellingController { layer.layoutSublayers() }
    if let controller { Simulator.tellingController { controller.viewDidLayoutSubviews() } }
    if Simulator.current.hasPassedCuts { constrained.frameUnframedSubviews() }
  }
}

// MARK: - Giving up

extension UIView {
  /// Returns the frames of the views that wait for layout and of their subviews, each view before
  /// its subviews.
  private func framesAboutToBeLaidOut() -> [(view: UIView, frame: CGRect)] {
    var found = [(view: self, frame: frame)]
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.isLayoutDue { for child in view.children { found.append((child, child.frame)) } }
      if view.hasLayoutBelow { waiting += view.children.reversed().filter(\.isLayoutDue) }
    }
    return found
  }

  /// Drops the layout requests that are still open, and warns once for every view that requested
  /// layout again.
  private func giveUp(_ before: [(view: UIView, frame: CGRect)]) {
    let swinging = before.first { $0.view.frame != $0.frame }
    visitMarked { view in
      view.solvingIsDue = false
      view.safeAreaIsStale = false
      guard view.needsLayout else { return }
      view.needsLayout = false
      guard !view.isKnownToLoop else { return }
      view.isKnownToLoop = true
      let frames =
        swinging.map {
          "\($0.view) swings between \($0.frame.numbers) and \($0.view.frame.numbers)"
        }
        ?? "no frame changes by that (its own is \(view.frame.numbers))"
      Simulator.current.warn(
        UIKitWarning(
          .layoutFeedbackLoop,
          """
          \(view) asks for layout again each time it is laid out; gave up after \(UIView.layoutRounds) rounds: \
          \(frames).
          """))
    }
  }
}

extension CGRect {
  /// The four numbers of the rectangle, as UIKit prints them.
  fileprivate var numbers: String { "(\(minX) \(minY); \(width) \(height))" }
}

// MARK: - What the layer reports

extension UIView {
  /// Called when the size of the bounds has changed.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    parent?.contentsNeedLayout()
    safeAreaMayHaveChanged()
    if contentMode == .redraw { setNeedsDisplay() }
    constrained.sizeDidChange()
    if !children.isEmpty, autoresizesSubviews { resizeSubviews(from: old) }
  }

  final var isWindow: Bool { self is UIWindow }

  /// Called when the view's position in its superview has changed.
  func positionDidChange() {
    safeAreaMayHaveChanged()
    constrained.placeDidChange()
  }
}
