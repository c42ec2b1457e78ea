import Testing

/// A rule that the package's source files must keep, with a function that finds the lines which
/// break it.
struct Rule: Sendable, CustomTestStringConvertible {
  /// The text of the rule: the code that is banned, and the code to write instead.
  let description: String
  /// The beginnings of the paths of files to which the rule does not apply.
  var exceptions: [String] = []
  /// A text that breaks the rule, so that a test can see that the search finds it. `innocent` is a
  /// similar text that keeps the rule.
  let planted: String
  let innocent: String
  /// The function that returns the numbers of the lines, counted from 0, that break the rule.
  let find: @Sendable (SourceFile) -> [Int]

  var testDescription: String { description }

  /// Returns the lines of a file that break the rule, each as a line of the test's report.
  func violations(in file: SourceFile) -> [String] {
    if exceptions.contains(where: file.path.hasPrefix) { return [] }
    return find(file).map { "\(file.path):\($0 + 1): \(description)" }
  }

  /// Returns the lines of a text that break the rule, as if the text were a file to which no
  /// exception applies.
  func violations(inText text: String) -> [String] {
    violations(in: SourceFile(path: "planted.swift", text: text))
  }
}

extension Rule {
  /// Returns the rule that no line of code may match any of the given patterns.
  static func ban(
    _ patterns: [String], exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.code, matching: patterns.joined(separator: "|"))
    }
  }

  /// Returns the rule that no line, comments and strings included, may match a given pattern.
  static func banText(
    _ pattern: String, exceptions: [String] = [], planted: String, innocent: String,
    because description: String
  ) -> Rule {
    Rule(description: description, exceptions: exceptions, planted: planted, innocent: innocent) {
      lines(of: $0.text, matching: pattern)
    }
  }
}
