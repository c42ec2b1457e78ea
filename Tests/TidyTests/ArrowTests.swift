import Foundation
import Testing

@Suite("Arrows between folders")
struct ArrowTests {
  /// The modules whose pages give their folders an order. Another module needs its name here.
  static let modules = ["HeadlessUIKit", "Combine", "Filmstrip", "Gate", "Turnstile"]

  @Test("A folder uses only what stands below it", arguments: modules)
  func pointDown(module: String) {
    let files = TidyTests.sources.filter { $0.path.hasPrefix("Sources/\(module)/") }

    #expect(FolderOrder(module: module).arrowsUp(in: files) == [])
    #expect(files.count > 10)
  }

  @Test("The page of a module names its folders, and no others", arguments: modules)
  func pagesNameFolders(module: String) throws {
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources/\(module)").path)

    #expect(
      FolderOrder(module: module).folders.sorted()
        == entries.filter { !$0.contains(".") }.sorted())
  }

  @Test("An arrow up is found in each module", arguments: modules)
  func arrowsAreFound(module: String) throws {
    let order = FolderOrder(module: module)
    let lowest = try #require(order.folders.first)
    let highest = try #require(order.folders.last)
    let files = [
      SourceFile(
        path: "Sources/\(module)/\(highest)/Planted.swift",
        text: "struct Planted {}\nextension String {\n  var planted: Planted { Planted() }\n}"),
      SourceFile(
        path: "Sources/\(module)/\(lowest)/Below.swift",
        text: "func useType(_ it: Planted) {}\nfunc useMember() { _ = \"\".planted }"),
    ]

    #expect(
      order.arrowsUp(in: files) == [
        "Sources/\(module)/\(lowest)/Below.swift:1: Planted is declared above, in "
          + "Sources/\(module)/\(highest)/Planted.swift:1",
        "Sources/\(module)/\(lowest)/Below.swift:2: planted is declared above, in "
          + "Sources/\(module)/\(highest)/Planted.swift:3",
      ])
  }

  @Test(
    "What only looks like an arrow up is spared",
    arguments: [
      "func f() { let planted = 1; use(planted) }", "func f(planted: Int) { use(planted) }",
      "let text = \"Planted\"  // Planted", "enum Mine { case other, planted }",
      "f { planted in use(planted) }", "struct Planted { var planted = 1 }",
      "f(planted: 1)", "extension Int {\n  private var planted: Int { 1 }\n}",
    ])
  func innocents(text: String) {
    let order = FolderOrder(module: "Any", folders: ["Low", "High"])
    let files = [
      SourceFile(
        path: "Sources/Any/High/Planted.swift",
        text: "struct Planted {}\nextension String {\n  var planted: Planted { Planted() }\n}"),
      SourceFile(path: "Sources/Any/Low/Below.swift", text: text),
    ]

    #expect(order.arrowsUp(in: files) == [])
  }
}
