extension UIView {
  /// Sets whether the view's frame is given or found.
  func translateMask(_ translates: Bool) {
    guard translates != !isConstrained else { return }
    makeLayoutState().translatesMask = translates
    layoutStructureDidChange()
  }

  /// The active constraints that this view holds: those between items inside it, or between one and
  /// itself.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Lets this view hold a constraint between items inside it.
  ///
  /// `isActive` finds the right view by itself.
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

  /// Lets this view hold constraints between items inside it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint from this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Takes constraints from this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists becoming larger than its contents.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = layoutState?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how much the view resists becoming larger than its contents.
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

  /// How much the view resists becoming smaller than its contents.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let compression = layoutState?.compression ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  /// Sets how much the view resists becoming smaller than its contents.
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
  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    makeLayoutState().needsUpdateConstraints = true
    layoutRoot.makeLayoutState().updatesAreDue = true
    constraintsMayHaveAnotherSolution()
  }

  /// Whether `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` where it is due, in this view and what is inside, the innermost
  /// first.
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
  /// The guides that were added to this view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, and takes it from the view it belonged to.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    makeLayoutState().guides.append(guide)
  }

  /// Takes a guide away, with the constraints that are about it.
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

  /// The part of the view that is not under bars nor the system's.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide { $0.safeAreaInsets }
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    guide.owningView = self
    state.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide { $0.layoutMargins }
    guide.identifier = "UIViewLayoutMarginsGuide"
    guide.owningView = self
    state.marginsGuide = guide
    return guide
  }

  /// A line at the upper or lower edge of the safe area, as thick as what lies beyond.
  func edgeGuide(_ edge: UIRectEdge) -> UILayoutGuide {
    let name = edge == .top ? "top edge" : "bottom edge"
    if let made = makeLayoutState().edgeGuides.first(where: { $0.identifier == name }) {
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
    makeLayoutState().edgeGuides.append(guide)
    return guide
  }

  /// The part of the view with lines of a length that reads well; on a phone, the part inside the
  /// margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

// MARK: - Fitting

extension UIView {
  /// As small as possible, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as possible, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
