import Foundation
import Testing

@testable import Turnstile

@Suite("Settings of a package, under swift test")
struct SettingsFileTests {
  /// Writes a settings file into a folder of its own and reads it.
  private func read(_ text: String) throws -> SettingsFile {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "settings-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: SettingsFile.name))
    return try SettingsFile(
      in: PackageFolder(of: "", environment: ["TURNSTILE_PACKAGE": folder.path]))
  }

  @Test("A number of runs is a setting, and the environment replaces it")
  func runs() throws {
    let file = try read(#"{"runs": 7}"#)

    #expect(try EnvironmentVariables([:], over: file).runs == 7)
    #expect(try EnvironmentVariables(["TURNSTILE_RUNS": "9"], over: file).runs == 9)
  }

  @Test("A number of runs that is none is told with its file")
  func wrong() throws {
    let file = try read(#"{"runs": "many"}"#)

    let error = #expect(throws: EnvironmentProblem.self) {
      try EnvironmentVariables([:], over: file)
    }
    #expect(
      error?.description.hasSuffix("Turnstile.json: 'runs' must be a number of runs (was 'many').")
        == true)
  }

  @Test(
    "What is no JSON is told with its line",
    arguments: [(#"{"runs": "#, 1), ("{\n\"runs\": 5\n\"jobs\": 2}", 3), ("", 1)])
  func broken(text: String, line: Int) {
    let error = #expect(throws: SettingsProblem.self) { try read(text) }
    #expect(error?.description.hasSuffix("Turnstile.json: line \(line) is no JSON.") == true)
  }
}
