/// The shrinker's passes that lower numbers, that is, replace them by simpler ones.
extension Shrinker {
  /// Lowers each choice of the failing value by itself: to one of the few simplest ones, or, if
  /// `far` is true, as far as the value still fails.
  mutating func lowerEach(far: Bool, _ test: Test) throws {
    var index = 0
    while index < choices.count {
      try lower([index], far: far, test)
      index += 1
    }
  }

  /// Lowers choices that are equal together, because the value may fail only as long as they are
  /// equal.
  mutating func lowerTogether(_ test: Test) throws {
    var index = 0
    while index < choices.count {
      let choice = choices.choices[index]
      let equals = choices.choices.indices.filter { choices.choices[$0] == choice }
      if equals.first == index, equals.count > 1 { try lower(equals, far: true, test) }
      index += 1
    }
  }

  /// Lowers some equal choices of the failing value together: to one of the few simplest ones, or,
  /// if `far` is true, as far as the value still fails.
  private mutating func lower(_ indices: [Int], far: Bool, _ test: Test) throws {
    let choice = choices.choices[indices[0]]
    guard !choice.isSimplest else { return }
    switch choice.domain.kind {
    case .continuation: break
    case .boolean, .pick: try lowerStepwise(indices, test)
    case .integer: try lowerInteger(indices, far: far, test)
    case .float: try lowerFloat(indices, test)
    }
  }

  /// Tries all simpler choices, at most 64, in place of some equal choices of the failing value,
  /// the simplest first.
  private mutating func lowerStepwise(_ indices: [Int], _ test: Test) throws {
    let choice = choices.choices[indices[0]]
    for rank in 0..<min(choice.rank.minor, 64) {
      guard let value = choice.domain.value(atRank: rank) else { return }
      if try attempt(setting: indices, to: value, test) { return }
    }
  }

  private mutating func lowerInteger(_ indices: [Int], far: Bool, _ test: Test) throws {
    let choice = choices.choices[indices[0]]
    let (domain, value) = (choice.domain, choice.value)
    // The few simplest numbers are tried one by one, because one of them is often the minimum, for
    // example for numbers that only have to differ from each other.
    for rank in 0..<min(choice.rank.minor, 5) {
      guard let value = domain.value(atRank: rank) else { return }
      if try attempt(setting: indices, to: value, test) { return }
    }
    guard far, choice.rank.minor > 5 else { return }
    var rises = value > domain.target
    var reach = value.distance(from: domain.target)
    if !rises, reach <= domain.upper.distance(from: domain.target),
      try attempt(setting: indices, to: domain.target &+ Int(truncatingIfNeeded: reach), test)
    {
      rises = true
    }
    var floor: UInt64 = 2
    while reach - floor > 1 {
      let middle = Self.middle(floor, reach)
      let step = Int(truncatingIfNeeded: middle)
      let lowered = rises ? domain.target &+ step : domain.target &- step
      if try attempt(setting: indices, to: lowered, test) {
        reach = middle
      } else {
        floor = middle
      }
    }
  }

  /// Returns a number between two others, for a search by bisection. If their magnitudes differ
  /// much, it has a magnitude in the middle; otherwise it is halfway between them.
  static func middle(_ low: UInt64, _ high: UInt64) -> UInt64 {
    let (short, long) = (64 - low.leadingZeroBitCount, 64 - high.leadingZeroBitCount)
    guard long - short > 1 else { return low + (high - low) / 2 }
    return 1 << UInt64((short + long) / 2 - 1)
  }

  private mutating func lowerFloat(_ indices: [Int], _ test: Test) throws {
    let choice = choices.choices[indices[0]]
    let domain = choice.domain
    if try attempt(setting: indices, to: domain.target, test) { return }
    var magnitude = Double(bitPattern: UInt64(choice.value))
    var digits = FloatOrder.fractionDigits(of: magnitude)
    search: for fewer in 0..<min(digits, 64) {
      for rounded in [
        FloatOrder.roundedDown(magnitude, digits: fewer),
        FloatOrder.roundedUp(magnitude, digits: fewer),
      ] {
        let pattern = Int(truncatingIfNeeded: rounded.bitPattern)
        if domain.contains(pattern), try attempt(setting: indices, to: pattern, test) {
          (magnitude, digits) = (rounded, fewer)
          break search
        }
      }
    }
    var floor = FloatOrder.roundedUp(Double(bitPattern: UInt64(domain.lower)), digits: digits)
    while floor < magnitude {
      let middle = FloatOrder.roundedDown(Self.middle(floor, magnitude), digits: digits)
      guard middle > floor || (middle == floor && middle == 0) else { return }
      if try attempt(setting: indices, to: Int(middle.bitPattern), test) {
        magnitude = middle
      } else if middle > floor {
        floor = middle
      } else {
        return
      }
    }
  }

  private static func middle(_ low: Double, _ high: Double) -> Double {
    let (small, large) = (max(low, 1).exponent, max(high, 1).exponent)
    guard large - small > 1 else { return low + (high - low) / 2 }
    return Double(sign: .plus, exponent: (small + large) / 2, significand: 1)
  }

  /// Tries a candidate: the simplest failing value with another number in place of some choices.
  mutating func attempt(
    setting indices: [Int], to value: Int, _ test: Test
  ) throws -> Bool {
    guard indices.last.map({ $0 < choices.count }) ?? false else { return false }
    var tokens = layout.tokens
    for index in indices {
      tokens[layout.choice[index]] = .choice(value, choices.choices[index].domain.kind)
    }
    return try attempt(Script(tokens), test)
  }
}

extension Int {
  /// Returns the distance between two integers, which may be too large for an `Int`.
  func distance(from other: Int) -> UInt64 {
    UInt64(bitPattern: Int64(self > other ? self &- other : other &- self))
  }
}
