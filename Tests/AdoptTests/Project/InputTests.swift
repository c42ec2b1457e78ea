import Testing

@testable import Adopt

@Suite("What init is given")
struct InputTests {
  private func project(_ folder: Folder, _ place: String) throws {
    try folder.write(ProjectFixture.project, "\(place)/Shop.xcodeproj/project.pbxproj")
    try folder.write(ProjectFixture.delegate, "\(place)/Shop/App.swift")
  }

  @Test("XcodeGen's description is a project, with its targets, exclusions and packages")
  func xcodeGen() throws {
    let folder = Folder()
    try folder.write(
      """
      packages:
        Snap: {url: "https://example.com/Snap", from: 1.0.0}
      targets:
        Shop: # the app
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["Old"]
          dependencies:
          - target: Kit
          - package: Snap
        Kit:
          type: framework
          platform: iOS
          sources: [Kit]
      """, "project.yml")
    for name in ["App/A.swift", "App/Old/B.swift", "Kit/C.swift"] {
      try folder.write("class A {}", name)
    }
    let app = try AppProject.find(folder.path)

    #expect(app.app.sources == ["\(folder.path)/App"])
    #expect(app.app.without == ["\(folder.path)/App/Old"])
    #expect(app.libraries.map(\.name) == ["Kit"])
    #expect(app.origins.origin(of: "Snap")?.url == "https://example.com/Snap")
  }

  @Test("XcodeGen's description may lie in several files, and its targets may have templates")
  func included() throws {
    let folder = Folder()
    try folder.write(
      """
      include:
        - path: App/target.yml
        - path: rules.yml
          relativePaths: false
        - Missing/target.yml
      packages:
        Snap:
          url: https://example.com/Snap
      """, "project.yml")
    try folder.write(
      """
      include: ../project.yml
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Code]
          dependencies: [{ target: Kit }, { package: Snap }]
          preBuildScripts:
          - name: Lint
            script: |
              echo "${PODS_ROOT}: x"
      """, "App/target.yml")
    try folder.write(
      """
      targetTemplates:
        Library:
          type: framework
          platform: iOS
          sources: ["${target_name}/Sources"]
      targets:
        Kit:
          templates: [Library]
          sources: [Extra]
      """, "rules.yml")
    // What the repository keeps of the generated project is no project.
    try folder.write("<Scheme/>", "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
    for name in ["App/Code/A.swift", "Kit/Sources/B.swift", "Extra/C.swift"] {
      try folder.write("class A {}", name)
    }
    let app = try AppProject.find(folder.path)

    #expect(app.name == "Shop")
    #expect(app.app.sources == ["\(folder.path)/App/Code"])
    #expect(app.libraries.map(\.name) == ["Kit"])
    #expect(
      app.libraries.map(\.sources) == [["\(folder.path)/Kit/Sources", "\(folder.path)/Extra"]])
    #expect(app.origins.origin(of: "Snap")?.url == "https://example.com/Snap")
  }

  @Test("Tuist's description is a project, too")
  func tuist() throws {
    let folder = Folder()
    try folder.write(
      """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"],
          dependencies: [.target(name: "Kit")]),
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "b", sources: ["Kit/**"]),
      ])
      """, "Project.swift")
    try folder.write("class A {}", "App/A.swift")
    try folder.write("class B {}", "Kit/B.swift")
    let app = try AppProject.find(folder.path)

    #expect(app.app.sources == ["\(folder.path)/App"])
    #expect(app.libraries.map(\.sources) == [["\(folder.path)/Kit"]])
  }

  @Test("A workspace's projects are read, but for that of CocoaPods")
  func workspace() throws {
    let folder = Folder()
    try project(folder, "Example")
    try folder.write(
      """
      <Workspace version = "1.0"><FileRef location = "group:Pods/Pods.xcodeproj"/>
      <Group location = "group:Example"><FileRef location = "group:Shop.xcodeproj"/></Group></Workspace>
      """, "All.xcworkspace/contents.xcworkspacedata")
    let app = try AppProject.find("\(folder.path)/All.xcworkspace", target: "Shop")

    #expect(app.home == "\(folder.path)/Example")
    #expect(app.app.sources.contains { $0.hasSuffix("Shop/App.swift") || $0.hasSuffix("/Shop") })
  }

  @Test("A framework's project without an app stands for its example, which is said")
  func example() throws {
    let folder = Folder()
    try folder.write("ref: refs/heads/main", ".git/HEAD")
    try project(folder, "Example")
    let library = ProjectFixture.project.replacing(
      "com.apple.product-type.application", with: "com.apple.product-type.framework")
    try folder.write(library, "Shop.xcodeproj/project.pbxproj")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj")

    #expect(app.home == "\(folder.path)/Example")
    #expect(app.notes[0].contains("Shop of \(folder.path)/Example/Shop.xcodeproj is taken"))
  }

  @Test(
    "Beside a package of binaries alone the project is read",
    arguments: [
      (".binaryTarget(name: \"Shop\", url: \"a\")", false),
      (".target(name: \"Shop\", path: \"Shop\")", true),
    ])
  func binaries(target: String, isPackage: Bool) throws {
    let folder = Folder()
    let library = ProjectFixture.project.replacing(
      "com.apple.product-type.application", with: "com.apple.product-type.framework"
    ).replacing("targets = ( T1, T2, T3, T4, )", with: "targets = ( T1, )")
    try folder.write(library, "Shop.xcodeproj/project.pbxproj")
    try folder.write(ProjectFixture.delegate, "Shop/App.swift")
    try folder.write("let package = Package(name: \"Shop\", targets: [\(target)])", "Package.swift")

    #expect(try AppProject.find(folder.path).isPackage == isPackage)
  }

