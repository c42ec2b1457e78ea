/// Exponentials, logarithms and powers that give the same bits on every machine.
///
/// The results of the C library's functions differ in their last bits between versions and
/// processors, so a run would differ from machine to machine. The functions here use only
/// additions, multiplications and divisions. Their results are within one unit in the last place of
/// the exact ones, in extreme cases within two.
enum Exponential {
  private static let ln2 = TwicePrecise(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
  /// The natural logarithm of 2 as the sum of two numbers. The first has few digits, so that its
  /// product with a whole number up to some thousand is exact. The second is the rest.
  private static let ln2Parts = (0x1.62e42fefa0000p-1, 0x1.cf79abc9e3b3ap-40)
  private static let perLn2 = TwicePrecise(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56)
  private static let perLn10 = TwicePrecise(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)

  // MARK: - Exponentials

  /// Returns e to the power of a number. The result is computed as 2^k·e^r, with a whole number k
  /// and with r at most half of ln 2.
  static func exp(_ power: TwicePrecise) -> Double {
    let x = power.high
    if x.isNaN { return x }
    if x > 709.79 { return .infinity }
    if x < -745.14 { return 0 }
    let k = Int(x * perLn2.high + (x < 0 ? -0.5 : 0.5))
    let rest = x - Double(k) * ln2Parts.0
    let tail = Double(k) * ln2Parts.1
    let r = rest - tail
    let low = ((rest - r) - tail) + power.low
    let bent = r * r * series(r, expTerms)
    return scale(1 + (r + (bent + low * (1 + (r + bent)))), by: k)
  }

  /// The coefficients 1/2!, 1/3!, … of the power series of the exponential function.
  private static let expTerms: [Double] = [
    1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362_880, 1 / 3_628_800,
    1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200,
  ]

  static func exp2(_ x: Double) -> Double {
    abs(x) > 2000 || x.isNaN ? exp(TwicePrecise(x)) : exp(TwicePrecise(x) * ln2)
  }

  /// Returns the product of a number and a power of two.
  private static func scale(_ number: Double, by exponent: Int) -> Double {
    func power(_ exponent: Int) -> Double { Double(bitPattern: UInt64(exponent + 1023) << 52) }
    if exponent > 1023 { return number * 2 * power(exponent - 1) }
    if exponent < -1022 { return number * power(exponent + 1000) * power(-1000) }
    return number * power(exponent)
  }

  // MARK: - Logarithms

  /// Returns the natural logarithm of a positive, finite number. The result is computed as k·ln 2 +
  /// 2·artanh s, with a whole number k and a small s.
  static func log(positive x: Double) -> TwicePrecise {
    var k = 0
    var m = x
    if m < .leastNormalMagnitude { (m, k) = (m * 0x1p54, -54) }
    k += Int(m.bitPattern >> 52) - 1023
    m = Double(bitPattern: m.bitPattern & 0x000F_FFFF_FFFF_FFFF | 1023 << 52)
    if m > 1.4142135623730951 { (m, k) = (m / 2, k + 1) }

    let s = TwicePrecise(m - 1) / TwicePrecise(sum: m, 1)
    let z = s * s
    let third = TwicePrecise(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let bent = z * (third + TwicePrecise(z.high * series(z.high, logTerms)))
    let double = TwicePrecise(2 * s.high, 2 * s.low)
    let mantissa = double + double * bent
    return TwicePrecise(Double(k) * ln2Parts.0) + TwicePrecise(product: Double(k), ln2Parts.1)
      + mantissa
  }

  /// The coefficients 1/5, 1/7, … of the power series of the logarithm.
  private static let logTerms: [Double] = [
    1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 1 / 25, 1 / 27,
  ]

  /// Returns the logarithm of a number. The second argument determines the base: it is one divided
  /// by the base's natural logarithm.
  private static func log(_ x: Double, per base: TwicePrecise) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0, x < .infinity else { return x > 0 ? x : .nan }
    return (log(positive: x) * base).rounded
  }

  static func log(_ x: Double) -> Double { log(x, per: TwicePrecise(1)) }
  static func log2(_ x: Double) -> Double { log(x, per: perLn2) }
  static func log10(_ x: Double) -> Double { log(x, per: perLn10) }

  // MARK: - Powers

  static func pow(_ base: Double, _ power: Double) -> Double {
    if power == 0 || base == 1 { return 1 }
    if base.isNaN || power.isNaN { return .nan }
    let isWhole = abs(power) >= 0x1p53 || power == Double(Int64(power))
    let isOdd = isWhole && abs(power) < 0x1p53 && Int64(power) & 1 == 1
    let size = abs(base)
    if size == 0 || size == .infinity || abs(power) == .infinity {
      if size == 1 { return 1 }
      let grows = (size > 1) == (power > 0)
      return (isOdd && base.sign == .minus ? -1 : 1) * (grows ? .infinity : 0)
    }
    if base < 0, !isWhole { return .nan }
    let logarithm = log(positive: size)
    let estimate = logarithm.high * power
    let result =
      abs(estimate) > 1000
      ? exp(TwicePrecise(estimate)) : exp(logarithm * TwicePrecise(power))
    return base < 0 && isOdd ? -result : result
  }

  static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let third = TwicePrecise(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let root = exp(log(positive: abs(x)) * third)
    return x < 0 ? -root : root
  }

  // MARK: - Hyperbolic functions

  static func sinh(_ x: Double) -> Double {
    let size = abs(x)
    if size > 700 { return (x < 0 ? -1 : 1) * exp(TwicePrecise(size, -0.6931471805599453)) }
    if size > 1 { return (exp(TwicePrecise(x)) - exp(TwicePrecise(-x))) / 2 }
    return x + x * (x * x) * series(x * x, sinhTerms)
  }

  /// The coefficients 1/3!, 1/5!, … of the power series of the hyperbolic sine.
  private static let sinhTerms: [Double] = [
    1 / 6, 1 / 120, 1 / 5040, 1 / 362_880, 1 / 39_916_800, 1 / 6_227_020_800,
    1 / 1_307_674_368_000, 1 / 355_687_428_096_000,
  ]

  static func cosh(_ x: Double) -> Double {
    let size = abs(x)
    if size > 700 { return exp(TwicePrecise(size, -0.6931471805599453)) }
    if size > 1 { return (exp(TwicePrecise(x)) + exp(TwicePrecise(-x))) / 2 }
    let half = sinh(x / 2)
    return 1 + 2 * half * half
  }

  static func tanh(_ x: Double) -> Double {
    abs(x) > 22 ? (x < 0 ? -1 : 1) : sinh(x) / cosh(x)
  }
}

/// Returns the value of a polynomial at a number. The coefficients are given in ascending order,
/// the constant first.
@inline(__always)
func series(_ x: Double, _ terms: [Double]) -> Double {
  var sum = 0.0
  for term in terms.reversed() { sum = sum * x + term }
  return sum
}
