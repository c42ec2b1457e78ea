import Foundation

/// A file that `init` writes, but does not change after a person has edited it.
///
/// The last line holds a digest of the text before it. While the digest fits the text, the file is
/// unchanged and may be written anew. If the digest differs or the line is gone, the file belongs
/// to the person.
struct OwnFile {
  /// The path of the file that `init` writes.
  var path: String
  var text: String
  /// The mark that begins a comment in the file; `nil` for a file without comments, which is
  /// written only once.
  var comment: String? = "//"
  var isExecutable = false

  /// The outcome of writing such a file.
  enum Outcome: Equatable {
    case written, unchanged, edited
  }

  private static let mark = "written by turnstile init, and again as long as nobody edits it: "

  /// The text to write, with a last line that holds a digest of the text.
  var contents: String {
    guard let comment else { return text }
    return text + "\(comment) \(Self.mark)\(Self.digest(text))\n"
  }

  /// Writes the file, unless a person has edited it.
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

  /// Returns true if `init` once wrote a text, even if a person has edited it since.
  static func isOurs(_ text: String) -> Bool { text.contains(mark) }

  /// Returns true if a text is as `init` wrote it.
  static func isUntouched(_ text: String) -> Bool {
    guard let range = text.range(of: mark, options: .backwards),
      let lineStart = text[..<range.lowerBound].lastIndex(of: "\n")
    else { return false }
    let body = String(text[...lineStart])
    return text[range.upperBound...].trimmingCharacters(in: .newlines) == digest(body)
  }

  /// Returns a text without its last line, which holds the digest.
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
