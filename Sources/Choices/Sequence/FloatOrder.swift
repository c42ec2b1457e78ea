/// The order of simplicity among non-negative doubles.
///
/// A double is a whole number divided by a power of two. Fewer digits behind the binary point is
/// simpler; among equals, smaller is simpler. All of it is done on bit patterns, exactly.
enum FloatOrder {
  /// How many binary digits a double has behind the point.
  static func fractionDigits(of magnitude: Double) -> Int {
    guard magnitude != 0, magnitude.isFinite else { return 0 }
    let trailing = magnitude.significandBitPattern.trailingZeroBitCount
    let digits = magnitude.isNormal ? 52 - min(trailing, 52) : 52 - trailing
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    return max(0, digits - exponent)
  }

  /// The rank of a double, given by its bit pattern.
  static func rank(of pattern: Int) -> Rank {
    let magnitude = Double(bitPattern: UInt64(bitPattern: Int64(pattern)))
    return Rank(
      major: UInt64(fractionDigits(of: magnitude)), minor: UInt64(bitPattern: Int64(pattern)))
  }

  /// The double with the fewest digits behind the point between two others, and the least of those.
  static func simplest(from lower: Double, through upper: Double) -> Double {
    for digits in 0...1074 {
      let candidate = roundedUp(lower, digits: digits)
      if candidate <= upper { return candidate }
    }
    return lower
  }

  /// The least double at or above another with at most some digits behind the point.
  static func roundedUp(_ magnitude: Double, digits: Int) -> Double {
    guard fractionDigits(of: magnitude) > digits else { return magnitude }
    let down = roundedDown(magnitude, digits: digits)
    return down + Double(sign: .plus, exponent: -digits, significand: 1)
  }

  /// The greatest double at or below another with at most some digits behind the point.
  static func roundedDown(_ magnitude: Double, digits: Int) -> Double {
    let surplus = fractionDigits(of: magnitude) - digits
    guard surplus > 0 else { return magnitude }
    let exponent = magnitude.isNormal ? Int(magnitude.exponent) : -1022
    // Every digit the number has lies behind the last one that may stay.
    guard exponent >= -digits else { return 0 }
    let cleared = 52 - (exponent + digits)
    return Double(bitPattern: magnitude.bitPattern & ~((1 << UInt64(cleared)) - 1))
  }
}
