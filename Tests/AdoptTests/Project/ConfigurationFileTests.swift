import Foundation
import Testing

@testable import Adopt

@Suite("Configuration files of Xcode's, and what the Info.plist takes from them")
struct ConfigurationFileTests {
  let folder: Folder

  init() throws {
    folder = try ProjectFixture.folder()
    let project = ProjectFixture.project
      .replacing(
        "F5 = {",
        with:
          "F7 = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = \"<group>\"; };\nF5 = {"
      )
      .replacing("children = ( G1,", with: "children = ( F7, G1,")
      .replacing(
        "C1 = {isa = XCBuildConfiguration;",
        with: "C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F7;"
      )
      .replacing(
        "PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = Store; GREETING = \"Hello, you\""
      )
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    try folder.write(
      """
      // The server.
      #include "Shared.xcconfig"
      #include? "Own.xcconfig"
      #include "Secret.xcconfig"
      SERVER = https:/$()/$(HOST);
      """, "Debug.xcconfig")
    try folder.write(
      "HOST = example.com // A host.\n#include \"Debug.xcconfig\"\n", "Shared.xcconfig")
    try folder.write(
      """
      <plist version="1.0"><dict>
        <key>Server</key><string>$(SERVER)</string>
        <key>Key</key><string>$(SECRET)</string>
        <key>Name</key><string>$(EXECUTABLE_NAME)</string>
        <key>Texts</key><array><string>$(GREETING)!</string></array>
      </dict></plist>
      """, "Shop/Info.plist")
  }

  @Test("A configuration file has its own lines and those of the files that it includes")
  func lines() {
    let file = ConfigurationFile("\(folder.path)/Debug.xcconfig")

    #expect(
      file.settings.map { "\($0.name): \($0.value)" } == [
        "HOST: example.com", "SERVER: https:/$()/$(HOST)",
      ])
    #expect(file.missing == ["\(folder.path)/Secret.xcconfig"])
  }

  @Test(
    "The app has the settings to which its Info.plist refers: a file's by its path, others by value"
  )
  func settings() throws {
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.app.settingsFiles == ["\(folder.path)/Debug.xcconfig"])
    #expect(
      app.app.settings == [
        "EXECUTABLE_NAME=Store", "GREETING=Hello, you",
      ])
    #expect(
      app.notes.contains { $0.contains("/Secret.xcconfig, with settings that the Info.plist") })
  }

  @Test("An Info.plist that refers to no setting of a file needs no file")
  func unused() throws {
    try folder.write(
      "<plist><dict><key>A</key><string>$(PLATFORM_NAME)</string></dict></plist>", "Shop/Info.plist"
    )
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.app.settingsFiles == [])
    #expect(app.app.settings == [])
    #expect(!app.notes.contains { $0.contains("Secret") })
  }

  @Test("The list of a target names the settings, and the app's bundle has their values")
  func bundle() throws {
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")
    try folder.write("// swift-tools-version: 6.2", "turnstile/Package.swift")
    let check = CheckPackage(
      app: app, modules: [app.app], subjects: [:], folder: "\(folder.path)/Check",
      source: .path("\(folder.path)/turnstile"))
    let list = try #require(check.files.first { $0.path.hasSuffix("Adopt.txt") })
    #expect(list.text.contains("--settings ../Debug.xcconfig\n"))
    #expect(list.text.contains("--setting GREETING=Hello, you\n"))
    try folder.write(list.text, "Check/Adopt.txt")

    let command = try AdoptCommand([
      "--list", "\(folder.path)/Check/Adopt.txt", "--from", "\(folder.path)/Check", "--into",
      "\(folder.path)/out",
    ])
    let text = try command.adoption().1.files.first { $0.path == Resources.fileName }?.text ?? ""

    #expect(text.contains(#""Server": "https://example.com""#))
    #expect(text.contains(#""Name": "Store""#))
    #expect(text.contains(#""Texts": ["Hello, you!"]"#))
    #expect(text.contains(#""Key": "$(SECRET)""#))
  }

  @Test("XcodeGen's description names configuration files, for all targets and for one")
  func xcodeGen() throws {
    let folder = Folder()
    try folder.write("HOST = all\nINFOPLIST_FILE = App/Info.plist\n", "All.xcconfig")
    try folder.write("HOST = own", "Own.xcconfig")
    try folder.write("class A {}", "App/A.swift")
    try folder.write(
      "<plist><dict><key>A</key><string>$(HOST) $(B)</string></dict></plist>", "App/Info.plist")
    try folder.write(
      """
      configFiles: {Debug: All.xcconfig}
      settings: {B: common}
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [App]
          configFiles:
            Debug: Own.xcconfig
      """, "project.yml")
    let app = try AppProject.find(folder.path)

    #expect(
      app.app.settingsFiles == ["\(folder.path)/All.xcconfig", "\(folder.path)/Own.xcconfig"])
    #expect(app.app.settings == ["B=common"])
  }
}
