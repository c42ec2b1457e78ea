/// A file of the app after adoption, to be written.
public struct AdoptedFile: Sendable {
  /// The path of the file in the output folder.
  public var path: String
  /// The name of the app's file from which this file was made.
  public var source: String
  /// The text of the app's file before the rewrites.
  let original: [UInt8]
  /// The text after the rewrites, without the header.
  let body: [UInt8]
  /// The changes that the rewrites have made.
  public var changes: [Change]
  /// True if the file names the app's file to the compiler, so that errors, warnings and backtraces
  /// show the app's file and line.
  var isLocated = false

  /// The bytes to write: a header on the first line, and the file.
  public var bytes: [UInt8] {
    let text = isLocated ? location + body : body
    return Header(source: source, body: text).bytes + text
  }

  /// The line that names the app's file to the compiler. It stands alone, and corrects the line
  /// numbers for itself.
  private var location: [UInt8] {
    Array("\n#sourceLocation(file: \(SwiftText.string(source)), line: 1)\n".utf8)
  }

  /// The text of the file to write.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
