extension NSLayoutXAxisAnchor {
  /// Creates a dimension that is the distance to another anchor, for use in constraints.
  ///
  /// - Note: The dimension is the width of a new guide between the two anchors, in the first
  ///   anchor's view.
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
  /// Creates a dimension that is the distance to another anchor, for use in constraints.
  ///
  /// - Note: The dimension is the height of a new guide between the two anchors, in the first
  ///   anchor's view.
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
  /// The anchor of the constraint's first item.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let item = firstLayoutItem else {
      preconditionFailure("The first item of this constraint is gone.")
    }
    return NSLayoutAnchor(item, firstAttribute)
  }

  /// The anchor of the constraint's second item; `nil` if the constraint has one item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
