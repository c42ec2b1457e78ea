import Foundation
import LinuxOnly
import Turnstile

/// The option `--watch` of `check`: checks again whenever a file of the package, or of the app that
/// it adopts, has changed.
///
/// Each time, the command builds the package, replays the stored traces, and then runs the whole
/// check. The replay takes about a second and tells if known findings still occur. The newly built
/// gate does both, so the watching process need not be restarted.
@MainActor
struct WatchCommand {
  private let options: Options
  private let environment: [String: String]
  private let arguments: [String]

  init(_ options: Options, _ environment: [String: String]) {
    self.options = options
    self.environment = environment
    arguments = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
  }

  func run() throws -> ExitCode {
    let folder = options.gate.package.path.isEmpty ? "." : options.gate.package.path
    guard FileManager.default.fileExists(atPath: options.gate.package.place(of: "Package.swift"))
    else {
      throw UsageError(
        "--watch builds the gate's package, and there is no \(options.gate.package.place(of: "Package.swift"))."
      )
    }
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: Linux.executable))
      ?? CommandLine.arguments[0]
    let name = (executable as NSString).lastPathComponent
    let watched = WatchedFiles(of: folder)
    // An environment variable may limit the number of checks, so that tests of the option `--watch`
    // end.
    let looks = environment["TURNSTILE_LOOKS"].flatMap { Int($0) } ?? .max
    var seen = watched.state
    for look in 1...looks {
      if start("/usr/bin/env", ["swift", "build", "--package-path", folder, "--product", name]) == 0
      {
        let replayed = replay(by: executable)
        if replayed == ExitCode.kept.rawValue || replayed == ExitCode.nothingRan.rawValue {
          _ = start(executable, arguments)
        }
      }
      guard look < looks else { break }
      Output.say("Waiting for a change; Ctrl-C ends this.")
      while watched.state == seen { poll(nil, 0, 300) }
      seen = watched.state
      Output.say("Looking again.")
    }
    return .kept
  }

  /// Replays the stored traces (recorded input sequences) of all subjects under test that have
  /// some, and returns the exit code.
  private func replay(by executable: String) -> Int32 {
    let stored = options.operands.filter {
      !StoredTraceFolder(root: options.store.folder, subject: $0).load().isEmpty
    }
    guard !stored.isEmpty else { return ExitCode.kept.rawValue }
    let left = options.subjects.except + options.operands.filter { !stored.contains($0) }
    return start(
      executable,
      Self.withoutTime(arguments) + left.flatMap { ["--except", $0] } + ["--runs", "0", "--quiet"])
  }

  /// Returns the words of a command line without a time limit, because a command line cannot have
  /// both a time limit and a number of runs.
  static func withoutTime(_ arguments: [String]) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--time" {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("--time=") {
        words.append(word)
      }
    }
    return words
  }

  private func start(_ executable: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    guard (try? process.run()) != nil else { return ExitCode.usage.rawValue }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The files that are watched for changes: the sources of the package, and the folders that its
/// `Adopt.txt` files name.
struct WatchedFiles {
  private let folders: [String]

  init(of package: String) {
    var folders = ["\(package)/Package.swift", "\(package)/Sources"]
    let lists = (try? FileManager.default.subpathsOfDirectory(atPath: "\(package)/Sources")) ?? []
    for list in lists where list.hasSuffix("Adopt.txt") {
      let text = (try? String(contentsOfFile: "\(package)/Sources/\(list)", encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") where !"#!-".contains(line.first ?? "#") {
        folders.append(line.hasPrefix("/") ? String(line) : "\(package)/\(line)")
      }
    }
    self.folders = folders
  }

  /// A list of the names, sizes and modification times of all watched files. If it differs from the
  /// last one, a file has changed.
  var state: [String] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [""]
      return names.filter { !$0.hasPrefix(".build") && !$0.contains("/.") }.sorted().map { name in
        var status = stat()
        let path = name.isEmpty ? folder : "\(folder)/\(name)"
        stat(path, &status)
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
      }
    }
  }
}
