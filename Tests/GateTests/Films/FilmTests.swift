import Foundation
import Testing

@Suite("Films", .waitsForProcesses)
struct FilmTests {
  private func file(_ name: String, _ text: String, in gate: GateProcess) throws {
    try text.write(
      toFile: gate.folder.appending(path: name).path, atomically: true, encoding: .utf8)
  }

  @Test("A page and a picture are made of a trace, where they are wanted")
  func films() throws {
    let gate = try GateProcess()
    try file("calm.trace", "turnstile trace 1\nsubject calm\n  0 tap at 10,10\n", in: gate)

    #expect(try gate.run("film calm.trace -o page.html").code == 0)
    #expect(try gate.run("film calm.trace --svg").code == 0)
    #expect(gate.read("page.html").contains("✓ kept"))
    #expect(gate.read(".turnstile/calm.svg").hasSuffix("</svg>\n"))
  }

  @Test("A trace that ends its process is filmed up to there")
  func traps() throws {
    let gate = try GateProcess()
    try file(
      "t.trace", "turnstile trace 1\nsubject traps\n  0 do knock\n  0 do knock\n  0 do knock\n",
      in: gate)
    let result = try gate.run("film t.trace -o page.html")

    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("crashed"))
    #expect(result.output.contains("\n  code   **"))
    #expect(gate.read("page.html").contains("The film ends early"))
  }

  @Test("Of a broken file it says what is wrong")
  func brokenFiles() throws {
    let gate = try GateProcess()
    try file("bad.trace", "turnstile trace 1\nsubject calm\n  0 dwn 1\n", in: gate)
    let broken = try gate.run("film bad.trace")
    let missing = try gate.run("film none.trace")

    #expect(broken.code == 2)
    #expect(broken.errors.contains("bad.trace"))
    #expect(broken.errors.contains("^"))
    #expect(missing.code == 2)
    #expect(missing.errors == "none.trace: there is no such file\n")
    #expect(try gate.run("film").errors == "film needs at least one file: film FILE…\n")
  }

  @Test("check --html writes an index and a page for each counterexample")
  func pages() throws {
    let gate = try GateProcess()
    #expect(try gate.run("breaks calm --runs 256 --html pages").code == 1)
    let index = gate.read("pages/index.html")
    let links = index.matches(of: /href="([A-Za-z0-9_-]+\.html)"/).map { String($0.1) }

    #expect(index.contains("calm"))
    #expect(index.contains("1 of 2 subjects to look at"))
    let calm = gate.read("pages/calm.html")

    #expect(links.contains("calm.html"))
    for link in links {
      #expect(gate.read("pages/\(link)").contains("<a href=\"index.html\">All subjects</a>"))
    }
    #expect(links.count > 1)
    #expect(
      links.allSatisfy { $0 == "calm.html" || gate.read("pages/\($0)").contains("✕ breaks") })
    #expect(calm.contains("What was judged"))
    #expect(calm.contains("Key frames of trace 2"))
  }

  @Test("A film does not depend on what was filmed before it")
  func fresh() throws {
    let gate = try GateProcess()
    for name in ["one", "two"] {
      try file("\(name).trace", "turnstile trace 1\nsubject wavers\n  0 do toss\n", in: gate)
    }
    #expect(try gate.run("film one.trace two.trace").code == 0)
    let page = gate.read(".turnstile/two.html")
    #expect(page.contains("toss 1"))
    #expect(!page.contains("toss 2"))
  }

  @Test("An app's screens are mapped in the index, with what leads where, in less than a megabyte")
  func map() throws {
    let gate = try GateProcess()
    #expect(try gate.run("--runs 1 --html pages", operands: ["forty screens"]).code == 0)
    let index = gate.read("pages/index.html")

    #expect(index.contains("40 screens and 117 ways between them"))
    #expect(index.components(separatedBy: "<li id=\"s0-").count == 41)
    #expect(index.contains("→ 40 <bdi>Blue</bdi>"))
    #expect(index.utf8.count < 1_000_000)
  }
}
