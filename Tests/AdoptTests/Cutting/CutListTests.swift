import Testing

@testable import Adopt

@Suite("The list of cuts")
struct CutListTests {
  private static let text = "class A {\n  func f() {\n    a()\n    view.hero.id = 1\n  }\n}\n"

  private static func list() -> CutList {
    let source = cutSource(text)
    let item = source.tree.path(to: source.listing.words.firstIndex(of: "hero") ?? 0).last ?? 0
    let made = source.cut(
      source.tree.items[item].tokens, kind: .statement, what: "hero", stands: "turnstileCut(_)",
      reason: "value of type 'UIView' has no member 'hero'", isInTransition: false)
    let type = StandInType(
      name: "Hero", declaration: "public protocol Hero {}", reason: "cannot find type 'Hero'")
    return CutList(cuts: [made], types: [type])
  }

  @Test("A list that is written and read again is the same")
  func roundTrip() throws {
    #expect(try CutList(Self.list().text, file: "Cuts.txt") == Self.list())
  }

  @Test(
    "The name of a cut's file may have blanks",
    arguments: ["Home Screen.swift", "Shop-Home Screen .swift", "Card+Shop 2.swift"])
  func blanks(file: String) throws {
    var list = Self.list()
    list.cuts[0].file = file

    #expect(try CutList(list.text, file: "Cuts.txt") == list)
  }

  @Test("A cut is found by its line's content when lines before it come and go")
  func moved() {
    let moved = cutSource("// new\n\n" + Self.text).file
    let result = CutPass.run(Self.list(), on: [moved])

    #expect(result.lost == [])
    #expect(
      String(decoding: result.files[0].body, as: UTF8.self).contains(
        "\n    turnstileCut(\"Card.swift:6 hero\")\n"))
  }

  @Test("A long cut that begins with a string of several lines is found again")
  func severalLines() {
    let text =
      "let book = Book(text: \"\"\"\n      This is a demo.\n      \"\"\") {\n"
      + (0..<30).map { "  page(\($0))\n" }.joined() + "}\n"
    let source = cutSource(text)
    let whole = 3..<source.listing.count
    let made = source.cut(
      whole, kind: .value, what: "code", stands: "turnstileStandIn(_)", reason: "",
      isInTransition: false)

    #expect(source.find(made) == whole)
  }

  @Test("A cut whose line has gone is reported, and the file stays as it is")
  func lost() {
    let other = cutSource(Self.text.replacing("hero", with: "body")).file
    let result = CutPass.run(Self.list(), on: [other])

    #expect(result.lost == Self.list().cuts)
    #expect(result.files[0].body == other.body)
  }

  @Test("A list that is broken is refused with its line")
  func broken() {
    #expect {
      try CutList("A.swift:1 a\n  kind    statement\n", file: "Cuts.txt")
    } throws: { "\($0)" == "Cuts.txt:1:1: error: This cut has no line 'line'." }
    #expect {
      try CutList("A.swift:1 a\n  stood   b\n", file: "Cuts.txt")
    } throws: { "\($0)".hasPrefix("Cuts.txt:2:1: error: A line of a cut is one of file, kind") }
  }

  @Test("The plugin's option carries the list out, and names the command that renews it")
  func option() throws {
    let folder = Folder()
    try folder.write(Self.text, "App/Card.swift")
    try folder.write(Self.list().text, "Cuts.txt")
    try folder.adopt("App --into Out --for-build --cuts=\(folder.path)/Cuts.txt")

    #expect(
      folder.read("Out/adopted-Card.swift")?.contains("turnstileCut(\"Card.swift:4 hero\")") == true
    )
    #expect(
      folder.read("Out/adopted-TurnstileStandIns.swift")?.contains("public protocol Hero {}")
        == true)
    try folder.write(Self.text.replacing("hero", with: "body"), "App/Card.swift")
    let said = try folder.adopt("App --into Out --for-build --cuts=\(folder.path)/Cuts.txt")
    #expect(said.warnings.contains("'turnstile-adopt cut' writes the list anew."))
  }

  @Test("A build with cuts says so before the app starts, and one without does not")
  func notice() {
    let says = { (list: CutList) in
      list.typesFiles(from: "Cuts.txt").map { String(decoding: $0.body, as: UTF8.self) }
    }

    #expect(says(CutList()) == [])
    #expect(says(Self.list())[0].contains("= { turnstileHasCuts() }"))
    #expect(says(CutList(cuts: Self.list().cuts))[0].contains("= { turnstileHasCuts() }"))
  }

  @Test(
    "The overrides in extensions of a missing class are listed, and named before the app starts")
  func uncalledOverrides() throws {
    let file = AdoptedFile(
      path: "Home.swift", source: "App/Home.swift",
      original: Array(
        """
        extension Missing {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
          func open() {}
        }
        extension Other { override func loadView() {} }
        """.utf8), body: Array("extension Missing { func open() {} }".utf8), changes: [])
    let names = UncalledOverrides.names(in: [CutSource(file)], of: ["Missing", "Absent"])
    let found = try #require(names["Missing"])
    let list = CutList(types: [
      StandInType(name: "Missing", declaration: "class Missing {}", reason: "no", overrides: found)
    ])

    #expect(found == ["Home.swift:2 prepare"])
    #expect(names["Absent"] == nil)
    #expect(list.text.contains("  uncalled Home.swift:2 prepare\n"))
    #expect(try CutList(list.text, file: "Cuts.txt") == list)
    #expect(
      String(decoding: list.typesFiles(from: "Cuts.txt")[0].body, as: UTF8.self)
        .contains("turnstileHasCuts(orOverrides: [\"Home.swift:2 prepare\"])"))
  }

  @Test("An animator that goes as a whole is named before the app starts")
  func lostTransitions() {
    let text = "class Slide: NSObject, UIViewControllerAnimatedTransitioning { func f() {} }"
    let source = cutSource(text)
    let transitions = TransitionCode(program: Program([Outline(source.listing)]))
    let whole = 0..<source.listing.count
    let cut = source.cut(
      whole, kind: .declaration, what: "Slide", stands: "", reason: "no",
      isInTransition: transitions.isHeld(by: whole, in: 0))
    let list = CutList(cuts: [cut])

    #expect(list.lostTransitions == ["Slide"])
    #expect(
      String(decoding: list.typesFiles(from: "Cuts.txt")[0].body, as: UTF8.self)
        .contains("turnstileHasCuts(without: [\"Slide\"])"))
    #expect(!transitions.isHeld(by: 9..<whole.upperBound, in: 0))
  }

  @Test("A build says which command renews the list, once the app has changed since")
  func changed() {
    var list = CutList()
    let file = cutSource(Self.text).file
    list.sources = CutList.digest(of: [file])

    #expect(list.remarks("Cuts.txt", lost: [], for: [file]) == "")
    #expect(
      list.remarks("Cuts.txt", lost: [], for: [cutSource("let a = 1").file])
        .hasSuffix("If it does not compile, 'turnstile-adopt cut' writes the list anew.\n"))
  }
}
