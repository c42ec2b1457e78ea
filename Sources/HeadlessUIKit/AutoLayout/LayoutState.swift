/// The state of a view that concerns constraints. Most views have none.
@MainActor
final class LayoutState {
  /// The object by which constraints refer to the view without keeping it alive.
  nonisolated let reference: LayoutReference
  /// True if the view's frame is given; false if constraints determine it.
  var translatesMask = true
  /// The active constraints that the view holds: constraints between views or guides inside it, or
  /// between the view itself and one of those.
  var constraints: [NSLayoutConstraint] = []
  /// The layout guides of this view, in the order in which they were added.
  var guides: [UILayoutGuide] = []
  var references = ReferenceCounts()
  /// The engine that finds the frames of the views inside this one, as far as no view with a given
  /// frame lies in between.
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
  /// True if any view of this view's engine has requested `updateConstraints()` since the last
  /// solution.
  var updatesAreDue = true
  /// The frame that an engine found last for the view, in its superview's coordinates.
  var solution: Solution?

  var builtIn = BuiltInGuides()
  /// True once a constraint has referred to the view's margins.
  var hasTiedMargins = false
  /// The safe area at the last solution of the constraints that depend on it.
  var solvedSafeArea: UIEdgeInsets?
  /// True if constraints depend on this view's safe area, margins or keyboard guide.
  var dependsOnInsets: Bool {
    hasTiedMargins || builtIn.safeArea != nil || builtIn.margins != nil || !builtIn.edges.isEmpty
      || builtIn.keyboard != nil
  }

  /// The numbers of active constraints that refer to a view or to views inside it.
  struct ReferenceCounts {
    /// The number of constraints that refer to the view or to one of its guides.
    var all = 0
    /// The number of those among ``all`` that an ancestor of the view holds. Only these can depend
    /// on the view's position.
    var outer = 0
    /// The number of references to views or guides inside the view by constraints that an ancestor
    /// of the view holds.
    var couplings = 0
  }

  /// The layout guides that UIKit provides for a view. Each is made when it is requested for the
  /// first time.
  struct BuiltInGuides {
    var safeArea: UILayoutGuide?
    var edges: [UILayoutGuide] = []
    var margins: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    /// The guide for a scroll view's content. Constraints between the scroll view's edges and views
    /// inside it refer to this guide.
    var content: UILayoutGuide?
  }

  init(of view: UIView) { reference = LayoutReference(to: view) }

  // Only the view holds the state. So when the state is deallocated, the view is gone, too.
  deinit { reference.clear() }

  /// Removes a constraint from those that the view holds. The search begins at the end, because
  /// constraints that were added last are removed most often.
  func letGo(of constraint: NSLayoutConstraint) {
    // A loop is faster than a search by a closure, because a closure checks at each call that it
    // runs on the main actor.
    for index in constraints.indices.reversed() where constraints[index] === constraint {
      constraints.remove(at: index)
      return
    }
  }

  /// True if the constraints inside the view can be solved without those around it, because the
  /// view's frame is given and no constraint from outside refers to a view inside.
  var isSeparate: Bool { translatesMask && references.couplings == 0 }
}

extension UIView: ConstrainedView {
  /// The view's state that concerns constraints; `nil` if it has none.
  @inline(__always)
  final var layoutState: LayoutState? {
    // The getter uses no closure, because a closure checks at each call that it runs on the main
    // actor.
    get {
      guard let storedLayoutState else { return nil }
      return unsafeDowncast(storedLayoutState, to: LayoutState.self)
    }
    set { storedLayoutState = newValue }
  }

  /// Returns the view's state that concerns constraints, which is created on first use.
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

  /// The view whose engine finds this view's frame: the nearest view, beginning with this one and
  /// going upwards, whose constraints are solved separately.
  var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.isSeparate, let above = view.superview {
      view = above
    }
    return view
  }

  /// Tells the engine of this view that a number in its system, such as a constant, has changed,
  /// and requests a solution.
  func constraintsMayHaveAnotherSolution() {
    guard layoutState != nil else { return }
    let root = layoutRoot
    root.layoutState?.engine?.numbersMayDiffer = true
    root.solvingBecomesDue()
  }

  /// Requests a solution, because the view gained or lost a constraint. The caller has already told
  /// the engine which one.
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

  /// Tells the engine that this view has joined or left the engine's views, or has changed between
  /// a given and a solved frame.
  func layoutStructureDidChange() {
    layoutState?.engine = nil
    solvingBecomesDue()
    guard let root = superview?.layoutRoot else { return }
    root.layoutState?.engine?.itemsDidChange(inside: self)
    root.solvingBecomesDue()
  }

  /// Tells the engine that this view is about to leave the engine's views.
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
