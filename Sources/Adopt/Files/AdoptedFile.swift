/// A Swift file that was made from a file of the app and compiles on Linux. It is still to be
/// written to the output folder.
public struct AdoptedFile: Sendable {
  /// The path in the output folder to which the rewritten file is written.
  public var path: String
  /// The name of the app's file of which this file is a rewritten copy.
  public var source: String
  /// The content of the app's file before it was rewritten, as bytes.
  let original: [UInt8]
  /// The content of the file after its rewriting, as bytes, without the header comment that the
  /// tool puts on the first line.
  let body: [UInt8]
  /// The changes by which this file differs from the app's file, as the summary lists them.
  public var changes: [Change]
  /// True if the text has a `#sourceLocation` with the path of the app's file, so that the
  /// compiler's errors, warnings and backtraces show the app's file and line.
  var isLocated = false

  /// The bytes to write to the output folder: the header comment on the first line, and then the
  /// rewritten text.
  public var bytes: [UInt8] {
    let text = isLocated ? location + body : body
    return Header(source: source, body: text).bytes + text
  }

  /// The `#sourceLocation` line that names the app's file to the compiler. It needs a line of its
  /// own, and makes the compiler count the next line as the first.
  private var location: [UInt8] {
    Array("\n#sourceLocation(file: \(SwiftText.string(source)), line: 1)\n".utf8)
  }

  /// The text to write to the output folder: a header comment on the first line, and the rewritten
  /// code.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
