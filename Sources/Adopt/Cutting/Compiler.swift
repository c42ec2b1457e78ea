import Foundation

/// Runs the Swift compiler on the rewritten sources of one target, to find the code that does not
/// compile on Linux.
struct Compiler {
  /// The folder to which the target's rewritten sources are written before they are compiled.
  let folder: String
  let module: String
  /// Further compiler arguments: the language mode, the conditions for `#if`, and the folders of
  /// compiled modules.
  let arguments: [String]

  /// The last stage, such as type checking, at which a call of the Swift compiler stops.
  enum Stage: Equatable {
    case types
    /// The stage after type checking, in which the compiler finds a function without a `return` at
    /// its end or a property that is never set.
    case flow
    /// The stage in which the compiler writes the compiled module to a path, from which the next
    /// target imports the module.
    case module(String)
  }

  /// The number of files that one compiler process compiles at a time. It is the same on every
  /// machine, so that the compiler's messages are the same, too.
  static let filesAtOnce = 32

  /// Compiles some files of a target, and returns the errors in the order of the files.
  ///
  /// - Parameters:
  ///   - files: All files of the target.
  ///   - wanted: The files to compile; all, if left out.
  func run(
    _ stage: Stage, _ files: [String], only wanted: Set<String>? = nil
  ) throws(AdoptionError) -> [CompilerMessage] {
    if case .module = stage { return try Self.errors(of: start(stage, files, [], 0).finish()) }
    let chosen = files.filter { wanted?.contains($0) ?? true }
    let parts = stride(from: 0, to: chosen.count, by: Self.filesAtOnce).map {
      Array(chosen[$0..<min($0 + Self.filesAtOnce, chosen.count)])
    }
    var found: [CompilerMessage] = []
    for (part, errors) in zip(parts, try errors(stage, files, in: parts)) {
      // The compiler reports an error for which it has no words only if it has reported nothing
      // else, so one file hides those of the others.
      if part.count > 1, errors.contains(where: \.isWithoutWords) {
        found += try self.errors(stage, files, in: part.map { [$0] }).joined()
      } else {
        found += errors
      }
    }
    var seen: Set<CompilerMessage> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Compiles parts of a target's files, each in a process of its own, and returns the errors of
  /// each part.
  private func errors(
    _ stage: Stage, _ files: [String], in parts: [[String]]
  ) throws(AdoptionError) -> [[CompilerMessage]] {
    var outputs: [(code: Int32, output: String)] = []
    var waiting: [Running] = []
    for part in parts {
      if waiting.count >= ProcessInfo.processInfo.activeProcessorCount {
        outputs.append(try waiting.removeFirst().finish())
      }
      waiting.append(try start(stage, files, part, outputs.count + waiting.count))
    }
    for running in waiting { outputs.append(try running.finish()) }
    var found: [[CompilerMessage]] = []
    for output in outputs { found.append(try Self.errors(of: output)) }
    return found
  }

  private func start(
    _ stage: Stage, _ files: [String], _ part: [String], _ number: Int
  ) throws(AdoptionError) -> Running {
    let primary = Set(part)
    var words = ["swiftc", "-frontend"]
    switch stage {
    case .types: words.append("-typecheck")
    // The compiler finds a missing `return` and similar errors while it makes SIL, its intermediate
    // code. Only these errors are wanted, so the SIL is thrown away.
    case .flow: words += ["-emit-sil"] + part.flatMap { _ in ["-o", "/dev/null"] }
    // As in a debug build, so that `@testable` imports of the module compile.
    case .module(let path): words += ["-emit-module", "-enable-testing", "-o", path]
    }
    words +=
      [
        "-module-name", module, "-parse-as-library", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-solver-scope-threshold=60000",
      ] + arguments
    for file in files { words += primary.contains(file) ? ["-primary-file", file] : [file] }
    return try Running(words, in: folder, number: number)
  }

  /// Returns the errors in the output of a compiler that has ended, or the place at which the
  /// compiler crashed. Throws an error if the compiler failed and named no place.
  static func errors(
    of result: (code: Int32, output: String)
  ) throws(AdoptionError) -> [CompilerMessage] {
    let errors = CompilerMessage.read(result.output)
    if errors.isEmpty, result.code != 0 {
      if let crash = CompilerMessage.crash(result.output) { return [crash] }
      let lines = result.output.split(whereSeparator: \.isNewline)
      // A compiler that crashes prints what it was doing, in numbered lines, and then addresses.
      let doing = lines.filter { $0.starts(with: #/[3-9]\.\t/#) }
      let last = (doing.isEmpty ? lines.suffix(12) : doing[...]).joined(separator: "\n")
      throw AdoptionError("The compiler ended with \(result.code) and named no place:\n\(last)")
    }
    return errors
  }

  /// Returns the last lines that a program has printed, or how it ended if it printed nothing. A
  /// program whose output finds no room on the disk prints nothing.
  static func end(of result: (code: Int32, output: String), lines: Int) -> String {
    let printed = result.output.split(whereSeparator: \.isNewline).suffix(lines)
    return printed.isEmpty
      ? "It ended with exit code \(result.code) and printed nothing; is the disk full?"
      : printed.joined(separator: "\n")
  }

  /// Runs another program, such as the compiler, to its end, and returns its exit code and output.
  static func process(
    _ words: [String], in folder: String
  ) throws(AdoptionError) -> (code: Int32, output: String) {
    try Running(words, in: folder).finish()
  }
}

/// A program that runs as a child process, with the log file that collects its output.
struct Running {
  private let process = Process()
  private let log: String
  private let name: String

  /// Starts a program as a child process.
  ///
  /// - Parameter number: A number that gives the process its own log file among those that run at
  ///   the same time.
  init(_ words: [String], in folder: String, number: Int = 0) throws(AdoptionError) {
    name = words[0]
    let files = FileManager.default
    // Compilers for different folders may run at once in one process, as in tests, so each has its
    // own log file.
    let place = String(Header.digest(Array(folder.utf8)), radix: 16)
    log =
      files.temporaryDirectory
      .appending(
        path: "turnstile-\(ProcessInfo.processInfo.processIdentifier)-\(place)-\(number).log"
      ).path
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    do {
      try Data().write(to: URL(filePath: log))
      let handle = try FileHandle(forWritingTo: URL(filePath: log))
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
    } catch {
      throw AdoptionError(
        "\(folder): error: '\(words[0])' cannot be run here, or what it says cannot be written to \(log)."
      )
    }
  }

  /// Waits until the child process ends, and returns its exit code and output.
  func finish() throws(AdoptionError) -> (code: Int32, output: String) {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: log) }
    guard process.terminationStatus != 127 else {
      throw AdoptionError(
        "There is no '\(name)' on the PATH: cutting needs Swift's compiler. Install Swift 6.3 and try again."
      )
    }
    guard let data = FileManager.default.contents(atPath: log) else {
      throw AdoptionError("\(log): error: What '\(name)' says cannot be read; is the disk full?")
    }
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
