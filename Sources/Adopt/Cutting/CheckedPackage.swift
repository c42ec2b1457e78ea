import Foundation

/// A Swift package that checks an app, as its manifest describes it: the targets that rewrite the
/// app's sources through the build plugin, with their compiler settings.
struct CheckedPackage {
  let folder: String
  /// The package's targets that rewrite sources of the app with `adopt`, each after the targets on
  /// which it depends.
  let targets: [Target]
  /// The path of the folder that contains Turnstile's own package.
  let turnstile: String

  /// The name `Adopt.txt` of the file in which a target lists the app's folders and files.
  static let list = "Adopt.txt"

  /// The name of the script that runs the package's check, or another command, in the build folder
  /// of Turnstile.
  static let script = "gate"

  /// A target of the package that has an `Adopt.txt` and so adopts sources of the app.
  struct Target {
    var name: String
    /// The folder that has the target's own files and its `Adopt.txt`.
    var folder: String
    /// The compiler arguments for the target's settings in the manifest, such as its language mode.
    var settings: [String]
    /// The names of the package's other targets on which this target depends.
    var needs: [String] = []
  }

  /// Reads the package's manifest by running the package manager, `swift package`.
  init(_ folder: String) throws(AdoptionError) {
    self.folder = folder
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      throw AdoptionError(
        "\(folder): error: There is no Package.swift; cut needs the folder that init has written.")
    }
    let result = try Compiler.process(
      ["swift", "package", "dump-package", "--package-path", folder], in: folder)
    guard result.code == 0, let start = result.output.firstIndex(of: "{") else {
      throw AdoptionError(
        "\(folder)/Package.swift: error: This package cannot be read:\n"
          + Compiler.end(of: result, lines: 8))
    }
    let text = Array(result.output[start...].utf8)
    let manifest: JSONValue
    do {
      manifest = try JSONValue.read(InputFile(name: "Package.swift", path: "", bytes: text))
    } catch {
      throw AdoptionError(
        "\(folder)/Package.swift: error: What the package manager says of it cannot be read: \(error.message)"
      )
    }
    targets = Self.targets(manifest, folder)
    turnstile = Self.turnstile(manifest, folder)
    guard !targets.isEmpty else {
      throw AdoptionError("\(folder): error: No target of this package has an \(Self.list).")
    }
  }

  private static func targets(_ manifest: JSONValue, _ folder: String) -> [Target] {
    let all = manifest["targets"]?.array ?? []
    var made: [Target] = []
    var waiting: [(target: Target, needs: [String])] = []
    for target in all {
      guard let name = target["name"]?.string else { continue }
      let place = "\(folder)/\(target["path"]?.string ?? "Sources/\(name)")"
      guard FileManager.default.fileExists(atPath: "\(place)/\(Self.list)") else { continue }
      let needs = (target["dependencies"]?.array ?? []).compactMap { dependency in
        (dependency["byName"] ?? dependency["target"])?.array?.first?.string
      }
      let settings = (target["settings"]?.array ?? []).flatMap(arguments)
      waiting.append((Target(name: name, folder: place, settings: settings, needs: needs), needs))
    }
    // Each round of the loop takes a target whose dependencies have been taken. The loop ends,
    // because the package manager refuses a cycle of dependencies.
    while !waiting.isEmpty {
      let names = waiting.map(\.target.name)
      let next = waiting.firstIndex { !$0.needs.contains(where: names.contains) } ?? 0
      made.append(waiting.remove(at: next).target)
    }
    return made
  }

  private static func arguments(_ setting: JSONValue) -> [String] {
    guard let kind = setting["kind"]?.members.first else { return [] }
    let values = kind.value["_0"]
    let words = values?.array?.compactMap(\.string) ?? values?.string.map { [$0] } ?? []
    switch kind.key {
    case "swiftLanguageMode": return words.flatMap { ["-swift-version", $0] }
    case "define": return words.flatMap { ["-D", $0] }
    case "enableUpcomingFeature": return words.flatMap { ["-enable-upcoming-feature", $0] }
    case "enableExperimentalFeature": return words.flatMap { ["-enable-experimental-feature", $0] }
    case "defaultIsolation": return words.flatMap { ["-default-isolation", $0] }
    case "unsafeFlags": return words
    default: return []
    }
  }

  private static func turnstile(_ manifest: JSONValue, _ folder: String) -> String {
    for dependency in manifest["dependencies"]?.array ?? [] {
      for entry in dependency["fileSystem"]?.array ?? [] {
        if let path = entry["path"]?.string,
          FileManager.default.fileExists(atPath: "\(path)/Sources/RuntimeHooks")
        {
          return path
        }
      }
    }
    let checkouts = "\(folder)/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()) ?? []
    return names.lazy.map { "\(checkouts)/\($0)" }.first {
      FileManager.default.fileExists(atPath: "\($0)/Sources/RuntimeHooks")
    } ?? folder
  }

  // MARK: - Targets

  /// Returns the path of a target's `Adopt.txt`, which lists the app's files that the target
  /// adopts.
  func list(of target: Target) -> String { "\(target.folder)/\(Self.list)" }

  /// Returns the options of `adopt` that name the other modules of the same app. The build plugin
  /// passes the same options.
  func neighbours(of target: Target) -> [String] {
    var below = target.needs
    var index = 0
    while index < below.count {
      for other in targets where other.name == below[index] {
        below += other.needs.filter { !below.contains($0) }
      }
      index += 1
    }
    let others = targets.filter { $0.name != target.name }
    return others.filter { below.contains($0.name) }.flatMap { ["--below", list(of: $0)] }
      + others.filter { !below.contains($0.name) }.flatMap { ["--above", list(of: $0)] }
  }

  // MARK: - Modules

  /// Turnstile's modules that the app's rewritten files import in place of Apple's. They are
  /// compiled before any of these files.
  static let modules = ["Outside", "SwiftUI", "QuartzCore", "CoreGraphics", "Turnstile"]

  /// Builds Turnstile's modules, and returns the folder that then holds the compiled modules.
  func buildModules(_ say: (String) -> Void) throws(AdoptionError) -> String {
    // If the package has the script `gate`, the modules are built with it, because the script uses
    // the build folder in which Turnstile is already compiled.
    let script = "\(folder)/\(Self.script)"
    let isThere = FileManager.default.isExecutableFile(atPath: script)
    let build =
      (isThere ? [script, "--command"] : []) + ["swift", "build", "--package-path", folder]
    for (index, module) in Self.modules.enumerated() {
      if index == 0 { say("building the model of UIKit, once (minutes the first time)") }
      let result = try Compiler.process(
        build + ["--target", module], in: folder)
      guard result.code == 0 else {
        throw AdoptionError(
          "\(folder): error: Turnstile's module \(module) cannot be built:\n"
            + Compiler.end(of: result, lines: 12))
      }
    }
    let place = try Compiler.process(
      build + ["--show-bin-path"], in: folder)
    let path = place.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    return "\(path)/Modules"
  }

  /// Returns the compiler arguments that are the same for all targets of the package, such as the
  /// folders of compiled modules.
  func arguments(modules: String) -> [String] {
    let name = URL(filePath: folder).lastPathComponent.lowercased()
    let headers = ["RuntimeHooks", "LinuxProcesses", "CallStacks"].flatMap {
      ["-I", "\(turnstile)/Sources/\($0)/include"]
    }
    return ["-I", modules] + headers + [
      "-package-name", name, "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
    ]
  }
}
