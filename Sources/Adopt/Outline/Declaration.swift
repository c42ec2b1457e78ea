/// A declaration, as far as its text tells: its kind, its name, and the tokens that belong to it.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"

    /// True if the declaration is of a type or an extension, so that it has members.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .extension, .actor: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The name of the declaration; for an extension the name of the extended type, for an
  /// initialiser `init`.
  var name: String
  /// The first token of the declaration: its first attribute or modifier, or else the keyword.
  var start: Int
  var keyword: Int
  var attributes: [Range<Int>] = []
  var modifiers: [Int] = []
  /// The token behind the declaration's name and generic parameters.
  var endOfName = 0
  /// The types behind the declaration's colon. `endOfInherited` is the token behind the last of
  /// them.
  var inherited: [String] = []
  var endOfInherited = 0
  var parameters: Parameters?
  /// The tokens of a variable's type, or of the type that a function returns.
  var type: Range<Int>?
  /// The words between a function's parentheses and its body, such as `throws`.
  var effects: [String] = []
  /// The range from the declaration's opening to its closing brace, if it has braces.
  var body: ClosedRange<Int>?
  /// The index of the declaration around this one.
  var parent: Int?

  struct Parameters: Sendable {
    var range: ClosedRange<Int>
    var list: [Parameter]
  }

  struct Parameter: Sendable {
    /// The label of a parameter that a caller writes; `_` for none.
    var label: String
    /// The name of a parameter that the function's body uses.
    var name: String
    /// The token of the parameter's label.
    var token: Int
    var type: Range<Int>
    /// The tokens behind the parameter's type, such as `= 1`; empty if it has no default value.
    var defaultValue: Range<Int>
  }

  /// The token behind the declaration's last one.
  var end: Int { body.map { $0.upperBound + 1 } ?? endOfName }

  /// The declaration's name with its labels, such as `scroll(_:to:)`.
  var fullName: String {
    guard let parameters, kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.list.map { "\($0.label):" }.joined()))"
  }
}
