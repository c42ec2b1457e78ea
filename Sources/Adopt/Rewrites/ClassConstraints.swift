/// Rewrites `protocol P: class` as `protocol P: AnyObject`, and adds `AnyObject` to every `@objc`
/// protocol.
///
/// Only classes conform to an `@objc` protocol. Without `@objc`, which is removed here, the
/// constraint has to be written out. Otherwise no property of the protocol's type could be weak.
enum ClassConstraints {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      let listing = outline.listing
      for declaration in outline.declarations where declaration.kind == .protocol {
        for index in declaration.endOfName..<max(declaration.endOfInherited, declaration.endOfName)
        where listing.says("class", at: index) {
          revision.replace(file, index..<index + 1, with: "AnyObject", "class made AnyObject")
        }
        let isObjectiveC = declaration.attributes.contains {
          listing.word($0.lowerBound + 1) == "objc"
        }
        guard isObjectiveC, !declaration.inherited.contains("AnyObject"),
          !declaration.inherited.contains("class"),
          !declaration.inherited.contains("NSObjectProtocol")
        else { continue }
        let mark = declaration.inherited.isEmpty ? ":" : ","
        revision.note(file, declaration.keyword, "AnyObject said of an @objc protocol")
        revision.insert(file, after: declaration.endOfInherited - 1, "\(mark) AnyObject")
      }
    }
  }
}
