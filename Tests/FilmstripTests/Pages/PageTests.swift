import Filmstrip
import Foundation
import Testing
import Turnstile
import UIKit

@MainActor
@Suite("Page")
struct PageTests {
  private static func page(_ recording: Recording, _ violation: Violation?) -> String {
    Page(of: recording, violation: violation, metadata: FindingMetadata(file: "a.trace")).html
  }

  @Test("The same trace gives the same bytes, and few of them")
  func deterministic() throws {
    let (recording, violation) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let (again, same) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let page = Self.page(recording, violation)

    #expect(page == Self.page(again, same))
    #expect(page.utf8.count < 500_000)
  }

  @Test("A page asks for nothing from anywhere")
  func selfContained() throws {
    let (recording, violation) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let page = Self.page(recording, violation)

    #expect(page.contains("default-src 'none'"))
    for word in [" src=", "<link rel=\"stylesheet", "@import", "url(http", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// Names that could break a page: markup, emoji, right-to-left text, and ten kilobytes.
  nonisolated static let hostile = [
    "</script><script>alert(1)</script>", "\" onload='x' <img src=x>", "🙂👩‍👩‍👧 café",
    "\u{202E}שלום עולם", "`${alert(1)}` \\u003c", String(repeating: "long ", count: 2_048) + ".",
  ]

  @Test("Hostile names are shown and not run", arguments: hostile)
  func hostile(name: String) {
    let subject = Subject(name) { stage in
      let home = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = name
      home.view.addSubview(label)
      stage.window.rootViewController = home
      stage.action(name) { stage.note(name) }
    }
    let trace = Trace([Step(0, .action(name)), Step(16, .tap(.init(5, 5)))])
    let recording = Recorder.film(trace, of: subject)
    let violation = Violation(Finding(.finishArrives), at: 0, name, evidence: [name], fix: name)
    let page = Self.page(recording, violation)
    let picture = Picture(of: recording, violation: violation).svg

    #expect(recording.problem == nil)
    // The HTML page has two script elements: one with the data, and one with the page's own script.
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<img"))
    #expect(!page.contains("<script>alert"))
    #expect(!picture.contains("<script"))
    #expect(!picture.contains("<img"))
    #expect(page.contains(Markup.escape(name.prefix(20))))
    #expect(page.utf8.count < 500_000)
    #expect(Paste(of: recording, breaking: nil, file: nil).trace.contains(name))
  }

  @Test("A trace of 5,000 steps fits a page, which says what was left out")
  func longTraces() throws {
    let stored = try Films.stored("Seeds/springUp/outcome-is-honest.trace")
    var steps: [Step] = [Step(0, .action("open")), Step(400, .down(finger: 1, .init(195, 100)))]
    for index in 0..<4_997 {
      steps.append(Step(416 + index * 16, .move(finger: 1, .init(195, 110 + index * 7 % 600))))
    }
    steps.append(Step(416 + 4_997 * 16, .up(finger: 1)))
    let recording = Recorder.film(Trace(steps), of: try Films.subject(stored.subject))
    let page = Self.page(recording, recording.violations.first)

    #expect(recording.frames.count > 5_000)
    #expect(page.utf8.count < 500_000)
    #expect(page.contains("entries: those that tell most"))
  }

  @Test("What a reader copies is the trace, and a test that holds it")
  func paste() throws {
    let (recording, violation) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let paste = Paste(of: recording, breaking: violation?.finding, file: "it's.trace")
    let stored = try StoredTrace(parsing: paste.trace)

    #expect(stored.trace == recording.trace)
    #expect(stored.breaks == violation?.finding)
    #expect(paste.command == "turnstile replay 'it'\\''s.trace'")
    let own = Paste(
      of: recording, breaking: nil, file: "a.trace", invocation: .tool("swift run Gatekeeper"))
    #expect(own.command == "swift run Gatekeeper replay a.trace")
    #expect(stored.trace.lines.allSatisfy { paste.test.contains($0) })
    #expect(paste.test.contains("@Test("))
    #expect(paste.test.contains("replay(stored.trace, of: subject)"))
    var elsewhere = Invocation.tool("swift run Gatekeeper")
    elsewhere.iOS = 12
    let older = Paste(of: recording, breaking: nil, file: "a.trace", invocation: elsewhere)
    #expect(older.command == "swift run Gatekeeper replay --ios 12 a.trace")
    #expect(older.test.contains("replay(stored.trace, of: subject.on(iOS: 12))"))
  }

  @Test("A trace that has no file yet is to lie in no folder, whatever its subject is called")
  func pasteWithoutFile() {
    let recording = Recorder.film(Trace([]), of: Subject("a/b") { _ in })

    let paste = Paste(of: recording, breaking: nil, file: nil)
    #expect(paste.command == "turnstile replay ab-kept.trace")
  }

  @Test("A subject that cannot be shown says why")
  func problem() {
    let recording = Recorder.film(Trace([]), of: Subject("empty") { _ in })

    #expect(Self.page(recording, nil).contains("must set stage.window.rootViewController"))
    #expect(Picture(of: recording, violation: nil).svg.contains("There is nothing to see"))
  }
}
