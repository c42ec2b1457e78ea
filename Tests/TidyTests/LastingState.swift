import Foundation

/// A global or static variable. It lives as long as the process, so a run of an app could see what
/// an earlier run has stored in it.
struct LastingState {
  /// The path of the source file that declares the global or static variable.
  let place: String
  let name: String

  /// Returns the global and static variables of some files: stored variables, and constants that
  /// hold an object of a class from these files.
  static func all(in files: [SourceFile]) -> [LastingState] {
    let classes = Set(
      files.flatMap { file in
        candidates(in: file, #"\bclass \w"#).flatMap { line in
          line.matches(of: /\bclass (\w+)/).map { "\($0.1)" }
        }
      })
    return files.flatMap { file in
      candidates(in: file, #"\bstatic\b|^\S.*\bvar |^var "#).compactMap { line in
        name(in: line, classes).map { LastingState(place: file.path, name: $0) }
      }
    }
  }

  /// Returns the lines of a file's code that match a pattern. Swift's own patterns take seconds for
  /// all lines of all files in a debug build, so they look at these lines alone.
  private static func candidates(in file: SourceFile, _ pattern: String) -> [Substring] {
    let all = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines(of: file.code, matching: pattern).map { all[$0] }
  }

  private static func name(in line: Substring, _ classes: Set<String>) -> String? {
    let isVariable = /^(\s+.*\bstatic|[a-z@()A-Z ]*?) ?\bvar (\w+)\b([^{=]*)(=|\{|$)/
    if let match = line.firstMatch(of: isVariable) {
      let isOfType = line.contains("static ")
      guard isOfType || line.first?.isWhitespace == false, match.4 != "{" else { return nil }
      return String(match.2)
    }
    guard let match = line.firstMatch(of: /\bstatic let (\w+)(: *\w+)? *= *(\w+)\(/),
      classes.contains(String(match.3)), !line.contains("(rawValue:")
    else { return nil }
    return String(match.1)
  }
}
