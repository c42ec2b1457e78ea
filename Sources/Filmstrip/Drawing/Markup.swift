import PlainText

/// Prepares text for SVG and HTML.
package enum Markup {
  /// The longest name that is shown in full.
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

  /// Cuts a name to a length that can be read at a glance, and adds its full length.
  package static func short(_ text: String, to limit: Int = longest) -> String {
    guard text.count > limit else { return text }
    return text.prefix(limit) + "… (\(text.count) characters)"
  }

  /// A name for a picture: short, and harmless.
  package static func name(_ text: String, to limit: Int = longest) -> String {
    escape(short(text, to: limit))
  }

  /// Breaks text into lines of a width, at blanks where possible.
  static func wrap(_ text: String, to width: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in short(text, to: width * limit).split(separator: " ").map(String.init) {
      var word = word[...]
      while word.count > width {
        if !line.isEmpty {
          lines.append(line)
          line = ""
        }
        lines.append(String(word.prefix(width)))
        word = word.dropFirst(width)
      }
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.count <= limit ? lines : lines.prefix(limit - 1) + [lines[limit - 1] + " …"]
  }
}
