import Foundation
import PackagePlugin

/// `swift package turnstile …`: the gate over a package's subjects, without an executable of the
/// package's own.
///
/// A package that depends on this one says what is to be checked in one of its libraries:
///
/// ```swift
/// public let subjects: [Subject] = [card, drawer]
/// ```
///
/// The command writes a small package beside the plugin's other files, an executable that imports
/// the library and calls `Gate.main(subjects)`, builds it, and runs it in the package's folder with
/// the command's arguments. In a package that has an executable over the gate already, it is that
/// one which is built and run.
///
/// SwiftPM has one exit code for every failure of a plugin. What the gate ended with is in the last
/// line.
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

  /// Writes a package that has nothing but a gate over a library's subjects.
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
              .product(name: \(quoted(libraries[0].name)), package: \(quoted(own.lastPathComponent))),
              .product(name: "Gate", package: \(quoted(turnstile.id))),
            ])
        ])

      """)
    try replace(source, "import Gate\nimport \(module)\n\nGate.main(\(list))\n")
    // The versions are those the package has been built with.
    let versions = own.appending(path: "Package.resolved")
    if let text = try? String(contentsOf: versions, encoding: .utf8) {
      try replace(folder.appending(path: "Package.resolved"), text)
    }
    return folder
  }

  /// A package as the other one has it: by its path, or from where it came, in whatever version
  /// that one asks for. A path to the checkout of what came from elsewhere would be a second
  /// package of the same name.
  private func dependency(on package: Package) -> String {
    switch package.origin {
    case .repository(let url, _, _):
      ".package(url: \(quoted(url)), \"0.0.0\"..<\"1000000.0.0\")"
    case .registry(let identity, _):
      ".package(id: \(quoted(identity)), \"0.0.0\"..<\"1000000.0.0\")"
    default: ".package(path: \(quoted(package.directoryURL.path)))"
    }
  }

  /// Writes a file, unless it says the same already: what is new is compiled again.
  private func replace(_ file: URL, _ text: String) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func quoted(_ text: String) -> String { text.debugDescription }

  /// Builds an executable of this package in the configuration that `swift package` was asked for,
  /// and tells where it is.
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

  /// Builds an executable of another package, and tells where it is.
  ///
  /// It is built where this package is built, so that the library is not compiled a second time.
  /// That folder is locked by the `swift package` that waits for this plugin and builds nothing
  /// meanwhile, so the lock is passed over.
  private func build(_ product: String, in folder: URL, _ context: PluginContext) throws -> URL {
    announce(product)
    let swift = try context.tool(named: "swift").url
    // The plugin's own folder is `plugins/NAME/outputs` in the folder of the build.
    let products = context.pluginWorkDirectoryURL
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let arguments = [
      "build", "--package-path", folder.path, "--scratch-path", products.path, "--ignore-lock",
      "--product", product, "--disable-sandbox",
    ]
    guard try run(swift, arguments, in: folder) == 0 else {
      throw Problem("The gate does not build; the compiler's messages are above.")
    }
    return products.appending(path: "debug/\(product)")
  }

  /// Says what is done, since the first build takes minutes.
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

  /// Takes an option of the plugin's own out of the arguments.
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
  /// The package's own executable over the gate, if it has one.
  fileprivate var gate: String? {
    products(ofType: ExecutableProduct.self).first { $0.mainTarget.usesGate }?.name
  }

  /// The package that has a product, among those this one depends on.
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
