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
          traps(body.lowerBound + 1..<body.upperBound, program.listing(member))
            || body.count == 2 && declaration.name.hasPrefix("animate")
              && isOverridden(declaration.fullName, below: entry, program)
        else { continue }
        return declaration.fullName
      }
    }
    return nil
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
}
