import Foundation

/// The Swift package that checks an app, with the texts of all files that `init` writes for it.
struct CheckPackage {
  let app: AppProject
  /// The app's modules, each after those that it imports; the app itself is the last.
  let modules: [AppModule]
  /// By module, the text of its list of subjects, that is, of transitions to test. Modules without
  /// subjects have no entry.
  let subjects: [String: String]
  /// The folder to which the package that checks the app is written.
  let folder: String
  /// The URL or folder of Turnstile that the written package names as its dependency.
  let source: Source
  /// The machine on which the package will be used, if this process runs in a container on it.
  var outside: MachineOutside?

  /// The source of a package's dependency on Turnstile: a URL or a folder.
  enum Source: Equatable {
    case url(String)
    case path(String)

    /// The name by which a manifest refers to Turnstile's package: for a URL, the last part of the
    /// URL.
    var identity: String {
      switch self {
      case .path: "turnstile"
      case .url(let url):
        String(url.split(separator: "/").last ?? "turnstile").replacing(#/\.git$/#, with: "")
      }
    }
  }

  /// The name of the executable that checks all transitions in one run, called the gate.
  static let gate = "Gatekeeper"

  /// The name of the test target that checks the same transitions as the package's executable. Only
  /// the check of a package, not of an app, has such a target.
  static let tests = "TransitionTests"

  /// The names that the target of an app's module may not have, because Turnstile or the toolchain
  /// uses them.
  private static let taken = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Outside", "Turnstile", "Gate",
    "Filmstrip", "Choices", "VirtualTime", "HeadlessUIKit", "Adopt", "AdoptTool", "Exhibits",
    "Tool",
    "Bench", "PlainText", "LinuxOnly", "LinuxProcesses", "CallStacks", "RuntimeHooks", gate, tests,
    "Foundation", "Swift", "Testing", "XCTest",
  ]

  /// Returns the name of the target for a module, which differs from the names of Turnstile's and
  /// the toolchain's modules.
  static func target(_ module: String) -> String {
    taken.contains(module) ? module + "App" : module
  }

  /// Notes for the user on the modules whose targets have other names than the modules.
  var renamed: [String] {
    modules.map(\.name).filter { Self.target($0) != $0 }.map {
      "There is a module \($0) here already: the app's is the target \(Self.target($0)), and what "
        + "imports \($0) gets that one"
    }
  }

  /// Returns the name of the variable that lists the transitions to test in a module: `subjects`
  /// for the app, and `subjectsOfKit` for a module `Kit`.
  static func list(of module: String, isApp: Bool) -> String {
    isApp ? "subjects" : "subjectsOf\(module)"
  }

  /// The last of the modules in the order of imports: the app or, if there is no app, the library
  /// that is checked.
  private var last: AppModule { modules[modules.count - 1] }

  /// The modules that have a list of subjects (transitions to test). The app is the first of them.
  private var listed: [AppModule] {
    [last] + modules.dropLast().filter { subjects[$0.name] != nil }
  }

  /// The files of the package that checks an app, in the order in which a person would read them.
  var files: [OwnFile] {
    [OwnFile(path: "\(folder)/Package.swift", text: manifest)]
      + modules.reversed().flatMap(files)
      + [OwnFile(path: "\(folder)/Sources/\(Self.gate)/main.swift", text: main)]
      + (app.isPackage
        ? [
          OwnFile(
            path: "\(folder)/Tests/\(Self.tests)/\(Self.tests).swift", text: tests)
        ] : [])
      + [
        OwnFile(
          path: "\(folder)/Seeds/README.md",
          text: """
            The smallest traces that broke something, stored by the gate and replayed before anything else. Commit them.

            """, comment: nil)
      ]
      + scripts
      + [
        OwnFile(
          path: "\(folder)/.gitignore", text: ".build/\n.swiftpm/\n.turnstile/\nfilms/\n",
          comment: "#"),
        OwnFile(path: workflowPath, text: workflow.text, comment: "#"),
        OwnFile(path: tasks.path, text: tasks.text),
      ]
  }

  /// The shell scripts of the written package, which run its check on this machine and in a Linux
  /// container.
  private var scripts: [OwnFile] {
    let container = OwnFile(
      path: "\(folder)/container",
      text: ContainerScript.text(product: Self.gate, mounts: mounts), comment: "#",
      isExecutable: true)
    return script.map { [$0, container] } ?? [container]
  }

