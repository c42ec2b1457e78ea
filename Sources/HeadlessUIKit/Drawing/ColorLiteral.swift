/// What Xcode shows as a colour: `adopt` makes a call of `#colorLiteral`.
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// The same where a layer's colour is wanted.
@_disfavoredOverload
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
