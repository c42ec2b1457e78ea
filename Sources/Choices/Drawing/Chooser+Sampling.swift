/// The drawing of random values, with a preference for values that find bugs.
///
/// An even draw from 2⁶⁴ numbers practically never hits zero, an end of the range, or the same
/// number twice, and many bugs show only there. So one random word is split: six bits choose a
/// lane, the rest a value within the lane.
///
/// - *edge*: an end of the domain, its target, a declared threshold, or a direct neighbour of
///   these.
/// - *echo*: one of the last 64 choices for the same value, or a number up to four away from it.
/// - *near*: any distance from the target, with each number of bits equally likely.
/// - *even*: any value of the domain, all equally likely.
///
/// Runs of a small size (``Chooser/size``) have no even lane, and their near lane is limited to a
/// few bits. Small domains have no lanes, because even draws hit all their values anyway.
extension Chooser {
  /// Draws a number of a domain (a range of possible choices) at random.
  ///
  /// The two lanes (ways to draw a number) that occur most are both computed, and one result is
  /// kept. A branch on a random bit would be mispredicted half of the time, which costs more than
  /// computing either lane.
  @inline(__always)
  mutating func sample(number domain: Domain) -> Int {
    let bits = generator.next()
    let width = domain.width
    guard width >= Self.smallest else { return Self.even(domain, bits) }
    let lane = bits & 63
    guard lane > 3 else { return sampleSpecial(domain, [], bits) }
    let near = near(domain, bits >> 6)
    let even = Self.even(domain, bits)
    return lane >= bounds.firstEvenLane ? even : near
  }

  /// Draws a value of a domain at random. Values near a threshold, at which the tested code's
  /// behaviour changes, are drawn more often.
  mutating func sample(_ domain: Domain, _ thresholds: [Int]) -> Int {
    switch domain.kind {
    case .float:
      return sampleFloat(domain, thresholds, generator.next())
    case .integer where !thresholds.isEmpty:
      let bits = generator.next()
      let lane = bits & 63
      guard lane > 15 else { return sampleSpecial(domain, thresholds, bits) }
      return lane >= bounds.firstEvenLane ? Self.even(domain, bits) : near(domain, bits >> 6)
    case .integer:
      return sample(number: domain)
    case .boolean, .continuation, .pick:
      return Self.even(domain, generator.next())
    }
  }

  /// The size of a domain below which random numbers are drawn evenly from it, without a preference
  /// for special ones.
  private static var smallest: UInt64 { 32 }

  /// Draws a special number: an echo, that is, a number like one drawn before, or a number at an
  /// edge of the domain. With thresholds, edges are about four times as frequent as echoes.
  @inline(never)
  private mutating func sampleSpecial(_ domain: Domain, _ thresholds: [Int], _ bits: UInt64) -> Int
  {
    switch bits & 63 {
    case 1, 2, 3: echo(domain, bits >> 6) ?? near(domain, bits >> 6)
    default: Self.edge(domain, thresholds, bits >> 6)
    }
  }

  /// Returns a value of the domain, given random bits. All values are equally likely.
  @inline(__always)
  private static func even(_ domain: Domain, _ bits: UInt64) -> Int {
    // The result is the high word of bits * (width + 1). The sum width + 1 is not computed, because
    // it may not fit into 64 bits.
    let product = bits.multipliedFullWidth(by: domain.width)
    let carry = product.low.addingReportingOverflow(bits).overflow
    return domain.lower &+ Int(truncatingIfNeeded: product.high &+ (carry ? 1 : 0))
  }

  private static func edge(_ domain: Domain, _ thresholds: [Int], _ bits: UInt64) -> Int {
    let anchors = 3 + thresholds.count
    let index = Int(truncatingIfNeeded: ((bits & 0xffff) &* UInt64(anchors)) >> 16)
    let anchor =
      switch index {
      case 0: domain.lower
      case 1: domain.upper
      case 2: domain.target
      default: thresholds[index - 3]
      }
    // In half of the draws the result is the edge (or target, or threshold) itself, otherwise a
    // number directly beside it.
    let side = Int((bits >> 16) & 3)
    return offset(anchor, by: side == 3 ? -1 : side >> 1, in: domain)
  }

