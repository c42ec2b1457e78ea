/// A rule that translates one attribute of an element in a storyboard or nib into Swift.
enum AttributeRule: Sendable {
  /// The storyboard's attribute becomes no Swift code, because it serves Interface Builder only or
  /// repeats a default value.
  case ignored
  /// The storyboard's attribute, `YES` or `NO`, sets a Boolean property.
  case flag(String)
  case number(String)
  case integer(String)
  case text(String)
  /// The storyboard's attribute, a word, sets a property to the enumeration case that belongs to
  /// the word.
  case choice(String, [String: String])
  case image(String)
  /// The storyboard's attribute, a number, becomes a method call, in whose text the number replaces
  /// the `$`.
  case call(String)

  /// Returns a rule for a storyboard's attribute whose words are also the names of the
  /// enumeration's cases in Swift.
  static func same(_ property: String, _ words: String...) -> AttributeRule {
    .choice(property, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
  }
}
