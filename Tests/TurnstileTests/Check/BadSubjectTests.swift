import Foundation
import Testing
import Turnstile
import UIKit

@Suite("Subjects that cannot be checked") @MainActor
struct BadSubjectTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-bad-\(ProcessInfo.processInfo.globallyUniqueString)").path

  private func problem(of subject: Subject) throws -> String {
    "\(try #require(throws: SubjectProblem.self) { try check(subject, seeds: seeds) })"
  }

  @Test("A builder that builds nothing is told what to build")
  func nothing() throws {
    #expect(
      try problem(of: Subject("empty") { _ in })
        == "A subject must set stage.window.rootViewController (was nil after its builder returned)."
    )
  }

  @Test("A builder that throws is quoted")
  func throwing() throws {
    let subject = Subject("thrower") { _ in throw CocoaError(.fileNoSuchFile) }

    #expect(try problem(of: subject).hasPrefix("The subject's builder must not throw (threw "))
  }

  @Test(
    "A name that cannot be stored and read back is refused, with what is allowed",
    arguments: ["", " card", "card ", "a\nb", "a\u{1B}b", String(repeating: "a", count: 121)])
  func names(name: String) throws {
    let subject = Subject(name) { $0.window.rootViewController = UIViewController() }

    #expect(
      try problem(of: subject).hasPrefix(
        "A subject's name must have 1 to 120 bytes, no control characters, and no blank at either end (was \""
      ))
  }

  @Test("A screen without area is refused with its size")
  func flat() throws {
    let subject = Subject("flat", screen: ScreenShape(size: CGSize(width: 390, height: 0))) {
      stage in
      stage.window.rootViewController = UIViewController()
    }

    #expect(try problem(of: subject) == "A stage's screen must have an area (was 390 x 0).")
  }

  @Test("Two actions of one name are refused by that name")
  func twins() throws {
    let subject = Subject("twins") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("open") {}
      stage.action("open") {}
    }

    #expect(
      try problem(of: subject) == "An action's name must be its own ('open' was declared twice).")
  }

  @Test(
    "An action is refused whose name no line of a trace could tell",
    arguments: ["", " open", "open ", "\topen", "open\u{a0}", "op\nen", "op\r\nen", "op\u{2028}en"])
  func unsayable(name: String) throws {
    let subject = Subject("unsayable") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action(name) {}
    }

    #expect(
      try problem(of: subject)
        == "An action's name must be one line without blanks at its ends (was '\(name)').")
  }

  @Test("An action that throws is a counterexample of one step")
  func angryAction() throws {
    let subject = Subject("angry") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("explode") { throw CocoaError(.fileNoSuchFile) }
    }

    let example = try #require(throws: Counterexample.self) {
      try check(subject, .standard, .runs(64), seeds: seeds)
    }
    #expect(example.finding == Finding(.actionThrew))
    #expect(example.trace.lines == ["  0 do explode"])
  }

  @Test("An app that never lets the run loop go on is reported as hung, not waited for")
  func hung() throws {
    let subject = Subject("spinner") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("spin") {
        @MainActor func again() { DispatchQueue.main.async { again() } }
        again()
      }
    }

    let example = try #require(throws: Counterexample.self) {
      try check(subject, .standard, .runs(64), seeds: seeds)
    }
    #expect(example.finding.clause == .hung)
    #expect(example.finding.cause == Cause(rawValue: "bad-subject-tests-hung"))
    #expect(example.trace.lines == ["  0 do spin"])
  }

  @Test("Stored files that cannot be used are named, and the others still run")
  func mixedSeeds() throws {
    let folder = StoredTraceFolder(root: seeds, subject: "plain")
    let good = try folder.save(
      StoredTrace(subject: "plain", breaks: .completesOnce, trace: Trace([Step(0, .settle)])))
    for (name, text) in [
      ("torn", "turnstile trace 1\nsub"), ("foreign", "turnstile trace 1\nsubject other\n"),
      ("future", "turnstile trace 9\nsubject plain\n"),
      ("unknown", "turnstile trace 1\nsubject plain\n  0 do nothing of the kind\n"),
    ] {
      try text.write(toFile: "\(folder.path)/\(name).trace", atomically: true, encoding: .utf8)
    }
    let summary = try check(
      Subject("plain") { $0.window.rootViewController = UIViewController() }, .standard, .runs(0),
      seeds: seeds)

    #expect(summary.stored.nowKept == [good])
    #expect(summary.stored.replayed == 1)
    #expect(
      summary.stored.skipped == [
        "\(folder.path)/foreign.trace: it belongs to subject 'other', not to 'plain'",
        """
        \(folder.path)/future.trace: line 1, column 17: this version reads trace format 1 (was 9); \
        a newer one wrote the file
          turnstile trace 9
                          ^
        """,
        """
        \(folder.path)/torn.trace: line 2, column 4: the file is cut off: its last line must end with a newline
          sub
             ^
        """,
        """
        \(folder.path)/unknown.trace: A trace can only do what the subject declares \
        (was 'do nothing of the kind', and it declares no action).
        """,
      ])
  }
}
