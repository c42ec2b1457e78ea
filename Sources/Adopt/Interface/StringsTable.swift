/// Reads string tables in three formats: `"key" = "text";` with comments, a property list, or
/// Xcode's catalogue of all languages.
enum StringsTable {
  /// Returns the keys and texts of a table of localised strings, in the order of the file.
  static func read(_ file: InputFile) throws(AdoptionError) -> [(key: String, value: String)] {
    if file.name.hasSuffix(".xcstrings") { return try catalogue(file) }
    if file.bytes.starts(with: Array("<?xml".utf8)) {
      return XMLPropertyList.members(try XMLReader.read(file)).compactMap { key, value in
        value.text.map { (key, $0) }
      }
    }
    var reader = Reader(source: SourceText(name: file.name, bytes: decoded(file.bytes)))
    do {
      return try reader.table()
    } catch {
      throw AdoptionError([error.complaint])
    }
  }

  /// Returns the bytes of a table of localised strings as UTF-8. Older tables are UTF-16.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the texts of a string catalogue (`.xcstrings`) in the language in which the app was
  /// written.
  private static func catalogue(
    _ file: InputFile
  ) throws(AdoptionError) -> [(key: String, value: String)] {
    let value: JSONValue
    do {
      value = try JSONValue.read(file)
    } catch {
      throw AdoptionError([Complaint(place: error.place, message: error.message)])
    }
    let language = value["sourceLanguage"]?.string ?? "en"
    return value["strings"]?.members.map { key, entry in
      let unit = entry["localizations"]?[language]?["stringUnit"]
      return (key, unit?["value"]?.string ?? key)
    } ?? []
  }

  private struct Failure: Error { var complaint: Complaint }

  private struct Reader {
    let source: SourceText
    var index = 0

    func failure(_ message: String) -> Failure {
      Failure(
        complaint: Complaint(
          place: source.place(at: min(index, source.bytes.count)), message: message))
    }

    var next: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

    mutating func table() throws(Failure) -> [(key: String, value: String)] {
      var found: [(String, String)] = []
      try skipRemarks()
      while next != nil {
        let key = try word()
        try skipRemarks()
        guard next == UInt8(ascii: "=") else {
          throw failure("'=' was expected here, between a key and its text.")
        }
        index += 1
        try skipRemarks()
        found.append((key, try word()))
        try skipRemarks()
        guard next == UInt8(ascii: ";") else {
          throw failure("';' was expected here, after the text of '\(key)'.")
        }
        index += 1
        try skipRemarks()
      }
      return found
    }

    mutating func skipRemarks() throws(Failure) {
      while let byte = next {
        if byte.isBlank {
          index += 1
        } else if source.bytes[index...].starts(with: "//".utf8) {
          while let byte = next, byte != .newline { index += 1 }
        } else if source.bytes[index...].starts(with: "/*".utf8) {
          let start = index
          index += 2
          while next != nil, !source.bytes[index...].starts(with: "*/".utf8) { index += 1 }
          if next == nil {
            index = start
            throw failure("This comment is never closed.")
          }
          index += 2
        } else {
          return
        }
      }
    }

    mutating func word() throws(Failure) -> String {
      guard next == .quote else {
        let start = index
        while let byte = next, byte.continuesWord || "-.:/".utf8.contains(byte) { index += 1 }
        if index == start { throw failure("A text in quotes was expected here.") }
        return source.text(start..<index)
      }
      let start = index
      index += 1
      var text: [UInt8] = []
      while let byte = next, byte != .quote {
        index += 1
        if byte == .backslash, let escape = next {
          index += 1
          switch escape {
          case UInt8(ascii: "n"): text.append(.newline)
          case UInt8(ascii: "t"): text.append(9)
          default: text.append(escape)
          }
        } else {
          text.append(byte)
        }
      }
      guard next == .quote else {
        index = start
        throw failure("This text is never closed.")
      }
      index += 1
      return String(decoding: text, as: UTF8.self)
    }
  }
}
