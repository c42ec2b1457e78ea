import Filmstrip
import Foundation
import Turnstile

/// A folder of pages on a run: an index, and a film of each counterexample.
@MainActor
struct HTMLReport {
  private let folder: String
  private let options: Options

  /// Prepares the folder.
  init(_ folder: String, _ options: Options) throws(UsageError) {
    self.folder = folder
    self.options = options
    do throws(StorageProblem) { try AtomicFile.makeFolder(of: folder + "/index.html") } catch {
      throw UsageError("\(error)")
    }
    guard access(folder, W_OK) == 0 else {
      throw UsageError(
        "\(folder): no page can be written there: \(String(cString: strerror(errno)))")
    }
  }

  /// Films what was found, and writes everything.
  func write(_ records: [Record], sums: String) throws {
    let projector = Projector(patience: options.patience)
    defer { projector.end() }
    var taken: Set<String> = []
    var entries: [IndexPage.Entry] = []
    for record in records {
      var items: [IndexPage.Item] = []
      for example in record.conclusion?.examples ?? [] {
        let film = try projector.show(
          order(for: example, number: entries.count * 100 + items.count))
        var page: String?
        if let text = film.page {
          let name = Self.name(of: example, &taken)
          try AtomicFile.write(text, to: "\(folder)/\(name)")
          page = name
        }
        items.append(
          IndexPage.Item(
            finding: "\(example.finding)", message: example.violation.message, page: page,
            thumbnail: film.thumbnail))
      }
      entries.append(entry(record, items))
    }
    try AtomicFile.write(
      IndexPage(entries, sums: sums).html, to: "\(folder)/index.html")
  }

  private func order(for example: Counterexample, number: Int) -> FilmOrder {
    var story = Story(file: example.file)
    story.certificate = example.certificateLine
    story.irrelevant = example.irrelevant
    story.also = example.also.map(\.description)
    story.settings = example.settings
    return FilmOrder(
      subject: example.subject, terms: options.terms, trace: example.trace,
      finding: example.finding, story: story, wantsPage: true, wantsPicture: false,
      thumbnail: "t\(number)x")
  }

  private func entry(_ record: Record, _ items: [IndexPage.Item]) -> IndexPage.Entry {
    let summary = record.conclusion?.summary
    var coverage: [String] = []
    if let summary {
      coverage.append(
        "\(Text.grouped(summary.runs)) runs, "
          + "\(Text.grouped(Int(summary.simulatedMilliseconds / 1000))) simulated seconds, seed \(summary.seed)"
      )
      coverage += summary.tally.lines
    }
    if items.isEmpty, let report = record.report {
      coverage =
        report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        + coverage
    }
    let known = summary?.known.map { "known: \($0)" }.joined(separator: ", ") ?? ""
    let runs = summary.map { "\(Text.grouped($0.runs)) runs" } ?? ""
    return IndexPage.Entry(
      name: record.subject.name, verdict: record.verdict, isGood: record.code == .kept,
      details: [runs, known].filter { !$0.isEmpty }.joined(separator: " · "), coverage: coverage,
      findings: items)
  }

  /// A file's name out of a subject's: letters, numbers and hyphens, and no two alike.
  private static func name(of example: Counterexample, _ taken: inout Set<String>) -> String {
    let plain = "\(example.subject.prefix(60))-\(example.finding)".map { letter -> Character in
      letter.isASCII && (letter.isLetter || letter.isNumber || letter == "_") ? letter : "-"
    }
    let base = String(plain)
    var name = base
    var number = 1
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name + ".html"
  }
}
