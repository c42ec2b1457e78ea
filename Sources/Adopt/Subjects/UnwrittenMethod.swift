/// Finds methods that a base class leaves to its subclasses to write: methods that only trap in the
/// base class, and animations that are empty there.
enum UnwrittenMethod {
  /// Returns the name of a method that a class inherits and whose body only traps, or is that
  /// of an animation and empty, so that a subclass has to override it; `nil` if there is none.
  static func name(in entry: Program.TypeEntry, _ program: Program) -> String? {
    var written: Set<String> = []
    for type in program.lineage(of: entry) {
      for member in program.members(of: type) where program[member].kind == .function {
        let declaration = program[member]
        guard written.insert(declaration.fullName).inserted, let body = declaration.body,
          traps(member, program)
            || body.count == 2 && declaration.name.hasPrefix("animate")
              && isOverridden(declaration.fullName, below: entry, program)
        else { continue }
        return declaration.fullName
      }
    }
    return openHook(in: entry, program)
  }

  /// Returns true if a declaration, such as an initialiser, has a body that only ends the process.
  static func traps(_ reference: Program.Reference, _ program: Program) -> Bool {
    guard let body = program[reference].body else { return false }
    return traps(body.lowerBound + 1..<body.upperBound, program.listing(reference))
  }

  /// Returns true if some subclass in the app overrides a given method.
  private static func isOverridden(
    _ name: String, below entry: Program.TypeEntry, _ program: Program
  ) -> Bool {
    program.classes.contains { other, _ in
      other.path != entry.path && program.lineage(of: other).contains { $0.path == entry.path }
        && program.member(name, of: other) != nil
    }
  }

  /// Returns true if the body of a method is a single call that ends the process, such as
  /// `fatalError()`.
  private static func traps(_ body: Range<Int>, _ listing: Listing) -> Bool {
    guard let first = body.first,
      ["fatalError", "preconditionFailure"].contains(listing.words[first]),
      listing.says("(", at: first + 1)
    else { return false }
    return listing.partner[first + 1] + 1 == body.upperBound
  }

  // MARK: - Methods that a library leaves to the apps that use it

  /// Returns the name of an empty `open` method that a library's `open` animator calls, if the
  /// animator cannot complete a transition without it: an app's subclass has to write the method.
  ///
  /// An animator that calls an empty method and completes by itself only offers the method, and is
  /// a subject.
  private static func openHook(in entry: Program.TypeEntry, _ program: Program) -> String? {
    guard let declaration = entry.declaration, program.has("open", declaration) else { return nil }
    var hook: String?
    var waiting = ["animateTransition", "animationDidStop"]
    var seen = Set(waiting)
    while let name = waiting.popLast() {
      for method in program.methods(named: name, of: entry) {
        guard let body = program[method].body else { continue }
        if body.count == 2, program.has("open", method) { hook = hook ?? program[method].fullName }
        let listing = program.listing(method)
        for index in straight(body, listing) where listing.isWord(index) {
          let word = listing.words[index]
          if word == "completeTransition" { return nil }
          if seen.insert(word).inserted { waiting.append(word) }
        }
      }
    }
    return hook
  }

  /// The tokens of a method's body, without the branches of its `guard` statements, by which the
  /// method ends early.
  private static func straight(_ body: ClosedRange<Int>, _ listing: Listing) -> [Int] {
    var tokens: [Int] = []
    var isGuarded = false
    var index = body.lowerBound
    while index <= body.upperBound {
      if listing.says("guard", at: index) { isGuarded = true }
      if isGuarded, listing.says("else", at: index), listing.says("{", at: index + 1) {
        isGuarded = false
        index = listing.partner[index + 1] + 1
        continue
      }
      tokens.append(index)
      index += 1
    }
    return tokens
  }
}
