import Foundation
import Testing

@testable import Turnstile

@Suite("Commands that a report prints")
@MainActor
struct InvocationTests {
  private let here = PackageFolder(of: "", environment: [:])
  private func below(_ path: String) -> PackageFolder {
    PackageFolder(of: "", environment: ["TURNSTILE_PACKAGE": path])
  }

  private func invocation(
    _ typed: String, _ id: String = "CardTests/CardTests.swift", _ package: PackageFolder? = nil,
    _ environment: [String: String] = [:]
  ) -> String {
    Invocation(typed: typed, id: id, package: package ?? here, environment: environment)
      .text("replay", "Seeds/card/a.trace")
  }

  @Test("A test is asked by a variable, and the tests of other modules do not run")
  func tests() {
    let command = invocation("/card/.build/debug/cardPackageTests.xctest")

    #expect(command == "TURNSTILE='replay Seeds/card/a.trace' swift test --filter CardTests")
    #expect(
      invocation("/usr/libexec/swiftpm-testing-helper", "Card/Helper.swift")
        == "TURNSTILE='replay Seeds/card/a.trace' swift test")
  }

  @Test("A package elsewhere is named, and so is the container around the test")
  func elsewhere() {
    #expect(
      invocation("a.xctest", "CardTests/A.swift", below("my cards"))
        == "TURNSTILE='replay Seeds/card/a.trace' swift test --package-path 'my cards' --filter CardTests"
    )
    #expect(
      invocation(
        "a.xctest", "CardTests/A.swift", here, ["TURNSTILE_SHELL": "./container --command"])
        == "TURNSTILE='replay Seeds/card/a.trace' ./container --command swift test --filter CardTests"
    )
  }

  @Test("An executable that calls the check by itself is started as it was")
  func program() {
    #expect(invocation("./card check") == "TURNSTILE='replay Seeds/card/a.trace' './card check'")
  }

  @Test("A file whose name a shell would take for several words is in quotes")
  func quotes() {
    let tool = Invocation.tool("turnstile")

    #expect(tool.text("film", "Seeds/my card/a.trace") == "turnstile film 'Seeds/my card/a.trace'")
    #expect(tool.text("film", "it's") == "turnstile film 'it'\\''s'")
  }

  @Test(
    "Whatever is printed for a test is read there as it was meant",
    arguments: ["my card", "it's", "a'b c\\d"])
  func wordsComeBack(name: String) throws {
    let command = Invocation.tests(of: here, module: nil).text("replay", "Seeds/\(name)/a.trace")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command.replacing("swift test", with: "printenv TURNSTILE")]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    let line = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    #expect(GateInTests.words(of: line) == ["replay", "Seeds/\(name)/a.trace"])
  }
}
