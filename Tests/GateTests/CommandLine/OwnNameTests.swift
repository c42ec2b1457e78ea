import Testing

@testable import Gate

@Suite("What a report tells its reader to type")
struct OwnNameTests {
  @Test(
    "It is what starts this gate again",
    arguments: [
      ("turnstile", true, "turnstile"),
      ("/opt/bin/turnstile", false, "turnstile"),
      (".build/x86_64-unknown-linux-gnu/debug/Gatekeeper", true, "swift run Gatekeeper"),
      ("/shop/Check/.build/release/Gatekeeper", true, "swift run Gatekeeper"),
      ("/shop/.build/debug/Gatekeeper", false, "/shop/.build/debug/Gatekeeper"),
      ("../bin/Gatekeeper", true, "../bin/Gatekeeper"),
      ("Gatekeeper", true, "Gatekeeper"),
      ("/cards/.build/plugins/release/turnstile-subjects", true, "swift package turnstile"),
    ])
  func typed(word: String, isPackage: Bool, expected: String) {
    #expect(OwnName.text(typed: word, environment: [:], isPackage: isPackage) == expected)
  }

  @Test("In a container it is the script outside")
  func container() {
    let name = OwnName.text(
      typed: "/mnt/Check/.build/container/release/Gatekeeper",
      environment: ["TURNSTILE_COMMAND": "./container"], isPackage: true)

    #expect(name == "./container")
  }

  @Test("A gate of one's own says its own name in its reports, its pages and its help")
  func reports() throws {
    let gate = try GateProcess()
    let name = GateProcess.executable
    let result = try gate.run("breaks --runs 256 --jobs 1 --html pages --junit out.xml")
    let help = try gate.run("--help").output

    #expect(result.output.contains("  replay   \(name) replay Seeds/breaks/"))
    #expect(result.output.contains("  film     \(name) film Seeds/breaks/"))
    #expect(gate.read("out.xml").contains("\(name) replay Seeds/breaks/"))
    let page = try #require(gate.files.first { $0.hasPrefix("pages/breaks-") })
    #expect(gate.read(page).contains("\(name) replay Seeds/breaks/"))
    #expect(help.contains("usage: \(name) [check]"))
    #expect(!help.contains(" init APP"))
  }

  @Test("Beside a package it is run as the package's executable")
  func package() throws {
    let gate = try GateProcess()
    try gate.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let result = try gate.run("breaks --runs 256 --jobs 1")

    #expect(result.output.contains("  replay   swift run TroubledSubjects replay Seeds/breaks/"))
  }
}
