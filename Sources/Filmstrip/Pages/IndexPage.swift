/// An HTML page about a check: every checked app or transition with its verdict, and every
/// counterexample with a picture of the frame in which a rule was broken.
package struct IndexPage {
  /// A subject, that is, an app or transition that was checked, in the page's list.
  package struct Entry {
    package var name: String
    /// The verdict on the subject under test in one word, such as kept, broken or crashed.
    package var verdict: String
    package var isGood: Bool
    /// A few words about the subject under test: the number of runs, and the broken rules.
    package var details: String
    /// Lines of text about the subject's runs: the transitions that they covered, and so on.
    package var coverage: [String]
    package var findings: [Item]
    /// The file name of the HTML page about the subject's runs, or `nil`.
    package var page: String?
    /// The screens that the check has reached, if the subject under test is an app and not a single
    /// transition.
    package var screens: [Screen] = []

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

  /// A counterexample, that is, a run that breaks a rule, in the page's list.
  package struct Item {
    package var finding: String
    package var message: String
    /// The file name of the HTML page about the counterexample, or `nil`.
    package var page: String?
    /// A small picture, as SVG, of the frame in which the counterexample breaks a rule.
    package var thumbnail: String

    package init(finding: String, message: String, page: String?, thumbnail: String) {
      self.finding = finding
      self.message = message
      self.page = page
      self.thumbnail = thumbnail
    }
  }

  /// A screen of an app, with its exits, that is, the buttons and other places that lead to other
  /// screens.
  package struct Screen {
    package var name: String
    /// The actions, such as taps, that lead from the app's start to the screen.
    package var way: [String]
    package var exits: [(words: String, to: Int)]
    /// A small picture of the app's screen, as SVG.
    package var still: String

    package init(name: String, way: [String], exits: [(words: String, to: Int)], still: String) {
      self.name = name
      self.way = way
      self.exits = exits
      self.still = still
    }
  }

  private let entries: [Entry]
  private let sums: String

  /// Prepares the HTML page about a check.
  ///
  /// - Parameter sums: A line of text with the sums over all subjects.
  package init(_ entries: [Entry], sums: String) {
    self.entries = entries
    self.sums = sums
  }

  /// The text of the HTML file about the whole check.
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
        <h1>\(bad.isEmpty ? "Nothing new was found." : "\(bad.count) of \(entries.count) subjects to look at")</h1>
        <p class="note">\(Markup.name(sums, to: 400))</p></header>
        <main>\(bad.map(section).joined(separator: "\n"))
        \(good.isEmpty ? "" : "<section aria-labelledby=\"h-kept\"><h2 id=\"h-kept\">Nothing new found in</h2>\(good.map(row).joined(separator: "\n"))</section>")
        \(maps)</main></div>
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
    // The thumbnail's SVG identifiers begin with a prefix of their own, so that they differ from
    // those of all other thumbnails on the page.
    guard let page = item.page else { return "<li><div>\(item.thumbnail)\(words)</div></li>" }
    return "<li><a href=\"\(Markup.escape(page))\">\(item.thumbnail)\(words)</a></li>"
  }

  private func row(_ entry: Entry) -> String {
    """
    <details><summary><span class="badge kept">✓ \(Markup.name(entry.verdict))</span> \
    <bdi dir="auto">\(Markup.name(entry.name))</bdi> <span class="note">\(Markup.name(entry.details, to: 200))</span></summary>
    \(link(to: entry))\(lines(of: entry))</details>
    """
  }

  private func link(to entry: Entry) -> String {
    entry.page.map {
      "<p><a href=\"\(Markup.escape($0))\">What was tried with \(Markup.name(entry.name)), and some of the traces</a></p>"
    } ?? ""
  }

  // MARK: - Screens of apps

  private var maps: String {
    entries.enumerated().filter { !$0.element.screens.isEmpty }.map(map).joined(separator: "\n")
  }

  private func map(_ number: Int, _ entry: Entry) -> String {
    let ways = entry.screens.reduce(0) { $0 + $1.exits.count }
    let items = entry.screens.enumerated().map { place, screen in
      let way =
        screen.way.isEmpty ? "at the start" : "by " + screen.way.joined(separator: ", ")
      let exits = screen.exits.filter { entry.screens.indices.contains($0.to) }.map {
        "<li><a href=\"#s\(number)-\($0.to + 1)\">→ \($0.to + 1) "
          + "<bdi>\(Markup.name(entry.screens[$0.to].name, to: 40))</bdi></a> "
          + "<span class=\"note\">\(Markup.name($0.words, to: 60))</span></li>"
      }
      return """
        <li id="s\(number)-\(place + 1)"><div>\(screen.still)</div><div>\
        <h3>\(place + 1) <bdi>\(Markup.name(screen.name, to: 60))</bdi></h3>\
        <p class="note">\(Markup.name(way, to: 200))</p>\
        \(exits.isEmpty ? "<p>nothing leads on</p>" : "<ul>\(exits.joined())</ul>")</div></li>
        """
    }
    return """
      <section aria-labelledby="h-map\(number)"><h2 id="h-map\(number)">Screens of <bdi dir="auto">\(Markup.name(entry.name))</bdi></h2>
      <p class="note">\(entry.screens.count) screens and \(ways) ways between them. A number on a screen is where to touch it to get to the screen of that number.</p>
      <ol class="map">\(items.joined(separator: "\n"))</ol></section>
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
    .map{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,310px),1fr));gap:14px}
    .map>li{display:flex;gap:12px;border:1px solid var(--line);border-radius:12px;padding:12px;scroll-margin-top:12px}
    .map>li:target{border-color:var(--calm);box-shadow:0 0 0 2px var(--calm)}
    .map h3{margin:0;color:var(--ink)}.map ul{margin:6px 0 0;padding:0;list-style:none;font-size:14px}.map li li{padding:2px 0}
    .map svg{max-width:40vw;height:auto}.map .note{margin:2px 0}
    """
}
