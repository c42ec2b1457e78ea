import Exhibits
import Foundation
import Turnstile

/// Measures the gate, that is, the command-line tool: the speed of two worker processes against
/// one, and the response time of a command.
///
/// The gate runs as a process, as in CI, so the figures include starting workers, sending requests
/// and gathering findings. One worker and two take turns, and the fastest round of each counts,
/// because other load of the machine only makes a round slower.
enum GateCost {
  private static let rounds = 3
  private static let runs = 4096

  /// Prints the speed of one and of two workers, and the response time of the command line.
  static func run() throws {
    try start()
    try share()
  }

  private static func start() throws {
    let seconds = try (0..<10).map { _ in try time(["list"]) }.min() ?? 0
    JSONLine([("name", .text("list")), ("ms", .decimal(seconds * 1000))]).print()
  }

  /// Measures one worker process against two on corrected transitions. A search finds no fault in
  /// them, and so makes all its runs.
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

  /// Runs the executable `turnstile` that is in the folder of this executable, and returns the
  /// seconds that it takes.
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
