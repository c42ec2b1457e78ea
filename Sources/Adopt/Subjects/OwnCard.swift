/// The screen that a presentation controller of an app presents, where it presents only screens
/// that conform to a protocol of the app's: `presentedViewController as? Presentable`.
///
/// With any other screen it would do nothing, and be blamed for that.
struct OwnCard {
  let program: Program

  /// Returns the declaration of a screen that conforms to the protocols in some types' casts; an
  /// empty text if they have no such cast, and `nil` if no such screen can be written.
  func text(for parts: [Program.TypeEntry]) -> String? {
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

  /// Returns the protocols to which a type casts the screen that it presents.
  private func casts(in entry: Program.TypeEntry) -> [String] {
    guard program.ancestry(of: entry).contains("UIPresentationController") else { return [] }
    return program.members(of: entry).flatMap { member -> [String] in
      guard let body = program[member].body else { return [] }
      let listing = program.listing(member)
      return body.compactMap { index in
        guard listing.says("as", at: index), listing.says("presentedViewController", at: index - 1),
          listing.says("?", at: index + 1) || listing.says("!", at: index + 1)
        else { return nil }
        let name = listing.word(index + 2)
        guard let declaration = program.types[name]?.declaration,
          program[declaration].kind == .protocol, !program.isHidden(declaration)
        else { return nil }
        return name
      }
    }
  }

  /// Returns a plain member for each requirement of a protocol that has no default; `nil` if no
  /// plain member meets one of them.
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
