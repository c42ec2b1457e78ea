/// A value of YAML, as far as XcodeGen's `project.yml` uses the format: dictionaries and lists by
/// indentation or in brackets, and texts with or without quotation marks. Anchors, tags and texts
/// of several lines are not supported.
indirect enum YAMLValue: Equatable {
  case text(String)
  case list([YAMLValue])
  case table([(key: String, value: YAMLValue)])

  static func == (first: YAMLValue, second: YAMLValue) -> Bool { "\(first)" == "\(second)" }

  /// Returns the value of a key, or `nil` if the YAML value is not a dictionary or lacks the key.
  subscript(_ key: String) -> YAMLValue? {
    if case .table(let members) = self { return members.last { $0.key == key }?.value }
    return nil
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var members: [(key: String, value: YAMLValue)] {
    if case .table(let members) = self { members } else { [] }
  }

  /// The elements of a YAML list. Any other value counts as a list of one element.
  var items: [YAMLValue] {
    switch self {
    case .list(let items): items
    case .text(let text): text.isEmpty ? [] : [self]
    case .table: [self]
    }
  }

  /// Reads a YAML document. An error that is thrown names the line of the mistake.
  static func read(_ text: String, name: String) throws(AdoptionError) -> YAMLValue {
    var reader = Reader(text, name)
    let value = try reader.block(above: -1)
    if let line = reader.next {
      throw AdoptionError("\(name):\(line.number): error: This line belongs to nothing above it.")
    }
    return value
  }

  private struct Reader {
    private var lines: [(indent: Int, text: String, number: Int)] = []
    private var index = 0
    private let name: String
    private static let deepest = 100
    private var depth = 0

    init(_ text: String, _ name: String) {
      self.name = name
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let bare = Self.withoutComment(String(line))
        let trimmed = bare.trimmingBlanks
        if trimmed.isEmpty || trimmed == "---" { continue }
        lines.append((bare.prefix { $0 == " " }.count, trimmed, number + 1))
      }
    }

    var next: (indent: Int, text: String, number: Int)? {
      index < lines.count ? lines[index] : nil
    }

    /// Returns the YAML value that the following, more deeply indented lines make up.
    mutating func block(above indent: Int) throws(AdoptionError) -> YAMLValue {
      guard let first = next, first.indent > indent else { return .text("") }
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else {
        throw AdoptionError("\(name):\(first.number): error: Values are nested too deep.")
      }
      return first.text == "-" || first.text.hasPrefix("- ")
        ? try list(at: first.indent) : try table(at: first.indent)
    }

    private mutating func list(at indent: Int) throws(AdoptionError) -> YAMLValue {
      var items: [YAMLValue] = []
      while let line = next, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
        let rest = String(line.text.dropFirst()).trimmingBlanks
        let inner = indent + line.text.count - rest.count
        if rest.isEmpty {
          index += 1
          items.append(try block(above: indent))
        } else if Self.key(rest) != nil {
          // An element of a list may be a dictionary, whose first key then stands on the line of
          // the dash.
          lines[index] = (inner, rest, line.number)
          items.append(try table(at: inner))
        } else {
          index += 1
          items.append(Self.scalar(rest))
        }
      }
      return .list(items)
    }

    private mutating func table(at indent: Int) throws(AdoptionError) -> YAMLValue {
      var members: [(key: String, value: YAMLValue)] = []
      while let line = next, line.indent == indent, !line.text.hasPrefix("- ") {
        guard let (key, rest) = Self.key(line.text) else {
          throw AdoptionError("\(name):\(line.number): error: A 'key: value' was expected here.")
        }
        index += 1
        if rest.isEmpty {
          // YAML allows a list to be indented no deeper than the key to which it belongs.
          let isList = next.map { $0.indent == indent && $0.text.hasPrefix("- ") } ?? false
          members.append((key, isList ? try list(at: indent) : try block(above: indent)))
        } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
          while let inside = next, inside.indent > indent { index += 1; _ = inside }
          members.append((key, .text("")))
        } else {
          var whole = rest
          // If the bracket that closes a list or dictionary is on a later line, the lines up to it
          // are joined.
          while (whole.hasPrefix("[") && !whole.hasSuffix("]"))
            || (whole.hasPrefix("{") && !whole.hasSuffix("}")), let more = next
          {
            whole += " " + more.text
            index += 1
          }
          members.append((key, Self.scalar(whole)))
        }
      }
      return .table(members)
    }

    /// Returns the key of a YAML line, which ends at the colon, and the text behind the colon.
    private static func key(_ text: String) -> (key: String, rest: String)? {
      if let quote = text.first, quote == "\"" || quote == "'" {
        guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
        let rest = text[text.index(after: end)...]
        guard rest.first == ":" else { return nil }
        return (
          String(text[text.index(after: text.startIndex)..<end]),
          String(rest.dropFirst()).trimmingBlanks
        )
      }
      if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
      if text.hasSuffix(":") { return (String(text.dropLast()), "") }
      guard let colon = text.firstRange(of: ": ") else { return nil }
      return (
        String(text[..<colon.lowerBound]), String(text[colon.upperBound...]).trimmingBlanks
      )
    }

    private static func scalar(_ text: String) -> YAMLValue {
      if text.hasPrefix("["), text.hasSuffix("]") {
        return .list(split(text).map(scalar))
      }
      if text.hasPrefix("{"), text.hasSuffix("}") {
        return .table(
          split(text).compactMap { part in key(part).map { ($0.key, scalar($0.rest)) } })
      }
      if text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote {
        return .text(String(text.dropFirst().dropLast()))
      }
      return .text(text)
    }

    /// Returns the elements of a YAML list or dictionary in brackets, divided at the commas between
    /// them.
    private static func split(_ text: String) -> [String] {
      var parts: [String] = []
      var part = ""
      var depth = 0
      for letter in text.dropFirst().dropLast() {
        if "[{".contains(letter) { depth += 1 }
        if "]}".contains(letter) { depth -= 1 }
        if letter == ",", depth == 0 {
          parts.append(part.trimmingBlanks)
          part = ""
        } else {
          part.append(letter)
        }
      }
      return (parts + [part.trimmingBlanks]).filter { !$0.isEmpty }
    }

    private static func withoutComment(_ line: String) -> String {
      var quote: Character?
      var before: Character = " "
      for index in line.indices {
        let letter = line[index]
        if let open = quote {
          if letter == open { quote = nil }
        } else if letter == "\"" || letter == "'" {
          quote = letter
        } else if letter == "#", before == " " {
          return String(line[..<index])
        }
        before = letter
      }
      return line
    }
  }
}

extension String {
  /// The text of the YAML value, without blanks at its beginning and end.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
