/// Finds methods that a base class leaves to its subclasses. In the base class such a method does
/// nothing but trap.
enum UnwrittenMethod {
  /// Returns the name of a method that a class inherits and does not override although its body
  /// only traps, or `nil` if there is none.
  static func name(in entry: Program.TypeEntry, _ program: Program) -> String? {
    var written: Set<String> = []
    for type in program.lineage(of: entry) {
      for member in program.members(of: type) where program[member].kind == .function {
        let declaration = program[member]
        guard written.insert(declaration.fullName).inserted, let body = declaration.body,
          traps(body.lowerBound + 1..<body.upperBound, program.listing(member))
        else { continue }
        return declaration.fullName
      }
    }
    return nil
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
