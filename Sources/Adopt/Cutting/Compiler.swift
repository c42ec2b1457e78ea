import Foundation

/// Swift's compiler, as it looks at one target.
struct Compiler {
  /// The folder the sources are written to.
  let folder: String
  let module: String
  /// The language mode, the words for `#if`, the folders of modules.
  let arguments: [String]

  /// How far the compiler goes.
  enum Stage: Equatable {
    case types
    /// What is found out only after types are right: a return that is missing, a property that is
    /// never set.
    case flow
    /// A module for the next target.
    case module(String)
  }

  /// How many files one process looks at. Which files are together does not depend on the machine,
  /// so
  /// that neither does what is said of them.
  static let filesAtOnce = 32

  /// Looks at some files of a target, and returns the errors in the order of the files.
  ///
  /// - Parameters:
  ///   - files: All files of the target.
  ///   - wanted: Those to be looked at; all, if left out.
  func run(
    _ stage: Stage, _ files: [String], only wanted: Set<String>? = nil
  ) throws(AdoptionError) -> [CompilerMessage] {
    if case .module = stage { return try Self.errors(of: start(stage, files, [], 0).finish()) }
    let chosen = files.filter { wanted?.contains($0) ?? true }
    let parts = stride(from: 0, to: chosen.count, by: Self.filesAtOnce).map {
      Array(chosen[$0..<min($0 + Self.filesAtOnce, chosen.count)])
    }
    var outputs: [(code: Int32, output: String)] = []
    var waiting: [Running] = []
    for part in parts {
      if waiting.count >= ProcessInfo.processInfo.activeProcessorCount {
        outputs.append(try waiting.removeFirst().finish())
      }
      waiting.append(try start(stage, files, part, outputs.count + waiting.count))
    }
    for running in waiting { outputs.append(try running.finish()) }
    var found: [CompilerMessage] = []
    for output in outputs { found += try Self.errors(of: output) }
    var seen: Set<CompilerMessage> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func start(
    _ stage: Stage, _ files: [String], _ part: [String], _ number: Int
  ) throws(AdoptionError) -> Running {
    let primary = Set(part)
    var words = ["swiftc", "-frontend"]
    switch stage {
    case .types: words.append("-typecheck")
    // Flow is what the first passes over the intermediate form find; no text of it is wanted.
    case .flow: words += ["-emit-sil"] + part.flatMap { _ in ["-o", "/dev/null"] }
    case .module(let path): words += ["-emit-module", "-o", path]
    }
    words +=
      [
        "-module-name", module, "-parse-as-library", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-solver-scope-threshold=60000",
      ] + arguments
    for file in files { words += primary.contains(file) ? ["-primary-file", file] : [file] }
    return try Running(words, in: folder, number: number)
  }

  private static func errors(
    of result: (code: Int32, output: String)
  ) throws(AdoptionError) -> [CompilerMessage] {
    let errors = CompilerMessage.read(result.output)
    if errors.isEmpty, result.code != 0 {
      let last = result.output.split(whereSeparator: \.isNewline).suffix(12).joined(separator: "\n")
      throw AdoptionError("The compiler ended with \(result.code) and named no place:\n\(last)")
    }
    return errors
  }

  /// Runs a program and waits for it.
  static func process(
    _ words: [String], in folder: String
  ) throws(AdoptionError) -> (code: Int32, output: String) {
    try Running(words, in: folder).finish()
  }
}

/// A program that has been started, and what it says.
struct Running {
  private let process = Process()
  private let log: String
  private let name: String

  /// Starts a program.
  ///
  /// - Parameter number: Tells it from others that run at the same time.
  init(_ words: [String], in folder: String, number: Int = 0) throws(AdoptionError) {
    name = words[0]
    let files = FileManager.default
    // Two that look at different folders may run at once in one process, as tests do.
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

  /// Waits for its end.
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
