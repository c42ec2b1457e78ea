/// A declaration, as far as its text tells: what it is, what it is called, and which tokens belong
/// to it.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"

    /// Whether it has members.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .extension, .actor: true
      default: false
      }
    }
  }

  var kind: Kind
  /// Its name; for an extension the name it extends, for an initialiser `init`.
  var name: String
  /// Its first token, the first attribute or modifier if it has any.
  var start: Int
  var keyword: Int
  var attributes: [Range<Int>] = []
  var modifiers: [Int] = []
  /// The token behind the name and its generic parameters.
  var endOfName = 0
  /// The types behind the colon, and the token behind the last of them.
  var inherited: [String] = []
  var endOfInherited = 0
  var parameters: Parameters?
  /// The type of a variable, or what a function returns.
  var type: Range<Int>?
  /// The tokens between the parentheses and the body.
  var effects: [String] = []
  /// The braces, if it has any.
  var body: ClosedRange<Int>?
  /// The declaration it stands in.
  var parent: Int?

  struct Parameters: Sendable {
    var range: ClosedRange<Int>
    var list: [Parameter]
  }

  struct Parameter: Sendable {
    /// What a caller writes; `_` for nothing.
    var label: String
    /// What the body writes.
    var name: String
    /// The token of the label.
    var token: Int
    var type: Range<Int>
    /// What follows the type: `= 1`, or nothing.
    var defaultValue: Range<Int>
  }

  /// The token behind the last one.
  var end: Int { body.map { $0.upperBound + 1 } ?? endOfName }

  /// The name with its labels, such as `scroll(_:to:)`.
  var fullName: String {
    guard let parameters, kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.list.map { "\($0.label):" }.joined()))"
  }
}
