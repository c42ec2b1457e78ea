import Exhibits
import Foundation
import Testing
import Turnstile

/// The whole museum as whoever checks it sees it, in a small budget; `turnstile-bench detection` and `silence` take a large one.
@Suite("Museum") @MainActor
struct MuseumTests {
  private let nowhere = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-\(ProcessInfo.processInfo.globallyUniqueString)").path

  @Test(
    "A fault on show is caught by a clause that may catch it",
    arguments: Exhibits.rows + Exhibits.articles)
  func caught(exhibit: Exhibit) throws {
    var subject = exhibit.faulty
    subject.knownFaults = []
    let contract: Contract = exhibit.needsStrict ? .strict : .standard
    var budget = Budget.runs(1_024)
    budget.certifying = 0

    defer { try? FileManager.default.removeItem(atPath: nowhere) }
    do {
      try check(subject, contract, budget, seeds: nowhere)
      Issue.record("\(exhibit.name) was not caught")
    } catch let example as Counterexample {
      let findings = [example.finding] + example.others.map(\.finding)
      #expect(findings.contains { exhibit.caughtBy.contains($0.clause) }, "\(findings)")
    } catch is NothingRan {
      #expect(exhibit.caughtByNothingRan)
    }
  }

  @Test(
    "The stored trace of each declared fault still breaks what it broke",
    arguments: Exhibits.rows + Exhibits.articles)
  func stored(exhibit: Exhibit) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Seeds").path
    let stored = SeedFolder(root: root, subject: exhibit.name).load()

    #expect(stored.isEmpty == exhibit.faulty.knownFaults.isEmpty)
    for file in stored {
      let seed = try file.contents.get()
      let finding = try #require(seed.breaks)
      let run = Comparison.run(seed.trace, of: exhibit.faulty, under: .standard)
      #expect(run.breaks(finding), "\(file.path)")
    }
  }

  @Test(
    "What is right passes in silence",
    arguments: (Exhibits.rows + Exhibits.articles).map(\.corrected) + Exhibits.lookAlikes)
  func silent(subject: Subject) throws {
    let summary = try check(subject, .standard, .runs(128), seeds: nowhere)

    #expect(summary.runs == 128)
  }
}
