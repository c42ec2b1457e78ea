/// A rule that turns an attribute of an element into Swift.
enum AttributeRule: Sendable {
  /// The attribute has no effect: it is for Interface Builder, or repeats a default.
  case ignored
  /// A property that is set by `YES` or `NO`.
  case flag(String)
  case number(String)
  case integer(String)
  case text(String)
  /// A property that is set to the case of an enumeration, by a word.
  case choice(String, [String: String])
  case image(String)
  /// A call, in which a number replaces the `$`.
  case call(String)

  /// Returns a choice whose words are the same in the document and in Swift.
  static func same(_ property: String, _ words: String...) -> AttributeRule {
    .choice(property, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
  }
}