  @inline(__always)
  private mutating func echo(_ domain: Domain, _ bits: UInt64) -> Int? {
    guard tape.count > 0 else { return nil }
    let reach = UInt64(min(tape.count, 64))
    let back = 1 + Int(truncatingIfNeeded: ((bits & 0xffff_ffff) &* reach) >> 32)
    let earlier = tape.last(back)
    guard earlier.domain.kind == domain.kind, domain.contains(earlier.value) else { return nil }
    // In half of the draws the result is the number drawn earlier, otherwise a number one to four
    // away from it.
    let selector = Int((bits >> 32) & 15)
    let step = selector < 8 ? 0 : selector < 12 ? selector &- 7 : 11 &- selector
    return Self.offset(earlier.value, by: step, in: domain)
  }

  @inline(__always)
  private func near(_ domain: Domain, _ bits: UInt64) -> Int {
    let reach = UInt64(truncatingIfNeeded: 65 &- domain.width.leadingZeroBitCount)
    let length = ((bits & 0xff) &* min(reach, bounds.nearLengths)) >> 8
    // The random word is shifted right twice, because a processor takes a shift by all 64 bits for
    // a shift by none.
    let distance = Int(
      truncatingIfNeeded: ((bits &* 0x9e37_79b9_7f4a_7c15) >> 1) &>> (63 &- length))
    let sign = Int(truncatingIfNeeded: bits << 55) >> 63
    let step = (distance ^ sign) &- sign
    let there = domain.target &+ step
    // If the number lies beyond one end of the domain, the number at the same distance on the other
    // side of the target is taken.
    let back = domain.clamp(domain.target &- step)
    return UInt64(bitPattern: Int64(there &- domain.lower)) <= domain.width ? there : back
  }

  private static func offset(_ value: Int, by step: Int, in domain: Domain) -> Int {
    let (moved, overflow) = value.addingReportingOverflow(step)
    return overflow ? domain.clamp(value) : domain.clamp(moved)
  }

  private mutating func sampleFloat(_ domain: Domain, _ thresholds: [Int], _ bits: UInt64) -> Int {
    let lower = Double(bitPattern: UInt64(domain.lower))
    let upper = Double(bitPattern: UInt64(domain.upper))
    let magnitude: Double
    switch bits & 15 {
    case 0:
      return Self.edge(domain, thresholds, bits >> 4)
    case 2:
      return echo(domain, bits >> 4) ?? domain.target
    case 3, 4, 5, 6:
      // Draws a whole number, or a number with a few binary digits after the point.
      let digits = Int((bits >> 4) & 3)
      let even = lower + (upper - lower) * (Double(bits >> 11) * 0x1p-53)
      magnitude = FloatOrder.roundedDown(even, digits: digits)
    case 7, 8:
      // Draws random bits, so that numbers of any order of magnitude are equally likely.
      return Self.even(domain, bits)
    default:
      magnitude = lower + (upper - lower) * (Double(bits >> 11) * 0x1p-53)
    }
    return domain.clamp(Int(truncatingIfNeeded: magnitude.bitPattern))
  }
}

// MARK: - Shape

extension Chooser {
  /// Draws the number of elements that a random list is to have.
  mutating func sampleCount(_ count: ClosedRange<Int>) -> Int {
    let bits = generator.next()
    let most = min(count.upperBound, count.lowerBound &+ size)
    let width = UInt64(most &- count.lowerBound)
    // Half of the random lists are short, because most bugs show with few elements, and short lists
    // are quicker to read.
    let reach = bits & 1 == 0 ? width : min(width, 4)
    return count.lowerBound &+ Int(truncatingIfNeeded: ((bits >> 32) &* (reach &+ 1)) >> 32)
  }

  /// Draws whether a random list has another element, if its length was not planned: it has in
  /// three of four cases.
  mutating func sampleContinuation() -> Bool {
    generator.next() >> 62 != 0
  }

  /// Draws one of several alternatives by weight, among those that swarm testing has not switched
  /// off for this run.
  mutating func sampleAlternative(weights: [Int], mark: UInt64?) -> Int {
    let mask = mark.map { Swarm.mask(of: weights, mark: $0, swarm: swarm) } ?? .max
    var total: UInt64 = 0
    for index in weights.indices where mask >> UInt64(index & 63) & 1 == 1 {
      total &+= UInt64(weights[index])
    }
    var point = generator.next().multipliedFullWidth(by: total).high
    for index in weights.indices where mask >> UInt64(index & 63) & 1 == 1 {
      if point < UInt64(weights[index]) { return index }
      point &-= UInt64(weights[index])
    }
    return 0
  }
}
