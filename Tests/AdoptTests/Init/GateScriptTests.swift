import Foundation
import Testing

@testable import Adopt

@Suite("The script that runs the gate in the build folder of Turnstile")
struct GateScriptTests {
  /// Runs the script `gate` with a stand-in for the program `swift`, which prints the environment
  /// variables and words that it gets.
  private func said(
    by line: String, in folder: Folder, _ environment: [String: String] = [:]
  ) throws -> String {
    try folder.write(
      """
      #!/bin/sh
      echo "${SWIFTPM_BUILD_DIR:-none} ${TURNSTILE_COMMAND:-none} ${TURNSTILE_SHELL:-none} $*"

      """, "bin/swift")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "chmod +x bin/swift Check/gate && { \(line); } 2>&1"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = environment.merging(
      ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]) { own, _ in own }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
      .replacing(URL(filePath: folder.path).resolvingSymlinksInPath().path, with: "…")
  }

  @Test("It names the build folder that is there, from wherever it is typed")
  func shared() throws {
    let folder = Folder()
    try folder.write("", "my turnstile/.build/here")
    try folder.write(GateScript.text(turnstile: "../my turnstile"), "Check/gate")

    #expect(
      try said(by: "Check/gate check a", in: folder)
        == "…/my turnstile/.build Check/gate none run --package-path Check Gatekeeper check a\n")
    #expect(
      try said(by: "cd Check && ./gate check a", in: folder)
        == "…/my turnstile/.build ./gate none run --package-path . Gatekeeper check a\n")
  }

  @Test("The tool that is built already adopts, and not a second one")
  func tool() throws {
    let folder = Folder()
    try folder.write("", "turnstile/.build/linux/debug/turnstile-adopt")
    try folder.write(GateScript.text(turnstile: "../turnstile"), "Check/gate")
    let line = "cd Check && ./gate --command sh -c 'echo ${TURNSTILE_ADOPT:-none}'"
    let build = "turnstile/.build"

    #expect(try said(by: line, in: folder) == "none\n")
    let link = "ln -s linux/debug \(build)/debug && chmod +x \(build)/debug/turnstile-adopt"
    #expect(
      try said(by: "\(link) && \(line)", in: folder)
        == "…/turnstile/.build/linux/debug/turnstile-adopt\n")
  }

  @Test("Another command runs in the same build folder, and reports name the script")
  func command() throws {
    let folder = Folder()
    try folder.write("", "turnstile/.build/here")
    try folder.write(GateScript.text(turnstile: "../turnstile"), "Check/gate")

    #expect(
      try said(by: "cd Check && ./gate --command swift test", in: folder)
        == "…/turnstile/.build none ./gate --command test\n")
    #expect(
      try said(by: "Check/gate --command || echo $?", in: folder)
        == "--command needs a command: Check/gate --command swift test\n2\n")
  }

  @Test("Where init did not come to its end, the script says so and goes on")
  func unfinished() throws {
    let folder = Folder()
    try folder.write("", "turnstile/.build/here")
    try folder.write(GateScript.text(turnstile: "../turnstile"), "Check/gate")
    try folder.write("", "Check/\(GateScript.unfinished)")
    let lines = try said(by: "Check/gate check", in: folder).split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("Give init once more.") == true)
    #expect(lines.last?.hasSuffix("run --package-path Check Gatekeeper check") == true)
  }

  @Test("It takes SwiftPM's own folder where there is no build, and one that was chosen")
  func plain() throws {
    let folder = Folder()
    try folder.write("", "turnstile/Package.swift")
    try folder.write(GateScript.text(turnstile: "../turnstile"), "Check/gate")
    #expect(
      try said(by: "Check/gate check", in: folder)
        == "none Check/gate none run --package-path Check Gatekeeper check\n")

    try folder.write("", "turnstile/.build/here")
    #expect(
      try said(by: "Check/gate check", in: folder, ["SWIFTPM_BUILD_DIR": "b"])
        == "b Check/gate none run --package-path Check Gatekeeper check\n")
  }

  @Test("An image with Turnstile built in says where that is")
  func image() throws {
    let folder = Folder()
    try folder.write("", "image/.build/here")
    try folder.write(GateScript.text(turnstile: "../turnstile"), "Check/gate")

    #expect(
      try said(by: "Check/gate", in: folder, ["TURNSTILE_HOME": "\(folder.path)/image"])
        == "…/image/.build Check/gate none run --package-path Check Gatekeeper\n")
  }

  @Test("A package that takes Turnstile from a URL has none")
  func url() throws {
    let folder = try ProjectFixture.folder()
    let output = try InitCommand(
      [
        "\(folder.path)/Shop.xcodeproj", "--target", "Shop", "--package",
        "https://example.com/turnstile.git",
      ]
    ).run(checkout: "/")

    #expect(output.hasSuffix("Check && swift run Gatekeeper check\n"))
    #expect(folder.read("Check/gate") == nil)
  }
}
