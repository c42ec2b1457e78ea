/// An element of an XML document, with its place in the file.
struct XMLElement: Sendable {
  var name: String
  /// The attributes of the XML element, in the order of the file.
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text between the XML element's tags, without the text of its children.
  var text = ""
  var place: Place

  /// Returns the value of the XML element's attribute with a given name, or `nil`.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Returns the first child of the XML element with a given name, or `nil`.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Returns the children of the element's first child with a given name: the items, for
  /// `<items><item/></items>`.
  func list(_ name: String) -> [XMLElement] { first(name)?.children ?? [] }

  /// Returns the child element of the storyboard's element whose `key` attribute names a given
  /// property, or `nil`.
  func child(for key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// Calls a closure with the XML element and with all its descendants, each before its own
  /// children.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
