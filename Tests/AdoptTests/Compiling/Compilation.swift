import Foundation

@testable import Adopt

/// An app whose files were rewritten for Linux by `adopt`, compiled against the UIKit model that
/// this build has made, and run.
///
/// The compiler is called directly, because a package manager would build the model a second time.
struct Compilation {
  let folder = Folder()
  /// The build folder with the modules and object files of this package.
  static let products: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().path
  }()

  /// Rewrites an app that is part of this package, such as `Tests/SampleApp`, and prepares to
  /// compile it.
  init(of app: String, main: String? = nil) throws {
    try self.init(adopting: RoundTripTests.package.appending(path: app).path, main: main)
  }

  /// Rewrites the app in a folder. Its main program is one that checks the app's transitions, or
  /// another one.
  init(adopting source: String, main: String? = nil) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    let subjects = main == nil ? ["--subjects"] : []
    _ = try AdoptCommand([source, "--into", "\(folder.path)/App"] + subjects).run()
    let gate = "import Gate\n\nMainActor.assumeIsolated { Gate.main(subjects) }\n"
    try folder.write(main ?? gate, "App/main.swift")
  }

  /// Runs the compiled app and returns the text that its main program has printed.
  func output() throws -> String { try run("\(folder.path)/app", []) }

  /// Compiles the rewritten sources in the newest Swift language mode, and returns the compiler's
  /// errors and warnings.
  func compile() throws -> [String] {
    let modules = [
      "Adopt", "CallStacks", "Choices", "Combine", "CoreGraphics", "Filmstrip", "Gate",
      "HeadlessUIKit", "LinuxOnly", "LinuxProcesses", "Outside", "PlainText", "QuartzCore",
      "RuntimeHooks", "SwiftUI", "Turnstile", "UIKit", "VirtualTime",
    ]
    let objects = modules.flatMap { module in
      let path = "\(Self.products)/\(module).build"
      return (FileManager.default.subpaths(atPath: path) ?? []).sorted()
        .filter { $0.hasSuffix(".o") }.map { "\(path)/\($0)" }
    }
    let sources = folder.names.map { "\(folder.path)/\($0)" }
    let output = try run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-module-name", "App", "-I", "\(Self.products)/Modules",
        "-I", RoundTripTests.package.appending(path: "Sources/RuntimeHooks/include").path,
        "-I", RoundTripTests.package.appending(path: "Sources/LinuxProcesses/include").path,
        "-I", RoundTripTests.package.appending(path: "Sources/CallStacks/include").path,
      ]
        + sources + objects + ["-o", "\(folder.path)/app"])
    return output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("/") && ($0.contains(" error: ") || $0.contains(" warning: ")) }
      .map { $0.replacing("\(folder.path)/", with: "") }
  }

  /// Runs the compiled program, which checks the app's subjects (transitions to test), and returns
  /// the verdict and the name of each, in the order of the output.
  func check(_ words: String) throws -> [String] {
    try table(words).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  /// Runs the compiled program, which checks the app's subjects (transitions to test), and returns
  /// the verdict, the name and the findings of each, in the order of the output.
  func findings(_ words: String) throws -> [String] {
    try table(words).map { line in
      let words = line.replacing(#/ in \d+ steps| \d+ runs.*/#, with: "").split(separator: " ")
      return words.joined(separator: " ")
    }
  }

  private func table(_ words: String) throws -> [String] {
    try run("\(folder.path)/app", words.split(separator: " ").map(String.init))
      .split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  kept ") || $0.hasPrefix("  broken ") }
  }

  private func run(_ executable: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let log = "\(folder.path)/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let handle = try FileHandle(forWritingTo: URL(filePath: log))
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return folder.read("log") ?? ""
  }
}
