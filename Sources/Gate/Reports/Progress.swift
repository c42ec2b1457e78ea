import Foundation
import Turnstile

/// One line on a terminal that says how far the gate is; nothing where nobody looks.
@MainActor
final class Progress {
  private let runs: Int
  private let isShown = isatty(2) == 1
  private var shownAt = -1.0

  init(runs: Int) { self.runs = runs }

  func show(_ inquiries: [Inquiry], after seconds: Double) {
    guard isShown, seconds - shownAt > 0.2 else { return }
    shownAt = seconds
    let done = inquiries.reduce(0) { $0 + $1.runs }
    let finished = inquiries.count(where: \.isDone)
    let broken = inquiries.count(where: \.hasFound)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = [
      "\(Text.grouped(done)) runs", "\(Text.grouped(Int(rate)))/s",
      "subject \(min(finished + 1, inquiries.count)) of \(inquiries.count)", "\(broken) broken",
      "\(Text.grouped(transitions(inquiries))) transitions",
    ]
    if runs < Budget.unlimited, rate > 0 {
      // A subject that is done needs no more of its runs.
      let ahead = inquiries.filter { !$0.isDone }.count * runs / max(1, inquiries.count)
      parts.append("at most \(max(0, Int(Double(ahead) / rate))) s to go")
    }
    Output.write("\r\u{1B}[K" + parts.joined(separator: " · "), to: 2)
  }

  func clear() {
    if isShown, shownAt >= 0 { Output.write("\r\u{1B}[K", to: 2) }
  }

  private func transitions(_ inquiries: [Inquiry]) -> Int {
    inquiries.reduce(0) { $0 + $1.ledger.blocks.reduce(0) { $0 + $1.tally.transitions } }
  }
}
