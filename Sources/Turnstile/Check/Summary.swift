import HeadlessUIKit

/// A summary of the runs of a check and of their coverage. It shows how much a green result has
/// covered.
public struct Summary: Sendable {
  /// The name of the subject that was checked.
  public var subject = ""
  /// The seed from which the check's random traces come.
  public var seed: UInt64 = 0
  /// The number of random runs of the check.
  public var runs = 0
  /// The number of runs that showed nothing new: no event, and no order of two events, that an
  /// earlier run of their block had not shown.
  public var runsWithoutNews = 0
  /// The number of runs that were left out, because the runs before them had used up a limit of
  /// cost.
  public var runsLeftOut = 0
  /// The number of runs, among the last 64 of the last block, that showed an event or an order of
  /// events which was new in that block.
  var lateNews = 0
  /// The virtual time that passed in all runs, in milliseconds.
  public var simulatedMilliseconds: Int64 { simulated / 1_000_000 }
  /// The counts of the runs' events, such as transitions that finished and clauses that could have
  /// been broken.
  public var tally = Tally()
  /// The known faults that the check found again.
  public var known: [Finding] = []
  /// The results of running the subject's stored traces again.
  public var stored = StoredTraceSummary()
  /// The expected events that never happened in 256 runs or more, reported besides any finding.
  public var neverHappened: [String] = []
  /// The app's own animators, interactors and presentation controllers that took part in no
  /// transition, reported besides any finding.
  public var neverRan: [String] = []
  /// The screens of an app that were reached, each with the steps that lead there; empty for a
  /// subject that is no app.
  public var screens: [String] = []

  /// The findings that may be due to cuts, that is, to app code that does not compile here and was
  /// taken out. They are not reported as the app's fault.
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
  /// The text of the summary: a few lines on the runs, the coverage, and the expected events that
  /// never happened.
  public var description: String {
    var lines = [
      "\(subject) keeps its contract: \(Text.count(runs, "run")), "
        + "\(Text.count(Int(simulatedMilliseconds / 1000), "simulated second")), seed \(seed)"
    ]
    if runs > 0 { lines.append("  \(Text.grouped(runsWithoutNews)) of them met nothing new") }
    if let text = moreRunsText(by: "TURNSTILE_RUNS=") { lines.append("  \(text)") }
    lines += tally.cutLines.map { "  \($0)" }
    if stored.replayed > 0 { lines.append("  \(stored.replayed) stored traces replayed") }
    for finding in known { lines.append("  known fault met: \(finding)") }
    for path in stored.nowKept { lines.append("  now kept: \(path)") }
    for path in stored.notJudged { lines.append("  not judged here: \(path)") }
    for problem in stored.skipped { lines.append("  passed over: \(problem)") }
    if !screens.isEmpty {
      lines.append("  \(screensText):")
      lines += screens.map { "    \($0)" }
    }
    lines += tally.lines
    if let neverRanText { lines.append("  \(neverRanText)") }
    return ([lines.joined(separator: "\n")] + Counterexample.section(on: resting))
      .joined(separator: "\n\n")
  }
}

extension Summary {
  /// The number of screens of an app that were reached, in words.
  package var screensText: String {
    "\(screens.count) \(screens.count == 1 ? "screen" : "screens") reached"
  }

  /// A line on the app's own classes that took part in no transition; `nil` if there are none.
  package var neverRanText: String? {
    guard !neverRan.isEmpty else { return nil }
    return "own classes of transitions that never ran: \(Text.list(neverRan, upTo: 10))"
  }
}

extension Summary {
  /// Returns a line that says how many more runs would help; `nil` if more runs would probably find
  /// nothing new.
  ///
  /// - Parameter setting: The text before the number that asks for more runs, such as
  ///   "TURNSTILE_RUNS=".
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
  /// True if controllers appeared or disappeared although no transition was requested: a container
  /// of the app's own has exchanged its children.
  var showsOwnContainers: Bool {
    kindsAskedFor.isEmpty && clauses.contains { $0.clause == .appearanceBalanced && $0.count > 0 }
  }

