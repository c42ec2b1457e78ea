/// The order of simplicity of non-negative doubles.
///
/// A double is a whole number divided by a power of two. Fewer digits after the binary point are
/// simpler; with equally many digits the smaller number is simpler. All operations work on bit
/// patterns and are exact.
enum FloatOrder {
  /// Returns the number of binary digits that a double has after the point.
  static func fractionDigits(of magnitude: Double) -> Int {
    guard magnitude != 0, magnitude.isFinite else { return 0 }
    let trailing = magnitude.significandBitPattern.trailingZeroBitCount
    let digits = magnitude.isNormal ? 52 - min(trailing, 52) : 52 - trailing
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    return max(0, digits - exponent)
  }

  /// Returns the rank of a double (its place in the order of simplicity), given its bit pattern.
  static func rank(of pattern: Int) -> Rank {
    let magnitude = Double(bitPattern: UInt64(bitPattern: Int64(pattern)))
    return Rank(
      major: UInt64(fractionDigits(of: magnitude)), minor: UInt64(bitPattern: Int64(pattern)))
  }

  /// Returns the simplest double between two bounds: that with the fewest binary digits after the
  /// point, and the least of several.
  static func simplest(from lower: Double, through upper: Double) -> Double {
    for digits in 0...1074 {
      let candidate = roundedUp(lower, digits: digits)
      if candidate <= upper { return candidate }
    }
    return lower
  }

  /// Rounds a double up to a number with at most the given number of binary digits after the point.
  static func roundedUp(_ magnitude: Double, digits: Int) -> Double {
    guard fractionDigits(of: magnitude) > digits else { return magnitude }
    let down = roundedDown(magnitude, digits: digits)
    return down + Double(sign: .plus, exponent: -digits, significand: 1)
  }

  /// Rounds a double down to a number with at most the given number of binary digits after the
  /// point.
  static func roundedDown(_ magnitude: Double, digits: Int) -> Double {
    let surplus = fractionDigits(of: magnitude) - digits
    guard surplus > 0 else { return magnitude }
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    // The number is so small that no binary digit of it may stay, so the result is zero.
    guard exponent >= -digits else { return 0 }
    let cleared = 52 - (exponent + digits)
    return Double(bitPattern: magnitude.bitPattern & ~((1 << UInt64(cleared)) - 1))
  }
}
