/// A scanner that reads one line of a trace from left to right, and reports the exact place of an
/// error.
struct LineScanner {
  let text: String
  let line: Int
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String, line: Int) {
    self.text = text
    self.line = line
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Returns an error that names the scanner's position in the line and the text that was expected
  /// there.
  func error(_ expected: String) -> TraceError {
    TraceError(line: line, column: position + 1, text: text, message: expected)
  }

  /// Skips all blanks at the scanner's position in the line.
  mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Reads a word of letters and dashes from the line, and returns it.
  mutating func word() -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a word from the line, and throws unless it is the expected one.
  mutating func expect(_ expected: String) throws(TraceError) {
    skipBlanks()
    let start = position
    guard word() == expected else {
      position = start
      throw error("expected '\(expected)'")
    }
  }

  /// Reads a comma from the line, and throws if there is none.
  mutating func comma() throws(TraceError) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else {
      throw error("expected ',' between two numbers")
    }
    position += 1
  }

  /// Reads a whole number from the line, and throws unless it lies in the given range.
  mutating func integer(_ name: String, in range: ClosedRange<Int>) throws(TraceError) -> Int {
    skipBlanks()
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    let digits = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    guard digits < position else {
      position = start
      throw error("expected \(name), a whole number")
    }
    // Ten digits are enough for every number in a trace; longer numbers are refused before they are
    // converted.
    let value =
      position - digits <= 10 ? Int(String(decoding: bytes[start..<position], as: UTF8.self)) : nil
    guard let value, range.contains(value) else {
      let shown = String(decoding: bytes[start..<min(position, start + 20)], as: UTF8.self)
      position = start
      throw error(
        "\(name) must lie in \(range.lowerBound)...\(range.upperBound) (was \(shown)\(shown.utf8.count == 20 ? "…" : ""))"
      )
    }
    return value
  }

  /// Reads and returns the rest of the line, without leading blanks.
  mutating func rest(_ name: String) throws(TraceError) -> String {
    skipBlanks()
    guard !isAtEnd else { throw error("expected \(name)") }
    defer { position = bytes.count }
    return String(decoding: bytes[position...], as: UTF8.self)
  }

  /// Throws an error unless the whole line has been read.
  mutating func end() throws(TraceError) {
    skipBlanks()
    guard isAtEnd else { throw error("expected the end of the line") }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// An error for a place in a trace's text that cannot be read.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line that cannot be read, from 1.
  public var line: Int
  /// The column in the line where reading failed, in bytes from 1.
  public var column: Int
  /// The text of the line with the error, shortened if it is long.
  public var text: String
  /// A description of the text that was expected at the place of the error.
  public var message: String

  init(line: Int, column: Int, text: String, message: String) {
    self.line = line
    self.column = column
    self.text = String(decoding: text.utf8.prefix(max(100, column + 20)).prefix(200), as: UTF8.self)
    self.message = message
  }

  /// The error's text: the place, the message, the line, and a caret that points to the column.
  public var description: String {
    let caret = String(repeating: " ", count: min(column, 200) - 1) + "^"
    return "line \(line), column \(column): \(message)\n  \(text)\n  \(caret)"
  }
}
