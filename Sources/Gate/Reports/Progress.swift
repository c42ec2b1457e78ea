import Foundation
import Turnstile

/// Prints the progress of a check. In a terminal, one line is rewritten all the time; elsewhere,
/// one line is printed each minute.
@MainActor
final class Progress {
  private let runs: Int
  private let isShown = isatty(2) == 1
  private let isQuiet: Bool
  private var shownAt: Double

  init(runs: Int, isQuiet: Bool = false) {
    self.runs = runs
    self.isQuiet = isQuiet
    shownAt = isShown ? -1 : 0
  }

  func show(
    _ coordinators: [CheckCoordinator], slowest: SlowRun?, after seconds: Double
  ) {
    guard !isQuiet, seconds - shownAt > (isShown ? 0.2 : 60) else { return }
    shownAt = seconds
    let line = Self.line(coordinators, slowest: slowest, of: runs, after: seconds)
    Output.write(isShown ? "\r\u{1B}[K" + line : line + "\n", to: 2)
  }

  func clear() {
    if isShown, shownAt >= 0 { Output.write("\r\u{1B}[K", to: 2) }
  }

  /// Returns the text of the progress line. It says something useful even before the first run
  /// ends, and names a run that takes long.
  static func line(
    _ coordinators: [CheckCoordinator], slowest: SlowRun?, of runs: Int, after seconds: Double
  ) -> String {
    let done = coordinators.reduce(0) { $0 + $1.runs }
    let finished = coordinators.count(where: \.isDone)
    let broken = coordinators.count(where: \.hasFound)
    let transitions = coordinators.reduce(0) {
      $0 + $1.result.blocks.reduce(0) { $0 + $1.tally.transitions }
    }
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = [
      "\(Text.grouped(done)) runs", "\(Text.grouped(Int(rate)))/s",
      "subject \(min(finished + 1, coordinators.count)) of \(coordinators.count)",
      "\(broken) broken", "\(Text.grouped(transitions)) transitions",
    ]
    if let next = coordinators.first(where: { !$0.isDone }) {
      parts[2] += ", \(next.subject.name): \(next.activity)"
    }
    if let slowest { parts.append(slowest.description) }
    if runs < Budget.unlimited, rate > 0 {
      // The work that remains is estimated from those subjects under test whose check is not done.
      let ahead = coordinators.filter { !$0.isDone }.count * runs / max(1, coordinators.count)
      parts.append("at most \(max(0, Int(Double(ahead) / rate))) s to go")
    }
    return parts.joined(separator: " · ")
  }
}
