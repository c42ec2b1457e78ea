import Exhibits
import Foundation
import Turnstile

/// What the gate costs: how much faster two workers are than one, and how soon the command line
/// answers.
///
/// The gate is run as it is in CI, as a process, so that starting workers, sending them their
/// requests and gathering what they found are all in the figure. One worker and two take turns, and
/// the best of each counts, since whatever else the machine does only ever makes them slower.
enum GateCost {
  private static let rounds = 3
  private static let runs = 4096

  /// Prints the measurements.
  static func run() throws {
    try start()
    try share()
  }

  private static func start() throws {
    let seconds = try (0..<10).map { _ in try time(["list"]) }.min() ?? 0
    JSONLine([("name", .text("list")), ("ms", .decimal(seconds * 1000))]).print()
  }

  /// The articles' corrected transitions, in which a search finds nothing and so makes all its
  /// runs.
  private static func share() throws {
    let subjects = Exhibits.articles.map(\.corrected.name)
    let total = runs * subjects.count
    var seconds = [1: Double.infinity, 2: Double.infinity]
    for _ in 0..<rounds {
      for jobs in [1, 2] {
        let seeds = NSTemporaryDirectory() + "turnstile-bench-seeds"
        let line = subjects + ["--runs", "\(runs)", "--jobs", "\(jobs)", "--seeds", seeds]
        seconds[jobs] = min(seconds[jobs] ?? .infinity, try time(line))
      }
    }
    guard let one = seconds[1], let two = seconds[2] else { return }
    JSONLine([
      ("name", .text("two-workers")), ("ratio", .decimal(one / two)), ("runs", .number(total)),
      ("one_per_second", .number(Int(Double(total) / one))),
      ("two_per_second", .number(Int(Double(total) / two))),
    ]).print()
  }

  /// Runs the executable beside this one.
  private static func time(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "turnstile")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let seconds =
      try ContinuousClock().measure {
        try process.run()
        process.waitUntilExit()
      } / .seconds(1)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "turnstile \(arguments.joined(separator: " ")): not kept")
    }
    return seconds
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