  /// The script that runs the package's check in the build folder of Turnstile, if the package
  /// takes Turnstile from a folder of this machine.
  private var script: OwnFile? {
    guard outside == nil, case .path(let path) = source else { return nil }
    return OwnFile(
      path: "\(folder)/\(CheckedPackage.script)",
      text: GateScript.text(turnstile: relative(path)), comment: "#", isExecutable: true)
  }

  /// The command that a person types in the package's folder to check the app.
  var command: String {
    if outside != nil { return "./container" }
    return script == nil ? "swift run \(Self.gate) check" : "./\(CheckedPackage.script) check"
  }

  /// The command that a person types in the package's folder to run its tests; `nil` if the package
  /// has no tests.
  var testCommand: String? {
    guard app.isPackage else { return nil }
    if outside != nil { return "./container --command swift test" }
    return script == nil ? "swift test" : "./\(CheckedPackage.script) --command swift test"
  }

  private func files(of module: AppModule) -> [OwnFile] {
    let place = "\(folder)/Sources/\(Self.target(module.name))"
    let list = OwnFile(path: "\(place)/Adopt.txt", text: list(of: module), comment: "#")
    // The file `Cuts.txt` is written empty, because the manifest names it. The command `cut` fills
    // it with the code that does not compile on Linux.
    let cuts = OwnFile(path: "\(place)/\(CutList.name)", text: CutList().text, comment: nil)
    if let subjects = subjects[module.name] {
      return [list, cuts, OwnFile(path: "\(place)/Subjects.swift", text: subjects)]
    }
    return [
      list, cuts,
      OwnFile(
        path: "\(place)/Adopted.swift",
        text: """
          // The module \(module.name) is adopted from its own folders at every build; Adopt.txt
          // names them. SwiftPM builds no target without a file of its own, which this is.

          """),
    ]
  }

