extension UIView {
  /// The view's place without its transform, which constraints know nothing of.
  var untransformedFrame: CGRect {
    CGRect(
      backing.modelBounds.size, anchoredBy: backing.modelAnchorPoint, at: backing.modelPosition)
  }

  /// Puts the view into a frame, where it is not already there as far as anybody can tell.
  private func place(in frame: CGRect, on pixels: Pixels) {
    let size = frame.size
    let (bounds, old) = (backing.modelBounds, backing.modelPosition)
    let center = point(backing.modelAnchorPoint, in: frame)
    if bounds.size == size, old == center { return }
    if !pixels.isSame(bounds.size, size) {
      self.bounds = CGRect(origin: bounds.origin, size: size)
    }
    if !pixels.isSame(old, center) { self.center = center }
  }

  /// A point of a frame. A view that is zoomed has the frame's size times its scale, and its left
  /// and top edges stay where constraints put them.
  private func point(_ anchor: CGPoint, in frame: CGRect) -> CGPoint {
    guard let content = superview as? any ContentView, content.zoomedView === self else {
      return frame.point(anchor)
    }
    let size = CGSize(
      width: frame.width * content.zoomScale, height: frame.height * content.zoomScale)
    return CGRect(origin: frame.origin, size: size).point(anchor)
  }

  /// Solves for what is inside, if anything may have another solution, and asks for layout where it
  /// has.
  func solveConstraintsIfDue() {
    guard solvingIsDue else { return }
    solvingIsDue = false
    guard layoutRoot === self else { return }
    let state = makeLayoutState()
    let engine = state.engine ?? LayoutEngine(root: self)
    state.engine = engine
    engine.solve()
  }

  func sizeByConstraints(
    nearest size: CGSize, at priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    LayoutEngine(root: self, rootIsFree: true)
      .fittingSize(size, priorities.horizontal, priorities.vertical)
  }

  func solveConstraintsAround() { layoutRoot.solveConstraintsIfDue() }

  /// Gives the views inside the frames that constraints found; comes before every `layoutSubviews`.
  ///
  /// - Note: In UIKit it is `layoutSubviews` itself that does this, so an override that does not
  ///   call `super` leaves constraints without effect. The model does it in any case.
  func placeConstrainedSubviews() {
    let root = layoutRoot
    root.solveConstraintsIfDue()
    if superview == nil, isFoundByConstraints, let solution = layoutState?.solution {
      place(in: solution.onPixels, on: Pixels())
    }
    if let guides = layoutState?.guides {
      for guide in guides {
        if let solution = guide.solution { guide.solvedFrame = solution.onPixels }
      }
    }
    if children.isEmpty { return }
    let pixels = Pixels()
    for view in children {
      guard let state = view.layoutState, !state.translatesMask else { continue }
      if state.references == 0 {
        view.takeContentSize(on: pixels)
      } else if let solution = state.solution {
        view.place(in: solution.onPixels, on: pixels)
      }
    }
  }

  var placesNothing: Bool {
    children.isEmpty && parent != nil && layoutState?.guides.isEmpty != false
  }

  /// Takes on the size of the contents, if they ask for one and no constraint does.
  private func takeContentSize(on pixels: Pixels) {
    let wanted = contentSizeForConstraints
    guard wanted.width != UIView.noIntrinsicMetric || wanted.height != UIView.noIntrinsicMetric
    else { return }
    var frame = untransformedFrame
    if wanted.width != UIView.noIntrinsicMetric { frame.size.width = wanted.width }
    if wanted.height != UIView.noIntrinsicMetric { frame.size.height = wanted.height }
    place(in: frame, on: pixels)
  }

  /// Takes note that the view is about to leave its superview: what ties it to views outside is
  /// undone.
  func cutConstraintsToOutside() {
    var candidate = superview
    while let view = candidate {
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.deactivate()
      }
      candidate = view.superview
    }
    if layoutState?.isSeparate == false { layoutStructureWillLeave() }
  }

  /// Takes note that the view has got a superview: others may have to be solved together with it
  /// now.
  func joinConstraintsOutside() {
    if layoutState?.isSeparate == false { layoutStructureDidChange() }
  }

  /// Takes note that the contents would like another size.
  func contentSizeMayHaveChanged() {
    layoutState?.contentSizeChanges += 1
    if isFoundByConstraints {
      constraintsMayHaveAnotherSolution()
    } else {
      parent?.contentsNeedLayout()
    }
  }

  /// Takes note that the view is of another size: what is tied to it, inside or outside, may have
  /// to follow.
  func sizeIsAnother() {
    guard let layoutState, !isFoundByConstraints else { return }
    if layoutState.engine != nil || layoutState.references > 0 {
      constraintsMayHaveAnotherSolution()
    }
    placeIsAnother()
  }

  /// Takes note that the view is somewhere else: what is tied to it from outside may have to
  /// follow.
  ///
  /// What is tied to it inside moves along with it, and has nothing to follow.
  func placeIsAnother() {
    guard let layoutState, !isFoundByConstraints else { return }
    layoutState.solution = nil
    if layoutState.outerReferences + layoutState.couplings > 0 {
      superview?.constraintsMayHaveAnotherSolution()
    }
  }
}

/// A view that arranges others by constraints of its own, which say all there is to say about its
/// size.
@preconcurrency @MainActor
protocol ArrangingView: UIView {
  /// Whether a view inside gives room to the last one before it takes any.
  func yieldsRoom(_ subview: UIView, along axis: NSLayoutConstraint.Axis) -> Bool
}

/// A view whose content is larger than itself.
@preconcurrency @MainActor
protocol ContentView: UIView {
  /// Makes the guide that stands for the content, if a constraint ties something inside to an edge.
  func prepareContent(for constraint: NSLayoutConstraint)
  /// The view inside that is scaled, and how much.
  var zoomedView: UIView? { get }
  var zoomScale: CGFloat { get }
}

extension UIView {
  /// What the engine is told of the size that the contents would like.
  var contentSizeForConstraints: CGSize {
    self is any ArrangingView
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : intrinsicContentSize
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about a view, or something inside it.
  func reaches(into view: UIView) -> Bool {
    [firstLayoutItem, secondLayoutItem].contains { $0?.layoutOwner?.isDescendant(of: view) == true }
  }
}
