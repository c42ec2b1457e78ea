/// Trigonometric functions that give the same bits on every machine. The comment of ``Exponential``
/// says why the C library's functions are not used.
enum Trigonometry {
  private static let halfPi = TwicePrecise(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)

  // MARK: - Sine, cosine, tangent

  static func sin(_ x: Double) -> Double {
    guard let (quarter, rest) = reduce(x) else { return .nan }
    return turned(rest, by: quarter)
  }

  static func cos(_ x: Double) -> Double {
    guard let (quarter, rest) = reduce(x) else { return .nan }
    return turned(rest, by: quarter + 1)
  }

  static func tan(_ x: Double) -> Double {
    guard let (quarter, rest) = reduce(x) else { return .nan }
    if rest.high == 0, quarter & 1 == 0 { return rest.high }
    return turned(rest, by: quarter) / turned(rest, by: quarter + 1)
  }

  /// Returns the sine of an angle that is given as a number of quarter turns plus a small angle.
  private static func turned(_ angle: TwicePrecise, by quarters: Int) -> Double {
    switch quarters & 3 {
    case 0: smallSine(angle)
    case 1: smallCosine(angle)
    case 2: -smallSine(angle)
    default: -smallCosine(angle)
    }
  }

  private static func smallSine(_ angle: TwicePrecise) -> Double {
    let x = angle.high
    let square = x * x
    return x + (x * square * series(square, sineTerms) + angle.low * (1 - square / 2))
  }

  private static func smallCosine(_ angle: TwicePrecise) -> Double {
    let x = angle.high
    let square = x * x
    let half = square / 2
    let most = 1 - half
    return most
      + (((1 - most) - half) + (square * square * series(square, cosineTerms) - x * angle.low))
  }

  /// The coefficients -1/3!, 1/5!, … of the power series of the sine.
  private static let sineTerms: [Double] = [
    -1 / 6, 1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
    -1 / 1_307_674_368_000, 1 / 355_687_428_096_000,
  ]

  /// The coefficients 1/4!, -1/6!, … of the power series of the cosine.
  private static let cosineTerms: [Double] = [
    1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
    1 / 20_922_789_888_000, -1 / 6_402_373_705_728_000,
  ]

  // MARK: - Quarters of a turn

  /// Returns an angle as a number of quarter turns plus a rest of at most an eighth of a turn;
  /// `nil` if the angle is not finite.
  ///
  /// A `Double` is a whole number times a power of two. The whole number is multiplied by 2/π, but
  /// only by those of its binary digits that matter: earlier digits would add nothing but whole
  /// turns. So the rest is precise even for very large angles.
  private static func reduce(_ x: Double) -> (quarters: Int, rest: TwicePrecise)? {
    guard x.isFinite else { return nil }
    if abs(x) <= 0.7853981633974483 { return (0, TwicePrecise(x)) }
    let (w1, w2, w3) = quarterTurns(
      of: x.significandBitPattern | 1 << 52, exponent: Int(x.exponent) - 52)
    var quarters = Int(w1 >> 62)
    var fraction = (w1 << 2 | w2 >> 62, w2 << 2 | w3 >> 62)
    let isPastHalf = fraction.0 >> 63 == 1
    if isPastHalf {
      quarters += 1
      fraction = (~fraction.0, ~fraction.1)
    }
    // The rest of the angle, after whole quarter turns, is held as a number of 106 binary digits
    // that is divided by 2^64.
    let zeros = fraction.0.leadingZeroBitCount
    if zeros == 64 {
      fraction = (fraction.1, 0)
    } else if zeros > 0 {
      let tail = w3 << 2
      let third = isPastHalf ? ~tail : tail
      fraction = (
        fraction.0 << UInt64(zeros) | fraction.1 >> UInt64(64 - zeros),
        fraction.1 << UInt64(zeros) | third >> UInt64(64 - zeros)
      )
    }
    let unit = Double(bitPattern: UInt64(1023 - 64 - zeros) << 52)
    let least = (fraction.0 & 0x7FF) << 53 | fraction.1 >> 11
    let rest = TwicePrecise(Double(fraction.0 & ~0x7FF) * unit, Double(least) * (unit * 0x1p-53))
    let angle = rest * halfPi
    let isNegative = isPastHalf != (x < 0)
    return (
      x < 0 ? -quarters : quarters,
      isNegative ? TwicePrecise(-angle.high, -angle.low) : angle
    )
  }

