extension UIView {
  /// The anchor of the view's leading edge: the left one, or the right one in a right-to-left
  /// layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the view's trailing edge: the right one, or the left one in a right-to-left
  /// layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the view's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the view's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the view's vertical centre line, half-way between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the view's upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the view's lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the view's horizontal centre line, half-way between the upper and the lower
  /// edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the view's width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the view's height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the baseline of the view's first line of text. The model does not lay out text
  /// and uses the lower edge of the view.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The anchor of the baseline of the view's last line of text. The model does not lay out text
  /// and uses the lower edge of the view.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UILayoutGuide {
  /// The anchor of the layout guide's leading edge: the left one, or the right one in a
  /// right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the layout guide's trailing edge: the right one, or the left one in a
  /// right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the layout guide's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the layout guide's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the layout guide's vertical centre line, half-way between the left and the right
  /// edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the layout guide's upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the layout guide's lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the layout guide's horizontal centre line, half-way between the upper and the
  /// lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the layout guide's width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the layout guide's height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
