/// Writes a screen for an app's presentation controller that presents only screens of one of the
/// app's own protocols: `presentedViewController as? Presentable`.
///
/// With any other screen the presentation controller would do nothing or trap, and a check would
/// blame it. No screen is written for one that presents a class of the app's alone, because such
/// screens present themselves.
struct OwnCard {
  let program: Program

  /// Returns the declaration of a screen that conforms to all protocols to which given types cast
  /// their screen. The text is empty if they cast to none; the result is `nil` if no such screen
  /// can be written.
  func text(for parts: [Program.TypeEntry]) -> String? {
    if parts.contains(where: needsOwnClass) { return nil }
    var names: [String] = []
    for name in parts.flatMap(casts) where !names.contains(name) { names.append(name) }
    var members: [String] = []
    for name in names {
      guard let entry = program.types[name], let own = requirements(of: entry) else { return nil }
      members += own
    }
    guard !names.isEmpty else { return "" }
    let head = "final class Card: UIViewController, \(names.joined(separator: ", "))"
    if members.isEmpty { return "\(head) {}" }
    return "\(head) {\n" + members.map { "  \($0)\n" }.joined() + "}"
  }

  /// Returns the protocols to which a presentation controller casts its presented screen.
  private func casts(in entry: Program.TypeEntry) -> [String] {
    guard program.ancestry(of: entry).contains("UIPresentationController") else { return [] }
    return program.members(of: entry).flatMap { member -> [String] in
      guard let body = program[member].body else { return [] }
      let listing = program.listing(member)
      return body.compactMap { index in
        guard listing.says("as", at: index), listing.says("presentedViewController", at: index - 1),
          listing.says("?", at: index + 1) || listing.says("!", at: index + 1),
          !Self.answersOthers(behind: index, listing)
        else { return nil }
        let name = listing.word(index + 2)
        guard let declaration = program.types[name]?.declaration,
          program[declaration].kind == .protocol, !program.isHidden(declaration)
        else { return nil }
        return name
      }
    }
  }

  /// Returns true if a presentation controller traps or does nothing when its presented screen is
  /// not of a class of the app's own.
  private func needsOwnClass(_ entry: Program.TypeEntry) -> Bool {
    guard program.ancestry(of: entry).contains("UIPresentationController") else { return false }
    return program.members(of: entry).contains { member in
      guard let body = program[member].body else { return false }
      let listing = program.listing(member)
      return body.contains { index in
        guard listing.says("as", at: index), listing.says("presentedViewController", at: index - 1),
          let declaration = program.types[listing.word(index + 2)]?.declaration,
          program[declaration].kind == .class
        else { return false }
        if listing.says("!", at: index + 1) { return true }
        guard let brace = Self.elseBlock(behind: index, listing) else { return false }
        // A method that returns before the presentation begins shows nothing. Another one that
        // returns leaves out what other screens do not need.
        let begins = program[member].name == "presentationTransitionWillBegin"
        let leaves =
          ["fatalError", "preconditionFailure", "assertionFailure"] + (begins ? ["return"] : [])
        return leaves.contains(listing.word(brace + 1))
      }
    }
  }

  /// Returns true if a cast stands in a `guard` that answers yes or no for all other screens, as in
  /// `guard let card = presentedViewController as? Draggable else { return true }`.
  private static func answersOthers(behind cast: Int, _ listing: Listing) -> Bool {
    guard let brace = elseBlock(behind: cast, listing) else { return false }
    return listing.says("return", at: brace + 1)
      && ["true", "false"].contains(listing.word(brace + 2)) && listing.says("}", at: brace + 3)
  }

  /// Returns the opening brace of the `else` of the `guard` in which a cast stands; `nil` if the
  /// next block is another one.
  private static func elseBlock(behind cast: Int, _ listing: Listing) -> Int? {
    let brace = listing.words.indices[cast...].first { listing.says("{", at: $0) }
    return brace.flatMap { listing.says("else", at: $0 - 1) ? $0 : nil }
  }

  /// Returns the members that a screen needs for a protocol, without those that have defaults.
  /// Returns `nil` if one of them needs a value that cannot be made up.
  private func requirements(of entry: Program.TypeEntry) -> [String]? {
    guard let declaration = entry.declaration else { return nil }
    let defaults = Set(entry.extensions.flatMap(members).map { program[$0].fullName })
    let plain = PlainValue(program: program, purpose: .screen)
    var found: [String] = []
    for member in members(of: declaration) where !defaults.contains(program[member].fullName) {
      let requirement = program[member]
      guard requirement.kind == .variable, let type = requirement.type else { return nil }
      let text = program.listing(member).line(type)
      guard let value = plain.text(of: text, named: requirement.name, in: entry.path) else {
        return nil
      }
      found.append("var \(requirement.name): \(text) { \(value) }")
    }
    return found
  }

  private func members(of part: Program.Reference) -> [Program.Reference] {
    program.outlines[part.file].members(of: part.declaration).map {
      Program.Reference(file: part.file, declaration: $0)
    }
  }
}
