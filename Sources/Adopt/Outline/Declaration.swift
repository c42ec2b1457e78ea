/// A declaration, as far as its text tells: its kind, its name, and the tokens that belong to it.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"

    /// True if the declaration has members.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .extension, .actor: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The name of the declaration; for an extension the name that it extends, for an initialiser
  /// `init`.
  var name: String
  /// The first token: the first attribute or modifier, or else the keyword.
  var start: Int
  var keyword: Int
  var attributes: [Range<Int>] = []
  var modifiers: [Int] = []
  /// The token behind the name and its generic parameters.
  var endOfName = 0
  /// The types behind the colon. `endOfInherited` is the token behind the last of them.
  var inherited: [String] = []
  var endOfInherited = 0
  var parameters: Parameters?
  /// The type of a variable, or the type that a function returns.
  var type: Range<Int>?
  /// The tokens between the parentheses and the body.
  var effects: [String] = []
  /// The range from the opening to the closing brace, if the declaration has braces.
  var body: ClosedRange<Int>?
  /// The declaration that holds this one.
  var parent: Int?

  struct Parameters: Sendable {
    var range: ClosedRange<Int>
    var list: [Parameter]
  }

  struct Parameter: Sendable {
    /// The label that a caller writes; `_` for none.
    var label: String
    /// The name that the body uses.
    var name: String
    /// The token of the label.
    var token: Int
    var type: Range<Int>
    /// The tokens behind the type, such as `= 1`; empty if there is no default value.
    var defaultValue: Range<Int>
  }

  /// The token behind the declaration's last one.
  var end: Int { body.map { $0.upperBound + 1 } ?? endOfName }

  /// The name with its labels, such as `scroll(_:to:)`.
  var fullName: String {
    guard let parameters, kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.list.map { "\($0.label):" }.joined()))"
  }
}
