import Foundation
import PlainText

/// Prints the command-line tool's text on the standard output, and its error messages on the
/// standard error.
///
/// If the reader of the output goes away, as `head` does, the gate continues without printing,
/// writes its reports, and has the same exit code. After another error, such as a full disk, the
/// gate cannot pass, because nobody could read its result.
@MainActor
enum Output {
  /// True if some of the output could not be written, so that the exit code must not say that all
  /// is well.
  private(set) static var hasFailed = false

  /// Prints text on the standard output, with control characters replaced by visible signs.
  static func say(_ text: String) { write(Visible.text(text) + "\n", to: 1) }

  /// Prints an error message on the standard error, with control characters replaced by visible
  /// signs.
  static func note(_ text: String) { write(Visible.text(text) + "\n", to: 2) }

  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return descriptor == 1 ? fail(errno) : () }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func fail(_ error: Int32) {
    guard error != EPIPE, !hasFailed else { return }
    hasFailed = true
    note("The standard output cannot be written: \(String(cString: strerror(error)))")
  }
}
