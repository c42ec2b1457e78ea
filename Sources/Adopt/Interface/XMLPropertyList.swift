/// Writes a property list in XML, such as an Info.plist, as Swift code.
enum XMLPropertyList {
  /// A value in a property list: a string, a number, an array and so on.
  indirect enum Value {
    case string(String)
    case literal(String)
    case list([Value])
    case dictionary([(key: String, value: Value)])

    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// Returns the value with each of its strings replaced by what a function answers for it.
    func filled(_ text: (String) -> String) -> Value {
      switch self {
      case .string(let string): .string(text(string))
      case .literal: self
      case .list(let values): .list(values.map { $0.filled(text) })
      case .dictionary(let members): .dictionary(members.map { ($0.key, $0.value.filled(text)) })
      }
    }

    /// The value of the property list as Swift code. The code states a type only where Swift could
    /// not infer it.
    var swift: String {
      switch self {
      case .string(let text): SwiftText.string(text)
      case .literal(let text): text
      case .list(let values):
        "[\(values.map(\.swift).joined(separator: ", "))] as [Any]"
      case .dictionary(let members):
        members.isEmpty
          ? "[:] as [String: Any]"
          : "[\(members.map { "\(SwiftText.string($0)): \($1.swift)" }.joined(separator: ", "))] as [String: Any]"
      }
    }
  }

  /// Returns the keys and values of the dictionary that a property list consists of.
  static func members(_ root: XMLElement) -> [(key: String, value: Value)] {
    guard let first = root.name == "plist" ? root.children.first : root,
      case .dictionary(let members)? = value(first)
    else { return [] }
    return members
  }

  private static func value(_ element: XMLElement) -> Value? {
    switch element.name {
    case "string": return .string(element.text)
    case "true", "false": return .literal(element.name)
    case "integer": return SwiftText.integer(element.text).map { .literal($0) }
    case "real": return Double(element.text).flatMap { $0.isFinite ? .literal("\($0)") : nil }
    case "date", "data": return .string(element.text)
    case "array": return .list(element.children.compactMap(value))
    case "dict":
      var members: [(key: String, value: Value)] = []
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key, let value = value(child) {
          if !members.contains(where: { $0.key == name }) { members.append((name, value)) }
          key = nil
        }
      }
      return .dictionary(members)
    default: return nil
    }
  }
}
