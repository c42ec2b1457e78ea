/// Mathematical functions with Foundation's names that give the same bits on every machine.
///
/// In Swift, a module's own declaration is preferred to one that the module re-exports. So in a
/// file with `import UIKit`, an app's `sin` is the function declared here, and its animations have
/// the same bits on every machine. A number literal without a type counts as a `Double`, as usual.
/// Square roots, rounding and remainders are not redefined, because IEEE 754 specifies their
/// results to the last bit.

// MARK: - Exponentials, logarithms, powers

/// Returns e to the power of a number.
public func exp(_ x: Double) -> Double { Exponential.exp(TwicePrecise(x)) }
/// Returns e to the power of a number, computed as a `Double`.
@_disfavoredOverload
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(exp(Double(x))) }
/// Returns e to the power of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }

/// Returns 2 to the power of a number.
public func exp2(_ x: Double) -> Double { Exponential.exp2(x) }
/// Returns 2 to the power of a number, computed as a `Double`.
@_disfavoredOverload
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(exp2(Double(x))) }
/// Returns 2 to the power of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }

/// Returns the natural logarithm of a number.
public func log(_ x: Double) -> Double { Exponential.log(x) }
/// Returns the natural logarithm of a number, computed as a `Double`.
@_disfavoredOverload
public func log(_ x: CGFloat) -> CGFloat { CGFloat(log(Double(x))) }
/// Returns the natural logarithm of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func log(_ x: Float) -> Float { Float(log(Double(x))) }

/// Returns the logarithm to base 2 of a number.
public func log2(_ x: Double) -> Double { Exponential.log2(x) }
/// Returns the logarithm to base 2 of a number, computed as a `Double`.
@_disfavoredOverload
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(log2(Double(x))) }
/// Returns the logarithm to base 2 of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }

/// Returns the logarithm to base 10 of a number.
public func log10(_ x: Double) -> Double { Exponential.log10(x) }
/// Returns the logarithm to base 10 of a number, computed as a `Double`.
@_disfavoredOverload
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(log10(Double(x))) }
/// Returns the logarithm to base 10 of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }

/// Returns the cube root of a number.
public func cbrt(_ x: Double) -> Double { Exponential.cbrt(x) }
/// Returns the cube root of a number, computed as a `Double`.
@_disfavoredOverload
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cbrt(Double(x))) }
/// Returns the cube root of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }

/// Returns the hyperbolic sine of a number.
public func sinh(_ x: Double) -> Double { Exponential.sinh(x) }
/// Returns the hyperbolic sine of a number, computed as a `Double`.
@_disfavoredOverload
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(sinh(Double(x))) }
/// Returns the hyperbolic sine of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }

/// Returns the hyperbolic cosine of a number.
public func cosh(_ x: Double) -> Double { Exponential.cosh(x) }
/// Returns the hyperbolic cosine of a number, computed as a `Double`.
@_disfavoredOverload
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(cosh(Double(x))) }
/// Returns the hyperbolic cosine of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }

/// Returns the hyperbolic tangent of a number.
public func tanh(_ x: Double) -> Double { Exponential.tanh(x) }
/// Returns the hyperbolic tangent of a number, computed as a `Double`.
@_disfavoredOverload
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(tanh(Double(x))) }
/// Returns the hyperbolic tangent of a number, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }

/// Returns the first number to the power of the second.
public func pow(_ x: Double, _ y: Double) -> Double { Exponential.pow(x, y) }
/// Returns the first number to the power of the second, computed as a `Double`.
@_disfavoredOverload
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(pow(Double(x), Double(y)))
}
/// Returns the first number to the power of the second, computed as a `Double` and rounded to a
/// `Float`.
@_disfavoredOverload
public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }

// MARK: - Angles

/// Returns the sine of an angle in radians.
public func sin(_ x: Double) -> Double { Trigonometry.sin(x) }
/// Returns the sine of an angle in radians, computed as a `Double`.
@_disfavoredOverload
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(sin(Double(x))) }
/// Returns the sine of an angle in radians, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }

/// Returns the cosine of an angle in radians.
public func cos(_ x: Double) -> Double { Trigonometry.cos(x) }
/// Returns the cosine of an angle in radians, computed as a `Double`.
@_disfavoredOverload
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(cos(Double(x))) }
/// Returns the cosine of an angle in radians, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }

/// Returns the tangent of an angle in radians.
public func tan(_ x: Double) -> Double { Trigonometry.tan(x) }
/// Returns the tangent of an angle in radians, computed as a `Double`.
@_disfavoredOverload
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(tan(Double(x))) }
/// Returns the tangent of an angle in radians, computed as a `Double` and rounded to a `Float`.
@_disfavoredOverload
public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }

/// Returns the angle, in radians, that has a given sine.
public func asin(_ x: Double) -> Double { Trigonometry.asin(x) }
/// Returns the angle, in radians, that has a given sine, computed as a `Double`.
@_disfavoredOverload
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(asin(Double(x))) }
/// Returns the angle, in radians, that has a given sine, computed as a `Double` and rounded to a
/// `Float`.
@_disfavoredOverload
public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }

/// Returns the angle, in radians, that has a given cosine.
public func acos(_ x: Double) -> Double { Trigonometry.acos(x) }
/// Returns the angle, in radians, that has a given cosine, computed as a `Double`.
@_disfavoredOverload
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(acos(Double(x))) }
/// Returns the angle, in radians, that has a given cosine, computed as a `Double` and rounded to a
/// `Float`.
@_disfavoredOverload
public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }

/// Returns the angle, in radians, that has a given tangent.
public func atan(_ x: Double) -> Double { Trigonometry.atan(x) }
/// Returns the angle, in radians, that has a given tangent, computed as a `Double`.
@_disfavoredOverload
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(atan(Double(x))) }
/// Returns the angle, in radians, that has a given tangent, computed as a `Double` and rounded to a
/// `Float`.
@_disfavoredOverload
public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }

/// Returns the angle, in radians, from the x-axis to the point (x, y).
public func atan2(_ y: Double, _ x: Double) -> Double { Trigonometry.atan2(y, x) }
/// Returns the angle, in radians, from the x-axis to the point (x, y), computed as a `Double`.
@_disfavoredOverload
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(atan2(Double(y), Double(x)))
}
/// Returns the angle, in radians, from the x-axis to the point (x, y), computed as a `Double` and
/// rounded to a `Float`.
@_disfavoredOverload
public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

// MARK: - Lengths

/// Returns the length of the hypotenuse of a right triangle with two given sides.
public func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
/// Returns the length of the hypotenuse of a right triangle with two given sides, computed as a
/// `Double`.
@_disfavoredOverload
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(hypot(Double(x), Double(y)))
}
/// Returns the length of the hypotenuse of a right triangle with two given sides, computed as a
/// `Double` and rounded to a `Float`.
@_disfavoredOverload
public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
