extension Codec<Double> {
  /// A codec of all finite floating-point numbers.
  public static var double: Codec {
    .double(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// Creates a codec of the floating-point numbers in a finite range.
  ///
  /// Whole numbers near zero are simplest, then halves, then quarters. The sign of a number is
  /// chosen first, so a range on one side of zero takes one choice and any other range two. Minus
  /// zero is made only by ranges that begin with it.
  public static func double(
    in range: ClosedRange<Double>, thresholds: [Double] = []
  ) -> Codec {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else {
      return .misused(Misuse("The range of a double codec must have finite ends (was \(range))."))
    }
    for threshold in thresholds where !range.contains(threshold) {
      return .misused(
        Misuse("A threshold must lie in \(range), the range of its codec (was \(threshold))."))
    }
    let up = range.upperBound >= 0 ? Side(range, negative: false, thresholds) : nil
    let down = range.lowerBound < 0 ? Side(range, negative: true, thresholds) : nil
    return Codec(shape: Shape.float.rawValue, { "\(range)" }) { chooser throws(Rejection) in
      var negative = up == nil
      if up != nil, down != nil { negative = try chooser.choose(from: .boolean) == 1 }
      let side = (negative ? down : up)!
      let pattern = try chooser.choose(from: side.domain, thresholds: side.thresholds)
      let magnitude = Double(bitPattern: UInt64(pattern))
      return negative ? -magnitude : magnitude
    } encode: { value, sequence throws(Unencodable) in
      guard range.contains(value) else {
        throw Unencodable("\(value)", by: "\(range)", because: "it lies outside")
      }
      let negative = value < 0 || (value == 0 && value.sign == .minus && down != nil)
      if up != nil, down != nil { try sequence.append(negative ? 1 : 0, of: .boolean) }
      let side = (negative ? down : up)!
      try sequence.append(Int(value.magnitude.bitPattern), of: side.domain)
    }
  }

  /// The part of a range of floating-point numbers that lies on one side of zero, as magnitudes
  /// without a sign.
  private struct Side {
    let domain: Domain
    let thresholds: [Int]

    init(_ range: ClosedRange<Double>, negative: Bool, _ thresholds: [Double]) {
      let least = negative ? max(0, -range.upperBound) : max(0, range.lowerBound)
      let greatest = negative ? -range.lowerBound : range.upperBound
      domain = Domain(
        kind: .float, lower: Int(least.magnitude.bitPattern),
        upper: Int(greatest.magnitude.bitPattern),
        target: Int(FloatOrder.simplest(from: least.magnitude, through: greatest).bitPattern))
      self.thresholds = thresholds.filter { negative ? $0 < 0 : $0 >= 0 }.map {
        Int($0.magnitude.bitPattern)
      }
    }
  }
}
