/// Creation of the Auto Layout constraints that a storyboard or a nib describes.
extension InterfaceLoading {
  /// Creates a constraint between views or layout guides, and activates it if it is installed.
  ///
  /// - Parameters:
  ///   - first: A view or a layout guide.
  ///   - second: Another view or guide; `nil` if the constraint concerns only the width or the
  ///     height of the first.
  ///   - isInstalled: False for a constraint that the document leaves out on a phone held upright.
  ///     UIKit creates it all the same, for outlets, and does not add it to a view.
  @discardableResult
  public func constraint(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, identifier: String? = nil,
    isInstalled: Bool = true
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    made.identifier = identifier
    made.isActive = isInstalled
    return made
  }
}
