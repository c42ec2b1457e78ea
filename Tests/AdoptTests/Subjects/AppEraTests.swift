import Foundation
import Testing

@testable import Adopt

@Suite("The iOS that an app was built for")
struct AppEraTests {
  @Test(
    "A project has the iOS of its Xcode's SDK, or its deployment target if that is newer",
    arguments: [
      ("11.0", "1020", 12), ("8.0", "1140", 13), ("15.0", "1020", 15), ("13.0", "1640", 18),
      ("17.0", "2600", 26), ("12.4", nil, 12), (nil, "0930", 11), (nil, nil, nil),
      ("$(OLDEST)", nil, nil), ("9.0", "0100", 9),
    ] as [(String?, String?, Int?)])
  func project(deployment: String?, xcode: String?, version: Int?) {
    #expect(AppEra(deployment: deployment, xcode: xcode)?.version == version)
  }

  @Test(
    "A package has the iOS of its Swift version, or its platform if that is newer",
    arguments: [
      ("// swift-tools-version:5.0", ".v11", 12), ("// swift-tools-version: 5.9", ".v13", 17),
      ("// swift-tools-version: 5.3", "\"15.2\"", 15), ("// swift-tools-version: 6.2", ".v12", 26),
      ("", ".v13", 13),
    ])
  func package(line: String, platform: String, version: Int) {
    let text = """
      \(line)
      import PackageDescription
      let package = Package(
        name: "Card", platforms: [.macOS(.v10_15), .iOS(\(platform))], targets: [.target(name: "Card")])
      """
    let manifest = PackageManifest(SourceText(name: "Package.swift", bytes: Array(text.utf8)))

    #expect(AppEra(platform: manifest.platform, tools: manifest.tools)?.version == version)
    #expect(manifest.targets.map(\.name) == ["Card"])
  }

  @Test(
    "A project from before iOS 13 has the iOS of the time when its Swift code was last committed",
    arguments: [
      ("0820", "2019-10", 13), ("0820", "2019-09", 10), ("1020", "2023-01", 16),
      ("1130", "2024-11", 13), ("0930", nil, 11),
    ] as [(String, String?, Int)])
  func committed(xcode: String, month: String?, version: Int) {
    #expect(AppEra(deployment: nil, xcode: xcode)?.committed(in: month).version == version)
  }

  @Test(
    "The newest commit is the one that changed Swift code, and there is none outside of a repository"
  )
  func newestCommit() throws {
    let folder = Folder()
    try folder.write("let a = 1", "a.swift")
    #expect(NewestCommit.month(in: folder.path) == nil)

    try commit("2019-10-22", in: folder)
    try folder.write("Read me", "README.md")
    try commit("2022-03-01", in: folder)
    #expect(NewestCommit.month(in: folder.path) == "2019-10")
  }

  private func commit(_ day: String, in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_COMMITTER_DATE": "\(day)T12:00:00Z", "GIT_AUTHOR_DATE": "\(day)T12:00:00Z"]
    ) { $1 }
    let identity = "-c user.name=A -c user.email=a@example.com"
    process.arguments = [
      "sh", "-c", "git init -q && git add . && git \(identity) commit -q -m '\(day)'",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "A file of XcodeGen's may write the Xcode in two ways, and each deployment target in two",
    arguments: [
      ("xcodeVersion: 9.4", "", 11), ("xcodeVersion: \"0940\"", "", 11),
      ("xcodeVersion: \"26.1\"", "", 26), ("xcodeVersion: 16", "", 18),
      ("deploymentTarget: {iOS: 12.0}", "", 12), ("createIntermediateGroups: true", "", nil),
      ("deploymentTarget: {iOS: 12.0}", "deploymentTarget: \"13.0\"", 13),
      ("deploymentTarget: {iOS: 12.0}", "deploymentTarget: {iOS: \"14.1\"}", 14),
      ("xcodeVersion: 10.2", "settings: {IPHONEOS_DEPLOYMENT_TARGET: 15.0}", 15),
    ] as [(String, String, Int?)])
  func xcodeGen(options: String, target: String, version: Int?) throws {
    let folder = Folder()
    try folder.write(
      """
      name: Shop
      options:
        \(options)
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [App]
          \(target)
      """, "project.yml")
    try folder.write("class A {}", "App/A.swift")

    #expect(try AppProject.find(folder.path).era?.version == version)
  }

  @Test("A target without a deployment target has the project's")
  func fixture() throws {
    let folder = try ProjectFixture.folder()
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.era == AppEra(deployment: "15.0", xcode: nil))
    #expect(app.era?.reason == "its deployment target is 15.0")
  }

  @Test("The list of an app whose Info.plist names its orientations has them, besides the version")
  func orientations() throws {
    let text = "class Fade: NSObject, UIViewControllerAnimatedTransitioning {}"
    let file = SubjectFile(try adoption(["a.swift": text]).program)

    let turned = file.proposal(launching: nil, orientations: ".portrait")
    #expect(turned.contains("\n].onPlainScreens().supporting(.portrait)\n"))
    #expect(file.proposal(launching: nil).contains("\n].onPlainScreens()\n"))
    #expect(file.proposal(launching: ".app(\"Shop\")").contains("\n]\n"))
  }
}
