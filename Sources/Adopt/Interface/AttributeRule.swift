/// A rule that translates one attribute of an element in a storyboard or nib into Swift.
enum AttributeRule: Sendable {
  /// The attribute is left out: it serves Interface Builder only, or repeats a default value.
  case ignored
  /// The attribute sets a property to true or false, by `YES` or `NO`.
  case flag(String)
  case number(String)
  case integer(String)
  case text(String)
  /// The attribute sets a property to a case of an enumeration, chosen by a word in the document.
  case choice(String, [String: String])
  case image(String)
  /// The attribute becomes a call, with the attribute's number in place of the `$`.
  case call(String)

  /// Returns a rule for a property whose enumeration cases have the same names in the storyboard
  /// and in Swift.
  static func same(_ property: String, _ words: String...) -> AttributeRule {
    .choice(property, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
  }
}
