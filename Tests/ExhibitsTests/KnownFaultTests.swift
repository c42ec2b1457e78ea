import Exhibits
import Foundation
import Testing
import Turnstile

@Suite("Known faults") @MainActor
struct KnownFaultTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appending(path: "turnstile-known-\(ProcessInfo.processInfo.globallyUniqueString)").path

  @Test(
    "What the app leaves behind on the way back in the background is found without a stored trace")
  func hiddenOnTheWayBack() throws {
    let exhibit = try #require(Exhibits.rows.first { $0.row == 12 })
    defer { try? FileManager.default.removeItem(atPath: seeds) }

    let summary = try check(exhibit.declared, .standard, .runs(512), seeds: seeds)
    #expect(summary.known.contains { $0.clause == .cancelRestores })
  }

  @Test("What a fault shows in few of all searches is declared as rare, and the check passes")
  func rare() throws {
    let exhibit = try #require(Exhibits.rows.first { $0.row == 39 })
    defer { try? FileManager.default.removeItem(atPath: seeds) }

    let summary = try check(exhibit.declared, .standard, .runs(512), seed: 11, seeds: seeds)
    #expect(summary.known.contains(.completesInTime(.earlyEndLost)))
  }

  @Test("A page that a pop has brought back is not told of as one that the push before has left")
  func broughtBack() throws {
    let exhibit = try #require(Exhibits.rows.first { $0.row == 28 })
    defer { try? FileManager.default.removeItem(atPath: seeds) }
    let folder = "\(seeds)/\(exhibit.declared.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A second finger stays down, so that the app does not come to rest between the three
    // transitions.
    try """
    turnstile trace 1
    subject \(exhibit.declared.name)
    breaks finish-arrives
      0 do push
      0 down 1 at 195,422
      0 settle
    300 do pop
    300 settle
    616 move 1 to 195,432

    """.write(toFile: "\(folder)/finish-arrives.trace", atomically: true, encoding: .utf8)

    let summary = try check(exhibit.declared, .standard, .runs(0), seeds: seeds)
    #expect(summary.stored.replayed == 1)
    #expect(summary.known.contains { $0.clause == .treeAgrees })
    #expect(summary.known.allSatisfy { $0.clause != .finishArrives })
  }
}
