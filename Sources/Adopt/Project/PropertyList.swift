/// A property list in the old style of Xcode's project files, such as `{ name = "My App"; files = (
/// A1, B2, ); }`. The reader also accepts property lists in XML, which other tools write.
///
/// ```swift
/// let list = try PropertyList("{ targets = ( A1 /* App */ ); }", name: "project.pbxproj")
/// list["targets"].items.first?.text  // "A1"
/// ```
///
/// A dictionary keeps the order of its keys, so that the same file always gives the same results.
indirect enum PropertyList: Equatable, Sendable {
  case text(String)
  case list([PropertyList])
  case table(order: [String], values: [String: PropertyList])

  /// Reads a property list. An error that is thrown names the line of the mistake.
  ///
  /// - Parameter name: The name of the file, for messages.
  init(_ text: String, name: String) throws(AdoptionError) {
    if text.hasPrefix("<?xml") || text.hasPrefix("<plist") {
      let root = try XMLReader.read(InputFile(name: name, path: name, bytes: Array(text.utf8)))
      let top = root.name == "plist" ? root.children.first : root
      guard top?.name == "dict" else {
        throw AdoptionError("\(name): error: A property list begins with a <dict>.")
      }
      self = .table(XMLPropertyList.members(root))
      return
    }
    var reader = Reader(bytes: Array(text.utf8), name: name)
    self = try reader.readAll()
  }

  private init(_ value: XMLPropertyList.Value) {
    switch value {
    case .string(let text), .literal(let text): self = .text(text)
    case .list(let items): self = .list(items.map(PropertyList.init))
    case .dictionary(let members): self = .table(members)
    }
  }

  private static func table(
    _ members: [(key: String, value: XMLPropertyList.Value)]
  ) -> PropertyList {
    var values: [String: PropertyList] = [:]
    for member in members { values[member.key] = PropertyList(member.value) }
    return .table(order: members.map(\.key), values: values)
  }

  /// Returns the value of a key in the property list's dictionary, or an empty dictionary if there
  /// is no such key.
  subscript(_ key: String) -> PropertyList {
    if case .table(_, let values) = self { return values[key] ?? .table(order: [], values: [:]) }
    return .table(order: [], values: [:])
  }

  /// The text, if the property list's value is a string; `nil` for any other value.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements, if the property list's value is an array; empty for any other value.
  var items: [PropertyList] { if case .list(let items) = self { items } else { [] } }

  /// The keys, if the property list's value is a dictionary, in the order of the file; empty for
  /// any other value.
  var order: [String] { if case .table(let order, _) = self { order } else { [] } }

  // MARK: - Reading

  private struct Reader {
    let bytes: [UInt8]
    let name: String
    var index = 0
    /// The deepest allowed nesting of values. No project needs as much, and the recursive reader
    /// goes this deep without overflowing the stack.
    private static let deepest = 200

    init(bytes: [UInt8], name: String) {
      self.bytes = bytes
      self.name = name
    }

    mutating func readAll() throws(AdoptionError) -> PropertyList {
      let list = try read(depth: 0)
      try skipBlanks()
      if index < bytes.count { throw complaint("there is something behind the end of the list") }
      return list
    }

    private mutating func read(depth: Int) throws(AdoptionError) -> PropertyList {
      guard depth < Self.deepest else { throw complaint("brackets are nested too deep") }
      try skipBlanks()
      switch next {
      case UInt8(ascii: "{"): return try readTable(depth)
      case UInt8(ascii: "("): return try readList(depth)
      case UInt8(ascii: "<"): return try readData()
      default: return .text(try readText())
      }
    }

    private mutating func readTable(_ depth: Int) throws(AdoptionError) -> PropertyList {
      let start = index
      index += 1
      var keys: [String] = []
      var values: [String: PropertyList] = [:]
      while true {
        try skipBlanks()
        guard let byte = next else { throw complaint("this '{' is never closed", at: start) }
        if byte == UInt8(ascii: "}") {
          index += 1
          return .table(order: keys, values: values)
        }
        let key = try readText()
        try expect("=")
        let value = try read(depth: depth + 1)
        try expect(";")
        if values.updateValue(value, forKey: key) == nil { keys.append(key) }
      }
    }

    private mutating func readList(_ depth: Int) throws(AdoptionError) -> PropertyList {
      let start = index
      index += 1
      var items: [PropertyList] = []
      while true {
        try skipBlanks()
        guard let byte = next else { throw complaint("this '(' is never closed", at: start) }
        if byte == UInt8(ascii: ")") {
          index += 1
          return .list(items)
        }
        items.append(try read(depth: depth + 1))
        try skipBlanks()
        if next == UInt8(ascii: ",") {
          index += 1
        } else if next != UInt8(ascii: ")") {
          throw complaint("a ',' or a ')' was expected")
        }
      }
    }

    private mutating func readData() throws(AdoptionError) -> PropertyList {
      let start = index
      while let byte = next, byte != UInt8(ascii: ">") { index += 1 }
      guard next != nil else { throw complaint("this '<' is never closed", at: start) }
      index += 1
      return .text(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func readText() throws(AdoptionError) -> String {
      guard let byte = next else { throw complaint("the file ends where a value was expected") }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(byte) }
      let start = index
      while let byte = next, !Self.ends.contains(byte), !startsComment { index += 1 }
      guard index > start else {
        throw complaint("a value was expected (was '\(String(decoding: [byte], as: UTF8.self))')")
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static let ends = Set(" \t\r\n;,=(){}<>\"'".utf8)

    private mutating func readQuoted(_ quote: UInt8) throws(AdoptionError) -> String {
      let start = index
      index += 1
      var text: [UInt8] = []
      while let byte = next {
        index += 1
        if byte == quote { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = next else {
          text.append(byte)
          continue
        }
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "U"):
          let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
          guard let number = UInt32(digits, radix: 16), digits.count == 4 else {
            throw complaint("'\\U' must be followed by four hexadecimal digits")
          }
          // Xcode writes a character beyond 16 bits as two surrogates. Each is replaced by U+FFFD,
          // because a surrogate alone is no character.
          text += "\(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}")".utf8
          index += 4
        default: text.append(escaped)
        }
      }
      throw complaint("this quotation mark is never closed", at: start)
    }

    // MARK: - Blanks

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var startsComment: Bool {
      next == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
    }

    private mutating func expect(_ mark: Character) throws(AdoptionError) {
      try skipBlanks()
      guard next == mark.asciiValue else { throw complaint("a '\(mark)' was expected") }
      index += 1
    }

    private mutating func skipBlanks() throws(AdoptionError) {
      while let byte = next {
        if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
          index += 1
        } else if startsComment {
          let start = index
          index += 2
          while index + 1 < bytes.count,
            bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
          { index += 1 }
          guard index + 1 < bytes.count else {
            throw complaint("this comment is never closed", at: start)
          }
          index += 2
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "/")
        {
          while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
        } else {
          return
        }
      }
    }

    private func complaint(_ problem: String, at place: Int? = nil) -> AdoptionError {
      let line = 1 + bytes[..<min(place ?? index, bytes.count)].count { $0 == UInt8(ascii: "\n") }
      return AdoptionError(
        "\(name):\(line): error: This is no project of Xcode's that can be read: \(problem).")
    }
  }
}
