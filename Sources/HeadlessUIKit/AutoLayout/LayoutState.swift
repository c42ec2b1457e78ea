/// What a view has to do with constraints; most views have nothing to do with any.
@MainActor
final class LayoutState {
  /// Whether the view's frame is given, as against found by constraints.
  var translatesMask = true
  /// The constraints this view holds: those between items inside it, or between one and itself.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of this view, in the order they were added.
  var guides: [UILayoutGuide] = []
  /// How many active constraints are about the view or one of its guides.
  var references = 0
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
  /// Whether the contents have to be asked again what size they would like.
  var intrinsicSizeIsStale = true
  /// Whether `updateConstraints()` is due.
  var needsUpdateConstraints = false

  var safeAreaGuide: UILayoutGuide?
  var edgeGuides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?

  /// Whether the view separates what is inside from what is around, so that the two can be solved one by one.
  var isSeparate: Bool { translatesMask && couplings == 0 }
}

extension UIView {
  /// The state, made if there is none yet.
  func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    return state
  }

  /// Whether constraints find this view's frame.
  var isConstrained: Bool { layoutState?.translatesMask == false }

  /// The view whose engine solves for this one: the nearest one, from here up, that is separate.
  var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.isSeparate, let above = view.superview {
      view = above
    }
    return view
  }

  /// Takes note that a constraint this view holds is another: a layout pass is due here.
  func constraintsDidChange() {
    setNeedsLayout()
    if isConstrained { superview?.setNeedsLayout() }
  }

  /// Takes note that an engine would have to solve for other items than before.
  func layoutStructureDidChange() {
    layoutState?.engine = nil
    let root = superview?.layoutRoot
    root?.layoutState?.engine?.isOutdated = true
    root?.setNeedsLayout()
    setNeedsLayout()
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
