import Testing

/// Something that must not stand in the sources.
struct Rule: Sendable, CustomTestStringConvertible {
  /// What is banned, and what to do instead.
  let description: String
  /// Where the rule does not hold, as beginnings of paths.
  var exceptions: [String] = []
  /// A text that breaks the rule, one that looks like it and does not.
  let planted: String
  let innocent: String
  /// The lines, counted from 0, that break the rule.
  let find: @Sendable (SourceFile) -> [Int]

  var testDescription: String { description }

  /// Where a file breaks the rule, one line each.
  func violations(in file: SourceFile) -> [String] {
    if exceptions.contains(where: file.path.hasPrefix) { return [] }
    return find(file).map { "\(file.path):\($0 + 1): \(description)" }
  }

  /// The places in a text that break the rule, wherever it stands.
  func violations(inText text: String) -> [String] {
    violations(in: SourceFile(path: "planted.swift", text: text))
  }
}

extension Rule {
  /// A rule that no line of code matches any of some patterns.
  static func ban(
    _ patterns: [String], exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.code, matching: patterns.joined(separator: "|"))
    }
  }

  /// A rule that no line of text, comments and strings included, matches a pattern.
  static func banText(
    _ pattern: String, exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.text, matching: pattern)
    }
  }
}
