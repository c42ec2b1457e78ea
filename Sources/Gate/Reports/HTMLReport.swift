import Choices
import Filmstrip
import Foundation
import Turnstile

/// Writes a folder of HTML pages about a check: an index with maps of the apps' screens, a film of
/// each counterexample, and a page for each app or transition without a fault.
@MainActor
struct HTMLReport {
  private let folder: String
  private let options: Options

  /// Creates the folder into which the HTML pages are written.
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

  /// Records a film of each subject's counterexamples, and writes all HTML pages.
  func write(_ records: [Record], sums: String) throws {
    let projector = Projector(patience: options.workers.patience)
    defer { projector.end() }
    var taken: Set<String> = ["index"]
    var entries: [IndexPage.Entry] = []
    for record in records {
      var items: [IndexPage.Item] = []
      for example in record.conclusion?.examples ?? [] {
        let film = try projector.show(
          order(for: example, prefix: "t\(entries.count)-\(items.count)-"))
        var page: String?
        if let text = film.text {
          let name = Self.name(of: "\(example.subject.prefix(60))-\(example.finding)", &taken)
          try AtomicFile.write(text, to: "\(folder)/\(name)")
          page = name
        }
        items.append(
          IndexPage.Item(
            finding: "\(example.finding)", message: example.violation.message, page: page,
            thumbnail: film.thumbnail))
      }
      var entry = entry(record, items)
      if items.isEmpty, record.code == .kept, !record.isUnfinished,
        let summary = record.conclusion?.summary
      {
        let name = Self.name(of: record.subject.name, &taken)
        let page = SubjectPage(summary, traces: try traces(of: record, by: projector))
        try AtomicFile.write(page.html, to: "\(folder)/\(name)")
        entry.page = name
      }
      entry.screens = try screens(of: record, by: projector, number: entries.count)
      entries.append(entry)
    }
    try AtomicFile.write(
      IndexPage(entries, sums: sums).html, to: "\(folder)/index.html")
  }

  /// The number of input sequences that the page of a subject under test without a fault shows as
  /// samples.
  private static let samples = 2

  private func traces(of record: Record, by projector: Projector) throws -> [TraceSummary] {
    guard let result = record.result, let map = result.map else { return [] }
    var search = options.search(record.subject)
    if options.searching.depth == nil { search.method = .random(Seed(result.seed)) }
    return try projector.show(
      FilmOrder(
        subject: record.subject.name, clauses: options.clauses,
        product: .samples(map, search, count: Self.samples))
    ).traces
  }

  /// Returns small pictures of an app's screens. Numbers mark the buttons and other places that
  /// lead to other screens.
  private func screens(
    of record: Record, by projector: Projector, number: Int
  ) throws -> [IndexPage.Screen] {
    guard record.subject.isApp, let stops = record.result?.map?.stops else { return [] }
    return try stops.enumerated().map { place, stop in
      let marks = stop.exits.compactMap { exit in
        exit.spot.map { Picture.Mark(x: $0.x, y: $0.y, label: "\(exit.to + 1)") }
      }
      let film = try projector.show(
        FilmOrder(
          subject: record.subject.name, clauses: options.clauses, trace: stop.trace,
          product: .still(marks), prefix: "m\(number)-\(place)-"))
      return IndexPage.Screen(
        name: stop.name,
        way: stop.trace.steps.map(\.act).filter { $0 != .settle }.map(\.description),
        exits: stop.exits.map { ($0.words, $0.to) }, still: film.text ?? "")
    }
  }

  private func order(for example: Counterexample, prefix: String) -> FilmOrder {
    var metadata = FindingMetadata(file: example.file, invocation: options.gate.invocation)
    metadata.index = "index.html"
    metadata.certificate = example.certificateLine
    metadata.irrelevant = example.shrinking.irrelevant
    metadata.also = example.also.map(\.description)
    metadata.settings = example.settings
    return FilmOrder(
      subject: example.subject, clauses: options.clauses, trace: example.trace,
      finding: example.finding, metadata: metadata, product: .page, prefix: prefix)
  }

  private func entry(_ record: Record, _ items: [IndexPage.Item]) -> IndexPage.Entry {
    let summary = record.conclusion?.summary
    var coverage: [String] = []
    if let summary {
      coverage.append(
        "\(Text.count(summary.runs, "run")), "
          + "\(Text.count(Int(summary.simulatedMilliseconds / 1000), "simulated second")), seed \(summary.seed)"
      )
      coverage += record.cuts
      coverage += summary.tally.lines
    }
    if items.isEmpty, let report = record.report {
      coverage =
        report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        + coverage
    }
    if !items.isEmpty || record.report == nil {
      coverage += Counterexample.section(on: summary?.resting ?? []).flatMap { report in
        report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [""]
      }
    }
    let faults = summary?.known.map { "\($0)" }.joined(separator: ", ") ?? ""
    let known = faults.isEmpty ? "" : "known: \(faults)"
    let runs = summary.map { Text.count($0.runs, "run") } ?? ""
    return IndexPage.Entry(
      name: record.subject.name, verdict: record.verdict,
      isGood: record.code == .kept && !record.isUnfinished,
      details: [runs, known].filter { !$0.isEmpty }.joined(separator: " · "), coverage: coverage,
      findings: items)
  }

  /// Returns the file name of a subject's page: letters, digits and hyphens, and different from all
  /// names that are already taken.
  private static func name(of subject: String, _ taken: inout Set<String>) -> String {
    let plain = subject.prefix(120).map { letter -> Character in
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
