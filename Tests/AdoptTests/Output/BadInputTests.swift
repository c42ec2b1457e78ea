import Foundation
import Testing

@testable import Adopt

@Suite("Bad input")
struct BadInputTests {
  @Test("What is nested deeper than Swift reads is refused, and not looked at again and again")
  func nesting() throws {
    let folder = Folder()
    let count = 20_000
    let opening = (0..<count).map { "class C\($0) {\n" }.joined()
    try folder.write(opening + String(repeating: "}\n", count: count), "App/Deep.swift")

    #expect(
      folder.refusal("App --into Out")
        == "App/Deep.swift:257:12: error: This is bracket number 257 in one another; Swift reads at most 256."
    )
  }

  @Test("JSON that is nested a hundred deep is read, and refused where it goes deeper")
  func nestedJSON() throws {
    func read(_ depth: Int) throws(JSONValue.Failure) -> JSONValue {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return try .read(InputFile(name: "a.json", path: "a.json", bytes: Array(text.utf8)))
    }

    #expect(try read(100).array?.count == 1)
    let failure = try #require(throws: JSONValue.Failure.self) { try read(101) }
    #expect(failure.message == "Values are nested more than 100 deep.")
  }

  @Test(
    "A file that is no Swift is refused with its place, and nothing is written",
    arguments: [
      (
        "Dear reader,\nthis is a letter.",
        "1:1: error: Neither a declaration nor an import was found; this is not Swift."
      ),
      ("", "1:1: error: The file is empty."),
      (" \n", "1:1: error: The file is empty."),
      ("let a = 1\nlet b\0", "2:6: error: The file has a zero byte in it; it is binary, not text."),
      ("func a() {\n  b(\n}", "3:1: error: This '}' cannot close the '(' of line 2."),
      ("func a() {\n", "1:10: error: This '{' is never closed."),
      ("let a = \"b\n", "1:11: error: A string of one line must be closed on it."),
      ("/* a", "1:1: error: This comment is never closed."),
    ])
  func noSwift(text: String, expected: String) throws {
    let folder = Folder()
    try folder.write("let fine = 1", "App/Fine.swift")
    try folder.write(text, "App/Bad.swift")

    #expect(
      folder.refusal("App/Bad.swift App/Fine.swift --into Out") == "App/Bad.swift:\(expected)")
    #expect(folder.names.count == 2)
  }

  @Test("Bytes that are not UTF-8 are refused at the first of them")
  func encoding() throws {
    let folder = Folder()
    try folder.write(Array("let ä = 1\nlet b".utf8) + [0xE4] + Array(" = 1".utf8), "App/A.swift")

    #expect(
      folder.refusal("App --into Out")
        == "App/A.swift:2:6: error: This byte (228) is not UTF-8, which all Swift files are.")
  }

  @Test("Fifty megabytes are refused before they are looked at")
  func huge() throws {
    let folder = Folder()
    try folder.write([UInt8](repeating: 0x61, count: 50 << 20), "App/A.swift")

    #expect(
      folder.refusal("App --into Out")
        == "App/A.swift:1:1: error: The file has 50 MB, and a Swift file has at most 8.")
  }

  @Test("A file that cannot be read is refused")
  func unreadable() throws {
    let folder = Folder()
    try folder.write("let a = 1", "App/B.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/A.swift", withDestinationPath: "Nowhere.swift")

    #expect(folder.refusal("App --into Out") == "App/A.swift: error: This file cannot be read.")
  }

  @Test(
    "A command line that cannot be done is refused",
    arguments: [
      ("Nowhere --into Out", "Nowhere: error: There is no such file or folder."),
      (
        "App --into Out --settings No.xcconfig",
        "No.xcconfig: error: There is no such file or folder for --settings."
      ),
      ("App/a.md --into Out", "App/a.md: error: A file to adopt must end in .swift."),
      (
        "Empty --into Out",
        "Empty: error: There is no Swift file to adopt in this folder. Name the folder of an app's project, "
          + "of a package or of Swift files."
      ),
      (
        "App --into App/Out",
        "App/Out: error: The output would lie inside the input, App, and be adopted again."
      ),
      (
        "App --into App",
        "App: error: The output would lie inside the input, App, and be adopted again."
      ),
      (
        "Outer/Inner --into Outer",
        "Outer/Inner: error: The input lies inside the output, Outer, and would be built with it."
      ),
      ("App --into App2/A.swift", "App2/A.swift: error: The output must be a folder."),
      (
        "App --onto Out",
        "There is no option '--onto'. Did you mean '--into'? Usage: \(AdoptCommand.usage)"
      ),
      ("App", "adopt needs a folder to write to. Usage: \(AdoptCommand.usage)"),
      ("--into Out", "adopt needs a file or a folder. Usage: \(AdoptCommand.usage)"),
      ("App --into", "--into needs a value. Usage: \(AdoptCommand.usage)"),
      (
        "App/A.swift App2/A.swift --into Out",
        "App2/A.swift: error: This file and App/A.swift would both become A.swift. Adopt them into folders of their own."
      ),
    ])
  func commandLine(words: String, expected: String) throws {
    let folder = Folder()
    for name in ["App/A.swift", "App2/A.swift", "Outer/Inner/A.swift", "App/a.md", "Empty/a.txt"] {
      try folder.write("let a = 1", name)
    }

    #expect(folder.refusal(words)?.replacing("\(folder.path)", with: "") == expected)
    #expect(folder.names.count == 3)
  }

  @Test("Help is no mistake, and has a line for each option that is taken")
  func help() {
    for (usage, help) in [
      (AdoptCommand.usage, AdoptCommand.help), (InitCommand.usage, InitCommand.help),
    ] {
      for option in usage.matches(of: /--[a-z-]+/) {
        #expect(help.contains("\n  \(option.output) "), "\(option.output)")
      }
    }
    #expect(AdoptCommand.run(["App", "--help"]) == 0)
    #expect(InitCommand.run(["-h"]) == 0)
  }

  @Test("No damaged file makes it crash, and whatever is adopted keeps its lines")
  func mutants() throws {
    let styles = RoundTripTests.files(
      below: RoundTripTests.package.appending(path: "Tests/AdoptTests/Styles"), "swift")
    let seeds = try styles.map { Array(try Data(contentsOf: $0).prefix(2500)) }
    var mutator = Mutator(state: 11)
    var kept = 0
    for round in 0..<1_000 {
      let mutant = mutator.mutate(seeds[round % seeds.count])
      let input = InputFile(name: "a.swift", path: "a.swift", bytes: mutant)
      let lines = mutant.count { $0 == .newline }
      let adoption = try? Adoption(of: [input])
      let after = adoption?.files[0].bytes.count { $0 == .newline } ?? lines
      if after == lines { kept += 1 }
    }
    #expect(kept == 1_000)
  }
}
