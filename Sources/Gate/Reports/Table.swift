import Foundation
import PlainText
import Turnstile

/// The printed result of a check: a line for each subject under test, then all reports in full,
/// then the sums.
struct Table {
  private let records: [Record]
  private let isShard: Bool
  /// The word for a run in the printed result: "trace" in an exhaustive search, and "run" in a
  /// random one.
  private let noun: String
  private let options: Options

  init(_ records: [Record], isShard: Bool, options: Options) {
    self.records = records
    self.isShard = isShard
    self.options = options
    noun = options.searching.depth == nil ? "run" : "trace"
  }

  /// The printed result of the check, with colours if the options and the terminal allow them.
  var text: String {
    text(inColour: options.output.hasColor(ProcessInfo.processInfo.environment))
  }

  /// The printed result of the check, without colours.
  var plain: String { text(inColour: false) }

  private func text(inColour: Bool) -> String {
    var lines = rows(inColour)
    var legend: Legend? = Legend()
    for record in records {
      for report in record.reports(&legend) { lines += ["", Visible.text(report)] }
    }
    guard options.output.loudness != .quiet else {
      return lines.isEmpty ? "" : (lines + ["", sums]).joined(separator: "\n")
    }
    for record in records { lines += notes(on: record).map(Visible.line) }
    if options.output.loudness == .verbose { lines += records.flatMap(details).map(Visible.line) }
    if let neverRan { lines += ["", Visible.line(neverRan)] }
    return (lines + ["", sums]).joined(separator: "\n")
  }

  // MARK: - Lines

  private func rows(_ inColour: Bool) -> [String] {
    let shown = options.output.loudness == .quiet ? records.filter(isLoud) : records
    let names = shown.map { Visible.line($0.subject.name) }
    let width = names.map(\.count).max() ?? 0
    return zip(shown, names).map { record, name in
      let word = Self.word(for: record)
      let padded = Text.column(word, 17, gap: 1)
      let colour = inColour ? Self.colour(of: record) : nil
      let line =
        "  " + (colour.map { "\u{1B}[\($0)m\(padded)\u{1B}[0m" } ?? padded)
        + Text.column(name, width + 2)
        + Visible.line(details(of: record))
      return line
    }
  }

  /// Returns true if even the option `--quiet` prints the subject's line, because the subject under
  /// test has a fault or is unfinished.
  private func isLoud(_ record: Record) -> Bool { record.code != .kept || record.isUnfinished }

  /// Returns the printed lines about the runs of a subject under test: its transitions and other
  /// events, the duration and the seed.
  private func details(of record: Record) -> [String] {
    guard let summary = record.conclusion?.summary else { return [] }
    let seconds = record.milliseconds / 1000
    let tenths = record.milliseconds % 1000 / 100
    return ["", "\(summary.subject): \(seconds).\(tenths) s, seed \(summary.seed)"]
      + summary.tally.lines
  }

  private static func word(for record: Record) -> String {
    let hasKnown = record.conclusion?.summary.known.isEmpty == false
    return record.verdict == Verdict.kept.rawValue && hasKnown ? "known" : record.verdict
  }

  private static func colour(of record: Record) -> Int {
    switch record.conclusion?.verdict {
    case .kept: 32
    case .broken, .crashed, .hung: 31
    default: 33
    }
  }

  private func details(of record: Record) -> String {
    guard let conclusion = record.conclusion else { return "" }
    var parts = conclusion.examples.map { example in
      "\(example.finding) in \(example.trace.count) step\(example.trace.count == 1 ? "" : "s")"
    }
    if parts.isEmpty, let error = conclusion.error as? KnownFaultGone {
      parts.append("\(error.fault) is gone")
    }
    parts += conclusion.summary.known.map { "\($0)" }
    if parts.isEmpty {
      let runs = conclusion.summary.runs
      let count = Text.count(runs, noun)
      // The line has the number of transitions, because without it "nothing broke" would not tell
      // how much was checked.
      let cuts = conclusion.summary.tally.cutsText.map { ", \($0)" } ?? ""
      parts.append(runs == 0 ? count : "\(count): \(conclusion.summary.tally.inBrief)\(cuts)")
    }
    return parts.joined(separator: ", ")
  }

