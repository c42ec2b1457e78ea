/// An element of an XML document, with its place in the file.
struct XMLElement: Sendable {
  var name: String
  /// In the order in which they stand there.
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// What stands between the tags, without that of the children.
  var text = ""
  var place: Place

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first child of a name.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The children of a name's first child, as in `<items><item/></items>`.
  func list(_ name: String) -> [XMLElement] { first(name)?.children ?? [] }

  /// The child that is the value of a property, whatever its name.
  func child(for key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The element and all below it, each before those below it.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
