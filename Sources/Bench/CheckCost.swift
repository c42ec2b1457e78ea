import Choices
import Exhibits
import Foundation
import Turnstile

/// Measures how much slower runs with judges (observers that look for broken rules) are than the
/// same runs without, and how long shrinking takes.
@MainActor
enum CheckCost {
  /// Prints how much slower runs with judges are than the same runs without, and how long shrinking
  /// takes.
  static func run() throws {
    try check()
    try shrink()
  }

  /// Measures the check of one example transition with a planted fault against the same runs
  /// without judges (observers that look for broken rules).
  private static func check() throws {
    guard let subject = Exhibits.articles.first(where: { $0.name == "slideAway" })?.corrected else {
      return
    }
    let map = try Scout.explore(subject)
    func search(_ contract: Contract) -> BlockSearch {
      BlockSearch(
        subject: subject, contract: contract, search: Search(.random(Seed(naming: subject.name))),
        map: map)
    }
    var (judged, bare) = (search(.standard), search(Contract([])))
    _ = try judged.block(0)
    _ = try bare.block(0)
    // The runs with and without judges take turns, and of each block the fastest of three
    // measurements counts, because other load of the machine only adds to the time of one.
    var seconds = (judged: 0.0, bare: 0.0)
    var simulated: Int64 = 0
    for index in 1...8 {
      var fastest = (judged: Double.infinity, bare: Double.infinity)
      var after = (judged: judged, bare: bare)
      var length: Int64 = 0
      for _ in 1...3 {
        after = (judged, bare)
        fastest.judged = min(
          fastest.judged, try time { length = try after.judged.block(index).simulated })
        fastest.bare = min(fastest.bare, try time { _ = try after.bare.block(index) })
      }
      (judged, bare) = after
      seconds.judged += fastest.judged
      seconds.bare += fastest.bare
      simulated += length
    }
    JSONLine([
      ("name", .text("check")),
      ("simulated_per_wall", .number(Int(Double(simulated) / 1e9 / seconds.judged))),
      ("ratio", .decimal(seconds.judged / seconds.bare)),
    ]).print()
  }

  /// Measures how long it takes to reduce the failing input sequence of each example transition
  /// with a planted fault to its certified minimum.
  private static func shrink() throws {
    var milliseconds: [Double] = []
    for exhibit in Exhibits.rows + Exhibits.articles {
      let contract: Contract = exhibit.needsStrict ? .strict : .standard
      let subject = exhibit.faulty
      let map = try Scout.explore(subject)
      var search = BlockSearch(
        subject: subject, contract: contract,
        search: Search(.random(Seed(naming: subject.name))), map: map)
      var found: FoundTrace?
      for index in 0..<4 where found == nil {
        found = try search.block(index).found.first { exhibit.caughtBy.contains($0.finding.clause) }
      }
      guard let found else { continue }
      let minimizer = Minimizer(
        subject: subject, contract: contract, budget: Budget(), map: map)
      milliseconds.append(
        1000
          * (try time {
            _ = try minimizer.counterexample(
              for: found.finding, in: found.trace, foundAt: found.run)
          }))
    }
    milliseconds.sort()
    guard !milliseconds.isEmpty else { return }
    JSONLine([
      ("name", .text("shrink")), ("exhibits", .number(milliseconds.count)),
      ("median_ms", .decimal(milliseconds[milliseconds.count / 2])),
      ("max_ms", .decimal(milliseconds[milliseconds.count - 1])),
    ]).print()
  }

  private static func time(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
  }
}
