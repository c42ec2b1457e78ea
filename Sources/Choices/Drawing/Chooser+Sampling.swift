/// Values drawn on purpose.
///
/// An even draw from 2⁶⁴ numbers never hits zero, an end of the range, or the same number twice, and
/// bugs live exactly there. So one word of randomness is split: four bits choose a lane, the rest a
/// value within it.
///
/// - *edge*: an end of the domain, its target, a declared threshold, or a direct neighbour of one.
/// - *echo*: an earlier choice of this value, or up to four away from one.
/// - *near*: any distance from the target, each number of bits equally likely.
/// - *even*: anywhere in the domain.
///
/// Small runs (``Chooser/size``) keep to the near lane and its first few bits. Small domains have no
/// lanes: evenly drawn they hit everything anyway.
extension Chooser {
  /// Draws a value at random.
  mutating func sample(_ domain: Domain, _ thresholds: [Int]) -> Int {
    let bits = generator.next()
    let width = domain.width
    guard width >= 32 || !thresholds.isEmpty else {
      return domain.lower &+ Int(truncatingIfNeeded: ((bits >> 32) &* (width &+ 1)) >> 32)
    }
    switch domain.kind {
    case .integer: return sampleInteger(domain, thresholds, bits)
    case .float: return sampleFloat(domain, thresholds, bits)
    case .boolean, .continuation, .pick:
      return domain.lower &+ Int(truncatingIfNeeded: Self.scale(bits, to: width))
    }
  }

  private mutating func sampleInteger(_ domain: Domain, _ thresholds: [Int], _ bits: UInt64) -> Int
  {
    switch bits & 15 {
    case 0:
      return edge(domain, thresholds, bits >> 4)
    case 1, 2:
      return echo(domain, bits >> 4) ?? near(domain, bits >> 4)
    case 3 where !thresholds.isEmpty:
      return edge(domain, thresholds, bits >> 4)
    case 3, 4, 5, 6, 7, 8:
      return near(domain, bits >> 4)
    default:
      guard size >= Self.fullSize else { return near(domain, bits >> 4) }
      return domain.lower &+ Int(truncatingIfNeeded: Self.scale(bits, to: domain.width))
    }
  }

  /// A number in `0...width`, from the high bits.
  private static func scale(_ bits: UInt64, to width: UInt64) -> UInt64 {
    width == .max ? bits : bits.multipliedFullWidth(by: width &+ 1).high
  }

  private func edge(_ domain: Domain, _ thresholds: [Int], _ bits: UInt64) -> Int {
    let anchors = 3 + thresholds.count
    let index = Int(truncatingIfNeeded: ((bits & 0xffff) &* UInt64(anchors)) >> 16)
    let anchor =
      switch index {
      case 0: domain.lower
      case 1: domain.upper
      case 2: domain.target
      default: thresholds[index - 3]
      }
    // Half of the time the anchor itself, else one to either side.
    let step = [0, 0, 1, -1][Int((bits >> 16) & 3)]
    return Self.offset(anchor, by: step, in: domain)
  }

  private func echo(_ domain: Domain, _ bits: UInt64) -> Int? {
    let count = sequence.choices.count
    guard count > 0 else { return nil }
    let span = UInt64(min(count, 64))
    let back = 1 + Int(truncatingIfNeeded: ((bits & 0xffff_ffff) &* span) >> 32)
    let earlier = sequence.choices[count - back]
    guard earlier.domain.kind == domain.kind, domain.contains(earlier.value) else { return nil }
    let selector = (bits >> 32) & 15
    let step = selector < 8 ? 0 : [-4, -3, -2, -1, 1, 2, 3, 4][Int(selector - 8)]
    return Self.offset(earlier.value, by: step, in: domain)
  }

  private func near(_ domain: Domain, _ bits: UInt64) -> Int {
    let reach = UInt64(64 - domain.width.leadingZeroBitCount)
    let allowed = min(reach, UInt64(size) &* 2)
    let length = ((bits & 0xff) &* (allowed &+ 1)) >> 8
    guard length > 0 else { return domain.target }
    // One bit is spent on the sign, so the last few of a 64-bit distance repeat; no one can tell.
    let distance = ((bits >> 9) &* 0x9e37_79b9_7f4a_7c15) >> (64 - length)
    let rises = bits & 0x100 == 0
    let above = UInt64(bitPattern: Int64(domain.upper &- domain.target))
    let below = UInt64(bitPattern: Int64(domain.target &- domain.lower))
    if rises ? distance <= above : distance > below {
      return domain.target &+ Int(truncatingIfNeeded: min(distance, above))
    }
    return domain.target &- Int(truncatingIfNeeded: min(distance, below))
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
      return edge(domain, thresholds, bits >> 4)
    case 2:
      return echo(domain, bits >> 4) ?? domain.target
    case 3, 4, 5, 6:
      // A whole number, or one with a few binary digits behind the point.
      let digits = Int((bits >> 4) & 3)
      let even = lower + (upper - lower) * (Double(bits >> 11) * 0x1p-53)
      magnitude = FloatOrder.roundedDown(even, digits: digits)
    case 7, 8:
      // Any order of magnitude.
      return domain.lower &+ Int(truncatingIfNeeded: Self.scale(bits, to: domain.width))
    default:
      magnitude = lower + (upper - lower) * (Double(bits >> 11) * 0x1p-53)
    }
    return domain.clamp(Int(truncatingIfNeeded: magnitude.bitPattern))
  }
}

// MARK: - Shape

extension Chooser {
  /// Draws how many elements a list shall have.
  mutating func sampleCount(_ count: ClosedRange<Int>) -> Int {
    let bits = generator.next()
    let most = min(count.upperBound, count.lowerBound &+ size)
    let width = UInt64(most &- count.lowerBound)
    // Half of the time short: a list of a few elements is where most bugs are, and is read at once.
    let reach = bits & 1 == 0 ? width : min(width, 4)
    return count.lowerBound &+ Int(truncatingIfNeeded: ((bits >> 32) &* (reach &+ 1)) >> 32)
  }

  /// Draws whether a list goes on that nothing was planned for.
  mutating func sampleContinuation() -> Bool {
    generator.next() >> 62 != 0
  }

  /// Draws an alternative by weight, among those this run has not switched off.
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
