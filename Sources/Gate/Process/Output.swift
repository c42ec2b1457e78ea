import Foundation
import PlainText

/// Prints the gate's output: text on the standard output, and complaints on the standard error.
///
/// A reader that goes away, such as `head`, does not end the gate: the remaining text is dropped,
/// the reports are written, and the exit code is the same. After another error, such as a full
/// disk, a gate without a finding does not pass, because its report cannot be read.
@MainActor
enum Output {
  /// True if some of the gate's output could not be written.
  private(set) static var hasFailed = false

  /// Prints text from another part of the gate on the standard output.
  static func say(_ text: String) { write(Visible.text(text) + "\n", to: 1) }

  /// Prints a complaint on the standard error.
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
