import Testing

@testable import Adopt

@Suite("A module beside an app")
struct NearModuleTests {
  @Test(
    "It is found by its name, where a manager of packages puts it",
    arguments: [
      ("Deck.podspec", "s.source_files = 'Sources/**/*.swift'", "Sources/A.swift", "Sources"),
      ("Package.swift", #".target(name: "Deck", path: "Code")"#, "Code/A.swift", "Code"),
      ("Pods/Manifest.lock", "", "Pods/Deck/Source/A.swift", "Pods/Deck"),
      (
        "Carthage/Checkouts/Deck/Package.swift", #".target(name: "Deck")"#,
        "Carthage/Checkouts/Deck/Sources/Deck/A.swift", "Carthage/Checkouts/Deck/Sources/Deck"
      ),
    ])
  func found(file: String, text: String, source: String, place: String) throws {
    let folder = Folder()
    try folder.write(text, file)
    try folder.write("public class A {}", source)
    try folder.write("import Deck", "Example/App/B.swift")

    let module = NearModule("Deck", near: "\(folder.path)/Example/App")

    #expect(
      module?.sources.map { $0.replacing("\(folder.path)/", with: "") } == [place])
  }

  @Test("A pod without Swift is not one that can be adopted")
  func withoutSwift() throws {
    let folder = Folder()
    try folder.write("@interface A @end", "Pods/Deck/A.m")

    #expect(NearModule("Deck", near: folder.path) == nil)
  }

  @Test("Of a package's module in another language nothing is taken")
  func otherLanguage() throws {
    let folder = Folder()
    try folder.write(#".target(name: "DeckC", path: "Deck/C")"#, "Package.swift")
    try folder.write("@interface A @end", "Deck/C/A.m")

    #expect(NearModule("DeckC", near: folder.path) == nil)
  }

  @Test("What the project lists file by file and what lies in the module's folder is taken once")
  func listed() throws {
    let folder = Folder()
    try folder.write("s.source_files = 'Deck/**/*.swift'", "Deck.podspec")
    try folder.write("public class A {}", "Deck/Inside/A.swift")
    let module = try #require(NearModule("Deck", near: folder.path))
    func sources(_ listed: [String]) -> [String] {
      var app = AppProject(
        name: "App", module: "App", sources: listed.map { "\(folder.path)/\($0)" })
      let isNew = app.add([module])
      #expect(isNew)
      return app.sources.map { $0.replacing("\(folder.path)/", with: "") }
    }

    #expect(sources(["App", "Deck/Inside/A.swift"]) == ["App", "Deck"])
    #expect(sources(["Deck"]) == ["Deck"])
    #expect(sources(["Decks/B.swift"]) == ["Decks/B.swift", "Deck"])
  }

  @Test(
    "A module is used, too, of which only a storyboard takes a class that the app does not have")
  func namedByStoryboard() throws {
    func scene(_ name: String, _ rest: String) -> String {
      "<viewController customClass=\"\(name)\" \(rest)/>"
    }
    let home = "customModule=\"App\" customModuleProvider=\"target\""
    let text = StoryboardTests.document(
      scene("Home", home) + scene("Home", "customModule=\"Old\"")
        + scene("Sheet", "customModule=\"Deck\"") + scene("Card", "customModule=\"Deck\""))
    let program = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(StoryboardTests.code.utf8))]
    ).program
    func missing(_ text: String) -> [String] {
      InterfaceClasses(program: program, leftOut: []).missingModules(of: [
        InputFile(name: "Main.storyboard", path: "Main.storyboard", bytes: Array(text.utf8))
      ])
    }

    #expect(missing(text) == ["Deck"])
    #expect(missing("<document") == [])
  }
}
