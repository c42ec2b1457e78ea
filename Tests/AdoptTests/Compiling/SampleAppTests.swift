import Foundation
import Testing

@testable import Adopt

/// Tests that a check of Postbox, a sample app with three bugs, finds each bug, and finds none
/// after the patches that fix them.
@Suite("The sample app")
struct SampleAppTests {
  static let app = RoundTripTests.package.appending(path: "Tests/SampleApp").path

  @Test("Adopted and compiled with no edit, it shows its three planted bugs and nothing else")
  func bugs() throws {
    let postbox = try Compilation(adopting: "\(Self.app)/Postbox")

    #expect(try postbox.compile() == [])
    let findings = try postbox.findings("check")
    #expect(
      findings == [
        "broken cardController completes-in-time:early-end-lost",
        "kept dimmedPresentation",
        "broken mailboxNavigationController outcome-is-honest",
        "broken rootTabController completes-in-time:early-end-lost, outcome-is-honest,"
          + " cancel-restores:corner-radius",
      ])
  }

  @Test("With the three bugs mended it is silent")
  func mended() throws {
    let sources = try mendedSources()
    let postbox = try withExtendedLifetime(sources) { try Compilation(adopting: sources.path) }

    #expect(try postbox.compile() == [])
    #expect(
      try postbox.findings("check") == [
        "kept cardController", "kept dimmedPresentation", "kept mailboxNavigationController",
        "kept rootTabController",
      ])
  }

  @Test("Each patch mends one file, and there are three")
  func patches() throws {
    let patches = try FileManager.default.contentsOfDirectory(atPath: "\(Self.app)/Patches")
    let files = try patches.sorted().map { patch in
      try String(contentsOfFile: "\(Self.app)/Patches/\(patch)", encoding: .utf8)
        .split(separator: "\n").filter { $0.hasPrefix("+++ b/") }
    }

    #expect(
      files == [
        ["+++ b/Card/PullDownInteractor.swift"], ["+++ b/Mailbox/SlideAnimator.swift"],
        ["+++ b/Tabs/TabFadeAnimator.swift"],
      ])
  }

  /// Copies the sample app, and applies all patches that fix its bugs to the copy.
  private func mendedSources() throws -> Folder {
    let folder = Folder()
    // The files are copied one by one, because a copy of the folder would keep its group, which not
    // every user may set.
    for file in try FileManager.default.subpathsOfDirectory(atPath: "\(Self.app)/Postbox") {
      guard let text = try? String(contentsOfFile: "\(Self.app)/Postbox/\(file)", encoding: .utf8)
      else { continue }
      try folder.write(text, file)
    }
    for patch in try FileManager.default.contentsOfDirectory(atPath: "\(Self.app)/Patches").sorted()
    {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "apply", "\(Self.app)/Patches/\(patch)"]
      git.currentDirectoryURL = URL(filePath: folder.path)
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    return folder
  }
}
