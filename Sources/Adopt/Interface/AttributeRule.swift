/// A rule that turns an attribute of a storyboard's element into Swift.
enum AttributeRule: Sendable {
  /// The attribute has no effect at run time: it is for Interface Builder, or repeats a default.
  case ignored
  /// The attribute sets a property to true or false, by `YES` or `NO`.
  case flag(String)
  case number(String)
  case integer(String)
  case text(String)
  /// The attribute sets a property to the case of an enumeration, by a word.
  case choice(String, [String: String])
  case image(String)
  /// The attribute becomes a call, in which its number replaces the `$`.
  case call(String)

  /// Returns a rule for an enumeration whose cases have the same names in the storyboard and in
  /// Swift.
  static func same(_ property: String, _ words: String...) -> AttributeRule {
    .choice(property, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
  }
}
