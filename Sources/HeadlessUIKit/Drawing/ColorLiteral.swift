/// Creates a UIKit colour. The tool `adopt` writes calls of this function into app code in place of
/// `#colorLiteral`.
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Creates a Core Graphics colour. The tool `adopt` writes calls of this function into app code in
/// place of `#colorLiteral`.
@_disfavoredOverload
public func colorLiteral(
  red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
