/// The layout pass: it selects the views to lay out and calls them in order.
///
/// A view that requests layout is marked, and so are its superviews up to the root
/// (``UIView/hasLayoutBelow``). The pass visits only marked views, each view before its subviews.
/// Its duration therefore depends on the number of changes, not on the size of the tree. Requests
/// that are made during the pass are handled by the same pass. A size that `layoutSubviews` sets is
/// laid out further down at once. A change further up leads to another round.
///
/// ## Causes of a layout request
///
/// A new size requests the layout of the view and of its superview (case C4 of the article
/// `FromRealCode`), unless the superview sets the size during its own layout. A change of
/// constraints does not request layout directly: the constraints are solved, and a view with a new
/// solution requests the layout of its superview. So replacing a constraint by an equal one takes
/// one solving and no layout, and a view whose frame the app sets by hand keeps that frame. Layout
/// then ends in the same cases in which it ends on a device.
///
/// Layout that never ends would hang the app. The model's pass stops after ``UIView/layoutRounds``
/// rounds, and warns once, naming the view and the two frames between which it alternates.
extension UIView {
  /// The number of rounds after which a layout pass gives up. A layout that ends needs two or three
  /// rounds.
  private static let layoutRounds = 10

  /// True if a pass must visit this view: it or a view further down needs layout or solving of
  /// constraints, or its safe area must be checked.
  private var isLayoutDue: Bool { needsLayout || hasLayoutBelow || safeAreaIsStale || solvingIsDue }

  /// Marks the superviews of a view that needs layout, up to the root, and requests a commit if the
  /// view is in a window.
  func requestLayoutVisit() {
    var view = self
    while let above = view.parent {
      // The loop can end at a marked superview, because all views above it are marked, too.
      if above.hasLayoutBelow { return }
      above.hasLayoutBelow = true
      view = above
    }
    if view.isInWindow { Simulator.current.setNeedsCommit() }
  }

  /// Marks the superviews of a view that already needed layout when it was added.
  func requestLayoutVisitIfDue() {
    if isLayoutDue { requestLayoutVisit() }
  }

  /// Requests layout of this view because a subview has changed, unless the change is a result of
  /// this view's own layout.
  func contentsNeedLayout() {
    guard !isLayingOut, !needsLayout else { return }
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out the marked views of this view's tree, up to the limit of rounds.
  func layOutTree() {
    constrained.solveConstraintsAround()
    for _ in 1..<UIView.layoutRounds {
      guard isLayoutDue else { return }
      visitMarked { $0.layOutIfMarked() }
    }
    guard isLayoutDue else { return }
    let before = framesAboutToBeLaidOut()
    visitMarked { $0.layOutIfMarked() }
    if isLayoutDue { giveUp(before) }
  }

  /// Lays out the marked views of a larger tree, which starts at the topmost superview that has
  /// itself requested layout. So constraints place this view, too.
  func layOutWithSuperviews() {
    constrained.solveConstraintsAround()
    var root = self
    while let above = root.parent, above.needsLayout { root = above }
    root.layOutTree()
  }

  /// Visits the views marked for layout, each before its subviews, and removes the marks.
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

  /// True if laying out this view has no effect: it is an instance of `UIView` itself, without
  /// subviews, layout guides and a controller.
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
    // The mark is removed before the layout, which answers all requests made so far. A request
    // during the layout marks the view again.
    needsLayout = false
    Simulator.tellingController { layer.layoutSublayers() }
    if let controller { Simulator.tellingController { controller.viewDidLayoutSubviews() } }
    if Simulator.current.hasPassedCuts { constrained.frameUnframedSubviews() }
  }
}

// MARK: - Giving up an endless layout

extension UIView {
  /// Returns the frames of the views that wait for layout and of their subviews. Each view comes
  /// before its subviews.
  private func framesAboutToBeLaidOut() -> [(view: UIView, frame: CGRect)] {
    var found = [(view: self, frame: frame)]
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.isLayoutDue { for child in view.children { found.append((child, child.frame)) } }
      if view.hasLayoutBelow { waiting += view.children.reversed().filter(\.isLayoutDue) }
    }
    return found
  }

  /// Drops the open layout requests because the limit of rounds is reached, and warns about each
  /// view that requested layout again. A view is warned about only once.
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
  /// The rectangle's position and size as text, written as UIKit writes them in its messages.
  fileprivate var numbers: String { "(\(minX) \(minY); \(width) \(height))" }
}

// MARK: - Changes that the layer reports

extension UIView {
  /// Requests layout and the checks that depend on the size, because the size of the bounds has
  /// changed.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    parent?.contentsNeedLayout()
    safeAreaMayHaveChanged()
    if contentMode == .redraw { setNeedsDisplay() }
    constrained.sizeDidChange()
    if !children.isEmpty, autoresizesSubviews { resizeSubviews(from: old) }
  }

  final var isWindow: Bool { self is UIWindow }

  /// Requests the checks that depend on the position, because the view's position in its superview
  /// has changed.
  func positionDidChange() {
    safeAreaMayHaveChanged()
    constrained.placeDidChange()
  }
}
