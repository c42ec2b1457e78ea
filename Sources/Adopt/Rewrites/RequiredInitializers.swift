/// Marks the initialisers that the model calls on a class it is only handed.
///
/// Objective-C makes a view's layer of any class with `init()`. Swift has to be told that a class has that initialiser, with
/// `required`, and every subclass has to say it again.
struct RequiredInitializers {
  /// Classes by their name, and the initialiser each must have.
  private static let table: [(classes: Set<String>, initializer: String)] = [
    (
      [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
        "CAEmitterLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer",
      ], "init()"
    )
  ]

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for (entry, declaration) in program.classes {
      let ancestry = program.ancestry(of: entry)
      for row in table where ancestry.contains(where: row.classes.contains) {
        require(row.initializer, of: entry, declaration, &revision)
      }
    }
  }

  private static func require(
    _ name: String, of entry: Program.TypeEntry, _ declaration: Program.Reference,
    _ revision: inout Revision
  ) {
    let program = revision.program
    if let own = program.member(name, of: entry) {
      guard !program.has("required", own) else { return }
      let initializer = program[own]
      let listing = program.listing(own)
      revision.note(own.file, initializer.keyword, "\(name) made required")
      if let word = initializer.modifiers.first(where: { listing.words[$0] == "override" }) {
        revision.replaceSilently(own.file, word..<word + 1, with: "required")
      } else {
        revision.insert(own.file, before: initializer.keyword, "required ")
      }
      return
    }
    let hasDesignated = program.members(of: entry).contains {
      program[$0].kind == .initializer && !program.has("convenience", $0)
    }
    guard hasDesignated else { return }
    revision.note(declaration.file, program[declaration].keyword, "\(name) declared, and not there")
    let access = program.has("public", declaration) || program.has("open", declaration)
    revision.addMember(
      "\(access ? "public " : "")required \(name) { fatalError(\"\(name) has not been implemented\") }",
      to: declaration)
  }
}
