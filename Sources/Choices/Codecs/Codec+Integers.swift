extension Codec<Int> {
  /// A codec of all integers. The simplest is zero, then 1, -1, 2, -2 and so on; failing values are
  /// shrunk towards zero.
  public static var int: Codec { .int(in: Int.min...Int.max) }

  /// Creates a codec of the integers in a range.
  ///
  /// - Parameters:
  ///   - range: The least and the greatest number.
  ///   - target: The simplest number, towards which failing values are shrunk; by default zero, or
  ///     the number of the range closest to zero.
  ///   - thresholds: Numbers at which the tested code's behaviour is known to change. They and
  ///     their neighbours are drawn more often.
  public static func int(
    in range: ClosedRange<Int>, toward target: Int = 0, thresholds: [Int] = []
  ) -> Codec {
    let domain = Domain.integer(in: range, toward: target)
    for threshold in thresholds where !domain.contains(threshold) {
      return .misused(
        Misuse("A threshold must lie in \(domain), the range of its codec (was \(threshold))."))
    }
    func encode(_ value: Int, _ sequence: inout ChoiceSequence) throws(Unencodable) {
      try sequence.append(value, of: domain)
    }
    func summary() -> String { "\(domain)" }
    if thresholds.isEmpty {
      var codec = Codec(shape: Shape.integer.rawValue, summary) { chooser throws(Rejection) in
        try chooser.choose(number: domain)
      } encode: { value, sequence throws(Unencodable) in
        try encode(value, &sequence)
      }
      codec.number = domain
      return codec
    }
    return Codec(shape: Shape.integer.rawValue, summary) { chooser throws(Rejection) in
      try chooser.choose(from: domain, thresholds: thresholds)
    } encode: { value, sequence throws(Unencodable) in
      try encode(value, &sequence)
    }
  }

  /// Creates a codec of the integers between two bounds that the caller has computed.
  ///
  /// Bounds in the wrong order become an error (``Misuse``) when the codec is used. With a
  /// `ClosedRange`, they would trap.
  public static func int(from lower: Int, through upper: Int) -> Codec {
    guard lower <= upper else {
      return .misused(
        Misuse("The range of an integer codec must not be empty (was \(lower)...\(upper))."))
    }
    return .int(in: lower...upper)
  }
}

extension Codec where Value: FixedWidthInteger {
  /// A codec of all numbers of an integer type, such as `UInt8`.
  public static var integer: Codec { .integer(in: Value.min...Value.max) }

  /// Creates a codec of the numbers in a range of an integer type, such as `UInt8`, of up to 64
  /// bits.
  public static func integer(in range: ClosedRange<Value>, toward target: Value = 0) -> Codec {
    guard Value.bitWidth <= 64 else {
      return .misused(
        Misuse("An integer codec must have at most 64 bits (\(Value.self) has \(Value.bitWidth))."))
    }
    // Unsigned 64-bit numbers are lowered by half their range, because a choice is stored as an
    // `Int`, and the numbers must keep their order.
    let bias = Value.isSigned || Value.bitWidth < 64 ? 0 : Int.min
    func choice(_ value: Value) -> Int { Int(truncatingIfNeeded: value) &+ bias }
    let domain = Domain.integer(
      in: choice(range.lowerBound)...choice(range.upperBound), toward: choice(target))
    return Codec(shape: Shape.integer.rawValue, { "\(range)" }) { chooser throws(Rejection) in
      Value(truncatingIfNeeded: try chooser.choose(number: domain) &- bias)
    } encode: { value, sequence throws(Unencodable) in
      guard range.contains(value) else {
        throw Unencodable("\(value)", by: "\(range)", because: "it lies outside")
      }
      try sequence.append(choice(value), of: domain)
    }
  }
}

extension Codec<Bool> {
  /// A codec of false and true. False is simpler, so failing values are shrunk towards it.
  public static var bool: Codec {
    Codec(shape: Shape.boolean.rawValue, { "a boolean" }) { chooser throws(Rejection) in
      try chooser.choose(from: .boolean) == 1
    } encode: { value, sequence throws(Unencodable) in
      try sequence.append(value ? 1 : 0, of: .boolean)
    }
  }
}
