import HeadlessUIKit

/// What a check tried and what it covered: why a green result means something.
public struct Summary: Sendable {
  /// The subject's name.
  public var subject = ""
  /// Where randomness began.
  public var seed: UInt64 = 0
  /// How many random runs were made.
  public var runs = 0
  /// How many of them did nothing that an earlier run of their block had not done.
  public var runsWithoutNews = 0
  /// How many stored traces were replayed.
  public var replayed = 0
  /// How many runs were left out, since those before them had cost so much.
  public var runsLeftOut = 0
  /// How many of the last 64 runs of the last block did something new.
  var lateNews = 0
  /// How much virtual time passed, in milliseconds.
  public var simulatedMilliseconds: Int64 { simulated / 1_000_000 }
  /// How often what happened.
  public var tally = Tally()
  /// Known faults that were met again.
  public var known: [Finding] = []
  /// Stored traces that break nothing any more; they stay as guards.
  public var nowKept: [String] = []
  /// Stored traces of clauses that are not judged here, each with its clause.
  public var notJudged: [String] = []
  /// What was expected and never happened in 256 runs or more, whatever else was found.
  public var neverHappened: [String] = []
  /// The app's own animators, interactors and presentation controllers that took part in nothing,
  /// whatever else was found.
  public var neverRan: [String] = []
  /// Stored files that were passed over, and why.
  public var skipped: [String] = []

  /// The screens of an app that were reached, each with what leads there; nothing for a subject
  /// that says itself what can be done.
  public var screens: [String] = []

  /// What was found and rests on cuts of the app, so that it is nobody's fault.
  public internal(set) var resting: [Counterexample] = []

  private var simulated: Int64 = 0

  init() {}

  init(subject: String, seed: UInt64) {
    self.subject = subject
    self.seed = seed
  }

  mutating func add(_ block: Block) {
    runs += block.runs
    runsWithoutNews += block.runsWithoutNews
    runsLeftOut += block.leftOut
    lateNews = block.leftOut == 0 ? block.lateNews : 0
    simulated += block.simulated
    tally.add(block.tally)
  }

  mutating func metKnown(_ finding: Finding) {
    if !known.contains(finding) { known.append(finding) }
  }
}

extension Summary: CustomStringConvertible {
  /// A few lines: what was tried, what was covered, and what never happened.
  public var description: String {
    var lines = [
      "\(subject) keeps its contract: \(Text.grouped(runs)) runs, "
        + "\(Text.grouped(Int(simulatedMilliseconds / 1000))) simulated seconds, seed \(seed)"
    ]
    if runs > 0 { lines.append("  \(Text.grouped(runsWithoutNews)) of them met nothing new") }
    if let text = moreRunsText(by: "TURNSTILE_RUNS=") { lines.append("  \(text)") }
    lines += tally.cutLines.map { "  \($0)" }
    if replayed > 0 { lines.append("  \(replayed) stored traces replayed") }
    for finding in known { lines.append("  known fault met: \(finding)") }
    for path in nowKept { lines.append("  now kept: \(path)") }
    for path in notJudged { lines.append("  not judged here: \(path)") }
    for problem in skipped { lines.append("  passed over: \(problem)") }
    if !screens.isEmpty {
      lines.append("  \(screens.count) screens reached:")
      lines += screens.map { "    \($0)" }
    }
    lines += tally.lines
    if let neverRanText { lines.append("  \(neverRanText)") }
    return ([lines.joined(separator: "\n")] + Counterexample.section(on: resting))
      .joined(separator: "\n\n")
  }
}

extension Summary {
  /// The app's own classes that took part in nothing, in one line.
  package var neverRanText: String? {
    guard !neverRan.isEmpty else { return nil }
    let shown = neverRan.prefix(10).joined(separator: ", ")
    let more = neverRan.count > 10 ? " and \(neverRan.count - 10) more" : ""
    return "own classes of transitions that never ran: \(shown)\(more)"
  }
}

extension Summary {
  /// What more runs would bring, if anything is known of that.
  ///
  /// - Parameter setting: How a number of runs is asked for.
  package func moreRunsText(by setting: String) -> String? {
    if runsLeftOut > 0 {
      return "\(Text.grouped(runsLeftOut)) runs were left out, since each takes long; "
        + "\(setting)\(runs + runsLeftOut) makes all of them"
    }
    guard lateNews > 0 else { return nil }
    return "\(lateNews) of the last \(Block.late) runs did something new; "
      + "\(setting)\(4 * runs) looks further"
  }
}

extension Tally {
  /// What happened, in the words that stand beside a verdict: which transitions, who animated them,
  /// and how many a finger drove.
  package var inBrief: String {
    let kinds = kindsAskedFor
    guard !kinds.isEmpty else { return "no transition" }
    func total(_ column: Column) -> Int { kinds.reduce(0) { $0 + self[$1, column] } }
    func grouped(_ count: Int) -> String { count == 0 ? "none" : Text.grouped(count) }
    let each = kinds.map { "\($0.deed) \(Text.grouped(self[$0, .requested]))" }
    let driven = kinds.reduce(0) { $0 + drivenByFinger($1) }
    let finished = kinds.reduce(0) { $0 + finishedByFinger($1) }
    return each.joined(separator: ", ") + " (\(grouped(total(.animator))) by the app's animator), "
      + grouped(driven) + " by finger" + (driven == 0 ? "" : " (\(grouped(finished)) finished)")
  }

