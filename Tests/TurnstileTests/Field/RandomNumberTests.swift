import Testing
import Turnstile
import UIKit

/// Tests apps that draw Swift's own random numbers, whose runs must be repeatable nevertheless.
@Suite("Random numbers of the app") @MainActor
struct RandomNumberTests {
  private let dice = Subject("dice") { stage in
    stage.window.rootViewController = UIViewController()
    stage.action("roll") {
      stage.note(
        "\(Int.random(in: 0..<1_000_000)) \((0..<20).shuffled()) \(Double.random(in: 0...1))")
    }
  }

  private func notes(_ trace: String) throws -> [String] {
    let trace = try StoredTrace(parsing: "turnstile trace 1\nsubject dice\n" + trace).trace
    let run = Comparison.run(trace, of: dice, under: .standard, journal: true)
    return run.journal?.entries.map(\.text).filter { $0.contains("note") } ?? []
  }

  @Test("What an app rolls depends on the trace alone, and is not the same each time it rolls")
  func same() throws {
    let first = try notes("  0 do roll\n 16 do roll\n")

    #expect(first.count == 2)
    #expect(Set(first).count == 2)
    #expect(try notes("  0 do roll\n 16 do roll\n") == first)
  }

  @Test("Outside of a run the system's numbers are given out again")
  func outside() throws {
    _ = try notes("  0 do roll\n")
    let one = UInt64.random(in: 0...(.max))
    _ = try notes("  0 do roll\n")

    #expect(one != UInt64.random(in: 0...(.max)))
  }
}
