import Exhibits
import Turnstile

/// Prints in full the check's reports on some exhibits with a fault, and its summaries on the
/// corrected versions of those exhibits.
@MainActor
enum CheckDigest {
  private static let names = [
    "slideAway", "row-01-fast-flick", "row-29-start-of-pop", "row-37-completed-twice",
  ]

  static func run() {
    for exhibit in Exhibits.rows + Exhibits.articles where names.contains(exhibit.name) {
      var faulty = exhibit.faulty
      faulty.knownFaults = []
      for subject in [faulty, exhibit.corrected] { print(report(on: subject)) }
    }
  }

  private static func report(on subject: Subject) -> String {
    do {
      // The check gets no folder to store its traces in, so that none is replayed the next time.
      return try check(subject, .strict, .runs(256), seeds: "/dev/null/seeds").description
    } catch {
      return "\(error)"
    }
  }
}
