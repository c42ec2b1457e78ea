/// Checks that a file contains Swift code before the file is rewritten.
enum TextCheck {
  /// The maximum size, in bytes, of a Swift file that is rewritten. Neither people nor generators
  /// write larger ones.
  static let largest = 8 << 20

  static func complaint(about source: SourceText) -> Complaint? {
    func complaint(at offset: Int, _ message: String) -> Complaint {
      Complaint(place: source.place(at: offset), message: message)
    }
    if source.bytes.allSatisfy(\.isBlank), !source.bytes.contains(0) {
      return complaint(at: 0, "The file is empty.")
    }
    if source.bytes.count > largest {
      return complaint(
        at: 0,
        "The file has \(source.bytes.count >> 20) MB, and a Swift file has at most "
          + "\(largest >> 20).")
    }
    if let zero = source.bytes.firstIndex(of: 0) {
      return complaint(at: zero, "The file has a zero byte in it; it is binary, not text.")
    }
    if let invalid = firstInvalid(source.bytes) {
      return complaint(
        at: invalid, "This byte (\(source.bytes[invalid])) is not UTF-8, which all Swift files are."
      )
    }
    return nil
  }

  /// Returns true if a file's code has a declaration or an import, as Swift has, or if the file has
  /// no code at all.
  static func looksLikeSwift(_ outline: Outline) -> Bool {
    outline.listing.count == 0 || !outline.declarations.isEmpty
      || !Imports.imports(outline.listing).isEmpty || declaresOtherwise(outline.listing)
  }

  /// Returns true if the code declares a type alias, an operator or a precedence group.
  private static func declaresOtherwise(_ listing: Listing) -> Bool {
    listing.tokens.indices.contains { index in
      listing.isWord(index) && listing.isWord(index + 1)
        && (["typealias", "precedencegroup"].contains(listing.words[index])
          || (["prefix", "infix", "postfix"].contains(listing.words[index])
            && listing.words[index + 1] == "operator"))
    }
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // The position of the first byte that is not UTF-8 is found by halving the text again and
    // again.
    var (valid, invalid) = (0, bytes.count)
    while invalid - valid > 1 {
      let middle = (valid + invalid) / 2
      var end = middle
      while end > valid, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      if end > valid, String(validating: bytes[valid..<end], as: UTF8.self) != nil {
        valid = end
      } else {
        invalid = middle
      }
    }
    return valid
  }
}
