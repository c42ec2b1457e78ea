/// Makes an object's class inherit from `UIResponder` if the class overrides certain methods of
/// `NSObject`, such as those for observing properties by name.
///
/// On a device every `NSObject` has `observeValue(forKeyPath:of:change:context:)`,
/// `awakeFromNib()`, `forwardingTarget(for:)`, `responds(to:)` and `conforms(to:)`. Here the model
/// could add them to `NSObject` only in an extension, whose members cannot be overridden. So the
/// model has them in `UIResponder`.
enum ResponderMethods {
  private static let methods = [
    "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "forwardingTarget(for:)",
    "responds(to:)", "conforms(to:)",
  ]

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for file in program.outlines.indices { relabelQuestions(file, &revision) }
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

  /// Turns an override of `responds(to:)` into one of the model's method that `responds(to:)`
  /// calls. Calls of `super.responds(to:)` in it are changed alike.
  private static func relabelQuestions(_ file: Int, _ revision: inout Revision) {
    let outline = revision.program.outlines[file]
    let listing = outline.listing
    for index in outline.declarations.indices where outline.has("override", index) {
      let declaration = outline.declarations[index]
      guard declaration.fullName == "responds(to:)", let body = declaration.body,
        let parameter = declaration.parameters?.list.first
      else { continue }
      let label = "toMessage"
      revision.replace(
        file, parameter.token..<parameter.token + 1,
        with: parameter.name == parameter.label ? "\(label) \(parameter.name)" : label,
        "responds(to:) made what it asks a responder")
      for token in body where listing.says("super", at: token) {
        guard listing.says("responds", at: token + 2), listing.says("to", at: token + 4) else {
          continue
        }
        revision.replaceSilently(file, token + 4..<token + 5, with: label)
      }
    }
  }
}
