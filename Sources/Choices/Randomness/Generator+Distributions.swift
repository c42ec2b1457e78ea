/// Random numbers with given distributions, computed from the generator's random words with
/// integers. Words that would favour some results are rejected by a fixed rule.
///
/// The number of words that a draw consumes, and the value it makes of them, must not change,
/// because seeds in old reports would then give other values. Floating point appears only in
/// ``unit()``, as one exact conversion; nothing depends on a rounding mode or on libm.
extension Generator {
  /// Returns a random number below a bound, each equally likely; a bound of zero means 2⁶⁴.
  ///
  /// The algorithm is Lemire's multiplication: the high word of `bits * bound` is the result. The
  /// few low words that would favour some results are rejected and drawn again.
  public mutating func next(below bound: UInt64) -> UInt64 {
    guard bound > 0 else { return next() }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let unfair = (0 &- bound) % bound
      while product.low < unfair {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// Returns a random number in a range, each equally likely.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    return range.lowerBound &+ Int(truncatingIfNeeded: next(below: width &+ 1))
  }

  /// Returns a random number in `0..<1`: a multiple of 2⁻⁵³, each equally likely.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns true at random, with a chance that is given as a fraction of two integers.
  public mutating func chance(_ part: UInt64, in whole: UInt64) -> Bool {
    next(below: whole) < part
  }

  /// Returns a random index into a list of weights. The probability of each index is in proportion
  /// to its weight.
  ///
  /// - Returns: `nil` if the weights sum to zero or to more than 64 bits hold.
  public mutating func index(weights: [UInt64]) -> Int? {
    var total: UInt64 = 0
    for weight in weights {
      let (sum, overflow) = total.addingReportingOverflow(weight)
      guard !overflow else { return nil }
      total = sum
    }
    guard total > 0 else { return nil }
    var point = next(below: total)
    for (index, weight) in weights.enumerated() {
      if point < weight { return index }
      point -= weight
    }
    return nil
  }

  /// Shuffles an array at random, with each order equally likely, by the algorithm of Fisher and
  /// Yates from the end.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(next(below: UInt64(last) + 1)))
    }
  }

  /// Returns a random subset of the elements, in their order. Each subset is equally likely.
  public mutating func subset<Element>(of elements: [Element]) -> [Element] {
    var bits: UInt64 = 0
    var chosen: [Element] = []
    for (index, element) in elements.enumerated() {
      if index % 64 == 0 { bits = next() }
      if bits & 1 == 1 { chosen.append(element) }
      bits >>= 1
    }
    return chosen
  }
}
