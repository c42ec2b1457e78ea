/// What a view has to do with constraints; most views have nothing to do with any.
@MainActor
final class LayoutState {
  /// How constraints point at the view.
  nonisolated let reference: LayoutReference
  /// Whether the view's frame is given, as against found by constraints.
  var translatesMask = true
  /// The constraints this view holds: those between items inside it, or between one and itself.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of this view, in the order they were added.
  var guides: [UILayoutGuide] = []
  /// How many active constraints are about the view or one of its guides.
  var references = 0
  /// How many of them are held by a view further up, so that they are about where this view is.
  var outerReferences = 0
  /// How many active constraints reach through the view from outside.
  var couplings = 0
  /// Solves for everything up to the next views whose frames are given.
  var engine: LayoutEngine?

  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// How often it was said that the contents would like another size.
  var contentSizeChanges = 0
  /// Whether `updateConstraints()` is due; it is once, for every view that has to do with
  /// constraints.
  var needsUpdateConstraints = true
  /// Whether somebody this view solves for has asked for `updateConstraints()` since the last
  /// solution.
  var updatesAreDue = true
  /// What the edges of a view that scrolls are for constraints to what is inside.
  var contentGuide: UILayoutGuide?
  /// Where the engine last found the view to be, in its superview.
  var solution: Solution?

  var safeAreaGuide: UILayoutGuide?
  var edgeGuides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// Whether a constraint was ever about this view's margins, as against its edges.
  var hasTiedMargins = false
  /// The safe area that constraints about its insets were last solved for: the one of where the
  /// view stood then.
  var solvedSafeArea: UIEdgeInsets?
  /// Whether constraints depend on what this view keeps from its edges.
  var dependsOnInsets: Bool {
    hasTiedMargins || safeAreaGuide != nil || marginsGuide != nil || !edgeGuides.isEmpty
      || keyboardGuide != nil
  }

  init(of view: UIView) { reference = LayoutReference(to: view) }

  // The view alone holds its state, and has just gone.
  deinit { reference.clear() }

  /// Forgets a constraint that the view held; the last one is the likeliest to go.
  func letGo(of constraint: NSLayoutConstraint) {
    // Not by a closure: it would look each time whether it runs on the main actor.
    for index in constraints.indices.reversed() where constraints[index] === constraint {
      constraints.remove(at: index)
      return
    }
  }

  /// Whether the view separates what is inside from what is around, so that the two can be solved
  /// one by one.
  var isSeparate: Bool { translatesMask && couplings == 0 }
}

extension UIView: ConstrainedView {
  /// What constraints have to do with this view, if anything.
  @inline(__always)
  final var layoutState: LayoutState? {
    // Not by a closure: it would look each time whether it runs on the main actor.
    get {
      guard let storedLayoutState else { return nil }
      return unsafeDowncast(storedLayoutState, to: LayoutState.self)
    }
    set { storedLayoutState = newValue }
  }

  /// The state, made if there is none yet.
  func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(of: self)
    layoutState = state
    return state
  }

  /// Whether constraints have a say in this view's frame, and its autoresizing mask has none.
  var isConstrained: Bool { layoutState?.translatesMask == false }

  /// Whether constraints find this view's frame; one that no constraint mentions stays where it was
  /// put.
  var isFoundByConstraints: Bool {
    guard let layoutState else { return false }
    return !layoutState.translatesMask && layoutState.references > 0
  }

  /// The view whose engine solves for this one: the nearest one, from here up, that is separate.
  var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.isSeparate, let above = view.superview {
      view = above
    }
    return view
  }

  /// Takes note that a number has changed for the engine which solves for this view, if there is
  /// one.
  func constraintsMayHaveAnotherSolution() {
    guard layoutState != nil else { return }
    let root = layoutRoot
    root.layoutState?.engine?.numbersMayDiffer = true
    root.solvingBecomesDue()
  }

  /// Takes note that the view holds a constraint more or less, which its engine knows already.
  func constraintsCameOrWent() { layoutRoot.solvingBecomesDue() }

  func insetsAreOthers() {
    if layoutState?.dependsOnInsets == true { constraintsMayHaveAnotherSolution() }
  }

  func safeAreaIsStill(_ insets: UIEdgeInsets) {
    guard let solved = layoutState?.solvedSafeArea, solved != insets else { return }
    insetsAreOthers()
  }

  /// Asks for layout since something inside belongs somewhere else now.
  func constraintsHaveAnotherSolution() {
    needsLayout = true
    requestLayoutVisit()
  }

  func readingDirectionDidChange() {
    layoutRoot.layoutState?.engine?.isOutdated = true
    constraintsMayHaveAnotherSolution()
  }

  private func solvingBecomesDue() {
    guard !solvingIsDue else { return }
    solvingIsDue = true
    requestLayoutVisit()
  }

  /// Takes note that an engine would have to solve for other items than before.
  func layoutStructureDidChange() {
    layoutState?.engine = nil
    solvingBecomesDue()
    guard let root = superview?.layoutRoot else { return }
    root.layoutState?.engine?.itemsDidChange(inside: self)
    root.solvingBecomesDue()
  }

  /// Takes note that the view is about to leave those it was solved for with.
  func layoutStructureWillLeave() {
    layoutState?.engine = nil
    solvingBecomesDue()
    guard let root = superview?.layoutRoot else { return }
    root.layoutState?.engine?.willLose(self)
    root.solvingBecomesDue()
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
