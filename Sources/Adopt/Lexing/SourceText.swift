/// The bytes of a Swift file, with the offsets at which its lines begin.
///
/// Columns count bytes from the start of the line, as the compiler's columns do. So a place in a
/// message is the one that the compiler would report.
struct SourceText: Sendable {
  /// The name that messages use for the Swift file.
  let name: String
  let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The places that the pieces of this text had in the app's file, if earlier rewrites have moved
  /// them; see ``Revision``.
  private let origin: Origin?

  /// A map from a rewritten text to the text before: for each piece of the text, its start in both.
  struct Origin: Sendable {
    let source: [SourceText]
    var pieces: [(new: Int, old: Int)]

    init(_ source: SourceText, _ pieces: [(new: Int, old: Int)]) {
      self.source = [source]
      self.pieces = pieces
    }
  }

  init(name: String, bytes: [UInt8], origin: Origin? = nil) {
    self.name = name
    self.bytes = bytes
    self.origin = origin
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == .newline { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Returns the part of the Swift file in a range of bytes as text.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// Returns the index of the line that contains a byte, counted from 0.
  func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of lines in the Swift file.
  var lineCount: Int { lineStarts.count }

  /// Returns the text of a line without its line end. Lines are counted from 1; a line that does
  /// not exist is empty.
  func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return text(lineStarts[number - 1]..<end)
  }

  /// Returns the line and column of a byte in the app's file as it was read, before any rewrite.
  func place(at offset: Int) -> Place {
    if let origin, let source = origin.source.first {
      let piece = origin.pieces.last { $0.new <= offset } ?? (0, 0)
      return source.place(at: min(piece.old + offset - piece.new, source.bytes.count))
    }
    let line = lineIndex(at: offset)
    return Place(file: name, line: line + 1, column: offset - lineStarts[line] + 1)
  }
}

/// A place in a Swift file: the file's name, the line and the column, both counted from 1.
struct Place: Hashable, Sendable, CustomStringConvertible {
  var file: String
  var line: Int
  var column: Int

  var description: String { "\(file):\(line):\(column)" }

  /// Returns the name of a cut that a rewrite makes at this place: the file's own name, the line
  /// and the word that is cut.
  func nameOfCut(_ word: String) -> String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line) \(word)"
  }
}

/// An error at a place in a Swift file, in the form of a compiler's error.
struct Complaint: Hashable, Sendable, CustomStringConvertible {
  var place: Place
  var message: String

  var description: String { "\(place): \(message)" }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }

  /// True if a Swift name may begin with this byte. Every non-ASCII byte counts, because non-ASCII
  /// operators are recognised before.
  var beginsWord: Bool {
    (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) || self == 0x5F
      || self == 0x24 || self >= 0x80
  }

  var continuesWord: Bool { beginsWord || isDigit }

  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
