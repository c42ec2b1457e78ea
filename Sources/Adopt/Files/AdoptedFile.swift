/// A Swift file that was made from a file of the app and compiles on Linux. It is still to be
/// written to the output folder.
public struct AdoptedFile: Sendable {
  /// The path of the file in the output folder.
  public var path: String
  /// The name of the app's file from which this file was made.
  public var source: String
  /// The text of the app's file before the rewrites.
  let original: [UInt8]
  /// The text of the file after the rewrites, without the header.
  let body: [UInt8]
  /// The changes that the rewrites have made.
  public var changes: [Change]
  /// True if the text has a `#sourceLocation` with the path of the app's file, so that the
  /// compiler's errors, warnings and backtraces show the app's file and line.
  var isLocated = false

  /// The bytes to write: the header on the first line, and then the text.
  public var bytes: [UInt8] {
    let text = isLocated ? location + body : body
    return Header(source: source, body: text).bytes + text
  }

  /// The `#sourceLocation` line that names the app's file to the compiler. It needs a line of its
  /// own, and makes the compiler count the next line as the first.
  private var location: [UInt8] {
    Array("\n#sourceLocation(file: \(SwiftText.string(source)), line: 1)\n".utf8)
  }

  /// The text to write: the header and the rewritten text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
