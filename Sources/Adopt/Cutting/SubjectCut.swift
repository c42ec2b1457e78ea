import Foundation

/// Removes subjects, that is, transitions to test, from the list that `init` has written, if they
/// do not compile beside an app with cuts. Such a subject uses a screen that was cut, or a delegate
/// in code that an `#if` leaves out.
///
/// The lines of a removed subject become comments, below the compiler's message. A list that a
/// person has edited is not changed.
struct SubjectCut {
  /// The text of the app's list of subjects (transitions to test), without its first line.
  private(set) var text: String
  /// The names of the subjects (transitions to test) that were removed because they do not compile.
  /// A subject without a name is given by its first line.
  private(set) var left: [String] = []

  init(_ text: String) { self.text = text }

  /// Turns every subject (transition to test) in which the compiler found an error into comments.
  ///
  /// - Returns: True if all errors were in subjects.
  mutating func take(_ errors: [CompilerMessage]) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let subjects = Self.subjects(in: text)
    var reasons: [Int: String] = [:]
    var isComplete = true
    for error in errors {
      if let index = subjects.firstIndex(where: { $0.contains(error.line) }) {
        reasons[index] = reasons[index] ?? error.text
      } else {
        isComplete = false
      }
    }
    for (index, reason) in reasons.sorted(by: { $0.key > $1.key }) {
      let range = subjects[index].lowerBound - 1..<subjects[index].upperBound - 1
      left.insert(Self.name(lines[range.lowerBound]), at: 0)
      let indent = lines[range.lowerBound].prefix { $0 == " " }
      for line in range { lines[line] = "\(indent)// \(lines[line].dropFirst(indent.count))" }
      lines.insert(
        "\(indent)// It does not compile here: \(Cut.oneLine(reason))", at: range.lowerBound)
    }
    text = lines.joined(separator: "\n")
    return isComplete
  }

  /// Returns the lines that each subject takes up in the list of transitions to test, counted from
  /// 1.
  private static func subjects(in text: String) -> [Range<Int>] {
    let source = SourceText(name: SubjectFile.name, bytes: Array(text.utf8))
    let listing = Listing.make(source).listing
    func line(_ token: Int) -> Int {
      source.lineIndex(at: listing.tokens[token].range.lowerBound) + 1
    }
    let open = listing.tokens.indices.first { index in
      listing.says("[", at: index) && listing.says("=", at: index - 1)
    }
    guard let open, listing.partner[open] > open else { return [] }
    var found: [Range<Int>] = []
    var start = open + 1
    for index in start...listing.partner[open] where index >= start {
      guard isEnd(index, from: start, to: listing.partner[open], listing) else { continue }
      if start < index { found.append(line(start)..<line(index - 1) + 1) }
      start = index + 1
    }
    return found
  }

  /// Returns true if a token ends a subject in the list of transitions to test: the comma behind
  /// it, or the list's closing bracket.
  private static func isEnd(
    _ index: Int, from start: Int, to close: Int, _ listing: Listing
  ) -> Bool {
    if index == close { return true }
    guard listing.says(",", at: index) else { return false }
    var place = start
    while place < index { place = max(place, listing.partner[place]) + 1 }
    return place == index
  }

  /// Returns the name of a subject from its first line: the text in quotation marks, or the whole
  /// line without any.
  private static func name(_ line: String) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : line.trimmingCharacters(in: .whitespaces)
  }
}

extension SubjectCut {
  /// Compiles a target's list of subjects (transitions to test) together with its cut sources, and
  /// rewrites the list without the subjects that do not compile.
  ///
  /// - Returns: A remark for the summary, if a subject was removed.
  static func run(
    in target: String, beside names: [String], with compiler: Compiler
  ) throws(AdoptionError) -> String? {
    let path = "\(target)/\(SubjectFile.name)"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let whole = String(decoding: data, as: UTF8.self)
    // The list of transitions is compiled up to four times. One or two are usually enough; a
    // further one is needed if a subject uses another subject that was removed.
    var subjects = SubjectCut(OwnFile.body(of: whole))
    for _ in 0..<4 {
      try CutRounds.write(Array(subjects.text.utf8), to: "\(compiler.folder)/\(SubjectFile.name)")
      let errors = try compiler.run(
        .types, names + [SubjectFile.name], only: [SubjectFile.name]
      ).filter { $0.file == SubjectFile.name }
      if errors.isEmpty { break }
      let isOurs = OwnFile.isUntouched(whole)
      guard isOurs, subjects.take(errors) else {
        let first = errors[0]
        return "\(path):\(first.line):\(first.column): error: \(first.text)."
          + (isOurs ? "" : " This list has been edited; mend it.")
      }
    }
    guard !subjects.left.isEmpty else { return nil }
    _ = try OwnFile(path: path, text: subjects.text).write()
    let count = subjects.left.count
    return "Not checked, since \(count == 1 ? "it does" : "they do") not compile here: "
      + "\(subjects.left.joined(separator: ", ")). \(SubjectFile.name) says why."
  }
}
