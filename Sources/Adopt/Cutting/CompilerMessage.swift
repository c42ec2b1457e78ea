/// An error that the compiler reports, with the notes that belong to the error.
struct CompilerMessage: Hashable, Sendable {
  var file: String
  var line: Int
  var column: Int
  var text: String
  var notes: [CompilerMessage] = []

  /// Reads the errors from the text that the compiler has printed, each with its notes.
  ///
  /// The compiler names no place for an error in code that it has made itself, such as the `==` of
  /// a struct that is `Equatable`. The first note then tells which code of the app is meant.
  static func read(_ output: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let (kind, message) = read(line: line) else { continue }
      if kind == "error" {
        found.append(message)
      } else if !found.isEmpty {
        found[found.count - 1].notes.append(message)
      }
    }
    return found.compactMap(\.placed).filter { seen.insert($0).inserted }
  }

  /// True if the compiler has found an error and has no words for it.
  var isWithoutWords: Bool { text.hasPrefix("failed to produce diagnostic") }

  /// The message with the place of its first note if it has none itself; `nil` if no note has one.
  private var placed: CompilerMessage? {
    guard file == "<unknown>" else { return self }
    guard let note = notes.first(where: { $0.file.hasSuffix(".swift") }) else { return nil }
    var message = self
    (message.file, message.line, message.column) = (note.file, note.line, note.column)
    return message
  }

  /// Reads a line of the compiler's output, such as `Card.swift:41:8: error: cannot find 'hero' in
  /// scope`.
  private static func read(line: Substring) -> (kind: String, CompilerMessage)? {
    for kind in ["error", "note"] {
      guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
      var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if place == ["<unknown>", "0"] { place.append("0") }
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      return (
        kind,
        CompilerMessage(
          file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
          text: String(line[mark.upperBound...]))
      )
    }
    return nil
  }

  // MARK: - Crashes

  /// Reads the place at which the compiler crashed, from the numbered lines in which it prints what
  /// it was doing; `nil` if it names no place in a Swift file.
  ///
  /// The last place is the innermost, and code is cut around it. If the compiler crashes there
  /// again, the next round cuts a larger piece.
  static func crash(_ output: String) -> CompilerMessage? {
    let doing = output.split(whereSeparator: \.isNewline).filter { $0.starts(with: #/\d+\.\t/#) }
    let places = doing.compactMap { line -> CompilerMessage? in
      guard let place = line.firstMatch(of: #/ at \[?([^\[\]:]+\.swift):(\d+):(\d+)/#),
        let row = Int(place.output.2), let column = Int(place.output.3)
      else { return nil }
      return CompilerMessage(
        file: String(place.output.1), line: row, column: column,
        text: "Swift's compiler crashes here")
    }
    return places.last
  }

  // MARK: - Kinds

  /// The name of the missing type that the error names, with the type in which it was looked for:
  /// `Kit.Theme`.
  var missingType: String? {
    let names = CutSite.quoted(text)
    guard let name = names.first, !name.hasPrefix("turnstile") else { return nil }
    if text.hasPrefix("cannot find type ") { return name }
    if text.contains("is not a member type of"), names.count > 1 {
      let owner = names[1].prefix { $0 != "<" }.split(separator: ".").map(String.init)
      guard owner.last?.first?.isUppercase == true else { return nil }
      return "\(owner.dropFirst(owner.count > 1 ? 1 : 0).joined(separator: ".")).\(name)"
    }
    return nil
  }

  /// True if the compiler's error itself names a missing thing: a member, a name or an argument.
  /// Such an error is a cause, and not the consequence of another error.
  var isIndependent: Bool {
    text.contains("has no member") || text.hasPrefix("cannot find ")
      || text.contains("extra argument")
  }

  /// True if the message is a note at the declaration of a property that has no initial value.
  var isAboutProperty: Bool {
    text.contains("not initialized") || text.contains("without initial value")
  }

  /// True if an error reports properties that are not initialized. Code has to be cut at the
  /// properties, whose places the error's notes give, and not where the error stands.
  var isAboutNotes: Bool {
    text.contains("without initializing all stored properties")
      || text.contains("has no initializers") || text.contains("not initialized at super.init")
  }
}
