/// The order of simplicity of non-negative doubles.
///
/// A double is a whole number divided by a power of two. Fewer digits after the binary point are
/// simpler; with equally many digits the smaller number is simpler. All operations work on bit
/// patterns and are exact.
enum FloatOrder {
  /// Returns the number of binary digits after a double's point.
  static func fractionDigits(of magnitude: Double) -> Int {
    guard magnitude != 0, magnitude.isFinite else { return 0 }
    let trailing = magnitude.significandBitPattern.trailingZeroBitCount
    let digits = magnitude.isNormal ? 52 - min(trailing, 52) : 52 - trailing
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    return max(0, digits - exponent)
  }

  /// Returns the rank of a double, given by its bit pattern.
  static func rank(of pattern: Int) -> Rank {
    let magnitude = Double(bitPattern: UInt64(bitPattern: Int64(pattern)))
    return Rank(
      major: UInt64(fractionDigits(of: magnitude)), minor: UInt64(bitPattern: Int64(pattern)))
  }

  /// Returns the double between two bounds with the fewest binary digits after the point, and the
  /// least of those.
  static func simplest(from lower: Double, through upper: Double) -> Double {
    for digits in 0...1074 {
      let candidate = roundedUp(lower, digits: digits)
      if candidate <= upper { return candidate }
    }
    return lower
  }

  /// Returns the least double at or above a bound with at most a number of binary digits after the
  /// point.
  static func roundedUp(_ magnitude: Double, digits: Int) -> Double {
    guard fractionDigits(of: magnitude) > digits else { return magnitude }
    let down = roundedDown(magnitude, digits: digits)
    return down + Double(sign: .plus, exponent: -digits, significand: 1)
  }

  /// Returns the greatest double at or below a bound with at most a number of binary digits after
  /// the point.
  static func roundedDown(_ magnitude: Double, digits: Int) -> Double {
    let surplus = fractionDigits(of: magnitude) - digits
    guard surplus > 0 else { return magnitude }
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    // All binary digits of the number lie behind the last one that may stay, so the result is zero.
    guard exponent >= -digits else { return 0 }
    let cleared = 52 - (exponent + digits)
    return Double(bitPattern: magnitude.bitPattern & ~((1 << UInt64(cleared)) - 1))
  }
}
