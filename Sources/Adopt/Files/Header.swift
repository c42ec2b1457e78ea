/// The comment on the first line of a file that was rewritten for Linux. It holds the name of the
/// app's file and a digest of the text that was written.
///
/// The comment is on the first line, before the text of that line, so that line numbers stay the
/// same. The digest shows if a person has edited the file since. Writing such a file again would
/// lose the person's work.
struct Header: Equatable, Sendable {
  var source: String
  var digest: UInt64

  private static let opening = "/* Adopted by turnstile from "
  private static let advice = "; edit that file and adopt it again. "
  private static let closing = " */ "

  init(source: String, body: [UInt8]) {
    self.source = source.split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
    digest = Self.digest(body)
  }

  private init(source: String, digest: UInt64) {
    self.source = source
    self.digest = digest
  }

  var bytes: [UInt8] {
    let digits = String(digest, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return Array("\(Self.opening)\(source)\(Self.advice)\(padded)\(Self.closing)".utf8)
  }

  /// Returns the text of a file without the header comment that the tool writes on its first line,
  /// and that header, which is `nil` if the file has none.
  static func split(_ bytes: [UInt8]) -> (header: Header?, body: [UInt8]) {
    // A byte-order mark is removed, because the header comment is put in front of the text, and the
    // compiler accepts a mark only at the beginning of a file. UTF-8 needs no mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard bytes.starts(with: opening.utf8),
      let end = bytes.firstIndex(of: .star, after: opening.utf8.count),
      end + 2 < bytes.count, bytes[end + 1] == .slash
    else { return (nil, bytes) }
    let text = String(decoding: bytes[opening.utf8.count..<(end - 1)], as: UTF8.self)
    guard let digest = UInt64(text.suffix(16), radix: 16), text.dropLast(16).hasSuffix(advice)
    else { return (nil, bytes) }
    let source = String(text.dropLast(16 + advice.count))
    return (Header(source: source, digest: digest), Array(bytes[(end + 3)...]))
  }

  /// Returns the FNV-1a hash of some bytes, which is the same on every machine.
  static func digest(_ bytes: [UInt8]) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return digest
  }
}

extension [UInt8] {
  /// Returns the index of the first byte of a given value at or behind a given index, or `nil` if
  /// there is none.
  fileprivate func firstIndex(of byte: UInt8, after start: Int) -> Int? {
    self[Swift.min(start, count)...].firstIndex(of: byte)
  }
}
