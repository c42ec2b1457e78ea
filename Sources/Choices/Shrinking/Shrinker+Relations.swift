/// The shrinker's passes for values that fail only while several of their parts stand in a
/// relation, so that no part can change alone.
extension Shrinker {
  /// Lowers one number of the failing value while another one changes by the same distance, in the
  /// same or the opposite direction.
  mutating func lowerPairs(_ test: Test) throws {
    var position = 0
    while position < choices.count {
      guard let first = numbers.first(where: { $0 >= position }) else { return }
      for second in partners(of: first) {
        // A second number that is already the simplest can hardly change along with the first, so
        // that is not tried here. Only the pass `shift` tries it.
        if second < choices.count, !choices.choices[second].isSimplest {
          try move(first, along: [second], sign: 1, test)
        }
        try move(first, along: [second], sign: -1, test)
        try exchange(first, second, test)
      }
      position = first + 1
    }
  }

  /// The indices of those choices of the failing value that are integers of a range.
  private var numbers: [Int] {
    choices.choices.indices.filter { choices.choices[$0].domain.kind == .integer }
  }

  /// Returns the indices of the integers that follow a given one in the failing value: at most 12,
  /// or at most 4 if there are many integers.
  private func partners(of first: Int) -> [Int] {
    let numbers = numbers
    let later = numbers.filter { $0 > first }
    return Array(later.prefix(numbers.count <= 12 ? 12 : 4))
  }

  /// Lowers a number of the failing value while all later numbers change by the same distance.
  mutating func shift(_ test: Test) throws {
    var position = 0
    while let first = numbers.first(where: { $0 >= position }) {
      let later = numbers.filter { $0 > first }
      if !later.isEmpty { try move(first, along: later, sign: 1, test) }
      position = first + 1
    }
  }

  /// Moves one number of the failing value towards its target, as far as the value still fails,
  /// while others change by the same distance.
  private mutating func move(
    _ first: Int, along others: [Int], sign: Int, _ test: Test
  ) throws {
    let made = choices.choices
    guard others.allSatisfy({ $0 < made.count && made[$0].domain.kind == .integer }),
      made[first].domain.kind == .integer, !made[first].isSimplest
    else { return }
    let lead = made[first]
    let leadFalls = lead.value > lead.domain.target
    let falls = leadFalls == (sign > 0)
    var bad = lead.value.distance(from: lead.domain.target)
    for other in others {
      let end = falls ? made[other].domain.lower : made[other].domain.upper
      bad = min(bad, end.distance(from: made[other].value))
    }
    guard bad > 0 else { return }
    let layout = layout
    func script(_ distance: UInt64) -> Script {
      let step = Int(truncatingIfNeeded: distance)
      var tokens = layout.tokens
      let lowered = leadFalls ? lead.value &- step : lead.value &+ step
      tokens[layout.choice[first]] = .choice(lowered, .integer)
      for other in others {
        let moved = falls ? made[other].value &- step : made[other].value &+ step
        tokens[layout.choice[other]] = .choice(moved, .integer)
      }
      return Script(tokens)
    }
    if try attempt(script(bad), test) { return }
    guard bad > 1, try attempt(script(1), test) else { return }
    var good: UInt64 = 1
    while bad - good > 1 {
      let middle = Self.middle(good, bad)
      if try attempt(script(middle), test) { good = middle } else { bad = middle }
    }
  }

  /// Swaps two choices of the failing value if that puts the simpler one first.
  private mutating func exchange(_ first: Int, _ second: Int, _ test: Test) throws {
    guard second < choices.count else { return }
    let (front, back) = (choices.choices[first], choices.choices[second])
    guard front.domain == back.domain, back.rank < front.rank else { return }
    var tokens = layout.tokens
    tokens.swapAt(layout.choice[first], layout.choice[second])
    _ = try attempt(Script(tokens), test)
  }

