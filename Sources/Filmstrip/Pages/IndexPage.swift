/// A run of the gate as a page: every subject with its verdict and coverage, and every counterexample with its first bad frame.
package struct IndexPage {
  /// A subject.
  package struct Entry {
    package var name: String
    /// In a word: kept, broken, crashed.
    package var verdict: String
    package var isGood: Bool
    /// In a few words: how many runs, what was found.
    package var details: String
    /// What was tried and what was covered, line by line.
    package var coverage: [String]
    package var findings: [Item]

    package init(
      name: String, verdict: String, isGood: Bool, details: String, coverage: [String],
      findings: [Item]
    ) {
      self.name = name
      self.verdict = verdict
      self.isGood = isGood
      self.details = details
      self.coverage = coverage
      self.findings = findings
    }
  }

  /// A counterexample.
  package struct Item {
    package var finding: String
    package var message: String
    /// The file of its page; `nil` if there is none.
    package var page: String?
    /// An SVG.
    package var thumbnail: String

    package init(finding: String, message: String, page: String?, thumbnail: String) {
      self.finding = finding
      self.message = message
      self.page = page
      self.thumbnail = thumbnail
    }
  }

  private let entries: [Entry]
  private let sums: String

  /// - Parameter sums: The run in one line.
  package init(_ entries: [Entry], sums: String) {
    self.entries = entries
    self.sums = sums
  }

  /// The whole file.
  package var html: String {
    let bad = entries.filter { !$0.isGood }
    let good = entries.filter(\.isGood)
    return Page.document(
      title: "turnstile: \(bad.count) of \(entries.count) subjects to look at",
      body: """
        <style>\(Self.style)</style>
        <div class="wrap"><header>
        <div class="crumb"><span>turnstile</span>
        <button type="button" id="theme" aria-label="Switch between light and dark">◐</button></div>
        <h1>\(bad.isEmpty ? "Everything is kept." : "\(bad.count) of \(entries.count) subjects to look at")</h1>
        <p class="note">\(Markup.name(sums, to: 400))</p></header>
        <main>\(bad.map(section).joined(separator: "\n"))
        \(good.isEmpty ? "" : "<section aria-labelledby=\"h-kept\"><h2 id=\"h-kept\">Nothing new found in</h2>\(good.map(row).joined(separator: "\n"))</section>")
        </main></div>
        """,
      scripts: [ScriptControls.theme], data: nil)
  }

  private func section(_ entry: Entry) -> String {
    """
    <section><h2><bdi dir="auto">\(Markup.name(entry.name))</bdi> <span class="badge broken">✕ \(Markup.name(entry.verdict))</span></h2>
    <p class="note">\(Markup.name(entry.details, to: 400))</p>
    <ul class="found">\(entry.findings.map(item).joined(separator: "\n"))</ul>
    \(coverage(of: entry))</section>
    """
  }

  private func item(_ item: Item) -> String {
    let words =
      "<span><b>✕ \(Markup.name(item.finding))</b><br>\(Markup.name(item.message, to: 300))</span>"
    // Identifiers inside a thumbnail are its own; the frame around it is drawn once a page.
    guard let page = item.page else { return "<li><div>\(item.thumbnail)\(words)</div></li>" }
    return "<li><a href=\"\(Markup.escape(page))\">\(item.thumbnail)\(words)</a></li>"
  }

  private func row(_ entry: Entry) -> String {
    """
    <details><summary><span class="badge kept">✓ \(Markup.name(entry.verdict))</span> \
    <bdi dir="auto">\(Markup.name(entry.name))</bdi> <span class="note">\(Markup.name(entry.details, to: 200))</span></summary>
    \(lines(of: entry))</details>
    """
  }

  private func coverage(of entry: Entry) -> String {
    entry.coverage.isEmpty
      ? ""
      : "<details><summary>What was tried, and what was covered</summary>\(lines(of: entry))</details>"
  }

  private func lines(of entry: Entry) -> String {
    let lines = entry.coverage.map { Markup.name($0, to: 600) }.joined(separator: "\n")
    return "<pre tabindex=\"0\">\(lines.isEmpty ? "Nothing was run." : lines)</pre>"
  }

  private static let style = """
    .found{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:12px}
    .found a,.found div{display:flex;gap:14px;align-items:flex-start;border:1px solid var(--line);border-radius:12px;padding:12px;color:inherit;text-decoration:none;font-size:14px;height:100%}
    .found a:hover{background:var(--wash);border-color:var(--calm)}
    .found svg{flex:0 0 auto}.found b{color:var(--bad)}
    details{border-top:1px solid var(--line);padding:6px 0}summary{cursor:pointer;min-height:40px;padding:7px 0}
    summary .badge{font-size:13px}pre{white-space:pre;}
    """
}
