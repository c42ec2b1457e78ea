import Exhibits
import Foundation
import Testing
import Turnstile

@Suite("Known faults") @MainActor
struct KnownFaultTests {
  @Test(
    "What the app leaves behind on the way back in the background is found without a stored trace")
  func hiddenOnTheWayBack() throws {
    let exhibit = try #require(Exhibits.rows.first { $0.row == 12 })
    let seeds = FileManager.default.temporaryDirectory
      .appending(path: "turnstile-known-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { try? FileManager.default.removeItem(atPath: seeds) }

    let summary = try check(exhibit.declared, .standard, .runs(512), seeds: seeds)
    #expect(summary.known.contains { $0.clause == .cancelRestores })
  }
}
