/// A file as it is written.
public struct AdoptedFile: Sendable {
  /// Where it goes, from the folder of all of them.
  public var path: String
  /// What it was made of.
  public var source: String
  /// What was there before.
  let original: [UInt8]
  /// What is there now, without the header.
  let body: [UInt8]
  /// What was done to it.
  public var changes: [Change]
  /// Whether the compiler is told where the file comes from, so that errors, warnings and
  /// backtraces name the file of the app and its line.
  var isLocated = false

  /// What is written: a header on the first line, and the file.
  public var bytes: [UInt8] {
    let text = isLocated ? location + body : body
    return Header(source: source, body: text).bytes + text
  }

  /// A line of its own, as the compiler wants it; it also undoes the shift that it brings.
  private var location: [UInt8] {
    Array("\n#sourceLocation(file: \(SwiftText.string(source)), line: 1)\n".utf8)
  }

  /// What is written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
