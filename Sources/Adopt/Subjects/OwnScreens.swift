/// Finds animators that work only with the app's own screens. A check of such an animator with
/// other screens would say nothing, or would blame the app for screens that it never shows.
struct OwnScreens {
  let program: Program

  /// Returns true if an animator traps or never completes the transition when its screens are not
  /// of the app's own class, or when none of the app's screens has set itself as its delegate.
  func isWanted(by entry: Program.TypeEntry) -> Bool {
    if AskedDelegate.name(in: entry, program) != nil { return true }
    return program.members(of: entry).contains { member in
      let declaration = program[member]
      guard declaration.kind == .function, let body = declaration.body else { return false }
      let listing = program.listing(member)
      let isAnimating = animates(declaration, listing)
      if isAnimating, waitsForViews(in: body, listing, of: entry) { return true }
      return body.contains { index in
        if isAnimating,
          isConditionOfAll(cast: index, in: body, listing)
            || bringsScreenIn(cast: index, in: body, listing)
        {
          return true
        }
        if listing.says("as", at: index), program.declares(listing.word(index + 2)),
          !isFoundBelow(cast: index, in: body, listing)
        {
          return listing.says("!", at: index + 1)
            || isAnimating && listing.says("?", at: index + 1)
              && leaves(after: index, in: body, listing)
        }
        if isAnimating, ["fatalError", "preconditionFailure"].contains(listing.words[index]) {
          return listing.says("(", at: index + 1)
            && !holdsForAllScreens(guardOf: index, in: body, listing)
        }
        return isAnimating && isDefault(at: index, leaving: body, listing)
      }
    }
  }

  /// Returns true if a method runs a transition: it is `animateTransition`, or one to which that
  /// hands the context on, such as `animatePresent(using:)`.
  private func animates(_ method: Declaration, _ listing: Listing) -> Bool {
    method.name == "animateTransition"
      || method.type == nil
        && method.parameters?.list.contains {
          $0.type.contains { listing.words[$0] == "UIViewControllerContextTransitioning" }
        } ?? false
  }

  /// Returns true if a whole method is one `if` without `else`, which unwraps optional properties
  /// that the animator does not set itself: `if let picture = picture, … { … }`. Without them, such
  /// as the picture that it enlarges, the animator never completes a transition.
  private func waitsForViews(
    in body: ClosedRange<Int>, _ listing: Listing, of entry: Program.TypeEntry
  ) -> Bool {
    let start = body.lowerBound + 1
    guard listing.says("if", at: start),
      let brace = (start..<body.upperBound).first(where: { listing.says("{", at: $0) }),
      listing.partner[brace] + 1 == body.upperBound
    else { return false }
    return conditions(start + 1..<brace, listing).contains { condition in
      guard let last = condition.last, listing.says("let", at: condition.lowerBound),
        condition.count == 2 || listing.says("=", at: last - 1)
          || listing.says(".", at: last - 1) && listing.says("self", at: last - 2),
        let property = program.variable(named: listing.word(last), of: entry),
        let type = program[property].type,
        program.listing(property).says("?", at: type.upperBound - 1)
      else { return false }
      let name = program[property].name
      return !program.lineage(of: entry).flatMap(program.members).contains {
        NeededProperty.sets(name, in: $0, program)
      }
    }
  }

  /// Returns true if a token is the `default` of a `switch` over classes of the app's own, and what
  /// follows leaves the transition uncompleted: `case let home as Home: …; default:
  /// assertionFailure()`.
  private func isDefault(
    at index: Int, leaving body: ClosedRange<Int>, _ listing: Listing
  ) -> Bool {
    let leaving: Set = ["assertionFailure", "return", "break"]
    guard listing.says("default", at: index), listing.says(":", at: index + 1),
      leaving.contains(listing.word(index + 2))
    else { return false }
    return body.contains { token in
      token < index && listing.says("as", at: token) && program.declares(listing.word(token + 1))
    }
  }

  /// Returns true if a `fatalError` stands in the `else` of a `guard` whose conditions hold
  /// whatever the screens are.
  ///
  /// Such conditions ask the context for its controllers and views, or the animator for its own
  /// direction, or look for a view of the app's that the animator of the other direction has added:
  /// `guard let dim = container.subviews.first(where: …) as? DimView, let edge = dim.edge`.
  private func holdsForAllScreens(
    guardOf index: Int, in body: ClosedRange<Int>, _ listing: Listing
  ) -> Bool {
    for start in body where start < index && listing.says("guard", at: start) {
      var end = start + 1
      while end < index, !listing.says("else", at: end) { end = max(end, listing.partner[end]) + 1 }
      guard end < index, listing.partner[end + 1] > index else { continue }
      var found: Set<String> = []
      return conditions(start + 1..<end, listing).allSatisfy { condition in
        let words = condition.map { listing.words[$0] }
        let cast = condition.first { listing.says("as", at: $0) }
        if words.first == "case" { return cast == nil }
        let name = words.count > 1 ? words[1] : ""
        if let cast {
          guard isFoundBelow(cast: cast, in: body, listing) else { return false }
          found.insert(name)
          return true
        }
        return words.contains("forKey")
          || words.count > 5 && words[2] == "=" && found.contains(words[3]) && words[4] == "."
      }
    }
    return false
  }

