import Foundation
import PackagePlugin

/// The command `swift package turnstile …`, which checks a package's transitions (its subjects)
/// without an executable of the package's own.
///
/// A package that depends on this one lists its subjects in one of its libraries:
///
/// ```swift
/// public let subjects: [Subject] = [card, drawer]
/// ```
///
/// The command writes a small package into the plugin's work folder: an executable that imports the
/// library and calls `Gate.main(subjects)`. It builds that executable and runs it in the package's
/// folder with the command's arguments. If the package already has an executable that depends on
/// the gate, the command builds and runs that executable instead.
///
/// SwiftPM has one exit code for every failure of a plugin, so the last line names the exit code of
/// the gate.
@main
struct TurnstileCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = arguments
    let library = try take("--library", from: &arguments)
    let list = try take("--subjects", from: &arguments) ?? "subjects"
    let gate: URL
    if let product = context.package.gate, library == nil {
      gate = try build(product)
    } else {
      let folder = try write(over: library, list, context)
      gate = try build("turnstile-subjects", in: folder, context)
    }
    let code = try run(gate, arguments, in: context.package.directoryURL)
    if code != 0 { throw Problem("The gate ended with exit code \(code).") }
  }

  // MARK: - The executable

  /// Writes a small package with one executable, which checks the transitions that a library lists
  /// as its subjects.
  private func write(
    over name: String?, _ list: String, _ context: PluginContext
  ) throws -> URL {
    let libraries = context.package.products(ofType: LibraryProduct.self).filter {
      name == nil || $0.name == name
    }
    guard libraries.count == 1, let module = libraries[0].targets.first?.name else {
      let names = context.package.products(ofType: LibraryProduct.self).map(\.name)
      throw Problem(
        "Say which library holds the subjects with --library NAME; there are "
          + "\(names.isEmpty ? "none" : names.joined(separator: ", ")).")
    }
    guard let turnstile = context.package.dependency(withProduct: "Gate") else {
      throw Problem("The package must depend on the package that has the product 'Gate'.")
    }
    let own = context.package.directoryURL
    let folder = context.pluginWorkDirectoryURL.appending(path: "turnstile-subjects")
    let source = folder.appending(path: "Sources/turnstile-subjects/main.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try replace(
      folder.appending(path: "Package.swift"),
      manifestOfGate(over: libraries[0].name, of: own, turnstile))
    // The executable gets the path of the library's own manifest, because stored traces, that is,
    // recorded input sequences, are in a folder beside that manifest.
    let manifest = quoted(own.appending(path: "Package.swift").path)
    try replace(
      source, "import Gate\nimport \(module)\n\nGate.main(\(list), file: \(manifest))\n")
    // The written package gets a copy of `Package.resolved`, so that it uses the same versions of
    // dependencies as the user's package.
    let versions = own.appending(path: "Package.resolved")
    if let text = try? String(contentsOf: versions, encoding: .utf8) {
      try replace(folder.appending(path: "Package.resolved"), text)
    }
    return folder
  }

  /// Returns the manifest of a package with one executable, which checks the transitions that a
  /// library lists as its subjects.
  private func manifestOfGate(over library: String, of own: URL, _ turnstile: Package) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "turnstile-subjects",
      dependencies: [
        .package(path: \(quoted(own.path))), \(dependency(on: turnstile)),
      ],
      targets: [
        .executableTarget(
          name: "turnstile-subjects",
          dependencies: [
            .product(name: \(quoted(library)), package: \(quoted(own.lastPathComponent))),
            .product(name: "Gate", package: \(quoted(turnstile.id))),
          ])
      ])

    """
  }

  /// Returns a manifest's line for a dependency on a package, by the path, address or identity that
  /// the present package uses for it.
  ///
  /// The line allows every version. For a package that was fetched, the path of its checkout cannot
  /// be used, because that would be a second package of the same name.
  private func dependency(on package: Package) -> String {
    switch package.origin {
    case .repository(let url, _, _):
      ".package(url: \(quoted(url)), \"0.0.0\"..<\"1000000.0.0\")"
    case .registry(let identity, _):
      ".package(id: \(quoted(identity)), \"0.0.0\"..<\"1000000.0.0\")"
    default: ".package(path: \(quoted(package.directoryURL.path)))"
    }
  }

  /// Writes a file, unless it already has the given text. Writing the same text again would make
  /// SwiftPM compile the file again.
  private func replace(_ file: URL, _ text: String) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func quoted(_ text: String) -> String { text.debugDescription }

  /// Builds an executable of the present package, in the configuration of `swift package`, and
  /// returns the path of the executable.
  private func build(_ product: String) throws -> URL {
    announce(product)
    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: .inherit, echoLogs: true))
    let executable = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == product
    }
    guard result.succeeded, let executable else {
      throw Problem("'\(product)' does not build; the compiler's messages are above.")
    }
    return executable.url
  }

  /// Builds an executable of another package, and returns the path of the executable.
  ///
  /// The build uses the present package's build folder and the options of `swift build` and `swift
  /// test`, so that the library is not compiled a second time. With one more option, even
  /// `--disable-sandbox`, each change from one command to the other would compile everything again.
  /// The `swift package` that waits for this plugin has locked the build folder. It builds nothing
  /// meanwhile, so the lock can be ignored.
  private func build(_ product: String, in folder: URL, _ context: PluginContext) throws -> URL {
    announce(product)
    let swift = try context.tool(named: "swift").url
    // The build folder is found from the plugin's own folder, which is `plugins/NAME/outputs` in
    // it.
    let products = context.pluginWorkDirectoryURL
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let arguments = [
      "build", "--package-path", folder.path, "--scratch-path", products.path, "--ignore-lock",
      "--product", product,
    ]
    guard try run(swift, arguments, in: folder) == 0 else {
      throw Problem("The gate does not build; the compiler's messages are above.")
    }
    return products.appending(path: "debug/\(product)")
  }

  /// Prints that a build begins, because the first build takes minutes and the user would see
  /// nothing.
  private func announce(_ product: String) {
    print("Building the gate (\(product)); the first build compiles Turnstile, too …")
    fflush(nil)
  }

  // MARK: - Processes and words

  private func run(_ executable: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Removes an option with its value from the arguments, and returns the value, or `nil` without
  /// the option.
  private func take(_ option: String, from arguments: inout [String]) throws -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    guard index + 1 < arguments.count else { throw Problem("\(option) needs a value.") }
    defer { arguments.removeSubrange(index...(index + 1)) }
    return arguments[index + 1]
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}

extension Package {
  /// The name of the package's own executable that depends on Turnstile's module `Gate`; `nil` if
  /// there is none.
  fileprivate var gate: String? {
    products(ofType: ExecutableProduct.self).first { $0.mainTarget.usesGate }?.name
  }

  /// Returns the dependency of this package that has a product of a given name, or `nil`.
  fileprivate func dependency(withProduct name: String) -> Package? {
    dependencies.lazy.map(\.package).first { package in
      package.products.contains { $0.name == name }
    }
  }
}

extension Target {
  fileprivate var usesGate: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "Gate"
      case .product(let product): product.name == "Gate"
      @unknown default: false
      }
    }
  }
}
