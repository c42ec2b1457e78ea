import Foundation

/// The package that checks an app: all of its files, as texts.
struct CheckPackage {
  let app: AppProject
  /// What is in the app's list of subjects.
  let subjects: String
  /// The folder it is written to.
  let folder: String
  /// Where Turnstile comes from.
  let source: Source
  /// The machine on which the package will be used, if this process runs in a container on it.
  var outside: MachineOutside?

  /// Where Turnstile comes from.
  enum Source: Equatable {
    case url(String)
    case path(String)

    /// What the package is called in dependencies: the last part of where it comes from.
    var identity: String {
      switch self {
      case .path: "turnstile"
      case .url(let url):
        String(url.split(separator: "/").last ?? "turnstile").replacing(#/\.git$/#, with: "")
      }
    }
  }

  /// The executable that is the gate.
  static let gate = "Gatekeeper"

  /// The target the app becomes; a module of that name may not be one of Turnstile's.
  var target: String {
    let taken = [
      "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Outside", "Turnstile", "Gate",
      "Choices", "VirtualTime", "HeadlessUIKit", "Adopt", "Exhibits", Self.gate, "Foundation",
      "Swift",
    ]
    return taken.contains(app.module) ? app.module + "App" : app.module
  }

  /// The files, in the order in which a person would read them.
  var files: [OwnFile] {
    [
      OwnFile(path: "\(folder)/Package.swift", text: manifest),
      OwnFile(path: "\(folder)/Sources/\(target)/Adopt.txt", text: list, comment: "#"),
      OwnFile(path: "\(folder)/Sources/\(target)/Subjects.swift", text: subjects),
      OwnFile(path: "\(folder)/Sources/\(Self.gate)/main.swift", text: main),
      OwnFile(
        path: "\(folder)/Seeds/README.md",
        text: """
          The smallest traces that broke something, stored by the gate and replayed before anything else. Commit them.

          """, comment: nil),
      OwnFile(
        path: "\(folder)/container",
        text: ContainerScript.text(product: Self.gate, mounts: mounts), comment: "#",
        isExecutable: true),
      OwnFile(
        path: "\(folder)/.gitignore", text: ".build/\n.swiftpm/\n.turnstile/\n", comment: "#"),
      OwnFile(path: workflowPath, text: workflow, comment: "#"),
    ]
  }

  private var manifest: String {
    let dependency =
      switch source {
      case .url(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
      case .path(let path):
        ".package(name: \"turnstile\", path: \(relative(path).debugDescription))"
      }
    let defines = app.conditions.filter { $0 != "DEBUG" }.map { ", .define(\"\($0)\")" }.joined()
    let package = source.identity.debugDescription
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Check",
        dependencies: [\(dependency)],
        targets: [
          // The app, adopted from its own folders at every build; Adopt.txt names them.
          .target(
            name: "\(target)",
            dependencies: [
              .product(name: "UIKit", package: \(package)),
              .product(name: "Turnstile", package: \(package)),
            ],
            exclude: ["Adopt.txt"],
            swiftSettings: [.swiftLanguageMode(.v\(app.swift))\(defines)],
            plugins: [.plugin(name: "AdoptPlugin", package: \(package))]),
          .executableTarget(
            name: "\(Self.gate)",
            dependencies: ["\(target)", .product(name: "Gate", package: \(package))]),
        ])

      """
  }

  private var list: String {
    var text =
      "# What is adopted, from the folder of Package.swift: folders and files, and !files to leave out.\n"
    for source in app.sources + app.resources { text += "\(relative(source))\n" }
    for file in app.without { text += "!\(relative(file))\n" }
    for module in app.modules { text += "--own-module \(module)\n" }
    return text
  }

  private var main: String {
    """
    import Gate
    import \(target)

    Gate.main(subjects)

    """
  }

  // MARK: - The repository around

  /// The folder of the repository the package is in, or the one above the package.
  private var repository: String {
    var place = URL(filePath: folder).deletingLastPathComponent()
    while place.path.count > 1 {
      if FileManager.default.fileExists(atPath: place.appending(path: ".git").path) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return URL(filePath: folder).deletingLastPathComponent().path
  }

  private var workflowPath: String { "\(repository)/.github/workflows/transitions.yml" }

  private var workflow: String {
    let package = CheckPackage.relative(folder, to: repository)
    return """
      # Checks the app's transitions at every push; the verdict is the job's.
      name: transitions
      on: [push, pull_request]
      jobs:
        gate:
          runs-on: ubuntu-latest
          container: swift:6.3
          steps:
            - uses: actions/checkout@v4
            - uses: actions/cache@v4
              with: {path: \(package)/.build, key: "turnstile-${{ hashFiles('\(package)/Package.resolved') }}"}
            - run: cd \(ShellWord(package)) && swift run \(Self.gate) check --github

      """
  }

  /// What the container has to see besides the folder above the package.
  private var mounts: [String] {
    var far: [String] = []
    if case .path(let path) = source { far.append(relative(path)) }
    for path in app.sources + app.resources {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let isFile = isThere && !isFolder.boolValue
      far.append(relative(isFile ? URL(filePath: path).deletingLastPathComponent().path : path))
    }
    var folders: [String] = []
    for path in far where path.hasPrefix("/") && !folders.contains(path) { folders.append(path) }
    return folders
  }

  // MARK: - Paths

  /// A path as it is written into the package: from its folder, as long as what it names lies in
  /// the folder above, and else as the machine calls it on which the package is used.
  private func relative(_ path: String) -> String {
    let above = URL(filePath: folder).deletingLastPathComponent().path
    let isNear = path == above || path.hasPrefix(above == "/" ? above : above + "/")
    let isInRepository = path.hasPrefix(repository + "/")
    return isNear || isInRepository
      ? Self.relative(path, to: folder) : outside?.name(of: path) ?? path
  }

  /// A path from a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (mine, theirs) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: theirs.count - common) + mine[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
