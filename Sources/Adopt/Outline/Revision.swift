/// Collects the edits that all rewrites make in the app's files, and the places that no rewrite can
/// change, and applies all edits at once.
///
/// Each rewrite adds small edits of the original text, so several rewrites can change one line
/// independently. **No edit changes the number of lines**: a replacement keeps the line ends of its
/// range, and no edit adds one. So a compiler's message about line 40 of the adopted file is about
/// line 40 of the app's file.
struct Revision: Sendable {
  let program: Program
  private var edits: [[Edit]]
  private(set) var changes: [Change] = []
  private(set) var obstacles: [Obstacle] = []

  /// An edit of the app's code: a text that is to replace some bytes of a file.
  private struct Edit: Sendable {
    var range: Range<Int>
    var replacement: String
  }

  init(_ program: Program) {
    self.program = program
    edits = program.outlines.map { _ in [] }
  }

  // MARK: - Collecting

  /// Replaces some tokens of a file by a text, and records the change for the summary that a person
  /// reads.
  mutating func replace(_ file: Int, _ tokens: Range<Int>, with text: String, _ change: String) {
    note(file, tokens.lowerBound, change)
    replaceSilently(file, tokens, with: text)
  }

  /// Replaces some tokens of a file by a text, without recording a change, because it belongs to
  /// one that is already recorded.
  mutating func replaceSilently(_ file: Int, _ tokens: Range<Int>, with text: String) {
    let listing = program.outlines[file].listing
    edits[file].append(Edit(range: listing.bytes(tokens), replacement: text))
  }

  /// Removes some tokens and the blanks behind them on the line, and records the change for the
  /// summary.
  mutating func remove(_ file: Int, _ tokens: Range<Int>, _ change: String) {
    note(file, tokens.lowerBound, change)
    replaceWithBlanks(file, tokens, with: "")
  }

  /// Replaces some tokens and the blanks behind them on the line, without recording a change,
  /// because it belongs to one that is already recorded.
  mutating func replaceWithBlanks(_ file: Int, _ tokens: Range<Int>, with text: String) {
    let listing = program.outlines[file].listing
    var range = listing.bytes(tokens)
    let bytes = listing.source.bytes
    while range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: " ") {
      range = range.lowerBound..<range.upperBound + 1
    }
    edits[file].append(Edit(range: range, replacement: text))
  }

  /// Inserts a text into a file, directly before a token.
  mutating func insert(_ file: Int, before token: Int, _ text: String) {
    let start = program.outlines[file].listing.tokens[token].range.lowerBound
    edits[file].append(Edit(range: start..<start, replacement: text))
  }

  /// Inserts a text into a file, directly behind a token.
  mutating func insert(_ file: Int, after token: Int, _ text: String) {
    let end = program.outlines[file].listing.tokens[token].range.upperBound
    edits[file].append(Edit(range: end..<end, replacement: text))
  }

  /// Notes, for the summary that a person reads, that something has changed at a token. The file
  /// itself is not edited here.
  mutating func note(_ file: Int, _ token: Int, _ change: String) {
    changes.append(
      Change(place: program.outlines[file].listing.place(token), description: change))
  }

  /// Reports a place in the app that cannot be rewritten for Linux, with advice for a person.
  mutating func report(
    _ file: Int, _ token: Int, _ problem: String, _ advice: String, missing module: String? = nil
  ) {
    let place = program.outlines[file].listing.place(token)
    obstacles.append(
      Obstacle(place: place, problem: problem, advice: advice, missingModule: module))
  }

  // MARK: - Carrying out

  /// Returns the declarations of all files as they are after the edits.
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
    // Texts inserted at the same byte keep their order, and stand before a replacement that begins
    // at that byte.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + 1024)
    var pieces: [(new: Int, old: Int)] = []
    var end = 0
    // If a larger edit has already replaced the bytes around an edit, the smaller edit is dropped.
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

/// A change that was made to a file of the app so that it compiles on Linux.
public struct Change: Hashable, Sendable, CustomStringConvertible {
  /// The place of the change in the app's own file, as it was before any change.
  var place: Place
  /// A description of the change to the app's code, such as `@objc left out`.
  public var description: String
}

/// A place in the app that cannot be rewritten for Linux, with advice for the app's owner.
public struct Obstacle: Hashable, Sendable, CustomStringConvertible {
  var place: Place
  var problem: String
  var advice: String
  /// The name of the missing module, if the place cannot be rewritten because a module does not
  /// exist on Linux.
  var missingModule: String?

  /// The text of the problem in the form of a compiler's warning, so that editors and CI find the
  /// place.
  public var description: String { "\(place): warning: \(problem) \(advice)" }
}
