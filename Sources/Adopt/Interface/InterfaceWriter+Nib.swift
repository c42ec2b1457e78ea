/// Writes Swift code for a nib, that is, for objects that an owner loads without a scene.
extension InterfaceWriter {
  /// Writes the Swift code that makes a nib known at run time, and the function that creates the
  /// nib's objects.
  mutating func writeNib() {
    line("/// Makes the nib known in the present world.")
    line("static func register() {")
    line("  UINib.register(\(SwiftText.string(document.name))) { content($0, $1) }")
    line("}")
    line("")
    line("private static func content(_ owner: Any?, _ nib: InterfaceLoading) -> [NSObject] {")
    indented { writer in writer.writeContent() }
    line("}")
  }

  private mutating func writeContent() {
    let objects = document.root.list("objects")
    let placeholder = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    ownerElement = placeholder?["id"] ?? ""
    var top: [String] = []
    for object in objects
    where ViewKind.all[object.name] != nil || ViewKind.standIns.contains(object.name) {
      if let name = writeView(object) { top.append(name) }
    }
    for object in objects {
      if let name = writeTopObject(object) { top.append(name) }
    }
    for object in objects where ViewKind.all[object.name] != nil {
      writeConstraints(below: object)
    }
    // The outlets and actions of the nib's owner are written last and by themselves, because a nib
    // may be loaded without an owner.
    let all = connections
    func isOwners(_ connection: (source: String, element: XMLElement)) -> Bool {
      [connection.element["destination"], connection.element["target"]].contains(ownerElement)
    }
    connections = all.filter { !isOwners($0) }
    writeConnections()
    let own = placeholder?.list("connections").map { (ownerElement, $0) } ?? []
    connections = own + all.filter(isOwners)
    if let placeholder { writeOwner(placeholder) }
    line("return [\(top.joined(separator: ", "))]")
  }

  /// Writes a top-level object of the nib that is not a view, and returns its name in the Swift
  /// code.
  private mutating func writeTopObject(_ object: XMLElement) -> String? {
    switch object.name {
    case "customObject":
      writeObject(object)
      return names[object["id"] ?? ""]?.expression
    case _ where object.name.hasSuffix("GestureRecognizer"):
      writeGesture(object)
      return names[object["id"] ?? ""]?.expression
    case "barButtonItem": return writeBarButton(object)
    case "placeholder": return nil
    default:
      if ViewKind.all[object.name] == nil, !ViewKind.standIns.contains(object.name) {
        note(object, "An object '\(object.name)' of a nib is not understood.")
      }
      return nil
    }
  }

  private mutating func writeOwner(_ placeholder: XMLElement) {
    guard !connections.isEmpty, placeholder["customClass"] != nil else {
      for (_, element) in connections {
        note(element, "The owner of this nib was expected to have a class.")
      }
      connections = []
      return
    }
    let (type, entry) = type(of: placeholder, base: "NSObject")
    guard let entry else {
      connections = []
      return
    }
    let isController = classes.program.isController(entry)
    names[ownerElement] = Name(expression: "owner", kind: .object, entry: entry, base: type)
    let written = captured { writer in
      writer.indented { writer in
        let view = writer.connections.first {
          $0.source == writer.ownerElement && $0.element["property"] == "view"
        }
        let isOwn = writer.classes.typeOfProperty("view", of: entry) != nil
        if isController, !isOwn, let view {
          writer.connections.removeAll {
            $0.source == writer.ownerElement && $0.element["property"] == "view"
          }
          if let target = writer.names[view.element["destination"] ?? ""] {
            writer.line("owner.view = nib.outlet(\(target.expression))")
          }
        }
        writer.writeConnections()
      }
    }
    if written.isEmpty { return }
    line("if let owner = nib.owner(owner, as: \(type).self) {")
    append(written)
    line("}")
  }
}
