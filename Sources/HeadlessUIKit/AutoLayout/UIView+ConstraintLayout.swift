extension UIView {
  /// The frame that the view would have without its transform. Constraints determine this frame.
  var untransformedFrame: CGRect {
    CGRect(
      backing.modelBounds.size, anchoredBy: backing.modelAnchorPoint, at: backing.modelPosition)
  }

  /// Moves the view to the frame that constraints gave it, unless the view differs from it by less
  /// than a hundredth of a pixel.
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

  /// Returns the position for the view's anchor point, given the frame that constraints found. A
  /// zoomed view is larger than its frame by its zoom scale, and its left and top edges are where
  /// constraints put them.
  private func point(_ anchor: CGPoint, in frame: CGRect) -> CGPoint {
    guard let content = superview as? any ContentView, content.zoomedView === self else {
      return frame.point(anchor)
    }
    let size = CGSize(
      width: frame.width * content.zoomScale, height: frame.height * content.zoomScale)
    return CGRect(origin: frame.origin, size: size).point(anchor)
  }

  /// Solves the constraints of the views inside this one if a solution was requested, and requests
  /// layout wherever frames have changed.
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

  /// Sets the frames of the views inside this one to the solved frames. Called before each
  /// `layoutSubviews`.
  ///
  /// - Note: In UIKit `layoutSubviews` itself sets the frames, so constraints have no effect in a
  ///   view that overrides it without calling `super`. The model sets the frames in any case.
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
      if state.references.all == 0 {
        view.takeContentSize(on: pixels)
      } else if let solution = state.solution {
        view.place(in: solution.onPixels, on: pixels)
      }
    }
  }

  var placesNothing: Bool {
    children.isEmpty && parent != nil && layoutState?.guides.isEmpty != false
  }

  /// Sets the view's size to its content size, if it has one. Called only for a view to which no
  /// constraint refers.
  private func takeContentSize(on pixels: Pixels) {
    let wanted = contentSizeForConstraints
    guard wanted.width != UIView.noIntrinsicMetric || wanted.height != UIView.noIntrinsicMetric
    else { return }
    var frame = untransformedFrame
    if wanted.width != UIView.noIntrinsicMetric { frame.size.width = wanted.width }
    if wanted.height != UIView.noIntrinsicMetric { frame.size.height = wanted.height }
    place(in: frame, on: pixels)
  }

  /// Deactivates the constraints between this view (or views inside it) and views outside, because
  /// the view is about to leave its superview.
  func cutConstraintsToOutside() {
    var candidate = isReachedByConstraints ? superview : nil
    while let view = candidate {
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.deactivate()
      }
      candidate = view.superview
    }
    if layoutState?.isSeparate == false { layoutStructureWillLeave() }
  }

  /// Tells the layout engines that this view has a new superview. The constraints of the views
  /// inside may now have to be solved together with those around it.
  func joinConstraintsOutside() {
    if layoutState?.isSeparate == false { layoutStructureDidChange() }
  }

  /// Requests a new solution of the constraints, because the view's content size may have changed.
  func contentSizeMayHaveChanged() {
    layoutState?.contentSizeChanges += 1
    if isFoundByConstraints {
      constraintsMayHaveAnotherSolution()
    } else {
      parent?.contentsNeedLayout()
    }
  }

  /// Requests a new solution of the constraints, because the view's size has changed. They may make
  /// other views and guides follow the size.
  func sizeDidChange() {
    guard let layoutState, !isFoundByConstraints else { return }
    if layoutState.engine != nil || layoutState.references.all > 0 {
      constraintsMayHaveAnotherSolution()
    }
    placeDidChange()
  }

  /// Requests a new solution of the constraints, because the view has moved. Constraints from
  /// outside may make other views and guides follow the position.
  ///
  /// Views inside the view move together with it, so they need no solution.
  func placeDidChange() {
    guard let layoutState, !isFoundByConstraints else { return }
    layoutState.solution = nil
    if layoutState.references.outer + layoutState.references.couplings > 0 {
      superview?.constraintsMayHaveAnotherSolution()
    }
  }
}

/// A view that arranges its subviews by constraints of its own, such as a stack view. These
/// constraints determine its size, so its content size is not used.
@preconcurrency @MainActor
protocol ArrangingView: UIView {
  /// Returns true if an arranged subview of a stack view should keep its content size if possible,
  /// so that the last arranged subview takes up the difference.
  func yieldsRoom(_ subview: UIView, along axis: NSLayoutConstraint.Axis) -> Bool
}

/// A view whose content may be larger than the view itself, such as a scroll view.
@preconcurrency @MainActor
protocol ContentView: UIView {
  /// Creates the layout guide for a scroll view's content, if the constraint relates a view inside
  /// to an edge of the scroll view.
  func prepareContent(for constraint: NSLayoutConstraint)
  /// The view inside the scroll view that is zoomed by ``zoomScale``; `nil` if there is none.
  var zoomedView: UIView? { get }
  var zoomScale: CGFloat { get }
}

extension UIView {
  /// The content size of the view for which the layout engine adds constraints. A view that
  /// arranges its subviews has none.
  var contentSizeForConstraints: CGSize {
    self is any ArrangingView
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : intrinsicContentSize
  }
}

extension UIView {
  /// False if certainly no constraint refers to this view, to its guides or to views inside it.
  /// Layout code asks this before it looks at every constraint.
  var isReachedByConstraints: Bool {
    if let layoutState, layoutState.references.all > 0 { return true }
    for view in subviews where view.isReachedByConstraints { return true }
    return false
  }
}

extension NSLayoutConstraint {
  /// Returns true if one of the constraint's items is a given view, or is inside that view.
  func reaches(into view: UIView) -> Bool {
    firstLayoutItem?.layoutOwner?.isDescendant(of: view) == true
      || secondLayoutItem?.layoutOwner?.isDescendant(of: view) == true
  }
}
