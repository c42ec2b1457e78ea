extension NSLayoutXAxisAnchor {
  /// Returns the distance from this anchor to another one as a dimension, which can be used in
  /// constraints.
  ///
  /// - Note: The model adds a layout guide between the two anchors to the first anchor's view, and
  ///   returns the width of the guide.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    layoutItem.layoutOwner?.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: self),
      guide.rightAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.widthAnchor
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns the distance from this anchor to another one as a dimension, which can be used in
  /// constraints.
  ///
  /// - Note: The model adds a layout guide between the two anchors to the first anchor's view, and
  ///   returns the height of the guide.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    layoutItem.layoutOwner?.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: self),
      guide.bottomAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.heightAnchor
  }
}

extension NSLayoutConstraint {
  /// The anchor of the constraint's first view or guide.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let item = firstLayoutItem else {
      preconditionFailure("The first item of this constraint is gone.")
    }
    return NSLayoutAnchor(item, firstAttribute)
  }

  /// The anchor of the constraint's second view or guide; `nil` if the constraint has none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
