import Foundation

/// A file that `init` writes, and does not overwrite once a person has edited it.
///
/// The last line of the file holds a digest of the text above it. If the digest is that of the
/// text, nobody has edited the file, and `init` may replace it. If the digest is wrong or missing,
/// the file belongs to the person who edited it.
struct OwnFile {
  /// The path at which `init` writes the file of the package that checks an app.
  var path: String
  var text: String
  /// The characters that begin a comment in this kind of file. `nil` means that the file cannot
  /// hold a comment, and so no digest. Such a file is written only if it does not exist.
  var comment: String? = "//"
  var isExecutable = false

  /// The result of writing a file that a person may have edited: written, up to date, or left as
  /// the person has edited it.
  enum Outcome: Equatable {
    case written, unchanged, edited
  }

  private static let mark = "written by turnstile init, and again as long as nobody edits it: "

  /// The text of the file, with a last line that holds a digest of the text, by which an edit is
  /// noticed.
  var contents: String {
    guard let comment else { return text }
    return text + "\(comment) \(Self.mark)\(Self.digest(text))\n"
  }

  /// Writes the file, unless there is one of that name that a person has edited.
  func write() throws(AdoptionError) -> Outcome {
    if let data = FileManager.default.contents(atPath: path) {
      let present = String(decoding: data, as: UTF8.self)
      if present == contents { return .unchanged }
      guard comment != nil, Self.isUntouched(present) else { return .edited }
    }
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: URL(filePath: path), options: .atomic)
      if isExecutable {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    } catch {
      throw AdoptionError(
        "\(path): error: This file cannot be written\(WriteFailure.reason(error)).")
    }
    return .written
  }

  /// Returns true if `init` once wrote the file with the given text, even if a person has edited it
  /// since.
  static func isOurs(_ text: String) -> Bool { text.contains(mark) }

  /// Returns true if a file's text is exactly as `init` wrote it, so that it may be overwritten.
  static func isUntouched(_ text: String) -> Bool {
    guard let range = text.range(of: mark, options: .backwards),
      let lineStart = text[..<range.lowerBound].lastIndex(of: "\n")
    else { return false }
    let body = String(text[...lineStart])
    return text[range.upperBound...].trimmingCharacters(in: .newlines) == digest(body)
  }

  /// Returns a file's text without its last line, which holds a digest of the text.
  static func body(of text: String) -> String {
    guard let range = text.range(of: mark, options: .backwards),
      let lineStart = text[..<range.lowerBound].lastIndex(of: "\n")
    else { return text }
    return String(text[...lineStart])
  }

  private static func digest(_ text: String) -> String {
    let digits = String(Header.digest(Array(text.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