  /// What the app asked for in vain, with the file that would answer it.
  package var unansweredText: String? {
    guard !unanswered.isEmpty else { return nil }
    let shown = unanswered.prefix(5).joined(separator: ", ")
    let more = unanswered.count > 5 ? " and \(unanswered.count - 5) more" : ""
    return "asked for, and nobody there to answer: \(shown)\(more)"
  }

  /// A table of kinds and what happened to them, and a line for what never happened at all.
  public var lines: [String] {
    let kinds = kindsAskedFor
    guard !kinds.isEmpty else { return ["  no transition was ever requested"] + surroundingLines }
    let header = [
      "", "asked", "animator", "interactor", "interactive", "finished", "cancelled", "stuck",
    ]
    let rows = kinds.map { kind in
      [kind.word] + Column.allCases.map { "\(self[kind, $0])" }
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = ([header] + rows).map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let pad = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + pad : pad + cell.0
      }
      return "  " + cells.joined(separator: "  ")
    }
    let silent = UIKitTransition.Kind.allCases.filter { !kinds.contains($0) }
    if !silent.isEmpty {
      lines.append("  never: " + silent.map { $0.word }.joined(separator: ", "))
    }
    let idle = clauses.filter { $0.count == 0 }.map(\.clause.rawValue)
    if !idle.isEmpty { lines.append("  nothing to judge for: " + idle.joined(separator: ", ")) }
    return lines + surroundingLines
  }

  /// What the app has used that is not here.
  private var surroundingLines: [String] {
    var lines: [String] = []
    if !inertProperties.isEmpty {
      lines.append(
        "  set by the app, and nothing follows from it here: "
          + inertProperties.joined(separator: ", "))
    }
    if let unansweredText { lines.append("  " + unansweredText) }
    return lines
  }
}

/// A check in which something that was expected never happened, so that its silence means nothing.
public struct NothingRan: Error, Hashable, Sendable, CustomStringConvertible {
  /// The subject's name.
  public var subject: String
  /// What never happened.
  public var missing: [String]
  /// In how many runs.
  public var runs: Int
  /// What the app asked of the world outside in vain, if that may be why.
  public var unanswered: String?
  /// Whether cuts were in the way of all, so that nothing can be said of the app either way.
  package var isNotJudged = false

  /// What never happened, and in how many runs.
  public var description: String {
    let words = missing.joined(separator: ", nor ")
    return
      "\(subject): nothing ran. In \(Text.grouped(runs)) run\(runs == 1 ? "" : "s") there was never \(words)."
      + (unanswered.map { " \($0)." } ?? "")
  }
}

/// Cuts were in the way of all that a check did, so that nothing can be said of the app either way.
///
/// It is no failure. A test that was written for an app of which pieces were cut skips what it
/// cannot judge:
///
/// ```swift
/// do {
///   try check(subject)
/// } catch let reason as NotJudged {
///   try Test.cancel("\(reason)")
/// }
/// ```
public struct NotJudged: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which cuts, and what never happened because of them.
  public let description: String

  init?(_ error: any Error) {
    switch error {
    case let nothing as NothingRan where nothing.isNotJudged: description = "\(nothing)"
    case SubjectProblem.unanswered: description = "\(error)"
    default: return nil
    }
  }
}

/// A check in which something that was expected never happened, and which was too short to tell
/// whether it ever does.
public struct TooFewRuns: Error, Hashable, Sendable, CustomStringConvertible {
  /// The subject's name.
  public var subject: String
  /// What did not happen.
  public var missing: [String]
  /// In how many runs.
  public var runs: Int

  /// How many runs it takes to say that something never happens.
  public static let enough = Block.size

  /// What did not happen, in how many runs, and how many can tell.
  public var description: String {
    let words = missing.joined(separator: ", nor ")
    return
      "\(subject): too few runs. In \(Text.grouped(runs)) run\(runs == 1 ? "" : "s") there was "
      + "not yet \(words); \(Self.enough) or more can tell."
  }
}

/// A known fault that is no longer found: the mark should go.
public struct KnownFaultGone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The subject's name.
  public var subject: String
  /// What is no longer found.
  public var fault: Finding
  /// In how many runs.
  public var runs: Int

  /// What is no longer found, and what to do.
  public var description: String {
    "\(subject): the known fault \(fault) was not found in \(Text.grouped(runs)) runs. "
      + "If it is mended, remove it from knownFaults."
  }
}

extension Expectation {
  /// What is expected, in words.
  var words: String {
    switch self {
    case .animator(let kind): "a \(kind.rawValue) with the app's animator"
    case .interactive(let kind): "an interactive \(kind.rawValue)"
    case .finished(let kind): "a finished \(kind.rawValue)"
    case .interactivelyFinished(let kind): "an interactive \(kind.rawValue) that finished"
    case .cancelled(let kind): "a cancelled \(kind.rawValue)"
    }
  }
}
