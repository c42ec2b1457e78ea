/// Mathematical functions under Foundation's names, with the same bits on every machine.
///
/// A module's own declaration wins over one that it re-exports. So with `import UIKit` an app's
/// `sin` is this one, and its animations have the same bits everywhere. Numbers without a type are
/// doubles, as always. Square roots, rounding and remainders are not redefined, because IEEE 754
/// specifies them to the last bit.

// MARK: - Exponentials, logarithms, powers

public func exp(_ x: Double) -> Double { Exponential.exp(TwicePrecise(x)) }
@_disfavoredOverload
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(exp(Double(x))) }
@_disfavoredOverload
public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }

public func exp2(_ x: Double) -> Double { Exponential.exp2(x) }
@_disfavoredOverload
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(exp2(Double(x))) }
@_disfavoredOverload
public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }

public func log(_ x: Double) -> Double { Exponential.log(x) }
@_disfavoredOverload
public func log(_ x: CGFloat) -> CGFloat { CGFloat(log(Double(x))) }
@_disfavoredOverload
public func log(_ x: Float) -> Float { Float(log(Double(x))) }

public func log2(_ x: Double) -> Double { Exponential.log2(x) }
@_disfavoredOverload
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(log2(Double(x))) }
@_disfavoredOverload
public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }

public func log10(_ x: Double) -> Double { Exponential.log10(x) }
@_disfavoredOverload
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(log10(Double(x))) }
@_disfavoredOverload
public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }

public func cbrt(_ x: Double) -> Double { Exponential.cbrt(x) }
@_disfavoredOverload
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cbrt(Double(x))) }
@_disfavoredOverload
public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }

public func sinh(_ x: Double) -> Double { Exponential.sinh(x) }
@_disfavoredOverload
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(sinh(Double(x))) }
@_disfavoredOverload
public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }

public func cosh(_ x: Double) -> Double { Exponential.cosh(x) }
@_disfavoredOverload
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(cosh(Double(x))) }
@_disfavoredOverload
public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }

public func tanh(_ x: Double) -> Double { Exponential.tanh(x) }
@_disfavoredOverload
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(tanh(Double(x))) }
@_disfavoredOverload
public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }

public func pow(_ x: Double, _ y: Double) -> Double { Exponential.pow(x, y) }
@_disfavoredOverload
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(pow(Double(x), Double(y)))
}
@_disfavoredOverload
public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }

// MARK: - Angles

public func sin(_ x: Double) -> Double { Trigonometry.sin(x) }
@_disfavoredOverload
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(sin(Double(x))) }
@_disfavoredOverload
public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }

public func cos(_ x: Double) -> Double { Trigonometry.cos(x) }
@_disfavoredOverload
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(cos(Double(x))) }
@_disfavoredOverload
public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }

public func tan(_ x: Double) -> Double { Trigonometry.tan(x) }
@_disfavoredOverload
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(tan(Double(x))) }
@_disfavoredOverload
public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }

public func asin(_ x: Double) -> Double { Trigonometry.asin(x) }
@_disfavoredOverload
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(asin(Double(x))) }
@_disfavoredOverload
public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }

public func acos(_ x: Double) -> Double { Trigonometry.acos(x) }
@_disfavoredOverload
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(acos(Double(x))) }
@_disfavoredOverload
public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }

public func atan(_ x: Double) -> Double { Trigonometry.atan(x) }
@_disfavoredOverload
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(atan(Double(x))) }
@_disfavoredOverload
public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }

public func atan2(_ y: Double, _ x: Double) -> Double { Trigonometry.atan2(y, x) }
@_disfavoredOverload
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(atan2(Double(y), Double(x)))
}
@_disfavoredOverload
public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

// MARK: - Lengths

public func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
@_disfavoredOverload
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(hypot(Double(x), Double(y)))
}
@_disfavoredOverload
public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
