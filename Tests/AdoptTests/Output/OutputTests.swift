import Foundation
import Testing

@testable import Adopt

@Suite("Output")
struct OutputTests {
  static func app() throws -> Folder {
    let folder = Folder()
    try folder.write("import UIKit\n\nclass A {\n  @objc func b() {}\n}\n", "App/Card/A.swift")
    try folder.write("import UIKit\n\nlet c = 1\n", "App/C.swift")
    return folder
  }

  @Test("A file keeps its path and its lines, and names its source on the first one")
  func header() throws {
    let folder = try Self.app()
    try folder.adopt("App --into Out")

    let text = try #require(folder.read("Out/Card/A.swift"))
    #expect(
      text.hasPrefix(
        "/* Adopted by turnstile from \(folder.path)/App/Card/A.swift; edit that file and adopt it "
          + "again. "))
    #expect(text.hasSuffix(" */ import UIKit\n\nclass A {\n  func b() {}\n}\n"))
  }

  @Test("A folder that holds a catalogue and no Swift may stand beside others")
  func resourcesAlone() throws {
    let folder = try Self.app()
    try folder.write("{}", "Assets/Kit.xcassets/error.imageset/Contents.json")
    try folder.adopt("App Assets --into Out")

    #expect(folder.read("Out/App/Card/A.swift")?.contains("class A {") == true)
  }

  @Test("Folders of one name are told apart by the folders they lie in")
  func namesakes() throws {
    let folder = Folder()
    try folder.write("class A {}", "App/Sources/Card.swift")
    try folder.write("class B {}", "Kit/Sources/Card.swift")
    try folder.write("class C {}", "Other/Card.swift")
    try folder.adopt("App/Sources Kit/Sources Other --into Out")

    #expect(folder.read("Out/App/Sources/Card.swift")?.contains("class A {}") == true)
    #expect(folder.read("Out/Kit/Sources/Card.swift")?.contains("class B {}") == true)
    #expect(folder.read("Out/Other/Card.swift")?.contains("class C {}") == true)
  }

  @Test("Adopting again writes nothing, and adopting what was adopted changes nothing")
  func idempotence() throws {
    let folder = try Self.app()
    try folder.adopt("App --into Out")

    let again = try folder.adopt("App --into Out").output
    try folder.adopt("Out --into Twice")
    #expect(again.hasPrefix("Adopted 2 files into Out: 0 written, 2 up to date.\n"))
    #expect(folder.read("Twice/Card/A.swift") == folder.read("Out/Card/A.swift"))
  }

  @Test("A file that was edited is not written over, nor is one that was never adopted")
  func edited() throws {
    let folder = try Self.app()
    try folder.adopt("App --into Out")
    let text = try #require(folder.read("Out/C.swift"))
    try folder.write("let c = 2", "App/C.swift")
    try folder.write(text + "let d = 1", "Out/C.swift")

    #expect(
      folder.refusal("App --into Out")
        == "Out/C.swift:1:1: error: This file was edited after it was adopted. Make the change in "
        + "App/C.swift, delete this file and adopt again.")
    try folder.write("mine", "Out/C.swift")
    #expect(
      folder.refusal("App --into Out")
        == "Out/C.swift:1:1: error: This file was not written by adopt. Move it, or adopt into another "
        + "folder.")
  }

  @Test("A source that changed is adopted again, and one that is gone takes its copy along")
  func changes() throws {
    let folder = try Self.app()
    try folder.adopt("App --into Out")
    try folder.write("let c = 2", "App/C.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Card")

    let output = try folder.adopt("App --into Out").output
    #expect(output.hasPrefix("Adopted 1 file into Out: 1 written, 0 up to date, 1 removed.\n"))
    #expect(folder.read("Out/C.swift")?.hasSuffix("let c = 2") == true)
    #expect(folder.read("Out/Card/A.swift") == nil)
  }

  @Test(
    "Nothing is written through a link, of a file or of a folder", arguments: ["C.swift", "Card"])
  func links(name: String) throws {
    let folder = try Self.app()
    try folder.write("theirs", "Elsewhere/A.swift")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Out/\(name)",
      withDestinationPath: name == "Card"
        ? "\(folder.path)/Elsewhere" : "\(folder.path)/Elsewhere/A.swift")

    #expect(
      folder.refusal("App --into Out")
        == "Out/\(name): error: This is a link, and nothing is written through one. Remove it, or adopt into "
        + "another folder.")
    #expect(folder.read("Elsewhere/A.swift") == "theirs")
  }

  @Test("What was adopted from another project stays")
  func otherProject() throws {
    let folder = try Self.app()
    try folder.write("let other = 1\n", "Other/O.swift")
    try folder.adopt("Other --into Out")
    try folder.adopt("App --into Out")

    #expect(folder.read("Out/O.swift")?.hasSuffix("let other = 1\n") == true)
    #expect(folder.read("Out/C.swift") != nil)
  }

  @Test("A dry run shows a diff and writes nothing")
  func dryRun() throws {
    let folder = try Self.app()

    #expect(
      try folder.adopt("App --into Out --dry-run").output == """
        --- App/Card/A.swift
        +++ Card/A.swift
        @@ -1,6 +1,6 @@
         import UIKit
         
         class A {
        -  @objc func b() {}
        +  func b() {}
         }
         
          Card/A.swift  @objc left out (line 4)
          1 file needs no change

        """)
    #expect(folder.read("Out/C.swift") == nil)
  }

  @Test("Tests, manifests, launchers, playgrounds and other people's code are left out by name")
  func leftOut() throws {
    let folder = try Self.app()
    try folder.write("import XCTest", "App/ATests.swift")
    try folder.write("import PackageDescription", "App/Package.swift")
    try folder.write("UIApplicationMain(0)", "App/main.swift")
    try folder.write("", "App/Nothing.swift")
    try folder.write("let p = 1", "App/Pods/P.swift")
    try folder.write("let p = 1", "App/.hidden/P.swift")

    let output = try folder.adopt("App --into Out").output
    #expect(folder.names.filter { $0.hasPrefix("Out") } == ["Out/C.swift", "Out/Card/A.swift"])
    #expect(
      output.hasSuffix(
        """
          App/ATests.swift left out: a test
          App/Nothing.swift left out: empty
          App/Package.swift left out: the manifest of a package
          App/Pods left out: somebody else's code
          App/main.swift left out: the launcher of the app

        """))
  }

  @Test("Several folders become folders of their own")
  func folders() throws {
    let folder = try Self.app()
    try folder.write("let k = 1", "Kit/C.swift")
    try folder.adopt("App Kit --into Out")

    #expect(
      folder.names.filter { $0.hasPrefix("Out") }
        == ["Out/App/C.swift", "Out/App/Card/A.swift", "Out/Kit/C.swift"])
  }

  @Test("Two files of one name are reported, for a module cannot have both")
  func twins() throws {
    let folder = try Self.app()
    try folder.write("let a = 1", "App/A.swift")

    #expect(
      try folder.adopt("App --into Out").warnings
        == "App/Card/A.swift:1:1: warning: This file has the name of App/A.swift, and a module cannot "
        + "have it twice. Adopt them into two targets, or rename one.\n")
  }

  @Test("For a build, files lie beside each other, and one that is left out is there and empty")
  func forBuild() throws {
    let folder = try Self.app()
    try folder.write("import XCTest", "App/ATests.swift")
    try folder.adopt("App --into Out --for-build")

    #expect(
      folder.names.filter { $0.hasPrefix("Out") }
        == ["Out/adopted-ATests.swift", "Out/adopted-C.swift", "Out/adopted-Card-A.swift"])
    #expect(folder.read("Out/adopted-ATests.swift")?.hasSuffix("// Left out: a test.\n") == true)
  }
}
