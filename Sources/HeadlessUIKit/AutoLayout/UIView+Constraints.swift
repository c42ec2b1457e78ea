extension UIView {
  /// Changes who determines the view's frame: the app and the autoresizing mask (true), or
  /// constraints (false).
  func translateMask(_ translates: Bool) {
    guard translates != !isConstrained else { return }
    makeLayoutState().translatesMask = translates
    layoutStructureDidChange()
  }

  /// The active constraints that the view holds: those between views or guides inside it, or
  /// between the view itself and one of these.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint between views or guides inside this view, and makes this view its
  /// holder.
  ///
  /// Setting `isActive` instead chooses the right holder by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    for item in [constraint.firstLayoutItem, constraint.secondLayoutItem].compactMap({ $0 }) {
      precondition(
        item.layoutOwner?.isDescendant(of: self) == true,
        "The view hierarchy is not prepared for the constraint: \(constraint). \(layoutName) must be an ancestor of its items."
      )
    }
    constraint.install(in: self)
  }

  /// Activates constraints between views or guides inside this view, and makes this view their
  /// holder.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the given constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the priority with which the view resists becoming larger than its contents.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = layoutState?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the priority with which the view resists becoming larger than its contents.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeLayoutState()
    if axis == .horizontal {
      state.hugging.horizontal = priority
    } else {
      state.hugging.vertical = priority
    }
    contentPriorityDidChange()
  }

  /// Returns the priority with which the view resists becoming smaller than its contents.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let compression = layoutState?.compression ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  /// Sets the priority with which the view resists becoming smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeLayoutState()
    if axis == .horizontal {
      state.compression.horizontal = priority
    } else {
      state.compression.vertical = priority
    }
    contentPriorityDidChange()
  }

  private func contentPriorityDidChange() {
    layoutRoot.layoutState?.engine?.isOutdated = true
    constraintsMayHaveAnotherSolution()
  }
}

// MARK: - Updating

extension UIView {
  /// Requests a call of the view's `updateConstraints()` before the next layout pass.
  public func setNeedsUpdateConstraints() {
    makeLayoutState().needsUpdateConstraints = true
    layoutRoot.makeLayoutState().updatesAreDue = true
    constraintsMayHaveAnotherSolution()
  }

  /// Returns true if a call of the view's `updateConstraints()` was requested.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` on this view and the views inside it, where it was requested.
  /// Inner views come first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateConstraintsHere()
  }

  func updateConstraintsHere() {
    guard let layoutState, layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

// MARK: - Guides

extension UIView {
  /// The layout guides that were added to this view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a layout guide to this view, and removes it from its previous view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    makeLayoutState().guides.append(guide)
  }

  /// Removes a layout guide from this view, and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for view in ancestry() {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.deactivate()
      }
    }
    guide.owningView = nil
    layoutState?.guides.removeAll { $0 === guide }
  }

  /// The layout guide for the part of the view that neither bars nor the system's own areas cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.builtIn.safeArea { return guide }
    let guide = UILayoutGuide { $0.safeAreaInsets }
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    guide.owningView = self
    state.builtIn.safeArea = guide
    return guide
  }

  /// The layout guide for the part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.builtIn.margins { return guide }
    let guide = UILayoutGuide { $0.layoutMargins }
    guide.identifier = "UIViewLayoutMarginsGuide"
    guide.owningView = self
    state.builtIn.margins = guide
    return guide
  }

  /// Returns the layout guide between the upper or lower edge of the view and its safe area.
  func edgeGuide(_ edge: UIRectEdge) -> UILayoutGuide {
    let name = edge == .top ? "top edge" : "bottom edge"
    if let made = makeLayoutState().builtIn.edges.first(where: { $0.identifier == name }) {
      return made
    }
    let guide = UILayoutGuide { view in
      let safe = view.safeAreaInsets
      return edge == .top
        ? UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - safe.top, right: 0)
        : UIEdgeInsets(top: view.bounds.height - safe.bottom, left: 0, bottom: 0, right: 0)
    }
    guide.identifier = name
    guide.owningView = self
    makeLayoutState().builtIn.edges.append(guide)
    return guide
  }

  /// The layout guide for lines of readable length. In the model it is the same as
  /// ``layoutMarginsGuide``.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

// MARK: - Fitting

extension UIView {
  /// The target size for `systemLayoutSizeFitting(_:)` that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for `systemLayoutSizeFitting(_:)` that asks for a size as large as useful. It
  /// is very large.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
