extension LayoutEngine {
  /// Returns expressions that must not be negative, so that the root is large enough for the
  /// constraints inside those of its subviews that autoresizing stretches with it.
  ///
  /// In UIKit the autoresizing mask of such a subview becomes constraints to its superview, as the
  /// reference of `translatesAutoresizingMaskIntoConstraints` says. So the subview's contents
  /// decide on the superview's fitting size, too.
  func lengthsForStretchedSubviews(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> [LinearExpression] {
    let box = self.box(of: root, in: root)
    var lengths: [LinearExpression] = []
    for subview in root.subviews where !isFound(subview) && !subview.constraints.isEmpty {
      let mask = subview.autoresizingMask
      let isWide =
        mask.contains(.flexibleWidth)
        && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
      let isHigh =
        mask.contains(.flexibleHeight)
        && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
      guard isWide || isHigh else { continue }
      let margins = CGSize(
        width: root.bounds.width - subview.frame.width,
        height: root.bounds.height - subview.frame.height)
      let room = CGSize(
        width: isWide ? target.width - margins.width : subview.bounds.width,
        height: isHigh ? target.height - margins.height : subview.bounds.height)
      let size = subview.sizeByConstraints(
        nearest: room, at: (isWide ? horizontal : .required, isHigh ? vertical : .required))
      if isWide { lengths.append(box.width.minus(size.width + margins.width)) }
      if isHigh { lengths.append(box.height.minus(size.height + margins.height)) }
    }
    return lengths
  }
}

extension LinearExpression {
  /// Returns the difference between the expression and a number.
  fileprivate func minus(_ number: Double) -> LinearExpression {
    var difference = self
    difference.constant -= number
    return difference
  }
}
