/// The part of a view's state that concerns Auto Layout constraints. Most views have none.
@MainActor
final class LayoutState {
  /// The object by which constraints refer to the view, so that they do not keep it alive.
  nonisolated let reference: LayoutReference
  /// True if other code sets the view's frame (`translatesAutoresizingMaskIntoConstraints`); false
  /// if constraints determine it.
  var translatesMask = true
  /// The active constraints that the view holds, as `UIView.constraints` returns them: those
  /// between views or guides inside it, or between the view itself and one of these.
  var constraints: [NSLayoutConstraint] = []
  /// The layout guides of this view, in the order in which they were added.
  var guides: [UILayoutGuide] = []
  var references = ReferenceCounts()
  /// The layout engine that solves the constraints of the views inside this one, down to views
  /// whose frames other code sets.
  var engine: LayoutEngine?

  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// The number of times the view has reported a change of its content size.
  var contentSizeChanges = 0
  /// True if `updateConstraints()` has to be called for the view. It is called at least once for
  /// every view with constraints.
  var needsUpdateConstraints = true
  /// True if any view of the same layout engine has requested `updateConstraints()` since the last
  /// solution.
  var updatesAreDue = true
  /// The frame that constraints gave to the view at the last solution, in its superview's
  /// coordinates.
  var solution: Solution?

  var builtIn = BuiltInGuides()
  /// True once a constraint has referred to the view's margins.
  var hasTiedMargins = false
  /// The view's safe area when the constraints that depend on it were last solved.
  var solvedSafeArea: UIEdgeInsets?
  /// True if any constraint depends on this view's safe area, margins or keyboard guide.
  var dependsOnInsets: Bool {
    hasTiedMargins || builtIn.safeArea != nil || builtIn.margins != nil || !builtIn.edges.isEmpty
      || builtIn.keyboard != nil
  }

  /// The numbers of active constraints that refer to a view, to its guides or to views inside it.
  struct ReferenceCounts {
    /// The number of constraints that refer to the view or to one of its guides.
    var all = 0
    /// The number of constraints that refer to the view or its guides and are held by an ancestor
    /// of the view. Only these can depend on the view's position.
    var outer = 0
    /// The number of references that lead from outside into the view, that is, from constraints
    /// that an ancestor holds to views or guides inside this view.
    var couplings = 0
  }

  /// The layout guides that UIKit provides for a view. Each is made when it is requested for the
  /// first time.
  struct BuiltInGuides {
    var safeArea: UILayoutGuide?
    var edges: [UILayoutGuide] = []
    var margins: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// The layout guide for a scroll view's content. Constraints between the scroll view's edges
    /// and views inside it refer to this guide.
    var content: UILayoutGuide?
  }

  init(of view: UIView) { reference = LayoutReference(to: view) }

  // The reference to the view is cleared here, because only the view holds this state: when the
  // state is deallocated, the view is gone, too.
  deinit { reference.clear() }

  /// Removes a constraint from those that the view holds. The search begins at the end, because
  /// constraints that were added last are removed most often.
  func letGo(of constraint: NSLayoutConstraint) {
    // A loop takes the place of `firstIndex(where:)`, because each call of a main-actor closure
    // checks that it runs on the main thread, which costs time.
    for index in constraints.indices.reversed() where constraints[index] === constraint {
      constraints.remove(at: index)
      return
    }
  }

  /// True if the constraints inside the view can be solved without those around it: other code sets
  /// the view's frame, and no constraint from outside refers to a view inside.
  var isSeparate: Bool { translatesMask && references.couplings == 0 }
}

extension UIView: ConstrainedView {
  /// The part of the view's state that concerns Auto Layout constraints; `nil` if it has none.
  @inline(__always)
  final var layoutState: LayoutState? {
    // The getter contains no closure, because each call of a main-actor closure checks that it runs
    // on the main thread, which costs time.
    get {
      guard let storedLayoutState else { return nil }
      return unsafeDowncast(storedLayoutState, to: LayoutState.self)
    }
    set { storedLayoutState = newValue }
  }

  /// Returns the part of the view's state that concerns Auto Layout constraints, which is created
  /// on first use.
  func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(of: self)
    layoutState = state
    return state
  }

  /// True if constraints, and not the autoresizing mask, determine the view's frame.
  var isConstrained: Bool { layoutState?.translatesMask == false }

  /// True if constraints determine the view's frame and at least one constraint refers to the view.
  /// Without any, the view keeps its frame.
  var isFoundByConstraints: Bool {
    guard let layoutState else { return false }
    return !layoutState.translatesMask && layoutState.references.all > 0
  }

  /// The view whose layout engine finds this view's frame: the nearest view, beginning with this
  /// one and going upwards, whose constraints are solved separately.
  var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.isSeparate, let above = view.superview {
      view = above
    }
    return view
  }

  /// Tells the view's layout engine that a number in its equations, such as a constraint's
  /// constant, has changed, and requests a new solution.
  func constraintsMayHaveAnotherSolution() {
    guard layoutState != nil else { return }
    let root = layoutRoot
    root.layoutState?.engine?.numbersMayDiffer = true
    root.solvingBecomesDue()
  }

  /// Requests a new solution of the constraints, because the view gained or lost one. The caller
  /// has already told the layout engine which one.
  func constraintsCameOrWent() { layoutRoot.solvingBecomesDue() }

  func insetsDidChange() {
    if layoutState?.dependsOnInsets == true { constraintsMayHaveAnotherSolution() }
  }

  func safeAreaIsStill(_ insets: UIEdgeInsets) {
    guard let solved = layoutState?.solvedSafeArea, solved != insets else { return }
    insetsDidChange()
  }

  /// Requests layout of this view, because the solved frame of a view inside it has changed.
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

  /// Tells the layout engine that this view has joined or left the views that it covers, or that
  /// constraints determine the view's frame now, or no longer do.
  func layoutStructureDidChange() {
    layoutState?.engine = nil
    solvingBecomesDue()
    guard let root = superview?.layoutRoot else { return }
    root.layoutState?.engine?.itemsDidChange(inside: self)
    root.solvingBecomesDue()
  }

  /// Tells the layout engine that this view is about to leave the views that it covers.
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
