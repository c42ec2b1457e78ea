import Foundation
import Testing

/// Tests that the command `explain` prints what the documentation's pages say.
@Suite("Explanations")
struct ExplanationTests {
  private static let isWriting =
    ProcessInfo.processInfo.environment["TURNSTILE_WRITE_PAGES"] != nil

  @Test("What stands in the sources is what the pages and the settings say today")
  func isCurrent() throws {
    for file in Explanations.files {
      if Self.isWriting {
        try file.text.write(
          to: SourceFile.root.appending(path: file.path), atomically: true, encoding: .utf8)
      }
      #expect(SourceFile.read(file.path).text == file.text, "\(file.path)")
    }
  }
}
