import Foundation
import LinuxOnly
import Turnstile

/// Looks again whenever a file of the package, or of the app that it adopts, has changed.
///
/// Each time the package is built, the stored traces are replayed, which takes a second and says
/// whether what was broken still is, and then everything is checked. It is the gate that was built
/// which does that, so the one that watches is never too old.
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
    let folder = options.package.path.isEmpty ? "." : options.package.path
    guard FileManager.default.fileExists(atPath: options.package.place(of: "Package.swift")) else {
      throw UsageError(
        "--watch builds the gate's package, and there is no \(options.package.place(of: "Package.swift"))."
      )
    }
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: Linux.executable))
      ?? CommandLine.arguments[0]
    let name = (executable as NSString).lastPathComponent
    let watched = WatchedFiles(of: folder)
    // A test asks for so many looks, and no more.
    let looks = environment["TURNSTILE_LOOKS"].flatMap { Int($0) } ?? .max
    var seen = watched.state
    for look in 1...looks {
      if start("/usr/bin/env", ["swift", "build", "--package-path", folder, "--product", name]) == 0
      {
        let replayed = start(executable, arguments + ["--runs", "0", "--quiet"])
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

  private func start(_ executable: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    guard (try? process.run()) != nil else { return ExitCode.usage.rawValue }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The files whose change is worth a look: the sources of a package, and what its lists adopt.
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

  /// What the files are like now: their names, sizes, and when each was changed.
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
