import Foundation
import Testing

/// Tests the table in CONTRIBUTING by which the script `CI/check --since` chooses its steps for the
/// changed files.
@Suite("The table of what runs after a change")
struct StepTableTests {
  private static let table =
    (try? String(contentsOfFile: "\(SourceFile.root.path)/.github/CONTRIBUTING.md", encoding: .utf8))?
    .split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init) ?? []

  @Test("Each folder of sources and of tests stands in it", arguments: ["Sources", "Tests"])
  func folders(above: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: above).path)
    let missing = names.sorted().filter { name in
      !Self.table.contains { $0.contains("`\(above)/\(name)`") }
    }

    #expect(!names.isEmpty)
    #expect(missing == [])
  }

  @Test("Each step that it names is one of the script's")
  func steps() throws {
    let script = try String(
      contentsOfFile: SourceFile.root.appending(path: "CI/check").path, encoding: .utf8)
    let named = Self.table.flatMap { row in
      row.split(separator: "|", omittingEmptySubsequences: false)[2].split(separator: " ")
    }
    let unknown = Set(named).subtracting(["everything"]).sorted().filter {
      !script.contains("\n\($0)() {")
    }

    #expect(named.count > 20)
    #expect(unknown == [])
  }
}
