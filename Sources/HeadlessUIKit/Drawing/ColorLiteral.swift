/// Creates a colour in place of `#colorLiteral`, which `adopt` replaces by this call.
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Creates a Core Graphics colour in place of `#colorLiteral`.
@_disfavoredOverload
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