  private func notes(on record: Record) -> [String] {
    guard let summary = record.conclusion?.summary else { return [] }
    let notes =
      reason(of: record)
      + summary.stored.nowKept.map { "now kept, stays as a guard: \($0)" }
      + summary.stored.notJudged.map { "not judged here: \($0)" }
      + summary.stored.skipped.map { "passed over: \($0)" }
      + tally(in: summary, besides: record.conclusion?.examples ?? [])
      + (summary.neverRanText.map { ["\(summary.subject): \($0)"] } ?? [])
      + record.notesOnParts
      + never(in: summary, besides: record.conclusion?.examples ?? [])
      + cuts(in: summary, besides: record.conclusion?.examples ?? [])
    let screens =
      summary.screens.isEmpty
      ? []
      : (summary.moreRunsText(by: "--runs ").map { ["\(record.subject.name): \($0)"] } ?? []) + [
        "\(record.subject.name): \(summary.screensText)"
      ]
        + summary.screens.map { "  \($0)" }
    return (notes.isEmpty ? [] : [""] + notes) + (screens.isEmpty ? [] : [""] + screens)
  }

  /// Returns a line with the reason why a subject under test of the second round was checked: the
  /// names of its classes that no app reached. There is none for other subjects.
  private func reason(of record: Record) -> [String] {
    guard !record.unreached.isEmpty else { return [] }
    return [
      "\(record.subject.name): checked by itself, because no run of the app came to "
        + record.unreached.joined(separator: ", ")
    ]
  }

  /// Returns a line with the number of runs, for a subject under test that has findings. A subject
  /// without findings has the number in its own line.
  private func tally(in summary: Summary, besides examples: [Counterexample]) -> [String] {
    guard !examples.isEmpty, summary.runs > 0 else { return [] }
    return [
      "\(summary.subject): \(Text.count(summary.runs, noun)): \(summary.tally.inBrief)"
    ]
  }

  /// Returns lines about expected events that happened in no run, for a subject under test that has
  /// findings. Without findings, the verdict itself names the events.
  private func never(in summary: Summary, besides examples: [Counterexample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return summary.neverHappened.map {
      "\(summary.subject): in \(Text.count(summary.runs, noun)) there was never \($0)"
    }
  }

  /// Returns lines about the cuts (code left out on Linux) that the subject's runs came upon,
  /// unless the subject's own line has them.
  private func cuts(in summary: Summary, besides examples: [Counterexample]) -> [String] {
    let met = examples.isEmpty ? nil : summary.tally.cutsText
    let lines = [
      met.map { "of \(Text.count(summary.tally.runs, noun)) \($0)" },
      summary.tally.unjudgedTransitionsText, summary.tally.notJudgedText,
    ]
    return lines.compactMap { $0 }.map { "\(summary.subject): \($0)" }
  }

  /// The line with the classes of a library that none of its subjects came to; `nil` if there are
  /// none, and wherever it could not be known: in a check of some subjects or of a part of the
  /// runs, and after a run that ended early. An app's own line has its classes.
  private var neverRan: String? {
    let isWhole = !isShard && options.subjects.named.isEmpty && options.subjects.except.isEmpty
    guard isWhole, !records.isEmpty,
      records.allSatisfy({
        [.kept, .broken].contains($0.conclusion?.verdict) && $0.subject.isProposal
      })
    else { return nil }
    return Summary.neverRanText(in: records.compactMap { $0.conclusion?.summary })
  }

  /// The last line of the printed result, with the sums over all subjects under test.
  var sums: String {
    // A subject under test counts as known, and not as kept, if all its faults or missing events
    // are ones that its code declares as known.
    let words = Verdict.allCases.map(\.rawValue) + ["known", "unfinished"]
    let all = words.compactMap { word in
      let count = records.count { Self.word(for: $0) == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let runs = records.reduce(0) { $0 + ($1.conclusion?.summary.runs ?? 0) }
    let seconds = records.reduce(Int64(0)) {
      $0 + ($1.conclusion?.summary.simulatedMilliseconds ?? 0) / 1000
    }
    var line =
      "\(Text.count(records.count, "subject")): \(all.joined(separator: ", "))"
      + " · \(Text.count(runs, noun)), \(Text.count(Int(seconds), "simulated second"))"
    if isShard {
      line +=
        " · a part of the whole: `merge` reads the verdict from all parts and stores what they found"
    }
    return line
  }
}
