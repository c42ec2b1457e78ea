extension LayoutEngine {
  /// Returns the linear expression that a constraint compares with zero, that is, the difference of
  /// its two sides; `nil` if a view or guide of the constraint no longer exists.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = constraint.firstLayoutItem else { return nil }
    let isMirrored =
      constraint.followsReadingDirection
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = value(constraint.firstAttribute, of: first, in: holder, isMirrored)
    if constraint.hasSecondItem {
      guard let second = constraint.secondLayoutItem else { return nil }
      expression.add(
        value(constraint.secondAttribute, of: second, in: holder, isMirrored),
        times: -constraint.multiplier)
    }
    expression.constant -= constraint.constant
    return expression
  }

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView,
    _ isMirrored: Bool
  ) -> LinearExpression {
    let isContent = attribute.isEdge && item === holder
    let content = isContent ? holder.layoutState?.builtIn.content : nil
    let box = box(of: content ?? item, in: holder)
    var margins = UIEdgeInsets.zero
    if attribute.isMargin, let view = item.layoutReference.view {
      view.layoutState?.solvedSafeArea = view.safeAreaInsets
      margins = view.layoutMargins
    }
    guard isMirrored else { return box.value(of: attribute, margins: margins) }
    // In a right-to-left layout distances are measured from the right edge, so that a positive
    // constant still points inwards.
    var value = box.value(of: attribute.mirrored, margins: margins)
    value.scale(by: -1)
    return value
  }

  /// Returns the position and size of a view or guide as linear expressions, in the coordinates of
  /// a view around it.
  func box(of item: any LayoutItem, in ancestor: UIView) -> LayoutBox {
    var box: LayoutBox
    var view: UIView
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      box = self.box(of: guide, of: owner)
      view = owner
    } else {
      view = item as! UIView
      box = place(of: view)
      if view === ancestor {
        (box.x, box.y) = (LinearExpression(), LinearExpression())
        return box
      }
      guard let above = view.superview else { return box }
      view = above
    }
    while view !== ancestor, let above = view.superview {
      let outer = place(of: view)
      box.x.add(outer.x)
      box.y.add(outer.y)
      view = above
    }
    return box
  }

  /// Returns the position and size of a view as linear expressions, in the coordinates of its
  /// superview.
  private func place(of view: UIView) -> LayoutBox {
    if isFound(view) {
      return variableBox(of: view)
    }
    let frame = view.untransformedFrame
    return LayoutBox(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  /// Returns the position and size of a guide as linear expressions, in the coordinates of the view
  /// that owns it.
  private func box(of guide: UILayoutGuide, of owner: UIView) -> LayoutBox {
    guard let insets = guide.insets?(owner) else { return variableBox(of: guide) }
    owner.layoutState?.solvedSafeArea = owner.safeAreaInsets
    var box = place(of: owner)
    box.x = LinearExpression(insets.left)
    box.y = LinearExpression(insets.top)
    box.width.constant -= insets.left + insets.right
    box.height.constant -= insets.top + insets.bottom
    return box
  }
}