  @Test(
    "A library is taken instead of an app beside it that neither uses it nor has transitions",
    arguments: [("", "Kit"), ("import Kit\n", "Demo")])
  func unusedLibrary(uses: String, taken: String) throws {
    let folder = Folder()
    try folder.write(
      """
      targets:
        Demo:
          type: application
          platform: iOS
          sources: [Demo]
        Kit:
          type: framework
          platform: iOS
          sources: [Kit]
      """, "project.yml")
    try folder.write("\(uses)class Home: UIViewController {}", "Demo/Home.swift")
    try folder.write("class Dim: UIPresentationController {}", "Kit/Dim.swift")
    let app = try AppProject.find(folder.path)

    #expect(app.app.name == taken)
    #expect(app.notes[0].contains("\(taken) of") || app.notes[0].contains("project.yml is taken"))
  }

  @Test(
    "Of an app of SwiftUI, one of one screen and one of several, the last is taken",
    arguments: [
      ("@main struct Start: App {}", "class Start: UIResponder, UIApplicationDelegate {}", "B"),
      ("class Start: UIApplicationDelegate {}", "class Start { func a() { present(b) } }", "B"),
      ("class Start { func a() { present(b) } }", "class Start: UIApplicationDelegate {}", "A"),
      ("class Start: UIResponder {}", "class Start: UIResponder {}", "A"),
    ])
  func kinds(one: String, other: String, taken: String) throws {
    let folder = Folder()
    for (name, text) in [("A", one), ("B", other)] {
      try folder.write(
        """
        targets:
          \(name):
            type: application
            platform: iOS
            sources: [Code]
        """, "\(name)/project.yml")
      try folder.write(text, "\(name)/Code/Start.swift")
    }
    let app = try AppProject.find(folder.path)

    #expect(app.name == taken)
    #expect(app.notes[0].contains("there are also \(taken == "A" ? "B" : "A") of"))
  }

  @Test("One file is an app of one file")
  func file() throws {
    let folder = Folder()
    try folder.write("import UIKit\nclass Home: UIViewController {}", "Home.swift")
    let app = try AppProject.find("\(folder.path)/Home.swift")

    #expect(app.app == AppModule(name: "Home", sources: ["\(folder.path)/Home.swift"]))
  }

  @Test("Modules that import each other are one, and each other one comes after what it imports")
  func circles() throws {
    let folder = Folder()
    try folder.write("import B", "A/A.swift")
    try folder.write("import C\nimport A", "B/B.swift")
    try folder.write("import Snap\nimport UIKit\nimport StoreKit", "C/C.swift")
    func module(_ name: String) -> AppModule {
      AppModule(name: name, sources: ["\(folder.path)/\(name)"])
    }
    let graph = try ModuleGraph(of: module("A"), and: [module("B"), module("C")]) { _ in nil }

    try #require(graph.modules.map(\.name) == ["C", "A"])
    #expect(graph.modules[1].merged == ["B"])
    #expect(graph.modules[1].dependencies == ["C"])
    #expect(graph.missing == ["Snap"])
    #expect(graph.notes == ["A and B import each other, and are compiled as one module"])
  }

  @Test("A package that is named in the folder around the project is known, without a repository")
  func outside() throws {
    let folder = Folder()
    try folder.write("github \"me/Card\" ~> 1.0\n", "Cartfile")
    try folder.write(
      "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [App]\n",
      "Example/project.yml")
    try folder.write("class A {}", "Example/App/A.swift")
    let app = try AppProject.find(folder.path)

    #expect(app.home == "\(folder.path)/Example")
    #expect(app.origins.origin(of: "Card") == nil)
    #expect(app.allOrigins.origin(of: "Card")?.url == "https://github.com/me/Card")
  }

  @Test("For a module that is not here the command to fetch it is given, layout first and loudly")
  func missing() throws {
    let folder = Folder()
    try folder.write(
      #"{"pins": [{"location": "https://a.b/kean/Nuke.git", "state": {"revision": "abc"}}]}"#,
      "Package.resolved")
    try folder.write("pod 'Deck', :git => 'https://a.b/Deck'\n", "Podfile")
    try folder.write("github \"me/Card\" ~> 1.0\n", "Cartfile")
    var origins = PackageOrigins()
    origins.read(folder.path)
    func line(_ name: String) -> String {
      let origin = origins.origin(of: name)
      return MissingModule(name, url: origin?.url, revision: origin?.revision, folder: "Check").line
    }

    #expect(
      line("Nuke") == "git clone https://a.b/kean/Nuke.git Check/Packages/Nuke"
        + " && git -C Check/Packages/Nuke checkout --quiet abc")
    #expect(line("Deck") == "git clone https://a.b/Deck Check/Packages/Deck")
    #expect(line("Card") == "git clone https://github.com/me/Card Check/Packages/Card")
    let keyed = MissingModule("Deck", url: "git@example.com:one/deck.git", folder: "Check")
    #expect(keyed.line == "git clone https://example.com/one/deck.git Check/Packages/deck")
    let snap = MissingModule("SnapKit", url: nil, folder: "Check")
    let told = MissingModule.text([MissingModule("Deck", url: "d", folder: "Check"), snap])
    #expect(told.hasPrefix("  SnapKit is not here. Views are laid out by the words of it"))
    let pure = MissingModule("TinyConstraints", url: nil, folder: "Check")
    let words = MissingModule.text([pure])
    #expect(words.hasPrefix("  TinyConstraints LAYS OUT VIEWS and is not here"))
  }
}
