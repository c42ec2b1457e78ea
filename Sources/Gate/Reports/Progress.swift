import Foundation
import Turnstile

/// One line on a terminal that says how far the gate is; nothing where the output is no terminal.
@MainActor
final class Progress {
  private let runs: Int
  private let isShown = isatty(2) == 1
  private var shownAt = -1.0

  init(runs: Int) { self.runs = runs }

  func show(_ coordinators: [CheckCoordinator], after seconds: Double) {
    guard isShown, seconds - shownAt > 0.2 else { return }
    shownAt = seconds
    let done = coordinators.reduce(0) { $0 + $1.runs }
    let finished = coordinators.count(where: \.isDone)
    let broken = coordinators.count(where: \.hasFound)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = [
      "\(Text.grouped(done)) runs", "\(Text.grouped(Int(rate)))/s",
      "subject \(min(finished + 1, coordinators.count)) of \(coordinators.count)",
      "\(broken) broken",
      "\(Text.grouped(transitions(coordinators))) transitions",
    ]
    if runs < Budget.unlimited, rate > 0 {
      // A subject that is done needs no more of its runs.
      let ahead = coordinators.filter { !$0.isDone }.count * runs / max(1, coordinators.count)
      parts.append("at most \(max(0, Int(Double(ahead) / rate))) s to go")
    }
    Output.write("\r\u{1B}[K" + parts.joined(separator: " · "), to: 2)
  }

  func clear() {
    if isShown, shownAt >= 0 { Output.write("\r\u{1B}[K", to: 2) }
  }

  private func transitions(_ coordinators: [CheckCoordinator]) -> Int {
    coordinators.reduce(0) { $0 + $1.result.blocks.reduce(0) { $0 + $1.tally.transitions } }
  }
}