  /// Sorts the elements of each list in the failing value, and other neighbouring parts of the same
  /// structure, the simplest first.
  mutating func reorder(_ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      if choices.spans[span].kind == .list { try sort(span, test) }
      try sortParts(of: span, test)
      span += 1
    }
  }

  private mutating func sort(_ list: Int, _ test: Test) throws {
    let elements = elements(of: list)
    guard elements.count > 1 else { return }
    // Elements that are equally simple are compared by index, because the standard library does not
    // promise a stable sort.
    let sorted = elements.indices.sorted { one, other in
      let (mine, theirs) = (elements[one], elements[other])
      if precedes(mine, theirs) { return true }
      return precedes(theirs, mine) ? false : one < other
    }
    guard sorted != Array(elements.indices) else { return }
    var tokens = layout.tokens
    let whole =
      layout.span[elements[0]].lowerBound...layout.span[elements[elements.count - 1]].upperBound
    tokens.replaceSubrange(
      whole, with: sorted.flatMap { layout.tokens[layout.span[elements[$0]]] })
    if try attempt(Script(tokens), test) { return }
    var position = 1
    while position < self.elements(of: list).count {
      let current = self.elements(of: list)
      let swapped = try swap(current[position - 1], current[position], test)
      position = swapped ? max(1, position - 1) : position + 1
    }
  }

  /// Swaps parts with the same structure inside one part of the failing value, if that puts the
  /// simpler one first.
  private mutating func sortParts(of whole: Int, _ test: Test) throws {
    let parts = choices.spans.indices.filter {
      choices.spans[$0].parent == whole && choices.spans[$0].kind != .element
    }
    for (position, front) in parts.enumerated() {
      for back in parts.dropFirst(position + 1) {
        guard back < choices.spans.count,
          choices.spans[front].mark == choices.spans[back].mark,
          choices.spans[front].kind == choices.spans[back].kind
        else { continue }
        if try swap(front, back, test) { return }
      }
    }
  }

  private mutating func swap(_ front: Int, _ back: Int, _ test: Test) throws -> Bool {
    guard precedes(back, front) else { return false }
    var tokens = Array(layout.tokens[..<layout.span[front].lowerBound])
    tokens += layout.tokens[layout.span[back]]
    tokens += layout.tokens[(layout.span[front].upperBound + 1)..<layout.span[back].lowerBound]
    tokens += layout.tokens[layout.span[front]]
    tokens += layout.tokens[(layout.span[back].upperBound + 1)...]
    return try attempt(Script(tokens), test)
  }

  /// Returns true if the choices of one span (part of the value) are simpler than those of another.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (mine, theirs) = (choices.spans[one].choices, choices.spans[other].choices)
    guard mine.count == theirs.count else { return mine.count < theirs.count }
    return ChoiceSequence.precedes(choices.choices[mine], choices.choices[theirs])
  }

  /// Lowers a number that determines which choices come after it, such as a length, and removes one
  /// of the later choices.
  ///
  /// The pass is the last resort, so it tries only such numbers, and only in values of at most 64
  /// choices.
  mutating func lowerAndLeaveOut(_ test: Test) throws {
    var index = 0
    while index < choices.count, choices.count <= 64 {
      let choice = choices.choices[index]
      if choice.domain.kind == .integer, !choice.isSimplest,
        let lowered = choice.domain.value(atRank: choice.rank.minor - 1), shapes(index, lowered)
      {
        var position = index + 1
        while position < choices.count {
          var values = choices.values
          values[index] = lowered
          values.remove(at: position)
          if try attempt(Script(flat: values), test) { return }
          position += 1
        }
      }
      index += 1
    }
  }

  /// Returns true if another number in place of one choice changes the domains (possible numbers)
  /// of other choices.
  private func shapes(_ index: Int, _ value: Int) -> Bool {
    var values = choices.values
    values[index] = value
    var chooser = Chooser(.recorded(values))
    guard (try? codec.decode(&chooser)) != nil else { return true }
    return chooser.sequence.choices.map(\.domain) != choices.choices.map(\.domain)
  }
}
