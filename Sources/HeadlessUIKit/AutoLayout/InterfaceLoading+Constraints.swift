/// Creation of the Auto Layout constraints that a storyboard or a nib describes.
extension InterfaceLoading {
  /// Creates a constraint between views or layout guides, and activates it.
  ///
  /// - Parameters:
  ///   - first: A view or a layout guide.
  ///   - second: Another view or guide; `nil` if the constraint concerns only the width or the
  ///     height of the first.
  @discardableResult
  public func constraint(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, identifier: String? = nil
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    made.identifier = identifier
    made.isActive = true
    return made
  }
}