  /// Returns true if a cast is of a view of the app's that is looked for among the subviews of
  /// another: `container.subviews.first(where: …) as? DimView`. Screens have no part in it.
  private func isFoundBelow(
    cast: Int, in body: ClosedRange<Int>, _ listing: Listing
  ) -> Bool {
    guard let type = program.type(named: listing.word(cast + 2)),
      program.isView(type)
    else { return false }
    var start = cast
    while start > body.lowerBound, !["let", "var", ";"].contains(listing.word(start)) { start -= 1 }
    return (start..<cast).contains { ["subviews", "viewWithTag"].contains(listing.words[$0]) }
  }

  /// Returns the conditions of a `guard`, which commas separate.
  private func conditions(_ range: Range<Int>, _ listing: Listing) -> [Range<Int>] {
    var (found, start, index): ([Range<Int>], Int, Int) = ([], range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if listing.says(",", at: index) {
        found.append(start..<index)
        start = index + 1
      }
      index = max(index, listing.partner[index]) + 1
    }
    return found + [start..<range.upperBound]
  }

  /// Returns the tokens of the `if` whose condition holds a cast, and of the brace that opens its
  /// block; `nil` if the cast is no condition of an `if`.
  private func branch(
    asking cast: Int, in body: ClosedRange<Int>, _ listing: Listing
  ) -> (start: Int, brace: Int)? {
    var (start, brace) = (cast, cast)
    while start > body.lowerBound, !["if", "guard", "{", "}", ";"].contains(listing.word(start)) {
      start -= 1
    }
    while brace < body.upperBound, !listing.says("{", at: brace) {
      brace = max(brace, listing.partner[brace]) + 1
    }
    return listing.says("if", at: start) && brace < body.upperBound ? (start, brace) : nil
  }

  /// Returns true if a cast of a controller to another class than UIKit's is the condition of an
  /// `if` without `else`, which alone completes the transition and is the end of its method.
  ///
  /// An example is `if let a = context.viewController(forKey: .from) as? GalleryController { … }`.
  /// The class may be one of a module that is not here.
  private func isConditionOfAll(
    cast: Int, in body: ClosedRange<Int>, _ listing: Listing
  ) -> Bool {
    guard listing.says("as", at: cast), listing.says("?", at: cast + 1),
      listing.isWord(cast + 2), !listing.word(cast + 2).hasPrefix("UI"),
      listing.says(")", at: cast - 1)
    else { return false }
    guard let (start, brace) = branch(asking: cast, in: body, listing),
      (start..<cast).contains(where: { listing.words[$0] == "viewController" }),
      (listing.partner[brace] + 1..<body.upperBound).allSatisfy({ listing.says("}", at: $0) })
    else { return false }
    return body.allSatisfy { index in
      listing.words[index] != "completeTransition"
        || (brace..<listing.partner[brace]).contains(index)
    }
  }

  /// Returns true if a cast to a controller class of the app's own is the condition of an `if`
  /// whose block puts a view into another, which nothing beside that block does: `if let alert = to
  /// as? AlertController { container.addSubview(alert.view); … } else { … }`. With another screen
  /// such an animator brings nothing in.
  private func bringsScreenIn(
    cast: Int, in body: ClosedRange<Int>, _ listing: Listing
  ) -> Bool {
    guard listing.says("as", at: cast), listing.says("?", at: cast + 1),
      let type = program.type(named: listing.word(cast + 2)), type.declaration != nil,
      program.isController(type), let (start, brace) = branch(asking: cast, in: body, listing)
    else { return false }
    let around = (body.lowerBound..<start).last {
      listing.says("{", at: $0) && listing.partner[$0] > start
    }
    guard let around else { return false }
    let adding = (around..<listing.partner[around]).filter {
      ["addSubview", "insertSubview"].contains(listing.words[$0])
    }
    return !adding.isEmpty && adding.allSatisfy { (brace..<listing.partner[brace]).contains($0) }
  }

  /// Returns true if a cast is the condition of a `guard` whose `else` returns without completing
  /// the transition, or completes it before any view was added.
  private func leaves(after cast: Int, in body: ClosedRange<Int>, _ listing: Listing) -> Bool {
    var index = cast
    while index < body.upperBound, !listing.says("{", at: index) {
      index = max(index, listing.partner[index]) + 1
    }
    if AskedDelegate.leaves(in: index, listing) { return true }
    return listing.says("else", at: index - 1)
      && !(body.lowerBound..<listing.partner[index]).contains {
        ["addSubview", "insertSubview"].contains(listing.words[$0])
      }
  }
}
