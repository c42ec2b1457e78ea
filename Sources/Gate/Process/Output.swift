import Foundation
import PlainText

/// What the gate says to people: text on the standard output, complaints on the standard error.
///
/// A reader that goes away, as `head` does, ends nothing: what is left to print is dropped, the
/// reports are written and the exit code is what it would have been. Where something else goes
/// wrong, such as a full disk, a gate that found nothing does not pass, since its report cannot be
/// read.
@MainActor
enum Output {
  /// Whether something that was said is lost.
  private(set) static var hasFailed = false

  /// Prints lines that another part has written.
  static func say(_ text: String) { write(Visible.text(text) + "\n", to: 1) }

  /// Says what is wrong.
  static func complain(_ text: String) { write(Visible.text(text) + "\n", to: 2) }

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
    complain("The standard output cannot be written: \(String(cString: strerror(error)))")
  }
}
