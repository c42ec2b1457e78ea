extension NSLayoutXAxisAnchor {
  /// The distance to another anchor, as a length to make constraints from.
  ///
  /// - Note: It is the width of a guide between the two, which lies in the first one's view.
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
  /// The distance to another anchor, as a length to make constraints from.
  ///
  /// - Note: It is the height of a guide between the two, which lies in the first one's view.
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
  /// The anchor on the first side.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let item = firstLayoutItem else {
      preconditionFailure("The first item of this constraint is gone.")
    }
    return NSLayoutAnchor(item, firstAttribute)
  }

  /// The anchor on the second side; `nil` if the constraint is about one.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
