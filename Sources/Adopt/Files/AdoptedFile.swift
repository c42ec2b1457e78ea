/// A file to be written.
public struct AdoptedFile: Sendable {
  /// The path of the file in the output folder.
  public var path: String
  /// The name of the file that it was made of.
  public var source: String
  /// The text before the rewrites.
  let original: [UInt8]
  /// The text after the rewrites, without the header.
  let body: [UInt8]
  /// The changes that were made.
  public var changes: [Change]
  /// True if the file names its source to the compiler, so that errors, warnings and backtraces
  /// name the file of the app and its line.
  var isLocated = false

  /// The bytes to write: a header on the first line, and the file.
  public var bytes: [UInt8] {
    let text = isLocated ? location + body : body
    return Header(source: source, body: text).bytes + text
  }

  /// The line that names the source to the compiler. It stands alone, and undoes the shift of line
  /// numbers that it causes.
  private var location: [UInt8] {
    Array("\n#sourceLocation(file: \(SwiftText.string(source)), line: 1)\n".utf8)
  }

  /// The text to write.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
