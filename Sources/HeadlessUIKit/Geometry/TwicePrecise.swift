/// A number with about 106 binary digits, stored as the sum of two doubles: the second one holds
/// the digits for which the first has no room.
///
/// The rounding error of a sum or a product can be computed with the additions and multiplications
/// that IEEE 754 specifies. Instructions that multiply and add in one step are not used, because
/// not every machine has them and their results have other bits.
struct TwicePrecise {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  /// Creates the exact sum of two doubles, without a rounding error.
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    high = a + b
    let other = high - a
    low = (a - (high - other)) + (b - other)
  }

  /// Creates the exact product of two doubles that are not huge, without a rounding error.
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let (left, right) = (Self.halves(a), Self.halves(b))
    high = a * b
    low =
      ((left.0 * right.0 - high) + left.0 * right.1 + left.1 * right.0) + left.1 * right.1
  }

  /// Splits a number into the sum of two numbers that have half of its binary digits each.
  @inline(__always)
  private static func halves(_ number: Double) -> (Double, Double) {
    let scaled = 134_217_729 * number  // 2^27 + 1
    let high = scaled - (scaled - number)
    return (high, number - high)
  }

  @inline(__always)
  static func + (left: Self, right: Self) -> Self {
    let sum = TwicePrecise(sum: left.high, right.high)
    return TwicePrecise(sum: sum.high, sum.low + (left.low + right.low))
  }

  @inline(__always)
  static func * (left: Self, right: Self) -> Self {
    let product = TwicePrecise(product: left.high, right.high)
    return TwicePrecise(
      sum: product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  @inline(__always)
  static func / (left: Self, right: Self) -> Self {
    let quotient = left.high / right.high
    let product = TwicePrecise(product: quotient, right.high)
    let rest = ((left.high - product.high) - product.low) + left.low - quotient * right.low
    return TwicePrecise(sum: quotient, rest / right.high)
  }

  /// The number rounded to one double.
  var rounded: Double { high + low }
}
