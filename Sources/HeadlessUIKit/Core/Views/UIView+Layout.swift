/// The layout pass: who has to be laid out, and in what order.
///
/// A view that asks for layout is marked, and so is the way from it up to the root
/// (``UIView/hasLayoutBelow``). A pass walks down the marked ways only, each view before what is
/// inside it, so it costs what changed, not what there is. Marks made during the pass are taken up
/// by the same pass: a size set in `layoutSubviews` is laid out further down at once, one that
/// changes something further up brings another round.
///
/// ## What asks for layout
///
/// A new size asks for the view's own layout and for its superview's (C4), unless it is the
/// superview that gives the size while it is laid out. A change of constraints asks for nothing by
/// itself: the engine solves, and what has another solution than before asks for the layout of the
/// view it is in. So a constraint replaced by its equal costs one look and no layout, a view that
/// is framed by hand after all is left where it was put, and a pass comes to rest where it does on
/// a device.
///
/// A tree that never comes to rest would hang an app. Here the pass gives up after
/// ``UIView/layoutRounds`` rounds, and says so once, with the view and the two frames it swings
/// between.
extension UIView {
  /// How many rounds a pass makes before it gives up; layout that comes to rest takes two or three.
  private static let layoutRounds = 10

  /// Whether anything is left to do here or further down.
  private var isLayoutDue: Bool { needsLayout || hasLayoutBelow || safeAreaIsStale || solvingIsDue }

  /// Marks the way up to the root, and asks for a commit if a window is there.
  func requestLayoutVisit() {
    var view = self
    while let above = view.parent {
      // Who is marked has marked everybody above.
      if above.hasLayoutBelow { return }
      above.hasLayoutBelow = true
      view = above
    }
    if view.isInWindow { Simulator.current.setNeedsCommit() }
  }

  /// Marks the way up for a view that was put in with something left to do.
  func requestLayoutVisitIfDue() {
    if isLayoutDue { requestLayoutVisit() }
  }

  /// Takes note that something inside has changed; what the view does itself while it is laid out
  /// it knows.
  func contentsNeedLayout() {
    guard !isLayingOut, !needsLayout else { return }
    needsLayout = true
    requestLayoutVisit()
  }

  /// Lays out what asked for it, from the topmost view on that has to be laid out for this one to
  /// be right.
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

  /// Walks down the marked ways, unmarking them.
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

  /// Whether laying out does nothing: no class of its own, nothing inside, and no controller to
  /// tell.
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
    // What was asked for so far is what follows now.
    needsLayout = false
    Simulator.tellingController { layer.layoutSublayers() }
    if let controller { Simulator.tellingController { controller.viewDidLayoutSubviews() } }
    if Simulator.current.hasPassedCuts { constrained.frameUnframedSubviews() }
  }
}

// MARK: - Giving up

extension UIView {
  /// The frames of the views that wait for layout and of what is in them, each view before what is
  /// inside it.
  private func framesAboutToBeLaidOut() -> [(view: UIView, frame: CGRect)] {
    var found = [(view: self, frame: frame)]
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.isLayoutDue { for child in view.children { found.append((child, child.frame)) } }
      if view.hasLayoutBelow { waiting += view.children.reversed().filter(\.isLayoutDue) }
    }
    return found
  }

  /// Forgets what is left to do, and says of every view that asked again that it does, once.
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
  /// The four numbers, as UIKit prints them.
  fileprivate var numbers: String { "(\(minX) \(minY); \(width) \(height))" }
}

// MARK: - What the layer reports

extension UIView {
  /// Takes note that the bounds have another size now.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    parent?.contentsNeedLayout()
    safeAreaMayHaveChanged()
    if contentMode == .redraw { setNeedsDisplay() }
    constrained.sizeDidChange()
    if !children.isEmpty, autoresizesSubviews { resizeSubviews(from: old) }
  }

  final var isWindow: Bool { self is UIWindow }

  /// Takes note that the view is somewhere else in its superview.
  func positionDidChange() {
    safeAreaMayHaveChanged()
    constrained.placeDidChange()
  }
}
