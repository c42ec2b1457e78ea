import Exhibits
import Foundation
import Testing
import Turnstile

/// Checks all example transitions, faulty and corrected, with few runs. `turnstile-bench detection`
/// and `silence` make many runs.
@Suite("Museum") @MainActor
struct MuseumTests {
  private let nowhere = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-\(ProcessInfo.processInfo.globallyUniqueString)").path
  private let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Seeds").path

  @Test(
    "A fault on show is caught by a clause that may catch it",
    arguments: Exhibits.rows + Exhibits.articles)
  func caught(exhibit: Exhibit) throws {
    let subject = exhibit.faulty.withoutKnownFaults
    let contract: Contract = exhibit.needsStrict ? .strict : .standard
    defer { try? FileManager.default.removeItem(atPath: nowhere) }
    for runs in [256, 1_024] {
      var budget = Budget.runs(runs)
      budget.certifying = 0
      do {
        try check(subject, contract, budget, seeds: nowhere)
      } catch let example as Counterexample {
        let findings = ([example] + example.restOfCheck.others).flatMap { [$0.finding] + $0.also }
        #expect(findings.contains { exhibit.caughtBy.contains($0.clause) }, "\(findings)")
        return
      } catch is NothingRan {
        #expect(exhibit.caughtByNothingRan)
        return
      }
    }
    Issue.record("\(exhibit.name) was not caught")
  }

  @Test(
    "The stored trace of each declared fault still breaks what it broke",
    arguments: Exhibits.rows + Exhibits.articles)
  func stored(exhibit: Exhibit) throws {
    let stored = StoredTraceFolder(root: seeds, subject: exhibit.name).load()

    #expect(stored.isEmpty == exhibit.faulty.knownFaults.isEmpty)
    for file in stored {
      let seed = try file.contents.get()
      let finding = try #require(seed.breaks)
      let run = Comparison.run(seed.trace, of: exhibit.faulty, under: .standard)
      #expect(run.breaks(finding), "\(file.path)")
    }
  }

  @Test("A screen that a cancelled dismissal leaves there is told of the dismissal alone")
  func leftByCancel() throws {
    // The first finger stays down, so that the app does not come to rest before the dismissal has
    // been cancelled.
    let text = """
      turnstile trace 1
      subject slideAway
      0 do open
      0 down 1 at 195,422
      0 settle
      0 down 2 at 195,422
      16 move 2 to 195,432

      """
    let slideAway = try #require(Exhibits.articles.first { $0.name == "slideAway" }).faulty
    let run = Comparison.run(try StoredTrace(parsing: text).trace, of: slideAway, under: .standard)

    #expect(run.violations.map(\.finding.clause) == [.cancelRestores])
  }

  @Test(
    "A judge that hears of everything says what it says of what it chose to hear",
    arguments: Exhibits.rows + Exhibits.articles)
  func heardInFull(exhibit: Exhibit) throws {
    let everything = Contract(Contract.strict.clauses.map(\.hearingEverything))
    for file in StoredTraceFolder(root: seeds, subject: exhibit.name).load() {
      let trace = try file.contents.get().trace
      let chosen = Comparison.run(trace, of: exhibit.faulty, under: .strict)
      let full = Comparison.run(trace, of: exhibit.faulty, under: everything)

      #expect(chosen.violations.map(\.finding) == full.violations.map(\.finding), "\(file.path)")
    }
  }

  @Test(
    "What is right passes in silence",
    arguments: (Exhibits.rows + Exhibits.articles).map(\.corrected) + Exhibits.lookAlikes)
  func silent(subject: Subject) throws {
    let summary = try check(subject, .standard, .runs(128), seeds: nowhere)

    #expect(summary.runs == 128)
  }