  /// Returns the product of a whole number, a power of two and 192 binary digits of 2/π, in units
  /// of 2^-190. The digits of the product that count whole turns are dropped. The result says how
  /// many quarter turns an angle has.
  private static func quarterTurns(
    of whole: UInt64, exponent: Int
  ) -> (UInt64, UInt64, UInt64) {
    let first = max(exponent - 2, 0)
    let last = whole.multipliedFullWidth(by: digits(from: first + 128))
    let second = whole.multipliedFullWidth(by: digits(from: first + 64))
    let most = whole.multipliedFullWidth(by: digits(from: first))
    var w3 = last.low
    var (w2, carries) = second.low.addingReportingOverflow(last.high)
    let above = second.high + (carries ? 1 : 0)  // never its largest value
    var (w1, carriesOn) = most.low.addingReportingOverflow(above)
    if exponent < 2 {
      let w0 = most.high + (carriesOn ? 1 : 0)
      let (right, left) = (UInt64(2 - exponent), UInt64(62 + exponent))
      w3 = w3 &>> right | w2 &<< left
      w2 = w2 &>> right | w1 &<< left
      w1 = w1 &>> right | w0 &<< left
    }
    return (w1, w2, w3)
  }

  /// Returns 64 of the binary digits of 2/π, beginning with the digit at a given position.
  private static func digits(from digit: Int) -> UInt64 {
    let (word, offset) = (digit / 64, UInt64(digit % 64))
    guard offset > 0 else { return twoPerPi[word] }
    return twoPerPi[word] &<< offset | twoPerPi[word + 1] &>> (64 - offset)
  }

  private static let twoPerPi: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]

  // MARK: - Angles

  static func atan(_ x: Double) -> Double { atan2(x, 1) }

  /// Returns the angle of the direction to a point, from -π to π. It is computed as the known angle
  /// of a nearby direction plus a small difference.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (width, height) = (abs(x), abs(y))
    var angle: TwicePrecise
    if width == height {
      angle =
        width == 0 ? TwicePrecise(0) : TwicePrecise(halfPi.high / 2, halfPi.low / 2)
    } else {
      let isSteep = height > width
      angle = flat(isSteep ? width : height, isSteep ? height : width)
      if isSteep { angle = halfPi + TwicePrecise(-angle.high, -angle.low) }
    }
    if x.sign == .minus {
      angle =
        TwicePrecise(2 * halfPi.high, 2 * halfPi.low) + TwicePrecise(-angle.high, -angle.low)
    }
    return y.sign == .minus ? -angle.rounded : angle.rounded
  }

  /// Returns the angle of a direction that rises by less than 45 degrees, given its rise and its
  /// run.
  private static func flat(_ rise: Double, _ run: Double) -> TwicePrecise {
    if run == .infinity { return TwicePrecise(0) }
    let slope = rise / run
    guard slope >= 0.0625 else { return TwicePrecise(slope + slope * small(slope)) }
    let index = Int(slope * 8 + 0.5)
    let known = Double(index) / 8
    let exact = TwicePrecise(rise) / TwicePrecise(run)
    let turn = ((exact.high - known) + exact.low) / (1 + known * slope)
    return atanOfEighths[index] + TwicePrecise(turn, turn * small(turn))
  }

  private static func small(_ x: Double) -> Double { x * x * series(x * x, atanTerms) }

  /// The coefficients -1/3, 1/5, … of the power series of the arc tangent.
  private static let atanTerms: [Double] = [
    -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15,
  ]

  /// The angles whose tangents are 0, 1/8, 2/8 … 1. Other angles are computed from the nearest of
  /// them.
  private static let atanOfEighths = [
    TwicePrecise(0),
    TwicePrecise(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    TwicePrecise(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    TwicePrecise(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    TwicePrecise(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    TwicePrecise(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    TwicePrecise(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    TwicePrecise(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    TwicePrecise(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]

  static func asin(_ x: Double) -> Double {
    abs(x) > 1 ? .nan : atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  static func acos(_ x: Double) -> Double {
    abs(x) > 1 ? .nan : atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }
}
