import Testing
import Turnstile

@testable import Gate

@Suite("What a report tells its reader to type", .waitsForProcesses)
struct OwnNameTests {
  @Test(
    "It is what starts this gate again, from where it was started",
    arguments: [
      ("turnstile", "", "turnstile"),
      ("/opt/bin/turnstile", nil, "/opt/bin/turnstile"),
      (".build/x86_64-unknown-linux-gnu/debug/turnstile", "", "swift run turnstile"),
      (".build/x86_64-unknown-linux-gnu/debug/Gatekeeper", "", "swift run Gatekeeper"),
      ("/a/Check/.build/debug/Gatekeeper", "Check", "swift run --package-path Check Gatekeeper"),
      ("/a/b c/.build/debug/Gatekeeper", "b c", "swift run --package-path 'b c' Gatekeeper"),
      ("/shop/Check/.build/release/Gatekeeper", "", "swift run -c release Gatekeeper"),
      ("/shop/.build/debug/Gatekeeper", nil, "/shop/.build/debug/Gatekeeper"),
      ("../my bin/Gatekeeper", "", "'../my bin/Gatekeeper'"),
      ("Gatekeeper", "", "Gatekeeper"),
      (
        "/cards/.build/plugins/release/turnstile-subjects", "",
        "swift package --allow-writing-to-package-directory turnstile"
      ),
    ] as [(String, String?, String)])
  func typed(word: String, package: String?, expected: String) {
    let package = package.map {
      PackageFolder(of: "", environment: $0.isEmpty ? [:] : ["TURNSTILE_PACKAGE": $0])
    }
    #expect(OwnName.text(typed: word, environment: [:], package: package) == expected)
  }

  @Test("In a container it is the script outside")
  func container() {
    let name = OwnName.text(
      typed: "/mnt/Check/.build/container/release/Gatekeeper",
      environment: ["TURNSTILE_COMMAND": "./container"], package: nil)

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
    #expect(help.contains("usage: \(name) [COMMAND]"))
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