  /// Traces that were once blamed, each with the transition without a fault on which it was found.
  private nonisolated static let rare: [(name: String, steps: String)] = [
    // A dismissal by a button comes while the finger of a refused drag is still down.
    (
      "refused-at-once",
      """
      0 do open
      0 settle
      0 down 1 at 195,422
      32 do edit
      32 move 1 to 234,422
      64 move 1 to 351,422
      80 up 1
      80 stall 560
      80 do close
      208 do close
      560 do save
      """
    ),
    // A zoom is grabbed again while it goes back.
    (
      "row-55-source-shown-early-corrected",
      """
      0 do open
      0 settle
      0 down 1 at 195,326
      80 move 1 to 195,843
      96 cancel 1
      112 down 1 at 195,422
      128 move 1 to 195,439
      144 up 1
      """
    ),
    // A finger goes far in the frame in which a zoom begins.
    (
      "zoomed-content",
      """
      0 do open
      16 down 1 at 195,422
      512 move 1 to 195,658
      """
    ),
  ]

  @Test("What is right passes traces that were once blamed, too", arguments: rare)
  func once(name: String, steps: String) throws {
    let right = (Exhibits.rows + Exhibits.articles).map(\.corrected) + Exhibits.lookAlikes
    let subject = try #require(right.first { $0.name == name })
    let text = "turnstile trace 1\nsubject \(name)\n\(steps)\n"
    let trace = try StoredTrace(parsing: Array(text.utf8)).trace

    #expect(Comparison.run(trace, of: subject, under: .strict).violations.map(\.finding) == [])
  }

  /// The corrected transitions that a clause (rule) reports nevertheless, each with that clause and
  /// the reason why it is accepted.
  private static let blamed: [String: (clause: ClauseName, reason: Comment)] = [
    "row-43-chain-corrected": (
      .sameAsUnanimated, "the veil is the animator's, which nobody asks without animation"
    )
  ]

  @Test(
    "What is right keeps the strict clauses, too",
    arguments: (Exhibits.rows + Exhibits.articles).map(\.corrected) + Exhibits.lookAlikes)
  func strictlySilent(subject: Subject) throws {
    let budget = Budget(runs: 12, shrinking: 0, certifying: 0)
    func isSilent() throws {
      do {
        #expect(try check(subject, .strict, budget, seeds: nowhere).runs == 12)
      } catch let few as TooFewRuns {
        // If there are only a few runs, an event that the subject under test expects need not
        // happen in them.
        #expect(few.runs == 12)
      }
    }

    guard let (clause, reason) = Self.blamed[subject.name] else { return try isSilent() }
    try withKnownIssue(reason, isIntermittent: true) {
      try isSilent()
    } matching: {
      ($0.error as? Counterexample)?.finding.clause == clause
    }
  }

  @Test("Every exhibit stands on the page of families, with its clauses", arguments: Exhibits.rows)
  func isOnThePage(exhibit: Exhibit) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Turnstile/Turnstile.docc/BugFamilies.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let number = try #require(exhibit.row)
    var caughtBy = exhibit.caughtBy.map { "[\($0.rawValue)](Clauses/\($0.rawValue).md)" }.joined(
      separator: ", ")
    if exhibit.needsStrict { caughtBy += " (strict)" }
    if exhibit.caughtByNothingRan { caughtBy += caughtBy.isEmpty ? "nothing ran" : ", nothing ran" }

    let family = lines.indices.filter { lines[$0].hasPrefix("- **\(number). ") }
    #expect(family.count == 1)
    #expect(lines[family[0]].contains("** (`\(exhibit.name)`). "))
    #expect(lines[family[0] + 1].hasSuffix(" *Caught by* \(caughtBy)."))
  }
}

extension Clause {
  /// A copy of the clause (rule) whose judge (observer) receives every event, also those that it
  /// does not ask for.
  fileprivate var hearingEverything: Clause {
    var clause = self
    let judge = judge
    clause.judge = { AllEars(judge()) }
    return clause
  }
}

/// A judge that receives every event of a run, and passes all of them on to another judge.
private final class AllEars: Judge {
  private let judge: any Judge
  init(_ judge: any Judge) { self.judge = judge }

  func heard(_ occurrence: Occurrence, in world: World) { judge.heard(occurrence, in: world) }
  func framePassed(in world: World) { judge.framePassed(in: world) }
  func rested(in world: World) { judge.rested(in: world) }
  func concluded(in world: World) { judge.concluded(in: world) }
  func probed(_ attempt: WayBack, in world: World) { judge.probed(attempt, in: world) }
}
