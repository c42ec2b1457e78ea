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

  /// Runs a command line; words are separated by blanks, and operands stand for themselves.
  @discardableResult
  func run(
    _ line: String, operands: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try finish(start(line, operands: operands, environment: environment))
  }

  /// Starts a command line.
  func start(
    _ line: String, operands: [String] = [], environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Self.executable)
    process.arguments = line.split(separator: " ").map(String.init) + operands
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    let handles = try ["out", "err"].map { name in
      let file = folder.appending(path: ".\(name)")
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      return try FileHandle(forWritingTo: file)
    }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try process.run()
    return process
  }

  /// Waits for the end of a command line.
  func finish(_ process: Process) -> Result {
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: read(".out"), errors: read(".err"))
  }

  /// The processes a process has started.
  static func children(of parent: Int32) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let words = status?.split(separator: ")").last?.split(separator: " ") ?? []
      return words.count > 1 && Int32(words[1]) == parent
    }
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
