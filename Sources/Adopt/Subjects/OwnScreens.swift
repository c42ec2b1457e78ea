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
      let isAnimating = declaration.name == "animateTransition"
      return body.contains { index in
        if listing.says("as", at: index), program.declares(listing.word(index + 2)) {
          return listing.says("!", at: index + 1)
            || isAnimating && listing.says("?", at: index + 1)
              && leaves(after: index, in: body, listing)
        }
        if isAnimating, ["fatalError", "preconditionFailure"].contains(listing.words[index]) {
          return listing.says("(", at: index + 1)
        }
        return isAnimating && isDefault(at: index, leaving: body, listing)
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

  /// Returns true if a cast is the condition of a `guard` whose `else` returns without completing
  /// the transition.
  private func leaves(after cast: Int, in body: ClosedRange<Int>, _ listing: Listing) -> Bool {
    var index = cast
    while index < body.upperBound, !listing.says("{", at: index) {
      index = max(index, listing.partner[index]) + 1
    }
    return AskedDelegate.leaves(in: index, listing)
  }
}
