import Testing

@testable import Adopt

@Suite("The list of what is adopted")
struct AdoptionListTests {
  @Test(
    "A wrong line is an error with its number",
    arguments: [
      ("App\nNowhere\n", "Adopt.txt:2: error: There is no file or folder 'Nowhere'"),
      ("App\n!App/No.swift", "Adopt.txt:2: error: 'App/No.swift' leaves nothing out: there is no"),
      (
        "App\n!Kit/A.swift", "Adopt.txt:2: error: 'Kit/A.swift' leaves nothing out: it lies in none"
      ),
      ("# a\n--foo x\nApp", "Adopt.txt:2: error: There is no option '--foo' in this file"),
      ("App\n--module", "Adopt.txt:2: error: '--module' takes one word (was given 0)."),
      ("App\n--setting HOST", "Adopt.txt:2: error: '--setting' takes NAME=VALUE (was given HOST)."),
      ("App\n--folder No", "Adopt.txt:2: error: There is no folder "),
      ("App\n--settings No.xcconfig", "Adopt.txt:2: error: There is no file "),
      ("# nothing\n", "Adopt.txt:1: error: This file names nothing to adopt."),
    ])
  func wrong(text: String, expected: String) throws {
    let folder = Folder()
    try folder.write("let a = 1", "App/A.swift")
    try folder.write("let a = 1", "Kit/A.swift")
    try folder.write(text, "Adopt.txt")

    let error = #expect(throws: AdoptionError.self) {
      try AdoptionList("\(folder.path)/Adopt.txt", from: folder.path)
    }
    #expect("\(error as Any)".contains(expected))
  }

  @Test("A file of a build names the app's file and its first line to the compiler")
  func location() throws {
    let input = InputFile(name: "/app/A.swift", path: "A.swift", bytes: Array("class A {}".utf8))
    let text = try Adoption(of: [input], terms: AdoptionTerms(), isForBuild: true).files[0].text

    #expect(
      text.hasSuffix(
        " */ \n#sourceLocation(file: \"/app/A.swift\", line: 1)\nimport UIKit; class A {}"))
  }

  @Test("Another module is looked at and not written, and what a library keeps is its own")
  func beside() throws {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    let adoption = try Adoption(
      of: [file("A.swift", "import Kit\nclass Store { static var n = 0 }")],
      beside: [file("B.swift", "open class Store {}\nclass Broken {")],
      terms: AdoptionTerms(keptModules: ["Kit"], library: "Deck"))

    #expect(adoption.files.count == 1)
    #expect(adoption.files[0].text.contains("import Kit"))
    #expect(adoption.files[0].text.contains("perLaunch(\"Deck.Store.n\")"))
  }
}
