import Testing

@testable import Adopt

/// Tests the last lines that `init` prints about cuts, that is, code left out on Linux: their
/// number, and the modules without which most of them were made.
@Suite("What init says of cuts at its end")
struct CutSummaryTests {
  private static func cut(_ file: String) -> Cut {
    Cut(
      file: file, line: 1, what: "pin", kind: .statement, content: "", goes: "pin", stands: "",
      reason: "")
  }

  private static func origin(_ name: String) -> MissingModule {
    MissingModule(name, url: "https://example.com/\(name).git", folder: "Check")
  }

  @Test("The module that most cuts are near to comes first, with the command that brings it")
  func ranked() {
    var summary = CutSummary()
    summary.add(
      CutList(cuts: ["A.swift", "A.swift", "B.swift"].map(Self.cut)),
      missing: ["A.swift": ["Pins", "Images"], "B.swift": ["Pins"]])

    #expect(
      summary.lines(Self.origin) == [
        "Cuts: 3 (0 declarations, 3 statements, 0 smaller); 0 missing types have a stand-in.",
        "No cut stands in transition code.",
        "To remove most cuts, fetch Pins (3 of 3 are in files that import it) and give init once more:",
        "    git clone https://example.com/Pins.git Check/Packages/Pins",
        "To remove most cuts, fetch Images (2 of 3 are in files that import it) and give init once more:",
        "    git clone https://example.com/Images.git Check/Packages/Images",
      ])
  }

  @Test("A module that few cuts are near to removes some of them")
  func some() {
    var summary = CutSummary()
    summary.add(
      CutList(cuts: ["A.swift", "B.swift", "B.swift"].map(Self.cut)), missing: ["A.swift": ["Pins"]]
    )

    #expect(
      summary.lines(Self.origin).contains(
        "To remove some cuts, fetch Pins (1 of 3 are in files that import it) and give init once more:"
      ))
  }

  @Test("Layout that was cut in transition code is told apart from other cuts there")
  func layout() {
    var cut = Self.cut("A.swift")
    cut.isInTransition = true
    var pinned = cut
    pinned.stands = LayoutStatement.stands
    func lines(_ cuts: [Cut]) -> [String] {
      var summary = CutSummary()
      summary.add(CutList(cuts: cuts), missing: [:])
      return Array(summary.lines(Self.origin).dropFirst())
    }
    let layout =
      "Layout in transition code: 1; those transitions are judged, and their findings rest on the cuts."

    #expect(lines([pinned]) == ["No other cut stands in transition code.", layout])
    #expect(
      lines([pinned, cut]) == [
        "In transition code: 1; those transitions are not judged.", layout,
      ])
  }

  @Test("A module of which nothing was cut is not named")
  func unneeded() {
    var summary = CutSummary()
    summary.add(CutList(), missing: ["A.swift": ["AppKit", "Pins"]])

    #expect(
      summary.lines(Self.origin) == [
        "Nothing was cut: all of it compiles here as it is."
      ])
  }

  @Test("A type that is missing counts for the file that missed it")
  func types() {
    var summary = CutSummary()
    let type = StandInType(
      name: "Hero", declaration: "", reason: "cannot find type 'Hero' in scope (A.swift:7)")
    summary.add(CutList(types: [type]), missing: ["A.swift": ["Pins", "WebKit"]])

    #expect(
      summary.lines(Self.origin).suffix(3) == [
        "Cut in files that import Apple's frameworks that are not here: WebKit (1).",
        "To remove most cuts, fetch Pins (1 of 1 is in files that import it) and give init once more:",
        "    git clone https://example.com/Pins.git Check/Packages/Pins",
      ])
  }
}
