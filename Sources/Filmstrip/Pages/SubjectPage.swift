import HeadlessUIKit
package import Turnstile

/// An HTML page about a checked transition or app (a subject) without a new fault: its runs, the
/// transitions that they covered, the rules that had something to judge, and some of the input
/// sequences.
///
/// The reader can judge from it how much was checked, because "no finding" alone says little.
package struct SubjectPage {
  private let summary: Summary
  private let traces: [TraceSummary]

  package init(_ summary: Summary, traces: [TraceSummary]) {
    self.summary = summary
    self.traces = traces
  }

  /// The text of the HTML file about a subject's runs.
  package var html: String {
    Page.document(
      title: "\(Markup.short(summary.subject, to: 60)): nothing new found",
      body: """
        <style>\(Self.style)</style>
        <div class="wrap"><header>
        <div class="crumb"><a href="index.html">All subjects</a>
        <button type="button" id="theme" aria-label="Switch between light and dark">◐</button></div>
        <h1><bdi dir="auto">\(Markup.name(summary.subject))</bdi></h1>
        <ul class="badges"><li class="badge kept">✓ nothing new found</li>\(badges)</ul></header>
        <main>\(tried)\(covered)\(judged)\(samples)</main></div>
        """,
      scripts: [ScriptControls.theme], data: nil)
  }

  private var badges: String {
    summary.known.map { "<li class=\"badge\">known: \(Markup.name("\($0)"))</li>" }.joined()
  }

  private var tried: String {
    var facts = [
      ("Random runs", Text.grouped(summary.runs)),
      ("of which met nothing new", Text.grouped(summary.runsWithoutNews)),
      ("Simulated time", "\(Text.grouped(Int(summary.simulatedMilliseconds / 1000))) s"),
      ("Stored traces replayed", "\(summary.stored.replayed)"), ("Seed", "\(summary.seed)"),
    ]
    if !summary.screens.isEmpty { facts.append(("Screens reached", "\(summary.screens.count)")) }
    if !summary.stored.nowKept.isEmpty {
      facts.append(
        (
          "Stored traces that break nothing any more",
          summary.stored.nowKept.joined(separator: ", ")
        ))
    }
    if !summary.stored.skipped.isEmpty {
      facts.append(("Passed over", summary.stored.skipped.joined(separator: "; ")))
    }
    let rows = facts.map {
      "<div><dt>\($0)</dt><dd>\(Markup.name($1, to: 600))</dd></div>"
    }
    return section("tried", "What was tried", "<dl>\(rows.joined())</dl>")
  }

  private var covered: String {
    let tally = summary.tally
    let columns = Tally.Column.allCases
    let kinds = UIKitTransition.Kind.allCases
    let never = kinds.filter { tally[$0, .requested] == 0 }.map(\.word)
    let rows = kinds.filter { tally[$0, .requested] > 0 }.map { kind in
      let cells = columns.map { column in
        let count = tally[kind, column]
        return count == 0 ? "<td class=\"none\">–</td>" : "<td>\(Text.grouped(count))</td>"
      }
      return "<tr><th scope=\"row\">\(kind.word)</th>\(cells.joined())</tr>"
    }
    let heads = columns.map { "<th scope=\"col\">\($0.word)</th>" }.joined()
    let silent =
      never.isEmpty
      ? "" : "<p class=\"note\">Never asked for: \(never.joined(separator: ", ")).</p>"
    let inert =
      tally.inertProperties.isEmpty
      ? ""
      : "<p class=\"note\">Set by the app, and nothing follows from it here: "
        + "\(Markup.name(tally.inertProperties.joined(separator: ", "), to: 600)).</p>"
    let unanswered =
      tally.unansweredText.map { "<p class=\"note\">\(Markup.name($0, to: 600)).</p>" } ?? ""
    let cuts = tally.cutLines
      .map { "<p class=\"note\">\(Markup.name($0, to: 600)).</p>" }.joined()
    return section(
      "covered", "What was covered",
      """
      <div class="scroll" tabindex="0" role="group" aria-label="Transitions"><table><thead><tr>\
      <td></td>\(heads)</tr></thead><tbody>\(rows.joined())</tbody></table></div>\(silent)\(inert)\
      \(unanswered)\(cuts)
      """)
  }

  private var judged: String {
    guard !summary.tally.clauses.isEmpty else { return "" }
    let rows = summary.tally.clauses.map { exercise in
      let count =
        exercise.count == 0
        ? "<td class=\"none\">never had anything to judge</td>"
        : "<td>\(Text.grouped(exercise.count)) times</td>"
      return "<tr><th scope=\"row\">\(Markup.name(exercise.clause.rawValue))</th>\(count)</tr>"
    }
    return section(
      "judged", "What was judged",
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Clauses\"><table><thead><tr>"
        + "<th scope=\"col\">clause</th><th scope=\"col\">had something to judge</th></tr></thead>"
        + "<tbody>\(rows.joined())</tbody></table></div>")
  }

  private var samples: String {
    guard !traces.isEmpty else { return "" }
    let parts = traces.enumerated().map { place, trace in
      """
      <h3>Trace \(place + 1): \(Markup.name(trace.outcome, to: 200))</h3>
      <div class="scroll reel" tabindex="0" role="group" aria-label="Key frames of trace \(place + 1)">\(trace.strip)</div>
      <details><summary>\(trace.steps.count) step\(trace.steps.count == 1 ? "" : "s")</summary>\
      <pre tabindex="0">\(Markup.escape(trace.steps.prefix(200).joined(separator: "\n")))</pre></details>
      """
    }
    return section("samples", "Some of the traces", parts.joined(separator: "\n"))
  }

  private func section(_ id: String, _ head: String, _ body: String) -> String {
    "<section aria-labelledby=\"h-\(id)\"><h2 id=\"h-\(id)\">\(head)</h2>\(body)</section>\n"
  }

  private static let style =
    PictureStyle.words + """
      dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:12px;margin:0}
      td,th{overflow-wrap:normal}dt{color:var(--soft);font-size:14px}dd{margin:0;font-weight:600}
      h1::first-letter{text-transform:none}th[scope=row]{color:var(--ink);white-space:nowrap;border-top:1px solid var(--line)}thead td{border:0}td{font-variant-numeric:tabular-nums}.none{color:var(--soft)}
      .reel svg{display:block;min-width:720px;width:100%;height:auto}summary{cursor:pointer;min-height:40px;padding:7px 0}
      """
}

extension Tally.Column {
  fileprivate var word: String {
    switch self {
    case .requested: "asked for"
    case .animator: "with an animator"
    case .interactor: "with an interactor"
    case .interactive: "interactive"
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .stuck: "stuck"
    }
  }
}
