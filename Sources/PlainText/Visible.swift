/// Makes foreign text safe to print: names of subjects and files, messages of apps, lines of traces
/// and reports.
///
/// A terminal obeys control characters, and the log of a CI obeys lines that begin like a command.
/// A trace may come from a stranger, so its text must not act on either.
package enum Visible {
  /// Returns text of several lines, safe to print: control characters become visible signs, and
  /// commands to a CI are escaped.
  package static func text(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutCommands(signs(String($0))) }.joined(separator: "\n")
  }

  /// Returns text as one line, safe to print: line breaks become visible signs, too.
  package static func line(_ text: String) -> String {
    isPlain(text) && !text.contains("\n") ? text : withoutCommands(signs(text))
  }

  /// Returns JSON in which characters that a terminal obeys are escaped. Those characters occur in
  /// strings only.
  package static func json(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard acts(scalar), scalar.value >= 0x7F, scalar.value <= 0xFFFF else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return result
  }

  /// Returns text inside a fence of Markdown that is longer than any run of backticks in the text.
  package static func fenced(_ text: String) -> String {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\n\(text)\n\(fence)"
  }

  // MARK: - Characters

  /// True if the text has only printable ASCII and line breaks, and no mark of a CI's command, so
  /// that it can be printed unchanged.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }
      && !text.contains("::") && !text.contains("##")
  }

  /// Returns a visible sign for a control character that a terminal would obey, and `nil` for any
  /// other character.
  package static func sign(for scalar: Unicode.Scalar) -> String? {
    guard acts(scalar) else { return nil }
    return switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "?"
    case 0x7F: "\u{2421}"
    default: "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
    }
  }

  private static func signs(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar != "\t", let sign = sign(for: scalar) {
        result += sign
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// True for a control character, a line or paragraph separator, and a character that changes the
  /// direction of writing.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func withoutCommands(_ line: String) -> String {
    let defused = line.replacing(/##([A-Za-z]*)\[/) { "##\\\($0.1)[" }
    let blanks = defused.prefix { $0.isWhitespace }
    guard defused.dropFirst(blanks.count).hasPrefix("::") else { return defused }
    return blanks + "\\" + defused.dropFirst(blanks.count)
  }
}
