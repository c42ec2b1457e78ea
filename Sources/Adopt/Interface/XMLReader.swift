/// Reads the XML that Xcode writes: elements, attributes, text, comments, the five entities and
/// character numbers.
///
/// The XML reader of the toolchain gives no exact place and no clear message for a broken document.
/// Here every error has a line and a column, and says what was expected there.
struct XMLReader {
  /// The deepest allowed nesting of XML elements. No storyboard comes near it, and recursive
  /// functions go this deep without overflowing the stack.
  static let deepest = 200

  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0

  /// Reads an XML document and returns its outermost element.
  static func read(_ file: InputFile) throws(AdoptionError) -> XMLElement {
    var bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let source = SourceText(name: file.name, bytes: bytes)
    if let complaint = TextCheck.complaint(about: source) { throw AdoptionError([complaint]) }
    var reader = XMLReader(source)
    do {
      return try reader.document()
    } catch {
      throw AdoptionError([error.complaint])
    }
  }

  private struct Failure: Error { var complaint: Complaint }

  private init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  private func failure(_ message: String, at offset: Int? = nil) -> Failure {
    let place = source.place(at: min(offset ?? index, bytes.count))
    return Failure(complaint: Complaint(place: place, message: message))
  }

  // MARK: - Elements

  private mutating func document() throws(Failure) -> XMLElement {
    var open: [XMLElement] = []
    var root: XMLElement?
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        try text(into: &open)
        continue
      }
      if try skipsRemark(into: &open) { continue }
      if index + 1 < bytes.count, bytes[index + 1] == .slash {
        let closed = try closingTag(&open)
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
        continue
      }
      if root != nil { throw failure("The document has ended, and nothing was expected here.") }
      let (element, isEmpty) = try openingTag()
      if !isEmpty {
        if open.count >= Self.deepest {
          throw failure("Elements are nested more than \(Self.deepest) deep.")
        }
        open.append(element)
      } else if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    if let last = open.last {
      throw failure(
        "The element '\(last.name)' of line \(last.place.line) is never closed: </\(last.name)> was expected."
      )
    }
    guard let root else { throw failure("An XML document was expected, with an element.", at: 0) }
    return root
  }

  private mutating func openingTag() throws(Failure) -> (XMLElement, isEmpty: Bool) {
    let place = source.place(at: index)
    index += 1
    var element = XMLElement(name: try name("the name of an element"), place: place)
    while true {
      skipBlanks()
      guard index < bytes.count else {
        throw failure("The tag '\(element.name)' is never closed: '>' was expected.")
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (element, false)
      }
      if bytes[index] == .slash {
        index += 1
        try expect(UInt8(ascii: ">"))
        return (element, true)
      }
      let start = index
      let attribute = try name("an attribute or '>'")
      skipBlanks()
      try expect(UInt8(ascii: "="))
      skipBlanks()
      let value = try quoted()
      if element[attribute] != nil {
        throw failure("The attribute '\(attribute)' stands twice in '\(element.name)'.", at: start)
      }
      element.attributes.append((attribute, value))
    }
  }

  private mutating func closingTag(_ open: inout [XMLElement]) throws(Failure) -> XMLElement {
    let start = index
    index += 2
    let name = try name("the name of the element that ends")
    skipBlanks()
    try expect(UInt8(ascii: ">"))
    guard let last = open.popLast() else {
      throw failure("</\(name)> ends an element that has not begun.", at: start)
    }
    guard last.name == name else {
      throw failure(
        "</\(last.name)> was expected, for the element of line \(last.place.line) (found </\(name)>).",
        at: start)
    }
    return last
  }

  // MARK: - Remarks and text

  /// Skips a comment, a declaration or a processing instruction of the XML, and adds the text of a
  /// CDATA section to the open element. Returns false if none of them begins at this place.
  private mutating func skipsRemark(into open: inout [XMLElement]) throws(Failure) -> Bool {
    let start = index
    if starts("<!--") {
      index += 4
      try skip(past: "-->", "This comment is never closed.", from: start)
    } else if starts("<![CDATA[") {
      index += 9
      let begin = index
      try skip(past: "]]>", "This literal text is never closed.", from: start)
      if !open.isEmpty { open[open.count - 1].text += source.text(begin..<index - 3) }
    } else if starts("<?") {
      try skip(past: "?>", "This instruction is never closed.", from: start)
    } else if starts("<!") {
      try skip(past: ">", "This declaration is never closed.", from: start)
    } else {
      return false
    }
    return true
  }

  private mutating func text(into open: inout [XMLElement]) throws(Failure) {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let text = try resolved(start..<index)
    if !open.isEmpty {
      open[open.count - 1].text += text
    } else if !text.allSatisfy(\.isWhitespace) {
      throw failure("'<' was expected: there is no text outside the elements of XML.", at: start)
    }
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(
    past end: String, _ message: String, from start: Int
  ) throws(Failure) {
    while index < bytes.count, !starts(end) { index += 1 }
    guard index < bytes.count else { throw failure(message, at: start) }
    index += end.utf8.count
  }

  // MARK: - Words

  private mutating func name(_ expected: String) throws(Failure) -> String {
    let start = index
    while index < bytes.count,
      bytes[index].continuesWord
        || [UInt8(ascii: "-"), .dot, UInt8(ascii: ":")].contains(bytes[index])
    {
      index += 1
    }
    guard index > start else { throw failure("There has to be \(expected) here.") }
    return source.text(start..<index)
  }

  private mutating func quoted() throws(Failure) -> String {
    guard index < bytes.count, [.quote, UInt8(ascii: "'")].contains(bytes[index]) else {
      throw failure("The value of an attribute has to stand in quotes.")
    }
    let quote = bytes[index]
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") {
        throw failure("'<' cannot stand in the value of an attribute, which begins before it.")
      }
      index += 1
    }
    guard index < bytes.count else { throw failure("This value is never closed.", at: start) }
    let value = try resolved(start + 1..<index)
    index += 1
    return value
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard index < bytes.count, bytes[index] == byte else {
      throw failure("'\(Character(UnicodeScalar(byte)))' was expected here.")
    }
    index += 1
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  /// Returns the text of some bytes of XML, with entities such as `&amp;` replaced by the
  /// characters that they stand for.
  private func resolved(_ range: Range<Int>) throws(Failure) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return source.text(range) }
    var text = ""
    var start = range.lowerBound
    while let mark = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      text += source.text(start..<mark)
      guard let end = bytes[mark..<range.upperBound].firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(source.text(mark + 1..<end))
      else {
        throw failure("'&' begins a character's name, such as '&amp;', and this is none.", at: mark)
      }
      text.append(character)
      start = end + 1
    }
    return text + source.text(start..<range.upperBound)
  }

  private static func character(_ name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      guard name.hasPrefix("#"),
        let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        let scalar = UnicodeScalar(number)
      else { return nil }
      return Character(scalar)
    }
  }
}
