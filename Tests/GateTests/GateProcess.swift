import Foundation
import Testing

/// Runs the gate, the command-line tool that checks transitions, as a process in a folder of its
/// own. Its subjects under test crash, hang or misbehave otherwise.
struct GateProcess {
  let folder: URL

  struct Result {
    var code: Int32
    var output: String
    var errors: String

    /// The lines that the process has printed on its standard output.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }
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

  /// Runs the tested command-line tool with a command line. The line's words are separated by
  /// blanks, and operands are passed as they are.
  @discardableResult
  func run(
    _ line: String, operands: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try finish(start(line, operands: operands, environment: environment))
  }

  /// Runs a shell script in which `{gate}` stands for the path of the tested executable.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> Result {
    let line = script.replacing("{gate}", with: "'\(Self.executable)'")
    return try finish(start("/bin/bash", ["-c", line], environment))
  }

  /// Starts the tested command-line tool with a command line, without waiting for its end.
  func start(
    _ line: String, operands: [String] = [], environment: [String: String] = [:]
  ) throws -> Process {
    let words = line.split(separator: " ").map(String.init) + operands
    return try start(Self.executable, words, environment)
  }

  private func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // An environment variable makes the folder the tool's package, so that traces (input sequences)
    // are stored there and not in the repository.
    process.environment = [
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "TURNSTILE_PACKAGE": ".",
    ]
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

  /// Waits for the end of a process and returns its output.
  func finish(_ process: Process) -> Result {
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: read(".out"), errors: read(".err"))
  }

  /// Returns the numbers of all processes that a process has started, directly or indirectly.
  static func descendants(of parent: Int32) -> [Int32] { generations(of: parent).flatMap { $0 } }

  /// Returns the numbers of the processes that a process has started, then of those that these have
  /// started, and so on, one list for each generation.
  static func generations(of parent: Int32) -> [[Int32]] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let parents = all.compactMap { Int32($0) }.map { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let words = status?.split(separator: ")").last?.split(separator: " ") ?? []
      return (process: process, parent: words.count > 1 ? Int32(words[1]) : nil)
    }
    var found = [[parent]]
    while let last = found.last, !last.isEmpty {
      found.append(parents.filter { last.contains($0.parent ?? 0) }.map(\.process))
    }
    return found.dropFirst().filter { !$0.isEmpty }
  }

  /// Returns true if the process with a given number is still running.
  static func isAlive(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  /// The numbers of the running processes whose current folder is this one: the tested tool, and
  /// all processes that its subjects under test have started.
  var processes: [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let own = folder.resolvingSymlinksInPath().path
    return all.compactMap { Int32($0) }.filter { process in
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
      return place == own && Self.isAlive(process)
    }
  }

  /// The files in the test's folder, without those in which the tool's output is stored.
  var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the contents of a file in the folder in which the test runs.
  func read(_ path: String) -> String {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns a JSON report without the wall-clock times, which differ between runs.
  func timeless(_ path: String) -> String {
    read(path).replacing(/"wall_ms":\d+/, with: "")
  }
}
