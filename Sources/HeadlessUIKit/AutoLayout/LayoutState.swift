/// The part of a view's state that concerns constraints; most views have none.
@MainActor
final class LayoutState {
  /// The reference by which constraints point at the view.
  nonisolated let reference: LayoutReference
  /// True if the view's frame is given; false if constraints determine it.
  var translatesMask = true
  /// The constraints that this view holds: those between views or guides inside it, or between
  /// itself and one inside it.
  var constraints: [NSLayoutConstraint] = []
  /// The layout guides of this view, in the order in which they were added.
  var guides: [UILayoutGuide] = []
  var references = ReferenceCounts()
  /// The engine that solves for the views inside this one, down to the next views whose frames are
  /// given.
  var engine: LayoutEngine?

  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// The number of times the view has reported a change of its content size.
  var contentSizeChanges = 0
  /// True if `updateConstraints()` has to be called. It is called once for every view that takes
  /// part in constraints.
  var needsUpdateConstraints = true
  /// True if a view that this view's engine solves for has requested `updateConstraints()` since
  /// the last solution.
  var updatesAreDue = true
  /// The frame that the engine last found for the view, in its superview.
  var solution: Solution?

  var builtIn = BuiltInGuides()
  /// True once a constraint has referred to this view's margins.
  var hasTiedMargins = false
  /// The safe area with which the constraints that depend on it were last solved.
  var solvedSafeArea: UIEdgeInsets?
  /// True if constraints depend on this view's safe area, margins or keyboard guide.
  var dependsOnInsets: Bool {
    hasTiedMargins || builtIn.safeArea != nil || builtIn.margins != nil || !builtIn.edges.isEmpty
      || builtIn.keyboard != nil
  }

  /// The numbers of active constraints that concern a view.
  struct ReferenceCounts {
    /// The number of constraints about the view or one of its guides.
    var all = 0
    /// The number of the counted constraints that a view further up holds, and that therefore
    /// concern this view's position.
    var outer = 0
    /// The number of references to items inside the view by constraints held further up.
    var couplings = 0
  }

  /// The layout guides that UIKit makes for a view, each when it is first asked for.
  struct BuiltInGuides {
    var safeArea: UILayoutGuide?
    var edges: [UILayoutGuide] = []
    var margins: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// The guide that replaces a scroll view's edges in constraints to the views inside it.
    var content: UILayoutGuide?
  }

  init(of view: UIView) { reference = LayoutReference(to: view) }

  // Only the view holds this object, so the view has just been deallocated.
  deinit { reference.clear() }

  /// Removes a constraint from those that the view holds. It searches from the end, because the
  /// last one is the likeliest to be removed.
  func letGo(of constraint: NSLayoutConstraint) {
    // A loop and no closure, because a closure would check each time that it runs on the main
    // actor.
    for index in constraints.indices.reversed() where constraints[index] === constraint {
      constraints.remove(at: index)
      return
    }
  }

  /// True if constraints inside the view are independent of constraints around it, so that the two
  /// are solved separately.
  var isSeparate: Bool { translatesMask && references.couplings == 0 }
}

extension UIView: ConstrainedView {
  /// The constraint state of this view, or nil if it has none.
  @inline(__always)
  final var layoutState: LayoutState? {
    // A getter without a closure, because a closure would check each time that it runs on the main
    // actor.
    get {
      guard let storedLayoutState else { return nil }
      return unsafeDowncast(storedLayoutState, to: LayoutState.self)
    }
    set { storedLayoutState = newValue }
  }

  /// Returns the constraint state, and creates it if there is none yet.
  func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(of: self)
    layoutState = state
    return state
  }

  /// True if constraints and not the autoresizing mask determine this view's frame.
  var isConstrained: Bool { layoutState?.translatesMask == false }

  /// True if constraints determine this view's frame and at least one refers to it. A view that no
  /// constraint mentions keeps its frame.
  var isFoundByConstraints: Bool {
    guard let layoutState else { return false }
    return !layoutState.translatesMask && layoutState.references.all > 0
  }

  /// The view whose engine solves for this view: the nearest separate view, from this view upwards.
  var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.isSeparate, let above = view.superview {
      view = above
    }
    return view
  }

  /// Marks numbers as changed in the system of equations that solves for this view, and requests a
  /// solution.
  func constraintsMayHaveAnotherSolution() {
    guard layoutState != nil else { return }
    let root = layoutRoot
    root.layoutState?.engine?.numbersMayDiffer = true
    root.solvingBecomesDue()
  }

  /// Requests a solution, because the view gained or lost a constraint. The engine has already been
  /// told of that.
  func constraintsCameOrWent() { layoutRoot.solvingBecomesDue() }

  func insetsDidChange() {
    if layoutState?.dependsOnInsets == true { constraintsMayHaveAnotherSolution() }
  }

  func safeAreaIsStill(_ insets: UIEdgeInsets) {
    guard let solved = layoutState?.solvedSafeArea, solved != insets else { return }
    insetsDidChange()
  }

  /// Requests layout, because the solved frame of a view inside has changed.
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

  /// Tells the engine that the view joined or left its views, or changed between a given and a
  /// solved frame.
  func layoutStructureDidChange() {
    layoutState?.engine = nil
    solvingBecomesDue()
    guard let root = superview?.layoutRoot else { return }
    root.layoutState?.engine?.itemsDidChange(inside: self)
    root.solvingBecomesDue()
  }

  /// Tells the engine that the view is about to leave the views with which it was solved.
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
