import PlainText

/// Prepares foreign text, such as names in an app, for SVG and HTML.
package enum Markup {
  /// The number of characters beyond which a name in a picture is shortened.
  package static let longest = 160

  /// Returns a text in which no part can be taken for a tag, an entity or the end of an attribute.
  ///
  /// Characters that XML forbids are replaced, because a single one would make the whole file
  /// unreadable. Invisible characters, such as those that change the direction of writing, are
  /// shown by their numbers.
  package static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isBarred = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        if isBarred {
          result += "\u{FFFD}"
        } else if let sign = Visible.sign(for: scalar) {
          result += escape(sign)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns a shortened name with its full length added, or the name itself if it is not too long.
  package static func short(_ text: String, to limit: Int = longest) -> String {
    guard text.count > limit else { return text }
    return text.prefix(limit) + "… (\(text.count) characters)"
  }

  /// Returns a name as it is written in an SVG picture: shortened, and with special characters
  /// escaped.
  package static func name(_ text: String, to limit: Int = longest) -> String {
    escape(short(text, to: limit))
  }

  /// Divides a text into lines of at most a number of characters, at blanks if possible.
  static func wrap(_ text: String, to width: Int, lines limit: Int) -> [String] {
    let lines = lines(of: short(text, to: width * limit)) { $0.count <= width }
    return lines.count <= limit ? lines : lines.prefix(limit - 1) + [lines[limit - 1] + " …"]
  }

  /// Divides a text into lines, at blanks if possible, so that each line meets a condition such as
  /// a maximum width.
  static func lines(of text: String, fits: (String) -> Bool) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, fits("\(line) \(word)") {
        line += " \(word)"
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for letter in word {
        if !line.isEmpty, !fits("\(line)\(letter)") {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