  /// The transitions in a few words, for the line of a verdict: their kinds, how many had the app's
  /// animator, and how many a finger drove.
  package var inBrief: String {
    let kinds = kindsAskedFor
    guard !kinds.isEmpty else {
      return showsOwnContainers
        ? "no transition of UIKit's, screens came and went in the app's own containers"
        : "no transition"
    }
    func total(_ column: Column) -> Int { kinds.reduce(0) { $0 + self[$1, column] } }
    func grouped(_ count: Int) -> String { count == 0 ? "none" : Text.grouped(count) }
    let each = kinds.map { "\($0.deed) \(Text.grouped(self[$0, .requested]))" }
    let driven = kinds.reduce(0) { $0 + drivenByFinger($1) }
    let finished = kinds.reduce(0) { $0 + finishedByFinger($1) }
    return each.joined(separator: ", ") + " (\(grouped(total(.animator))) by the app's animator), "
      + grouped(driven) + " by finger" + (driven == 0 ? "" : " (\(grouped(finished)) finished)")
  }

  /// A line on the app's requests to the outside world that no file answered, each with the file
  /// that would answer it; `nil` if there are none.
  package var unansweredText: String? {
    guard !unanswered.isEmpty else { return nil }
    return "asked for, and nobody there to answer: \(Text.list(unanswered, upTo: 5))"
  }

  /// A table of the kinds of transitions with their counts, and lines on the events that never
  /// happened.
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

  /// The lines on properties that the app sets although the model ignores them, and on requests to
  /// the outside world that got no answer.
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

/// An error for a check in which an expected event never happened, so that a check without findings
/// proves nothing.
public struct NothingRan: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the subject that was checked.
  public var subject: String
  /// The expected events, such as a cancelled dismissal, that never happened in the runs.
  public var missing: [String]
  /// The number of runs of the check.
  public var runs: Int
  /// The app's requests to the outside world that got no answer. They may be the reason why an
  /// expected event never happened.
  public var unanswered: String?
  /// True if every run came to a cut, that is, to removed app code, and could not be judged, so
  /// that nothing is known about the app.
  package var isNotJudged = false
  /// A sentence that says what to do, without its full stop; `nil` if there is no advice.
  package var advice: String?

  /// The text of the error: the events that never happened, and the number of runs.
  public var description: String {
    let words = missing.joined(separator: ", nor ")
    let place = runs == 0 ? "Without a run" : "In \(Text.count(runs, "run"))"
    return "\(subject): nothing ran. \(place) there was never \(words)."
      + (unanswered.map { " \($0)." } ?? "") + (advice.map { " \($0)." } ?? "")
  }
}

/// An error for a check in which cuts prevented every run from being judged, so that nothing is
/// known about the app. A cut is app code that does not compile here and was taken out.
///
/// It is no failure of the app. A test of an app with cuts can be cancelled in this case:
///
/// ```swift
/// do {
///   try check(subject)
/// } catch let reason as NotJudged {
///   try Test.cancel("\(reason)")
/// }
/// ```
public struct NotJudged: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text of the error: the cuts, that is, the removed app code, and the events that never
  /// happened because of them.
  public let description: String

  init?(_ error: any Error) {
    switch error {
    case let nothing as NothingRan where nothing.isNotJudged: description = "\(nothing)"
    case SubjectProblem.unanswered: description = "\(error)"
    default: return nil
    }
  }
}

/// An error for a check in which an expected event did not happen, but whose runs are too few to
/// show that it never does.
public struct TooFewRuns: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the subject that was checked.
  public var subject: String
  /// The expected events that did not happen in the runs.
  public var missing: [String]
  /// The number of runs of the check.
  public var runs: Int

  /// The number of runs that is enough to show that an expected event never happens.
  public static let enough = Block.size

  /// A sentence on the events that did not happen, the number of runs, and the number that would be
  /// enough.
  public var description: String {
    let words = missing.joined(separator: ", nor ")
    return
      "\(subject): too few runs. In \(Text.grouped(runs)) run\(runs == 1 ? "" : "s") there was "
      + "not yet \(words); \(Self.enough) or more can tell."
  }
}

/// An error for a known fault that is no longer found, so that it should be removed from the
/// subject's known faults.
public struct KnownFaultGone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the subject that was checked.
  public var subject: String
  /// The known fault that the subject declares but that the check no longer finds.
  public var fault: Finding
  /// The number of runs of the check.
  public var runs: Int

  /// The text of the error: the known fault that is no longer found, and the advice to remove its
  /// declaration.
  public var description: String {
    "\(subject): the known fault \(fault) was not found in \(Text.count(runs, "run")). "
      + "If it is mended, remove it from knownFaults."
  }
}

extension Expectation {
  /// The expected event in words for a report, such as a finished dismissal.
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
