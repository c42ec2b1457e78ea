import Choices
import Exhibits
import Turnstile

/// A command that stores, for each known fault of the example transitions, the smallest input
/// sequence (trace) that shows it.
///
/// With these traces under `Seeds/`, a check of the museum replays every known fault before the
/// first random run. Run this command again after a change to the trace format or to shrinking.
@MainActor
enum TraceStore {
  /// The number of blocks of runs in which the command looks for a fault.
  private static let blocks = 2

  /// Prints one line for each example transition, with the input sequences that were stored for it.
  ///
  /// - Parameter arguments: The folder, then names of exhibits, all if there are none.
  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first else {
      throw BadArgument(description: "seeds takes the folder to store into.")
    }
    let names = Arguments(Array(arguments.dropFirst()))
    for exhibit in Exhibits.rows + Exhibits.articles where names.names(exhibit.name) {
      let stored = try store(exhibit.declared, in: folder)
      JSONLine([("name", .text(exhibit.name)), ("files", .list(stored.map { .text($0) }))]).print()
    }
  }

  private static func store(_ subject: Subject, in folder: String) throws -> [String] {
    guard !subject.knownFaults.isEmpty else { return [] }
    let map = try Scout.explore(subject)
    var search = BlockSearch(
      subject: subject, contract: .standard,
      search: Search(.random(Seed(naming: subject.name))), map: map)
    let minimizer = Minimizer(
      subject: subject, contract: .standard, budget: Budget(), map: map)
    var findings: [Finding] = []
    var files: [String] = []
    for index in 0..<blocks {
      for found in try search.block(index).found
      where subject.knows(found.finding) && !findings.contains(found.finding) {
        findings.append(found.finding)
        let example = try minimizer.counterexample(
          for: found.finding, in: found.trace, foundAt: found.run)
        files.append(
          try StoredTraceFolder(root: folder, subject: subject.name).save(
            StoredTrace(subject: subject.name, breaks: example.finding, trace: example.trace)))
      }
    }
    return files
  }
}
