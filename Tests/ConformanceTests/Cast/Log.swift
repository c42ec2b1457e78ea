import UIKit

/// What everybody in a test writes down, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
