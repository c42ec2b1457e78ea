/// The bytes of a Swift file, with the beginnings of its lines.
///
/// All places count bytes, as the compiler does: a column is a number of bytes from the start of
/// the line. So a place in a message is the same as the compiler's.
struct SourceText: Sendable {
  /// The name of the file in messages.
  let name: String
  let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The origin of the bytes in the app's file, if an earlier pass has moved them; see
  /// ``Revision``.
  private let origin: Origin?

  /// The origin of a revised text: for each piece, its start there and in the older text.
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

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// Returns the line that holds a byte, counted from 0.
  func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of lines in the file.
  var lineCount: Int { lineStarts.count }

  /// Returns the text of a line, counted from 1, without its end; empty if there is no such line.
  func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return text(lineStarts[number - 1]..<end)
  }

  /// Returns the line and column of a byte in the file as it was read.
  func place(at offset: Int) -> Place {
    if let origin, let source = origin.source.first {
      let piece = origin.pieces.last { $0.new <= offset } ?? (0, 0)
      return source.place(at: min(piece.old + offset - piece.new, source.bytes.count))
    }
    let line = lineIndex(at: offset)
    return Place(file: name, line: line + 1, column: offset - lineStarts[line] + 1)
  }
}

/// A place in a file: the file, the line and the column, both counted from 1.
struct Place: Hashable, Sendable, CustomStringConvertible {
  var file: String
  var line: Int
  var column: Int

  var description: String { "\(file):\(line):\(column)" }
}

/// An error at a place in the text.
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

  /// True if a Swift name may begin with the byte. Every byte beyond ASCII may begin one, because
  /// operators are recognised before names.
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
