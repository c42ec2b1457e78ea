import Exhibits
import Turnstile

/// Counts the reports that a check makes of each planted fault. A fault should be reported once,
/// with all its consequences in that report.
@MainActor
enum Roots {
  /// Prints one line for each transition with planted faults: the faults and the reports on them. A
  /// last line has the sums.
  ///
  /// - Parameter arguments: Names of exhibits, all if there are none; `--runs N`, by default the
  ///   runs of a check.
  static func run(_ arguments: [String]) throws {
    var arguments = Arguments(arguments)
    let runs = try arguments.number(after: "--runs") ?? Budget().runs
    var (faults, reports, most) = (0, 0, 0)
    for exhibit in Exhibits.rows + Exhibits.articles where arguments.names(exhibit.name) {
      let found = findings(on: exhibit, runs: runs)
      let planted = max(1, exhibit.quirks.count + exhibit.shared.count)
      faults += planted
      reports += found.count
      most = max(most, (found.count + planted - 1) / planted)
      let examples = found.compactMap { $0.example }
      JSONLine([
        ("name", .text(exhibit.name)), ("faults", .number(planted)),
        ("reports", .list(found.map { .text("\($0.finding)") })),
        ("also", .list(examples.map { .text($0.also.map { "\($0)" }.joined(separator: " ")) })),
        ("traces", .list(examples.map { .text($0.trace.lines.joined(separator: "; ")) })),
        (
          "evaluations",
          .number(
            examples.reduce(0) {
              $0 + $1.shrinking.shrinkEvaluations + $1.shrinking.certificate.tried
            })
        ),
      ]).print()
    }
    JSONLine([
      ("name", .text("all")), ("faults", .number(faults)), ("reports", .number(reports)),
      ("mean", .decimal(Double(reports) / Double(max(1, faults)))), ("most", .number(most)),
    ]).print()
  }

  private static func findings(
    on exhibit: Exhibit, runs: Int
  ) -> [(finding: Finding, example: Counterexample?)] {
    let subject = exhibit.faulty.withoutKnownFaults
    let contract: Contract =
      exhibit.needsStrict || exhibit.quirks.contains(where: \.needsStrict) ? .strict : .standard
    do {
      // The check gets no folder for traces (input sequences that show a fault), so that it finds
      // none there the next time and two checks count the same.
      try check(subject, contract, .runs(runs), seeds: "/dev/null/seeds")
    } catch let example as Counterexample {
      return ([example] + example.restOfCheck.others).map { ($0.finding, $0) }
    } catch is NothingRan {
      return [(Finding(.nothingRan), nil)]
    } catch {}
    return []
  }
}
