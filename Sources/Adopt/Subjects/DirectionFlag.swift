/// A property that sets an animator's direction after the animator was created, as in
/// `transition.isPresenting = true`.
struct DirectionFlag {
  /// The name of the property that sets the animator's direction, such as `isPresenting`.
  let name: String
  /// The value to assign to the property, as an expression with the variable `isPresenting`.
  let value: String

  /// Finds the property that sets an animator's direction; `nil` if there is none, or more than
  /// one.
  init?(of entry: Program.TypeEntry, _ program: Program) {
    let found = program.lineage(of: entry).flatMap(program.members).compactMap { member in
      Self(member, program)
    }
    guard found.count == 1 else { return nil }
    self = found[0]
  }

  private init?(_ member: Program.Reference, _ program: Program) {
    let declaration = program[member]
    let listing = program.listing(member)
    let lowercased = declaration.name.lowercased()
    guard declaration.kind == .variable, declaration.body == nil, !program.has("static", member),
      !program.isHidden(member), !Self.isSetInside(member, program)
    else { return nil }
    let isFlag =
      declaration.type.map { listing.line($0) == "Bool" }
      ?? (listing.says("=", at: declaration.endOfName)
        && ["true", "false"].contains(listing.word(declaration.endOfName + 1)))
    guard isFlag, let value = DirectedCall.flag(lowercased) else { return nil }
    (name, self.value) = (declaration.name, value)
  }

  /// Returns true if the property has a private setter, `private(set) var`, so that no other code
  /// can set it.
  private static func isSetInside(_ member: Program.Reference, _ program: Program) -> Bool {
    let listing = program.listing(member)
    let keyword = program[member].keyword
    return keyword > 0 && listing.says(")", at: keyword - 1)
  }

  /// Returns the text of a closure that creates the animator and sets its direction to
  /// `isPresenting`.
  func maker(_ call: String) -> String { maker(call, of: "isPresenting", value) }

  /// Returns the text of a closure that creates the animator for a push or a pop, and sets its
  /// direction.
  func operationMaker(_ call: String) -> String {
    maker(call, of: "operation", "operation \(value.hasPrefix("!") ? "!=" : "==") .push")
  }

  private func maker(_ call: String, of way: String, _ value: String) -> String {
    "{ \(way) in\n  let animator = \(call)\n  animator.\(name) = \(value)\n  return animator\n}"
  }
}
