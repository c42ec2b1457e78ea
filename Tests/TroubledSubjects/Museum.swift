import Exhibits
import Foundation
import Gate
import Turnstile

/// The example transitions with planted faults (the museum), without the statement that the faults
/// are known, so that a check reports each of them.
///
/// Tests type what those reports say to type. The variable `TROUBLED_MUSEUM` says which faults are
/// checked: those that every check finds, or those that only the strict clauses find.
@MainActor
enum Museum {
  /// The example transitions that an environment variable asks for; `nil` if it asks for none.
  private static var exhibits: [Exhibit]? {
    let all = Exhibits.articles + Exhibits.rows
    return switch ProcessInfo.processInfo.environment["TROUBLED_MUSEUM"] {
    case "standard": all.filter { !$0.needsStrict && !$0.faulty.knownFaults.isEmpty }
    case "strict": all.filter(\.needsStrict)
    default: nil
    }
  }

  /// Checks the example transitions that an environment variable asks for, and ends the process.
  /// Without the variable nothing happens.
  ///
  /// Under the name of a bundle of tests the process calls `check` for each fault, as tests do, and
  /// under every other name it is a gate.
  static func open() {
    guard let exhibits else { return }
    let subjects = exhibits.map(\.faulty.withoutKnownFaults)
    guard CommandLine.arguments[0].hasSuffix(".xctest") else { Gate.main(subjects) }
    var code: Int32 = 0
    for (exhibit, subject) in zip(exhibits, subjects) {
      let contract: Contract = exhibit.needsStrict ? .strict : .standard
      do {
        try check(subject, contract, .runs(0), fileID: "MuseumTests/MuseumTests.swift")
      } catch {
        print(error)
        code = 1
      }
    }
    exit(code)
  }
}
