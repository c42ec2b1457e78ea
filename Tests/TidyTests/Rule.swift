import Testing

/// A rule on the sources, with a search for the lines that break it.
struct Rule: Sendable, CustomTestStringConvertible {
  /// The banned text or construct, and the replacement.
  let description: String
  /// The beginnings of the paths to which the rule does not apply.
  var exceptions: [String] = []
  /// A text that breaks the rule; `innocent` looks similar and keeps it.
  let planted: String
  let innocent: String
  /// A function that returns the lines, counted from 0, that break the rule.
  let find: @Sendable (SourceFile) -> [Int]

  var testDescription: String { description }

  /// Returns the places where a file breaks the rule, one line each.
  func violations(in file: SourceFile) -> [String] {
    if exceptions.contains(where: file.path.hasPrefix) { return [] }
    return find(file).map { "\(file.path):\($0 + 1): \(description)" }
  }

  /// Returns the places where a text breaks the rule, as if it were in any file.
  func violations(inText text: String) -> [String] {
    violations(in: SourceFile(path: "planted.swift", text: text))
  }
}

extension Rule {
  /// Returns a rule that no line of code matches any of some patterns.
  static func ban(
    _ patterns: [String], exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.code, matching: patterns.joined(separator: "|"))
    }
  }

  /// Returns a rule that no line, comments and strings included, matches a pattern.
  static func banText(
    _ pattern: String, exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.text, matching: pattern)
    }
  }
}
