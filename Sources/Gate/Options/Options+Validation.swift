import Foundation
import PlainText
import Turnstile

extension Options {
  /// Throws an error if the options on the command line contradict each other, or if a required one
  /// is missing.
  func validate(_ subjects: [Subject]) throws(UsageError) {
    try Self.validateNames(of: subjects)
    guard !clauses.contract.clauses.isEmpty else {
      throw UsageError("--only and --without leave no clause to judge.")
    }
    try validateFolders()
    switch command {
    case .check, .explore: try validateCheck(of: subjects)
    case .film:
      if operands.isEmpty { throw UsageError("film needs at least one file: film FILE…") }
      if operands.count > 1, product.out != nil {
        throw UsageError("-o takes one film (was given \(operands.count) files).")
      }
    case .shrink:
      if operands.count != 1 {
        throw UsageError("shrink takes one file: shrink FILE (was given \(operands.count)).")
      }
    case .replay, .blame, .merge:
      if operands.isEmpty {
        throw UsageError("\(command.rawValue) needs at least one file: \(command.rawValue) FILE…")
      }
    // The command `explain` may have no operand. It then lists all names that it can explain.
    case .explain: break
    case .completion:
      guard operands.count == 1, Completion.shells.contains(operands[0]) else {
        throw UsageError(
          "completion takes the name of a shell: completion "
            + Completion.shells.joined(separator: "|") + ".")
      }
    case .list, .help, .version:
      if let extra = operands.first {
        throw UsageError("\(command.rawValue) takes options alone (was given '\(extra)').")
      }
    }
  }

  /// Throws an error if a subject under test has an unusable name, or if two subjects have the same
  /// name.
  private static func validateNames(of subjects: [Subject]) throws(UsageError) {
    if let flaw = subjects.lazy.compactMap(\.nameFlaw).first {
      throw UsageError(flaw + ".")
    }
    for (index, subject) in subjects.enumerated()
    where subjects[..<index].contains(where: { $0.name == subject.name }) {
      throw UsageError(
        "Two subjects are called '\(subject.name)': give each a name of its own, because stored traces and "
          + "reports name it.")
    }
  }

  /// Throws an error if two options of a check exclude each other, or if one lacks another that it
  /// needs.
  private func validateCheck(of subjects: [Subject]) throws(UsageError) {
    try validateNames(among: subjects)
    if course.comparesVersions, course.watches || course.shard != nil {
      throw UsageError(
        "--ios all and \(course.watches ? "--watch" : "--shard") exclude each other.")
    }
    if course.watches, course.shard != nil {
      throw UsageError("--watch and --shard exclude each other.")
    }
    if command == .explore, operands.isEmpty || searching.depth == nil {
      throw UsageError("explore needs a subject and a depth: explore SUBJECT --depth K.")
    }
    if budget.isContradictory {
      throw UsageError("--runs and --time exclude each other.")
    }
  }

  /// Throws an error if the path of a folder is that of a file, or if two reports would have the
  /// same path.
  private func validateFolders() throws(UsageError) {
    for (name, path) in [
      ("--seeds", store.isNamed ? store.folder : nil), ("--html", reports.html),
    ] {
      var isFolder: ObjCBool = false
      guard let path, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      throw UsageError("\(path): \(name) must be a folder (it is a file).")
    }
    var places: [String: String] = [:]
    for (name, path) in [
      ("--json", reports.json), ("--junit", reports.junit), ("--sarif", reports.sarif),
      ("--markdown", reports.markdown),
    ] {
      guard let path else { continue }
      if let other = places[path] {
        throw UsageError(
          path == "-"
            ? "\(other) and \(name) cannot both be on the standard output: give one a file."
            : "\(other) and \(name) must be different files (both were '\(path)').")
      }
      places[path] = name
    }
  }

  /// Throws an error if a name on the command line or in the settings file is not that of a subject
  /// under test.
  private func validateNames(among subjects: [Subject]) throws(UsageError) {
    for name in operands + self.subjects.except
    where !subjects.contains(where: { Self.isMeant($0.name, by: name) }) {
      guard !Self.isPattern(name) else {
        throw UsageError("No subject is called like '\(name)'. `list` names them.")
      }
      let commands = Command.allCases.map(\.rawValue) + ["adopt", "init", "cut"]
      guard !commands.contains(name) else {
        throw UsageError(
          commandIsNamed
            ? "There is no subject '\(name)', and there is one command, '\(command.rawValue)', already."
            : "'\(name)' is a command, and must be the first word of the command line.")
      }
      let mayBeCommand = !commandIsNamed && name == operands.first
      let near = Nearest.spelling(
        of: name, among: subjects.map(\.name) + (mayBeCommand ? commands : []))
      throw UsageError(
        "There is no \(mayBeCommand ? "command or " : "")subject '\(name)'."
          + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
    }
  }

  /// Replaces the names and patterns on the command line by the names of all subjects to check.
  ///
  /// A pattern does not match a subject that is checked only if it is named.
  mutating func choose(among subjects: [Subject]) {
    guard command == .check || command == .explore else { return }
    self.subjects.named = operands
    let names = subjects.map(\.name).filter { name in
      guard !self.subjects.except.contains(where: { Self.isMeant(name, by: $0) }) else {
        return false
      }
      let isOnRequest = self.subjects.onRequest.contains(name)
      if operands.contains(name) { return true }
      return !isOnRequest
        && (operands.isEmpty || operands.contains { Self.isMeant(name, by: $0) })
    }
    operands = names
  }

  /// Returns true if a word on the command line is a subject's name, or a shell pattern that
  /// matches the name.
  static func isMeant(_ name: String, by word: String) -> Bool {
    name == word || isPattern(word) && fnmatch(word, name, 0) == 0
  }

  private static func isPattern(_ word: String) -> Bool {
    word.contains { "*?[".contains($0) }
  }
}
