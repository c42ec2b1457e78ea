import UIKit

/// The calls that the objects of a test (delegates, controllers, animators) have logged, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the lines that were logged since this method was last called.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
