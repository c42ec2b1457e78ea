/// A stored trace: the subject, the finding at the time of storing, and the steps.
///
/// The format is meant for people to read, write and compare:
/// ```
/// turnstile trace 1
/// subject springUp
/// breaks outcome-is-honest
///   0 down 1 at 195,300
///  16 move 1 to 195,316
///  32 up 1
/// ```
/// Parsing and printing a file that this type has printed gives the same bytes.
public struct StoredTrace: Hashable, Sendable {
  /// The version number of the format, which stands in the first line of every stored trace.
  public static let version = 1
  /// The maximum number of bytes in a stored trace; a larger file is refused.
  public static let sizeLimit = 1 << 20

  /// The name of the subject to which the trace belongs.
  public var subject: String
  /// The finding for which the trace is stored; `nil` for a trace that is replayed without an
  /// expected finding.
  public var breaks: Finding?
  /// The steps that the stored trace consists of.
  public var trace: Trace

  /// Creates a stored trace of a subject, with the finding that the trace shows.
  public init(subject: String, breaks: Finding?, trace: Trace) {
    self.subject = subject
    self.breaks = breaks
    self.trace = trace
  }
}

extension StoredTrace: CustomStringConvertible {
  /// The text of the stored trace's whole file, with its last newline.
  public var description: String {
    var lines = ["turnstile trace \(Self.version)", "subject \(subject)"]
    if let breaks { lines.append("breaks \(breaks)") }
    return (lines + trace.lines).joined(separator: "\n") + "\n"
  }
}

// MARK: - Parsing

extension StoredTrace {
  /// Reads a stored trace from a file's bytes.
  ///
  /// - Throws: ``TraceError`` with the line and the column of the first thing that cannot be read.
  public init(parsing bytes: [UInt8]) throws(TraceError) {
    guard bytes.count <= Self.sizeLimit else {
      throw TraceError(
        line: 1, column: 1, text: "",
        message: "a seed file has at most \(Self.sizeLimit) bytes (was \(bytes.count))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let (line, column) = Self.firstInvalidPlace(in: bytes)
      throw TraceError(
        line: line, column: column, text: "", message: "a seed file must be UTF-8 text")
    }
    try self.init(parsing: text)
  }

  /// Reads a stored trace from a file's text.
  public init(parsing text: String) throws(TraceError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.last == "" else {
      throw TraceError(
        line: lines.count, column: lines[lines.count - 1].utf8.count + 1,
        text: lines[lines.count - 1],
        message: "the file is cut off: its last line must end with a newline")
    }
    lines.removeLast()

    var reader = Header(lines: lines)
    try reader.readVersion()
    subject = try reader.readSubject()
    breaks = try reader.readFinding()
    var steps: [Step] = []
    for index in reader.next..<lines.count {
      steps.append(try Step.parse(lines[index], line: index + 1))
    }
    trace = Trace(steps)
    if let flaw = trace.flaw {
      let line = reader.next + flaw.index
      throw TraceError(line: line + 1, column: 1, text: lines[line], message: flaw.reason)
    }
  }

  private static func firstInvalidPlace(in bytes: [UInt8]) -> (line: Int, column: Int) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): (line, column) = (line + 1, 1)
      case .scalarValue(let scalar): column += UTF8.width(scalar)
      case .emptyInput, .error: return (line, column)
      }
    }
  }

  /// The lines of a stored trace's file before the steps: the version of the format, the subject
  /// and the finding.
  private struct Header {
    let lines: [String]
    var next = 0

    private mutating func line(_ keyword: String) throws(TraceError) -> LineScanner {
      guard next < lines.count else {
        throw TraceError(
          line: next + 1, column: 1, text: "",
          message: "the file is cut off: expected '\(keyword)'")
      }
      defer { next += 1 }
      return LineScanner(lines[next], line: next + 1)
    }

    mutating func readVersion() throws(TraceError) {
      var scanner = try line("turnstile trace \(StoredTrace.version)")
      guard lines[0].hasPrefix("turnstile trace ") else {
        throw scanner.error(
          "this is no stored trace: its first line must be 'turnstile trace \(StoredTrace.version)'"
        )
      }
      try scanner.expect("turnstile")
      try scanner.expect("trace")
      scanner.skipBlanks()
      let place = scanner
      let version = try scanner.integer("a version", in: 0...Int(Int32.max))
      guard version == StoredTrace.version else {
        throw place.error(
          "this version reads trace format \(StoredTrace.version) (was \(version)); a newer one wrote the file"
        )
      }
      try scanner.end()
    }

    mutating func readSubject() throws(TraceError) -> String {
      var scanner = try line("subject NAME")
      try scanner.expect("subject")
      return try scanner.rest("the subject's name")
    }

    mutating func readFinding() throws(TraceError) -> Finding? {
      guard next < lines.count, lines[next].hasPrefix("breaks") else { return nil }
      var scanner = try line("breaks CLAUSE")
      try scanner.expect("breaks")
      scanner.skipBlanks()
      let place = scanner
      guard let finding = Finding(parsing: try scanner.rest("a clause")) else {
        throw place.error(
          "expected a clause, such as completes-once or completes-in-time:early-end-lost")
      }
      return finding
    }
  }
}

extension Finding {
  /// Creates a finding from its ``description``: a kebab-case clause, and a cause after a colon.
  public init?(parsing text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isKebab = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 || (48...57).contains($0) }
    }
    guard isKebab else { return nil }
    self.init(
      ClauseName(rawValue: String(parts[0])),
      cause: parts.count == 2 ? Cause(rawValue: String(parts[1])) : nil)
  }
}
