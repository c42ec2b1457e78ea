/// The shrinker's passes that remove or move whole parts of the failing value.
extension Shrinker {
  /// Removes elements from the lists in the failing value, first many at a time, then fewer.
  mutating func removeElements(_ test: Test) throws {
    var span = 0
    while span < choices.spans.count {
      if choices.spans[span].kind == .list { try removeElements(of: span, test) }
      span += 1
    }
  }

  private mutating func removeElements(of list: Int, _ test: Test) throws {
    // In its first round the pass has removed ever smaller groups of elements. After that, only
    // single elements and pairs are worth another try.
    var chunk = rounds == 0 ? elements(of: list).count : min(2, elements(of: list).count)
    while chunk > 0 {
      // Elements are removed from the end of the list first, because later elements more often
      // depend on earlier ones than the reverse.
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
    // Other numbers in the failing value may be positions in this list, or its length. So a second
    // try also lowers the numbers that point past the removed elements.
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

  /// Replaces a part of the failing value by a smaller part of the same structure inside it.
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

  /// Returns the spans inside a span (part of the value) that have the same structure; unless
  /// `deeply` is true, only the outermost ones.
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

  /// Sets all choices of a part of the failing value to the simplest ones at once.
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

  /// Joins two neighbouring lists inside a list: the second one's elements are moved to the end of
  /// the first, and the second list is removed.
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

  /// Replaces a chosen alternative in the failing value by another one, with the simplest content.
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

  /// Moves a part of the failing value to an empty place of the same structure elsewhere. If that
  /// place has a neighbour of the same structure, it also tries to move the neighbour there and the
  /// part to the neighbour's place.
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

  /// Returns the choices of the simplest failing value as a script, with other choices in place of
  /// some spans (parts of the value). No span may be inside another.
  private func script(replacing edits: [(span: Int, tokens: [Script.Token])]) -> Script {
    var tokens = layout.tokens
    // The replacements begin with the last span, so that the positions of earlier ones stay valid.
    for edit in edits.sorted(by: { $0.span > $1.span }) {
      tokens.replaceSubrange(layout.span[edit.span], with: edit.tokens)
    }
    return Script(tokens)
  }

  /// Returns the empty places for a part of the failing value: spans of the same structure, neither
  /// around nor inside the part, that consist of one simplest choice.
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

  /// Returns the neighbours of a span (part of the value): the other spans of the same structure
  /// directly inside the same span.
  private func neighbours(of span: Int) -> [Int] {
    choices.spans.indices.filter { index in
      index != span && choices.spans[index].parent == choices.spans[span].parent
        && choices.spans[index].mark == choices.spans[span].mark
        && choices.spans[index].kind == choices.spans[span].kind
    }
  }

  // MARK: - Navigation

  /// Returns the spans (ranges of choices) of a list's elements, in order.
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

  /// Returns the list with which an element of another list begins; `nil` if the element begins
  /// with anything else.
  private func innerList(of element: Int) -> Int? {
    let next = element + 1
    guard next < choices.spans.count, choices.spans[next].parent == element,
      choices.spans[next].kind == .list
    else { return nil }
    return next
  }

  /// Returns the position in the script (recorded choices) directly after a list's last element.
  private func endOfElements(of list: Int) -> Int {
    guard let last = elements(of: list).last else { return layout.span[list].lowerBound + 1 }
    return layout.span[last].upperBound + 1
  }
}
