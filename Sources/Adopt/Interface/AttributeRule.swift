/// What becomes of an attribute of an element in Swift.
enum AttributeRule: Sendable {
  /// Nothing: it speaks to Interface Builder, or says what is so anyway.
  case ignored
  /// `YES` or `NO`, for a property.
  case flag(String)
  case number(String)
  case integer(String)
  case text(String)
  /// A word, for the case of an enumeration that it stands for.
  case choice(String, [String: String])
  case image(String)
  /// A number, for a call with it in the place of the `$`.
  case call(String)

  /// The same words in the document and in Swift.
  static func same(_ property: String, _ words: String...) -> AttributeRule {
    .choice(property, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
  }
}
