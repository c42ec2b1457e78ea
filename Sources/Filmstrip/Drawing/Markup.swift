import PlainText

/// Text made safe for SVG and HTML.
package enum Markup {
  /// The maximum length of a name that is shown in full.
  package static let longest = 160

  /// Makes text harmless: nothing in it is taken for a tag, an entity or the end of an attribute.
  ///
  /// Characters that XML does not allow are replaced, because one of them would make the whole file
  /// unreadable. Invisible characters, such as those that turn the direction of writing, are shown
  /// by their numbers.
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

  /// Shortens a name to a length that can be read at a glance, and adds its full length.
  package static func short(_ text: String, to limit: Int = longest) -> String {
    guard text.count > limit else { return text }
    return text.prefix(limit) + "… (\(text.count) characters)"
  }

  /// Returns a name for a picture: shortened, and with special characters escaped.
  package static func name(_ text: String, to limit: Int = longest) -> String {
    escape(short(text, to: limit))
  }

  /// Breaks text into lines of a number of characters, at blanks where possible.
  static func wrap(_ text: String, to width: Int, lines limit: Int) -> [String] {
    let lines = lines(of: short(text, to: width * limit)) { $0.count <= width }
    return lines.count <= limit ? lines : lines.prefix(limit - 1) + [lines[limit - 1] + " …"]
  }

  /// Breaks text into lines that fit, at blanks where possible.
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