  /// The Swift code by which the written package's manifest declares its dependency on Turnstile.
  private var turnstile: String {
    let dependency =
      switch source {
      case .url(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
      case .path(let path):
        ".package(name: \"turnstile\", path: \(relative(path).debugDescription))"
      }
    guard source.identity == "turnstile" else { return dependency }
    // A container image that includes Turnstile names its folder in an environment variable, which
    // the written manifest reads first.
    return
      "Context.environment[\"TURNSTILE_HOME\"].map { .package(name: \"turnstile\", path: $0) }\n"
      + "  ?? \(dependency)"
  }

  private var manifest: String {
    let package = source.identity.debugDescription
    let gated = listed.map { "\"\(Self.target($0.name))\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      /// A module of the app, adopted from its own folders at every build; its Adopt.txt names
      /// them. Xcode shows the warnings about the app's code, so they are not shown here.
      func adopted(
        _ name: String, _ modules: [Target.Dependency], _ settings: [SwiftSetting]
      ) -> Target {
        .target(
          name: name,
          dependencies: modules + [
            .product(name: "UIKit", package: \(package)),
            .product(name: "Turnstile", package: \(package)),
          ],
          exclude: ["Adopt.txt", "Cuts.txt"],
          swiftSettings: settings + [.unsafeFlags(["-suppress-warnings"])],
          plugins: [.plugin(name: "AdoptPlugin", package: \(package))])
      }

      let turnstile: Package.Dependency =
        \(turnstile)

      let package = Package(
        name: "Check",
        dependencies: [turnstile],
        targets: [
      \(modules.map(line).joined())    .executableTarget(
            name: "\(Self.gate)",
            dependencies: [\(gated), .product(name: "Gate", package: \(package))]),
      \(app.isPackage ? testTarget(gated, package) : "")  ])

      """
  }

  private func testTarget(_ gated: String, _ package: String) -> String {
    """
        // The same subjects, for `swift test`.
        .testTarget(
          name: "\(Self.tests)",
          dependencies: [\(gated), .product(name: "Turnstile", package: \(package))]),

    """
  }

  /// Returns the line of the package's manifest that declares the target of a module.
  private func line(of module: AppModule) -> String {
    let modules = module.dependencies.map { "\"\(Self.target($0))\"" }.joined(separator: ", ")
    var settings = [".swiftLanguageMode(.v\(module.swift))"]
    if module.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += module.conditions.filter { $0 != "DEBUG" }.map { ".define(\"\($0)\")" }
    // A module whose target has another name is compiled with `-module-alias`, so that the app's
    // imports of its own name still work.
    let aliases = ([module.name] + module.dependencies).filter { Self.target($0) != $0 }
      .flatMap { ["\"-module-alias\"", "\"\($0)=\(Self.target($0))\""] }
    if !aliases.isEmpty { settings.append(".unsafeFlags([\(aliases.joined(separator: ", "))])") }
    return "    adopted(\"\(Self.target(module.name))\", [\(modules)], "
      + "[\(settings.joined(separator: ", "))]),\n"
  }

  private func list(of module: AppModule) -> String {
    var text =
      "# What is adopted, from the folder of Package.swift: folders and files, and !files to leave out.\n"
    for source in module.sources + module.resources { text += "\(relative(source))\n" }
    for file in module.without { text += "!\(relative(file))\n" }
    if !module.bundledFolders.isEmpty { text += "# The bundle has these folders as folders:\n" }
    for folder in module.bundledFolders { text += "--folder \(relative(folder))\n" }
    if module.name != last.name {
      text +=
        "# It is not the app itself: its Info.plist is not the app's.\n--library \(module.name)\n"
    }
    for name in module.merged { text += "--own-module \(name)\n" }
    if !module.imported.isEmpty { text += "# The bridging header imports for every file:\n" }
    for name in module.imported { text += "--import \(name)\n" }
    for name in module.dependencies where Self.target(name) != name { text += "--module \(name)\n" }
    if !module.settings.isEmpty || !module.settingsFiles.isEmpty {
      text += "# The build settings to which the Info.plist refers:\n"
    }
    for file in module.settingsFiles { text += "--settings \(relative(file))\n" }
    for setting in module.settings { text += "--setting \(setting)\n" }
    return text
  }

  private var main: String {
    let imports = listed.map { "import \(Self.target($0.name))\n" }.sorted().joined()
    return "import Gate\n\(imports)\nGate.main(\(lists))\n"
  }

  /// The Swift expression in the written package that joins the modules' lists of transitions to
  /// test.
  private var lists: String {
    listed.map { Self.list(of: $0.name, isApp: $0.name == last.name) }.joined(separator: " + ")
  }

  private var tests: String {
    let imports = listed.map { "import \(Self.target($0.name))\n" }.sorted().joined()
    return """
      \(imports)import Testing
      import Turnstile

      @Test("Its transitions keep their contract", arguments: (\(lists)).map(\\.name))
      @MainActor
      func transitionsKeepTheirContract(of name: String) throws {
        let subject = try #require((\(lists)).first { $0.name == name })
        do {
          try check(subject)
        } catch let reason as NotJudged {
          // What was cut of the code is in the way, so that nothing can be said of it here.
          try Test.cancel("\\(reason)")
        }
      }

      """
  }

  // MARK: - The repository around

  /// The top folder of the repository that contains the written package.
  ///
  /// Without a repository it is the folder above the package, which is that of the app's project.
  /// If that folder holds just one Swift file to check, it may be a home folder, so the package's
  /// own folder is taken.
  private var repository: String {
    var place = URL(filePath: folder).deletingLastPathComponent()
    while place.path.count > 1 {
      if FileManager.default.fileExists(atPath: place.appending(path: ".git").path) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return app.isLoneFile ? folder : URL(filePath: folder).deletingLastPathComponent().path
  }

  /// The path of the GitHub workflow that `init` writes. If a person has a workflow of this name,
  /// another name is taken.
  private var workflowPath: String {
    let folder = "\(repository)/.github/workflows"
    return ["transitions", "turnstile-transitions"].map { "\(folder)/\($0).yml" }
      .first { path in
        guard let data = FileManager.default.contents(atPath: path) else { return true }
        return OwnFile.isOurs(String(decoding: data, as: UTF8.self))
      } ?? "\(folder)/turnstile-check.yml"
  }

  private var workflow: CheckWorkflow {
    CheckWorkflow(package: DiskPath.relative(folder, to: repository))
  }

  private var tasks: EditorTasks {
    EditorTasks(package: folder, repository: repository, hasScript: script != nil)
  }

  /// The folders that the container needs besides the folder above the package, such as that of
  /// Turnstile.
  private var mounts: [String] {
    var far: [String] = []
    if case .path(let path) = source { far.append(relative(path)) }
    for path in modules.flatMap({ $0.sources + $0.resources + $0.bundledFolders }) {
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

  /// Returns a path as it is written into the package.
  ///
  /// A path in the folder above the package, or in the repository, is relative to the package. Any
  /// other path is absolute, as the machine outside of a container names it.
  private func relative(_ path: String) -> String {
    let above = URL(filePath: folder).deletingLastPathComponent().path
    let isNear = path == above || path.hasPrefix(above == "/" ? above : above + "/")
    let isInRepository = path.hasPrefix(repository + "/")
    return isNear || isInRepository
      ? DiskPath.relative(path, to: folder) : outside?.name(of: path) ?? path
  }
}
