extension UIView {
  /// The view's place without its transform, which constraints know nothing of.
  var untransformedFrame: CGRect {
    get {
      let (center, size, anchor) = (center, bounds.size, layer.anchorPoint)
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      let anchor = layer.anchorPoint
      if bounds.size != newValue.size { bounds.size = newValue.size }
      let center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      if self.center != center { self.center = center }
    }
  }

  /// Gives the views inside the frames that constraints found; comes before every `layoutSubviews`.
  ///
  /// - Note: In UIKit it is `layoutSubviews` itself that does this, so an override that does not call `super` leaves constraints
  ///   without effect. The model does it in any case.
  func layOutConstrainedSubviews() {
    updateConstraintsHere()
    guard hasConstrainedContents else { return }
    let root = layoutRoot
    let state = root.makeLayoutState()
    let engine = state.engine ?? LayoutEngine(root: root)
    state.engine = engine
    engine.solve()
    if isConstrained, superview == nil {
      untransformedFrame = engine.frame(of: self, presently: untransformedFrame)
    }
    for guide in layoutState?.guides ?? [] {
      guide.solvedFrame = engine.frame(of: guide, presently: guide.solvedFrame)
    }
    for view in subviews where view.isConstrained {
      view.untransformedFrame = engine.frame(of: view, presently: view.untransformedFrame)
    }
    engine.markMisplaced()
  }

  private var hasConstrainedContents: Bool {
    if let layoutState, layoutState.engine != nil || !layoutState.guides.isEmpty || isConstrained {
      return true
    }
    return subviews.contains { $0.isConstrained }
  }

  /// Takes note that the view is about to leave its superview: what ties it to views outside is undone.
  func cutConstraintsToOutside() {
    var candidate = superview
    while let view = candidate {
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.deactivate()
      }
      candidate = view.superview
    }
    if isConstrained { layoutStructureDidChange() }
  }

  /// Takes note that the view has got a superview: others may have to be solved together with it now.
  func joinConstraintsOutside() {
    if layoutState?.isSeparate == false { layoutStructureDidChange() }
  }

  /// Takes note that the view is somewhere else or of another size: what is tied to it may have to follow.
  func constrainedNeighboursMayFollow() {
    guard let layoutState, layoutState.references + layoutState.couplings > 0, !isConstrained else {
      return
    }
    superview?.setNeedsLayout()
    superview?.layoutRoot.setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about a view, or something inside it.
  fileprivate func reaches(into view: UIView) -> Bool {
    [firstLayoutItem, secondLayoutItem].contains { $0?.layoutOwner?.isDescendant(of: view) == true }
  }
}
