/// A value read from a JSON file such as an asset catalogue's `Contents.json`. An error in the file
/// is reported with its line and column.
enum JSONValue: Sendable {
  case object([(key: String, value: JSONValue)])
  case list([JSONValue])
  case text(String)
  case real(Double)
  case flag(Bool)
  case null

  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
  var array: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
  var string: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .real(let number) = self { number } else { nil } }
  var bool: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }

  static func read(_ file: InputFile) throws(Failure) -> JSONValue {
    var reader = Reader(source: SourceText(name: file.name, bytes: file.bytes))
    return try reader.document()
  }

  struct Failure: Error {
    var place: Place
    var message: String
  }

  private struct Reader {
    let source: SourceText
    var index = 0
    var depth = 0

    func failure(_ message: String) -> Failure {
      Failure(place: source.place(at: min(index, source.bytes.count)), message: message)
    }

    var next: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

    mutating func skipBlanks() { while let byte = next, byte.isBlank { index += 1 } }

    mutating func document() throws(Failure) -> JSONValue {
      let value = try value()
      skipBlanks()
      if next != nil { throw failure("The end of the file was expected here.") }
      return value
    }

    mutating func value() throws(Failure) -> JSONValue {
      skipBlanks()
      depth += 1
      defer { depth -= 1 }
      if depth > 100 { throw failure("Values are nested more than 100 deep.") }
      switch next {
      case UInt8(ascii: "{"): return try object()
      case UInt8(ascii: "["):
        index += 1
        var values: [JSONValue] = []
        skipBlanks()
        while next != UInt8(ascii: "]") {
          values.append(try value())
          try separator(UInt8(ascii: "]"))
        }
        index += 1
        return .list(values)
      case UInt8.quote: return .text(try string())
      default:
        let start = index
        while let byte = next, byte.continuesWord || "+-.".utf8.contains(byte) { index += 1 }
        switch source.text(start..<index) {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        case let word:
          guard let number = Double(word) else {
            index = start
            throw failure("A value was expected here.")
          }
          return .real(number)
        }
      }
    }

    mutating func object() throws(Failure) -> JSONValue {
      index += 1
      var members: [(String, JSONValue)] = []
      skipBlanks()
      while next != UInt8(ascii: "}") {
        guard next == UInt8.quote else { throw failure("A key in quotes was expected here.") }
        let key = try string()
        skipBlanks()
        guard next == UInt8(ascii: ":") else { throw failure("':' was expected here.") }
        index += 1
        members.append((key, try value()))
        try separator(UInt8(ascii: "}"))
      }
      index += 1
      return .object(members)
    }

    mutating func separator(_ end: UInt8) throws(Failure) {
      skipBlanks()
      if next == UInt8(ascii: ",") {
        index += 1
        skipBlanks()
      } else if next != end {
        throw failure("',' or '\(Character(UnicodeScalar(end)))' was expected here.")
      }
    }

    mutating func string() throws(Failure) -> String {
      index += 1
      var text: [UInt8] = []
      while let byte = next, byte != .quote {
        index += 1
        guard byte == .backslash else {
          text.append(byte)
          continue
        }
        guard let escape = next else { break }
        index += 1
        switch escape {
        case UInt8(ascii: "n"): text.append(.newline)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "u"):
          let end = min(index + 4, source.bytes.count)
          let code = UInt32(source.text(index..<end), radix: 16) ?? 0xFFFD
          text += Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
          index = end
        default: text.append(escape)
        }
      }
      guard next == .quote else { throw failure("This text is never closed.") }
      index += 1
      return String(decoding: text, as: UTF8.self)
    }
  }
}
