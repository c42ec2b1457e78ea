import Foundation
import Testing
import Turnstile

@Suite("The package that a check belongs to")
struct PackageFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "package-\(ProcessInfo.processInfo.globallyUniqueString)")
    .resolvingSymlinksInPath()

  private func make(_ paths: String...) throws {
    for path in paths {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func folder(of file: String, from here: String) -> String {
    PackageFolder(
      of: root.appending(path: file).path, environment: [:], here: root.appending(path: here).path
    ).path
  }

  @Test("It is the one whose sources hold the call, wherever the process was started")
  func found() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("App/Check/Package.swift", "App/Check/Tests/CardTests/A.swift")
    let file = "App/Check/Tests/CardTests/A.swift"

    #expect(folder(of: file, from: "App/Check") == "")
    #expect(folder(of: file, from: "App") == "Check")
    #expect(folder(of: file, from: "App/Check/Tests") == "..")
    #expect(folder(of: file, from: "Other") == "../App/Check")
  }

  @Test("Tests are started in their package, and the shell tells where that was typed")
  func typed() {
    let package = PackageFolder(of: "", environment: [:])
    func typed(in shell: String?) -> String {
      package.typed(in: shell.map { ["PWD": $0] } ?? [:], here: "/app/Check").path
    }

    #expect(typed(in: nil) == "")
    #expect(typed(in: "/app/Check") == "")
    #expect(typed(in: "/app") == "Check")
    #expect(typed(in: "/app/Other") == "../Check")
  }

  @Test("A package that lies in a build folder, as a trial does, has its own traces")
  func inside() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("Package.swift", ".build/trial/Card/Package.swift")

    #expect(folder(of: ".build/trial/Card/Tests/A.swift", from: ".build/trial") == "Card")
  }

  @Test("What was fetched or written for a build belongs to whoever has started the process")
  func fetched() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("Package.swift", ".build/checkouts/cards/Package.swift")

    #expect(folder(of: ".build/checkouts/cards/Sources/A.swift", from: "") == "")
    #expect(folder(of: ".build/plugins/outputs/main.swift", from: "") == "")
  }
}
