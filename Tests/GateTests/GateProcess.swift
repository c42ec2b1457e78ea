import Foundation
import Testing

/// A gate over troubled subjects, run as a process with a folder of its own.
struct GateProcess {
  let folder: URL

  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "gate-\(Self.number())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func number() -> String { String(UInt64.random(in: 0...(.max)), radix: 36) }

  static let executable: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "TroubledSubjects").path
  }()

  /// Runs a command line; words are separated by blanks.
  @discardableResult
  func run(_ line: String, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: Self.executable)
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    let files = ["out", "err"].map { folder.appending(path: ".\($0)") }
    let handles = try files.map { file in
      FileManager.default.createFile(atPath: file.path, contents: nil)
      return try FileHandle(forWritingTo: file)
    }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// The contents of a file the gate has written.
  func read(_ path: String) -> String {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// A JSON report without what the wall clock says.
  func timeless(_ path: String) -> String {
    read(path).replacing(/"wall_ms":\d+/, with: "")
  }
}
