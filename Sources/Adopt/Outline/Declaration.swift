/// A declaration, as far as the text around it tells: its kind, its name, and its tokens.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"

    /// True if the declaration is a type or an extension, so that it can have members.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .extension, .actor: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The declared name. It is the extended type's name for an extension, and `init` for an
  /// initialiser.
  var name: String
  /// The declaration's first token: an attribute or a modifier, or else the keyword.
  var start: Int
  var keyword: Int
  var attributes: [Range<Int>] = []
  var modifiers: [Int] = []
  /// The first token behind the declared name and its generic parameters.
  var endOfName = 0
  /// The superclass and protocols behind the type's colon. `endOfInherited` is the first token
  /// behind that list.
  var inherited: [String] = []
  var endOfInherited = 0
  var parameters: Parameters?
  /// The tokens of a variable's type or of a function's result type.
  var type: Range<Int>?
  /// The words between the function's parentheses and its result or body, such as `throws`.
  var effects: [String] = []
  /// The tokens from the opening brace of the declaration's body to the closing one; `nil` if the
  /// declaration has no braces.
  var body: ClosedRange<Int>?
  /// The index of the declaration whose body contains this declaration; `nil` at the top level of
  /// the file.
  var parent: Int?

  struct Parameters: Sendable {
    var range: ClosedRange<Int>
    var list: [Parameter]
  }

  struct Parameter: Sendable {
    /// The parameter's label in a call of the function; `_` if it has none.
    var label: String
    /// The parameter's name in the function's body.
    var name: String
    /// The first token of the parameter, which is its label.
    var token: Int
    var type: Range<Int>
    /// The tokens of the parameter's default value, such as `= 1`. The range is empty without a
    /// default value.
    var defaultValue: Range<Int>
  }

  /// The first token of the Swift file behind the whole declaration, including its body.
  var end: Int { body.map { $0.upperBound + 1 } ?? endOfName }

  /// The name of a function with its argument labels, such as `scroll(_:to:)`. For any other
  /// declaration it is only the name.
  var fullName: String {
    guard let parameters, kind == .function || kind == .initializer else { return name }
    return "\(name)(\(parameters.list.map { "\($0.label):" }.joined()))"
  }
}
