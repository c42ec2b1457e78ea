/// Shows text of others as what it is: names of subjects and files, messages of apps, lines of
/// traces and reports.
///
/// A terminal does what some characters say, and the log of a CI does what some beginnings of lines
/// say. A trace may come from a stranger, so its text must not reach either as a command.
package enum Visible {
  /// Text of several lines: control characters are shown as signs, and what a CI would take for a
  /// command is not at the beginning of its line any more.
  package static func text(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutCommands(signs(String($0))) }.joined(separator: "\n")
  }

  /// Text of one line, whatever is in it.
  package static func line(_ text: String) -> String {
    isPlain(text) && !text.contains("\n") ? text : withoutCommands(signs(text))
  }

  /// JSON with escapes for what a terminal would act on; those characters stand in strings only.
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

  /// Text inside a fence of Markdown, with a fence that is longer than any in it.
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

  /// Whether nothing in it is anything but letters, signs and line breaks, and no CI takes it for a
  /// command.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }
      && !text.contains("::") && !text.contains("##")
  }

  /// What is shown for a character that acts, and for none else.
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

  /// Whether a scalar does something instead of standing for something: controls, and what turns
  /// the direction of writing.
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
