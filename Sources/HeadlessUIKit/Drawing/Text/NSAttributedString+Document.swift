public import Foundation

extension NSAttributedString {
  /// The kind of a document from which a string is read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The key of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the document, a ``DocumentType``. Without it the data are plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// Creates a string from a document: plain text, or the text of a web page without its markup.
  ///
  /// On a device the page's styles become attributes. In the model the whole string has the font
  /// that such a string has by default.
  ///
  /// - Parameter documentAttributes: A place for what is known of the document, which stays as it
  ///   is.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
    self.init(
      string: type == .html ? PageText(text).text : text,
      attributes: [.font: UIFont.systemFont(ofSize: 12)])
  }
}

/// The text of a web page, as a reader sees it: without tags, and with one space for any white
/// space.
private struct PageText {
  private(set) var text = ""

  /// The tags behind which a new line begins.
  private static let breaks: Set<String> = [
    "br", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/tr",
  ]
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  init(_ page: String) {
    var rest = page[...]
    while let character = rest.first {
      switch character {
      case "<": tag(&rest)
      case "&": text += entity(&rest)
      default:
        rest.removeFirst()
        if !character.isWhitespace || character == "\u{A0}" {
          text.append(character)
        } else if let last = text.last, !last.isWhitespace {
          text.append(" ")
        }
      }
    }
  }

  /// Leaves out a tag, and what stands between the tags of a script or of a style.
  private mutating func tag(_ rest: inout Substring) {
    let inside = rest.dropFirst()
    let slash = inside.prefix { $0 == "/" }
    let word = inside.dropFirst(slash.count).prefix { $0.isLetter || $0.isNumber }
    let name = String(slash) + word.lowercased()
    rest = rest.drop { $0 != ">" }.dropFirst()
    if name == "script" || name == "style" || name == "head" {
      guard let close = rest.range(of: "</\(name)>", options: .caseInsensitive) else { return }
      rest = rest[close.upperBound...]
    } else if Self.breaks.contains(name) {
      text.append("\n")
    }
  }

  /// Takes a character that is written by its name or number, such as `&amp;`.
  private func entity(_ rest: inout Substring) -> String {
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    let behind = rest[name.endIndex...]
    guard behind.first == ";", let found = Self.character(String(name)) else {
      return String(rest.removeFirst())
    }
    rest = behind.dropFirst()
    return found
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } == true
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map { String(Character($0)) }
  }
}
