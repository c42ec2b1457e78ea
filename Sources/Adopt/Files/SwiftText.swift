/// Writes values as Swift source: string literals, numbers and names.
enum SwiftText {
  /// Returns a Swift string literal that has the given text as its value.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || scalar.value == 0xFEFF:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a number as Swift source, or `nil` if the text is not a finite number.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite, abs(value) < 1e15 else { return nil }
    return number(value)
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a whole number as Swift source, or `nil` if the text is not a whole number.
  static func integer(_ text: String?) -> String? {
    guard let text, let value = Double(text), value == value.rounded(), abs(value) < 1e9 else {
      return nil
    }
    return "\(Int(value))"
  }

  /// Returns a Swift name made from any text: `Main (old)` becomes `MainOld`.
  static func identifier(_ text: String, upper: Bool) -> String {
    var words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if words.isEmpty { words = ["unnamed"] }
    var name = words.enumerated().map { index, word in
      index == 0 && !upper ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if name.first?.isNumber == true { name = "_" + name }
    return name
  }

  /// Returns a word with a small first letter: `URLImage` becomes `urlImage`, and `Close` becomes
  /// `close`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Returns a name as it is written in Swift code: in backticks if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
