import Exhibits
import Turnstile

/// Prints the full reports of a check on some transitions with a planted fault, and its summaries
/// on their corrected versions.
@MainActor
enum CheckDigest {
  private static let names = [
    "slideAway", "row-01-fast-flick", "row-29-start-of-pop", "row-37-completed-twice",
  ]

  static func run() {
    for exhibit in Exhibits.rows + Exhibits.articles where names.contains(exhibit.name) {
      for subject in [exhibit.faulty.withoutKnownFaults, exhibit.corrected] {
        print(report(on: subject))
      }
    }
  }

  private static func report(on subject: Subject) -> String {
    do {
      // The check gets no folder for traces (input sequences that show a fault), so that it finds
      // none there the next time and two checks print the same.
      return try check(subject, .strict, .runs(256), seeds: "/dev/null/seeds").description
    } catch {
      return "\(error)"
    }
  }
}
