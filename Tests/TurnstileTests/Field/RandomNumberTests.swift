import Foundation
import Testing
import Turnstile
import UIKit

/// Tests apps that draw random numbers, whose runs must be repeatable nevertheless.
@Suite("Random numbers of the app") @MainActor
struct RandomNumberTests {
  private let dice = Subject("dice") { stage in
    stage.window.rootViewController = UIViewController()
    stage.action("roll") {
      stage.note(
        "\(Int.random(in: 0..<1_000_000)) \((0..<20).shuffled()) \(Double.random(in: 0...1))")
    }
  }

  private let oldDice = Subject("old dice") { stage in
    stage.window.rootViewController = UIViewController()
    stage.action("roll") {
      stage.note("\(arc4random()) \(arc4random_uniform(1_000_000)) \(drand48()) \(random())")
    }
  }

  private func notes(_ trace: String, of dice: Subject) throws -> [String] {
    let trace = try StoredTrace(parsing: "turnstile trace 1\nsubject dice\n" + trace).trace
    let run = Comparison.run(trace, of: dice, under: .standard, journal: true)
    return run.journal?.entries.map(\.text).filter { $0.contains("note") } ?? []
  }

  @Test(
    "What an app rolls, with Swift's numbers or the C library's, depends on the trace alone, and is not the same each time it rolls",
    arguments: [false, true])
  func same(isOld: Bool) throws {
    let dice = isOld ? oldDice : dice
    let first = try notes("  0 do roll\n 16 do roll\n", of: dice)

    #expect(first.count == 2)
    #expect(Set(first).count == 2)
    #expect(try notes("  0 do roll\n 16 do roll\n", of: dice) == first)
  }

  @Test("Numbers of the C library below a bound are below it, and all of them come")
  func bound() {
    let numbers = Set((0..<200).map { _ in arc4random_uniform(5) })

    #expect(numbers == [0, 1, 2, 3, 4])
    #expect(arc4random_uniform(0) == 0 && arc4random_uniform(1) == 0)
  }

  @Test("Outside of a run the system's numbers are given out again")
  func outside() throws {
    _ = try notes("  0 do roll\n", of: dice)
    let one = UInt64.random(in: 0...(.max))
    _ = try notes("  0 do roll\n", of: dice)

    #expect(one != UInt64.random(in: 0...(.max)))
  }
}
