import PlainText

/// Writes values as JSON text. Fields keep the order in which they are given.
///
/// The text may stand inside a script element, because characters that could end the element are
/// escaped. Invisible characters, such as those that change the direction of writing, are written
/// as their numbers, because pages display the strings.
enum JSON {
  static func text(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", ">", "&": result += escaped(scalar)
      default:
        if scalar.value < 0x20 {
          result += escaped(scalar)
        } else if let sign = Visible.sign(for: scalar) {
          result += text(sign).dropFirst().dropLast()
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func list(_ values: [Int]) -> String { list(values.map { "\($0)" }) }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { text($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
