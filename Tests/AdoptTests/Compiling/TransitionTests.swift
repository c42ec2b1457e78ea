import Foundation
import Testing

@testable import Adopt

/// Tests that animators and interactors compile and run after `adopt` has rewritten them. They are
/// written in the spellings of Swift 3 to 6, as public libraries have them.
@Suite("Twenty transitions of an iOS project")
struct TransitionTests {
  static let folder = "Tests/AdoptTests/Styles/Transitions"

  @Test("Together they use every symbol that at least two of 56 public libraries use")
  func symbols() throws {
    let files = RoundTripTests.package.appending(path: "Tests/AdoptTests/Styles")
    let list = try String(contentsOf: files.appending(path: "symbols.txt"), encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: files.appending(path: "Transitions").path)
    let text = try names.map {
      try String(contentsOf: files.appending(path: "Transitions/\($0)"), encoding: .utf8)
    }.joined()
    let symbols = list.split(separator: "\n").map(String.init)

    #expect(symbols.filter { !Self.uses(text, $0) } == [])
    #expect(names.count == 20)
    #expect(symbols.count == 265)
  }

  @Test("They compile once adopted, and none crashes or hangs when it is checked")
  func checked() throws {
    let app = try Compilation(of: Self.folder)

    #expect(try app.compile() == [])
    let verdicts = try app.check("check --runs 64")
    #expect(verdicts.count == 16, "\(verdicts.joined(separator: "\n"))")
  }

  private static func uses(_ text: String, _ symbol: String) -> Bool {
    let isWord = symbol.first?.isLetter == true
    let pattern = (isWord ? "\\b" : "") + NSRegularExpression.escapedPattern(for: symbol) + "\\b"
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}
