import Foundation
import HeadlessUIKit
import Testing

@testable import Gate
@testable import Turnstile

/// A package in a folder of its own that has one stored trace, that is, an input sequence that
/// shows a fault.
private struct PackageOnDisk {
  let folder: URL
  /// The path that a source file of unit tests would have in the package.
  var file: String { folder.appending(path: "Tests/CardTests.swift").path }

  init(settings: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    if let settings {
      try Data(settings.utf8).write(to: folder.appending(path: "Turnstile.json"))
    }
  }
}

@Suite("What surrounds a test: the settings of its package, and the command it is asked for")
@MainActor struct TestEnvironmentTests {
  private static let calm = Subject("calm") { $0.window.rootViewController = UIViewController() }

  @Test(
    "A setting that there is not is an error under swift test, and one for the gate alone is none")
  func settings() throws {
    func error(_ settings: String) throws -> String? {
      let package = try PackageOnDisk(settings: settings)
      defer { try? FileManager.default.removeItem(at: package.folder) }
      do { try check(Self.calm, .standard, .runs(1), file: package.file) } catch {
        return (error as? SettingsProblem)?.description
      }
      return nil
    }

    #expect(
      try error(#"{"runss": 7}"#)?
        .hasSuffix("Turnstile.json: there is no setting 'runss'. Did you mean 'runs'?") == true)
    let other = try error(#"{"jobs": 2, "fail-fast": true}"#)
    #expect(other == nil)
  }

  @Test("A command about a subject that no test checks fails the tests at their end, by name")
  func unanswered() async throws {
    let end = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      UnansweredCommand.pass("replay Seeds/card/a.trace", about: ["card"], by: "tabs")
      UnansweredCommand.pass("replay Seeds/card/a.trace", about: ["card"], by: "drawer")
      exit(0)
    }
    let said = try String(decoding: #require(end).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        #"TURNSTILE="replay Seeds/card/a.trace" did nothing: no test that ran checks 'card', only 'drawer', 'tabs'."#
      ))
  }

  @Test("A command that one of the tests answers lets the others pass")
  func answered() async {
    await #expect(processExitsWith: .exitCode(0)) {
      UnansweredCommand.pass("replay Seeds/card/a.trace", about: ["card"], by: "tabs")
      UnansweredCommand.answer()
      exit(0)
    }
  }
}
