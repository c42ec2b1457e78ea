/// What is to be changed in all files, and what cannot be: collected by the rewrites, carried out
/// at once.
///
/// Rewrites hand in small edits of the text they have looked at, so several of them can work on one
/// line without knowing of each other. **No edit changes the number of lines.** What takes a line
/// end away gives it back, and nothing puts one in: a message of the compiler about line 40 of the
/// adopted file is about line 40 of the app's.
struct Revision: Sendable {
  let program: Program
  private var edits: [[Edit]]
  private(set) var changes: [Change] = []
  private(set) var obstacles: [Obstacle] = []

  /// A piece of text to put in the place of another.
  private struct Edit: Sendable {
    var range: Range<Int>
    var replacement: String
  }

  init(_ program: Program) {
    self.program = program
    edits = program.outlines.map { _ in [] }
  }

  // MARK: - Collecting

  /// Replaces some tokens and says what for.
  mutating func replace(_ file: Int, _ tokens: Range<Int>, with text: String, _ change: String) {
    note(file, tokens.lowerBound, change)
    replaceSilently(file, tokens, with: text)
  }

  /// Replaces some tokens as a part of a change that is already said.
  mutating func replaceSilently(_ file: Int, _ tokens: Range<Int>, with text: String) {
    let listing = program.outlines[file].listing
    edits[file].append(Edit(range: listing.bytes(tokens), replacement: text))
  }

  /// Takes some tokens out, and the blanks between them and the next one on the line.
  mutating func remove(_ file: Int, _ tokens: Range<Int>, _ change: String) {
    note(file, tokens.lowerBound, change)
    replaceWithBlanks(file, tokens, with: "")
  }

  /// Replaces some tokens and the blanks behind them on the line, as a part of a change that is
  /// already said.
  mutating func replaceWithBlanks(_ file: Int, _ tokens: Range<Int>, with text: String) {
    let listing = program.outlines[file].listing
    var range = listing.bytes(tokens)
    let bytes = listing.source.bytes
    while range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: " ") {
      range = range.lowerBound..<range.upperBound + 1
    }
    edits[file].append(Edit(range: range, replacement: text))
  }

  /// Puts text right before a token.
  mutating func insert(_ file: Int, before token: Int, _ text: String) {
    let start = program.outlines[file].listing.tokens[token].range.lowerBound
    edits[file].append(Edit(range: start..<start, replacement: text))
  }

  /// Puts text right behind a token.
  mutating func insert(_ file: Int, after token: Int, _ text: String) {
    let end = program.outlines[file].listing.tokens[token].range.upperBound
    edits[file].append(Edit(range: end..<end, replacement: text))
  }

  /// Says what was changed.
  mutating func note(_ file: Int, _ token: Int, _ change: String) {
    changes.append(
      Change(place: program.outlines[file].listing.place(token), description: change))
  }

  /// Says what cannot be changed, and what to do about it.
  mutating func report(
    _ file: Int, _ token: Int, _ problem: String, _ advice: String, missing module: String? = nil
  ) {
    let place = program.outlines[file].listing.place(token)
    obstacles.append(
      Obstacle(place: place, problem: problem, advice: advice, missingModule: module))
  }

  // MARK: - Carrying out

  /// The program with all edits made.
  func revised() -> Program {
    if edits.allSatisfy(\.isEmpty) { return program }
    return Program(
      program.outlines.enumerated().map { file, outline in
        if edits[file].isEmpty { return outline }
        let source = Self.carryOut(edits[file], in: outline.listing.source)
        return Outline(Listing.make(source).listing)
      }, own: program.own)
  }

  private static func carryOut(_ edits: [Edit], in source: SourceText) -> SourceText {
    // Insertions at one place stay in the order they were asked for, and come before what is
    // replaced there.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + 1024)
    var pieces: [(new: Int, old: Int)] = []
    var end = 0
    // An edit of text that has been replaced as a whole falls away with it.
    for edit in ordered where edit.range.lowerBound >= end {
      pieces.append((bytes.count, end))
      bytes += source.bytes[end..<edit.range.lowerBound]
      pieces.append((bytes.count, edit.range.lowerBound))
      bytes += edit.replacement.utf8
      let lines = source.bytes[edit.range].count { $0 == .newline }
      let kept = edit.replacement.utf8.count { $0 == .newline }
      precondition(kept <= lines, "An edit must not add lines (was '\(edit.replacement)').")
      bytes += repeatElement(.newline, count: lines - kept)
      end = edit.range.upperBound
    }
    pieces.append((bytes.count, end))
    bytes += source.bytes[end...]
    let origin = SourceText.Origin(source, pieces)
    return SourceText(name: source.name, bytes: bytes, origin: origin)
  }
}

/// Something that was rewritten.
public struct Change: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands in the file that was read.
  var place: Place
  /// What became of it, such as `@objc left out`.
  public var description: String
}

/// Something that could not be rewritten, and what its owner can do.
public struct Obstacle: Hashable, Sendable, CustomStringConvertible {
  var place: Place
  var problem: String
  var advice: String
  /// The module that is not here, if that is the matter.
  var missingModule: String?

  /// As a compiler would say it, so that editors and CI find the place.
  public var description: String { "\(place): warning: \(problem) \(advice)" }
}
