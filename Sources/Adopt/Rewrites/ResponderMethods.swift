/// Makes a class that observes properties by their names, or awakes from a nib, a responder.
///
/// On a device every `NSObject` has `observeValue(forKeyPath:of:change:context:)` and `awakeFromNib()`. Here an extension of `NSObject` could not be
/// overridden, so the model has them in `UIResponder`, and a plain object that overrides one becomes a responder.
enum Observers {
  private static let methods = ["observeValue(forKeyPath:of:change:context:)", "awakeFromNib()"]

  static func run(_ revision: inout Revision) {
    let program = revision.program
    var changed: Set<String> = []
    for (entry, _) in program.classes {
      for method in methods {
        guard let member = program.member(method, of: entry), program.has("override", member),
          let root = program.lineage(of: entry).last, let declaration = root.declaration,
          changed.insert(root.path).inserted
        else { continue }
        let head = program[declaration].endOfName..<program[declaration].endOfInherited
        guard
          let superclass = head.first(where: {
            program.listing(declaration).says("NSObject", at: $0)
          }
          )
        else { continue }
        revision.replace(
          declaration.file, superclass..<superclass + 1, with: "UIResponder",
          "NSObject made UIResponder, which can override \(method)")
      }
    }
  }
}
