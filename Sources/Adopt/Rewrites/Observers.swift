/// Makes a class that observes properties by their names a responder.
///
/// On a device every `NSObject` has `observeValue(forKeyPath:of:change:context:)`. Here an extension of `NSObject` could not be
/// overridden, so the model has it in `UIResponder`, and an observer that is a plain object becomes one.
enum Observers {
  private static let method = "observeValue(forKeyPath:of:change:context:)"

  static func run(_ revision: inout Revision) {
    let program = revision.program
    var changed: Set<String> = []
    for (entry, _) in program.classes {
      guard let member = program.member(method, of: entry), program.has("override", member),
        let root = program.lineage(of: entry).last, let declaration = root.declaration,
        changed.insert(root.path).inserted
      else { continue }
      let head = program[declaration].endOfName..<program[declaration].endOfInherited
      guard
        let superclass = head.first(where: { program.listing(declaration).says("NSObject", at: $0) }
        )
      else { continue }
      revision.replace(
        declaration.file, superclass..<superclass + 1, with: "UIResponder",
        "NSObject made UIResponder, which can override \(method)")
    }
  }
}
