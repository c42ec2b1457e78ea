/// Points, sizes, rectangles and transforms wrapped in `NSValue` objects. On Apple's platforms Core
/// Animation's untyped properties, such as `fromValue`, need such objects.
///
/// In the model the wrapping is not necessary: these properties accept the plain structures as
/// well.
extension NSValue {
  /// Creates an `NSValue` object that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an `NSValue` object that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an `NSValue` object that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates an `NSValue` object that holds the insets of a rectangle's edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(bytes: [insets.top, insets.left, insets.bottom, insets.right], objCType: "[4d]")
  }
  /// The insets that the `NSValue` object holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    var numbers = [CGFloat](repeating: 0, count: 4)
    getValue(&numbers)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Creates an `NSValue` object that holds a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(
      bytes: [
        transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
        transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ], objCType: "[16d]")
  }
  /// The three-dimensional transform that the `NSValue` object holds.
  public var caTransform3DValue: CATransform3D {
    var numbers = [CGFloat](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4],
      m22: numbers[5], m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9],
      m33: numbers[10], m34: numbers[11], m41: numbers[12], m42: numbers[13], m43: numbers[14],
      m44: numbers[15])
  }

  /// The point that the `NSValue` object holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the `NSValue` object holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the `NSValue` object holds.
  public var cgRectValue: CGRect { rectValue }
}
