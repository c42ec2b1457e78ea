/// Passes that leave something out.
extension Shrinker {
  /// Leaves out elements of lists, many at a time first.
  mutating func removeElements(_ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      if choices.spans[span].kind == .list { try removeElements(of: span, test) }
      span += 1
    }
  }

  private mutating func removeElements(of list: Int, _ test: Test) throws {
    // Once a search from coarse to fine came to an end, only a fine one is worth repeating.
    var chunk = rounds == 0 ? elements(of: list).count : min(2, elements(of: list).count)
    while chunk > 0 {
      // From the end, since later elements more often follow from earlier ones than the reverse.
      var end = elements(of: list).count
      while end > 0 {
        let elements = elements(of: list)
        end = min(end, elements.count)
        let removed = max(0, end - chunk)..<end
        if try remove(removed, of: elements, test) { continue }
        end -= chunk
      }
      chunk /= 2
    }
  }

  private mutating func remove(
    _ removed: Range<Int>, of elements: [Int], _ test: Test
  ) throws -> Bool {
    guard !removed.isEmpty else { return false }
    let first = layout.span[elements[removed.lowerBound]].lowerBound
    let last = layout.span[elements[removed.upperBound - 1]].upperBound
    var tokens = layout.tokens
    tokens.removeSubrange(first...last)
    if try attempt(Script(tokens), test) { return true }
    // Numbers that may be positions in this list, or its length, follow what they point at.
    tokens = layout.tokens
    var points = false
    for (index, choice) in choices.choices.enumerated() {
      let value = choice.value
      guard choice.domain.kind == .integer || choice.domain.kind == .pick,
        value >= removed.lowerBound, value <= elements.count,
        !(first...last).contains(layout.choice[index])
      else { continue }
      let target = removed.contains(value) ? choice.domain.target : value - removed.count
      points = points || target != value
      tokens[layout.choice[index]] = .choice(target, choice.domain.kind)
    }
    guard points else { return false }
    tokens.removeSubrange(first...last)
    return try attempt(Script(tokens), test)
  }

  /// Puts a part of the same shape in the place of what contains it.
  mutating func hoist(deeply: Bool, _ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      var candidates = descendants(of: span, deeply: deeply)[...]
      while let part = candidates.popFirst() {
        var tokens = layout.tokens
        tokens.replaceSubrange(layout.span[span], with: layout.tokens[layout.span[part]])
        if try attempt(Script(tokens), test) {
          candidates = descendants(of: span, deeply: deeply)[...]
        }
      }
      span += 1
    }
  }

  /// Spans of the same shape inside another; unless deeply, only those with none around them.
  private func descendants(of span: Int, deeply: Bool) -> [Int] {
    guard span < choices.spans.count else { return [] }
    let outer = choices.spans[span]
    guard outer.kind == .alternatives || outer.kind == .group else { return [] }
    var found: [Int] = []
    for index in (span + 1)..<max(span + 1, choices.spans.count) {
      let inner = choices.spans[index]
      guard inner.choices.lowerBound < outer.choices.upperBound else { break }
      guard inner.mark == outer.mark, inner.kind == outer.kind else { continue }
      if !deeply, let last = found.last,
        choices.spans[last].choices.upperBound > inner.choices.lowerBound
      {
        continue
      }
      found.append(index)
    }
    return found
  }

  /// Makes everything in a part the simplest at once.
  mutating func simplifySpans(_ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      let part = choices.spans[span]
      let interesting =
        part.kind != .element && part.kind != .list && part.choices.count > 1
        && choices.choices[part.choices].contains { !$0.isSimplest }
      if interesting {
        let brackets = layout.span[span]
        var tokens = layout.tokens
        tokens.removeSubrange((brackets.lowerBound + 1)..<brackets.upperBound)
        _ = try attempt(Script(tokens), test)
      }
      span += 1
    }
  }

  /// Moves the elements of a list to the end of the one before it, and leaves out where they were.
  mutating func joinLists(_ test: Test) throws {
    var list = 0
    while list < choices.spans.count {
      guard choices.spans[list].kind == .list else {
        list += 1
        continue
      }
      var position = 1
      while position < elements(of: list).count {
        let elements = elements(of: list)
        if let front = innerList(of: elements[position - 1]),
          let back = innerList(of: elements[position])
        {
          var tokens = layout.tokens
          let moved = layout.span[back]
          let frontEnd = endOfElements(of: front)
          let content = tokens[(moved.lowerBound + 1)..<moved.upperBound]
          tokens.removeSubrange(layout.span[elements[position]])
          tokens.replaceSubrange(frontEnd..<layout.span[front].upperBound, with: content)
          if try attempt(Script(tokens), test) { continue }
        }
        position += 1
      }
      list += 1
    }
  }

  /// Takes another alternative, with the simplest content, where that is shorter.
  mutating func switchAlternatives(_ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      let part = choices.spans[span]
      if part.kind == .alternatives, part.choices.count > 1 {
        let pick = choices.choices[part.choices.lowerBound]
        for alternative in pick.domain.lower...min(pick.domain.upper, pick.domain.lower + 63) {
          guard span < choices.spans.count else { break }
          let brackets = layout.span[span]
          var tokens = layout.tokens
          tokens.replaceSubrange(
            (brackets.lowerBound + 1)..<brackets.upperBound,
            with: [.choice(alternative, pick.domain.kind)])
          _ = try attempt(Script(tokens), test)
        }
      }
      span += 1
    }
  }

  /// Moves a part into an empty place of its shape elsewhere, if need be past its new neighbours.
  mutating func relocate(_ test: Test) throws {
    var part = 0
    while part < choices.spans.count {
      for move in relocations(of: part) where try attempt(move, test) { break }
      part += 1
    }
  }

  private func relocations(of part: Int) -> [Script] {
    let nothing: [Script.Token] = [.open, .close]
    let content = Array(layout.tokens[layout.span[part]])
    return emptyPlaces(for: part).flatMap { place in
      let taken = script(replacing: [(part, nothing), (place, content)])
      let displacing = neighbours(of: place).filter { neighbour in
        !choices.spans[neighbour].choices.overlaps(choices.spans[part].choices)
      }
      .map { neighbour in
        let displaced = Array(layout.tokens[layout.span[neighbour]])
        return script(replacing: [(part, nothing), (place, displaced), (neighbour, content)])
      }
      return [taken] + displacing
    }
  }

  /// The best sequence with other tokens in the places of some spans, none of them inside another.
  private func script(replacing edits: [(span: Int, tokens: [Script.Token])]) -> Script {
    var tokens = layout.tokens
    // From the back, so that what is in front stays where it is.
    for edit in edits.sorted(by: { $0.span > $1.span }) {
      tokens.replaceSubrange(layout.span[edit.span], with: edit.tokens)
    }
    return Script(tokens)
  }

  /// Parts of the same shape as another, but simplest, neither around nor inside it.
  private func emptyPlaces(for part: Int) -> [Int] {
    let subject = choices.spans[part]
    guard subject.kind == .alternatives, subject.choices.count > 1 else { return [] }
    return choices.spans.indices.filter { index in
      let place = choices.spans[index]
      return place.kind == subject.kind && place.mark == subject.mark
        && place.choices.count == 1 && choices.choices[place.choices.lowerBound].isSimplest
        && !place.choices.overlaps(subject.choices)
    }
  }

  /// The other parts of the same shape in the same whole.
  private func neighbours(of span: Int) -> [Int] {
    choices.spans.indices.filter { index in
      index != span && choices.spans[index].parent == choices.spans[span].parent
        && choices.spans[index].mark == choices.spans[span].mark
        && choices.spans[index].kind == choices.spans[span].kind
    }
  }

  // MARK: - Finding one's way

  /// The spans of a list's elements, in order.
  func elements(of list: Int) -> [Int] {
    guard list < choices.spans.count else { return [] }
    let end = choices.spans[list].choices.upperBound
    var found: [Int] = []
    for index in (list + 1)..<max(list + 1, choices.spans.count) {
      let span = choices.spans[index]
      if span.choices.lowerBound >= end { break }
      if span.parent == list { found.append(index) }
    }
    return found
  }

  /// The one list directly inside an element.
  private func innerList(of element: Int) -> Int? {
    let next = element + 1
    guard next < choices.spans.count, choices.spans[next].parent == element,
      choices.spans[next].kind == .list
    else { return nil }
    return next
  }

  /// The token behind a list's last element.
  private func endOfElements(of list: Int) -> Int {
    guard let last = elements(of: list).last else { return layout.span[list].lowerBound + 1 }
    return layout.span[last].upperBound + 1
  }
}
