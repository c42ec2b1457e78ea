import Foundation
import Testing

@testable import Adopt

@Suite("Projects of Xcode's")
struct XcodeProjectTests {
  let folder: Folder

  init() throws { folder = try ProjectFixture.folder() }

  private func find(_ target: String?) throws -> AppProject {
    try AppProject.find("\(folder.path)/Shop.xcodeproj", target: target)
  }

  private func short(_ paths: [String]) -> [String] {
    paths.map { $0.replacing("\(folder.path)/", with: "") }
  }

  @Test(
    "An app is its members, each framework it is built on is a module, and no other file is taken"
  )
  func members() throws {
    let app = try find("Shop")

    #expect(
      short(app.app.sources).sorted() == [
        "Modern/Shared.swift", "Shop/App.swift", "Shop/Home Screen.swift",
      ])
    #expect(app.libraries.map(\.name) == ["Kit"])
    #expect(short(app.libraries[0].sources) == ["Kit"])
    #expect(app.app.swift == 5)
  }

  @Test(
    "A folder that Xcode keeps by itself belongs to its target, but for the files that are taken out"
  )
  func synchronized() throws {
    let app = try find("Modern-App")

    #expect(short(app.app.sources) == ["Modern"])
    #expect(short(app.app.without) == ["Modern/Old.swift"])
    #expect(app.app.name == "Modern_App")
    #expect(app.app.swift == 6)
    #expect(app.app.conditions == ["BETA"])
  }

  @Test("How the app starts comes from Info.plist, or from the settings that stand for one")
  func info() throws {
    let shop = try find("Shop").info
    let modern = try find("Modern-App").info

    #expect(shop.sceneDelegate == "SceneDelegate")
    #expect(shop.storyboard == "Main")
    #expect(shop.mask == "[.portrait, .landscapeLeft]")
    #expect(shop.turns)
    #expect(modern.sceneDelegate == nil)
    #expect(modern.storyboard == "Start")
    #expect(modern.mask == ".portrait")
    #expect(!modern.turns)
  }

  @Test("The product's name in a path is the target's where it refers to that, in both spellings")
  func productName() throws {
    let project = ProjectFixture.project.replacing(
      "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Info.plist\"",
      with: "INFOPLIST_FILE = \"${PROJECT_NAME}/$(PRODUCT_NAME)-Info.plist\"")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    try folder.write(ProjectFixture.info, "Shop/Shop-Info.plist")

    #expect(try find("Shop").info.storyboard == "Main")
  }

  @Test("The app's bundle has the Info.plist that the project names, once, and only as XML")
  func bundledInfo() throws {
    #expect(short(try find("Shop").app.resources).contains("Shop/Info.plist"))
    #expect(!short(try find("Shop").libraries[0].resources).contains("Shop/Info.plist"))

    try folder.write("{ UIMainStoryboardFile = Main; }", "Shop/Info.plist")
    #expect(!short(try find("Shop").app.resources).contains("Shop/Info.plist"))
  }

  @Test("Keys of an Info.plist among the settings count only where Xcode generates the file")
  func unusedKeys() throws {
    let project = ProjectFixture.project.replacing(
      "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Info.plist\";",
      with:
        "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Bare.plist\"; INFOPLIST_KEY_UIMainStoryboardFile = Gone;"
    )
    let generated = project.replacing(
      "INFOPLIST_KEY_UIMainStoryboardFile = Gone;",
      with: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Gone;")
    try folder.write("<plist><dict/></plist>", "Shop/Bare.plist")

    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    #expect(try find("Shop").info.storyboard == nil)
    try folder.write(
      project.replacing("= Gone;", with: "= Gone; GENERATE_INFOPLIST_FILE = NO;"),
      "Shop.xcodeproj/project.pbxproj")
    #expect(try find("Shop").info.storyboard == nil)
    try folder.write(generated, "Shop.xcodeproj/project.pbxproj")
    #expect(try find("Shop").info.storyboard == "Gone")
  }

  @Test(
    "An Info.plist is read as a project is, and one that is broken is refused with its line",
    arguments: [
      (#"{ UIMainStoryboardFile = Main; }"#, "Main"), ("<plist><dict/></plist>", "nothing"),
      ("<plist><dict><key>UIMainStoryboardFile</key><string></string></dict></plist>", "nothing"),
      ("<plist>\n<dict><key>a</plist>", "Info.plist:2:"), ("bplist00", "Info.plist: error:"),
      ("<plist><array/></plist>", "Info.plist: error:"),
    ])
  func infoAlone(text: String, expected: String) throws {
    let folder = Folder()
    try folder.write(text, "Info.plist")
    let said =
      Result { try InfoPlist("\(folder.path)/Info.plist").storyboard ?? "nothing" }
      .mapError { error in AdoptionError("\(error)") }

    switch said {
    case .success(let storyboard): #expect(storyboard == expected)
    case .failure(let error): #expect("\(error)".contains(expected))
    }
  }

  @Test(
    "A package that stands among the files of the project is one that it names, and a file is none",
    arguments: [("wrapper", ["../Deck"]), ("folder", ["../Deck"]), ("sourcecode.swift", [])])
  func packageAmongFiles(kind: String, packages: [String]) throws {
    let deck = "{isa = PBXFileReference; lastKnownFileType = \(kind); path = ../Deck;"
    let project = ProjectFixture.project
      .replacing("children = ( G1, F4,", with: "children = ( G1, F9, F4,")
      .replacing(
        "F1 /* App.swift */ = {", with: "F9 = \(deck) sourceTree = \"<group>\"; };\nF1 = {")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")

    let above = URL(filePath: folder.path).deletingLastPathComponent().path
    #expect(try find("Shop").packages == packages.map { _ in "\(above)/Deck" })
  }

  @Test("Of several apps the one that is named like the project is taken, and the others are told")
  func namedLikeTheProject() throws {
    let app = try find(nil)

    #expect(app.name == "Shop")
    #expect(app.notes.contains("Shop is taken; with --target another app is: Modern-App"))
  }

  @Test("An app without a Swift file is passed over where another app of the project has some")
  func withoutSwift() throws {
    let project = "\(folder.path)/Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
      .replacing("files = ( A1, A2, )", with: "files = ( )")
      .replacing("exceptions = ( E1, E2, )", with: "exceptions = ( E1, )")
    try text.write(toFile: project, atomically: true, encoding: .utf8)

    #expect(try find(nil).name == "Modern-App")
  }

  @Test(
    "Of several apps that are not named like the project the first that shows screens is taken, and the others are told"
  )
  func several() throws {
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/Shop.xcodeproj", toPath: "\(folder.path)/Store.xcodeproj")
    func find(_ target: String?) throws -> AppProject {
      try AppProject.find("\(folder.path)/Store.xcodeproj", target: target)
    }
    let app = try find(nil)
    #expect(app.name == "Shop")
    #expect(app.notes.contains("Shop is taken; with --target another app is: Modern-App"))
    #expect(throws: AdoptionError.self) { try find("Stop") }
    do { _ = try find("Stop") } catch {
      #expect(
        "\(error)".hasSuffix(
          "There is no target 'Stop'; there are Shop, Modern-App, Kit, ShopTests."))
    }
  }

  @Test("A folder that is spelt in lower case on the disk is the project's, as it is on a Mac")
  func spelling() throws {
    let folder = try ProjectFixture.folder()
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/Shop", toPath: "\(folder.path)/shop")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.app.sources.contains("\(folder.path)/shop/Home Screen.swift"))
    #expect(!app.notes.contains { $0.contains("not on the disk") })
    #expect(DiskSpelling.of("\(folder.path)/Shop/None.swift") == "\(folder.path)/Shop/None.swift")
  }

  @Test(
    "Where a file of the project is not on the disk, what lies there and no target has is taken")
  func renamed() throws {
    let folder = try ProjectFixture.folder()
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/Shop/Home Screen.swift", toPath: "\(folder.path)/Shop/Start.swift")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    let start = "\(folder.path)/Shop/Start.swift"
    #expect(app.app.sources.contains { start == $0 || start.hasPrefix("\($0)/") })
    #expect(!app.app.without.contains(start))
    #expect(app.notes.contains { $0.contains("Home Screen.swift is in the project and not on") })
    #expect(app.notes.contains { $0.contains("beside it lie ") && $0.contains("Start.swift") })
  }

  @Test(
    "The conditions of an older project are among the compiler's flags",
    arguments: ["-D BETA -Onone", "-DBETA", "$(inherited) -D BETA -D $(CHANNEL)"])
  func olderConditions(flags: String) throws {
    let folder = try ProjectFixture.folder()
    let project = ProjectFixture.project.replacing(
      "SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"\(flags)\";")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.app.conditions == ["BETA"])
  }

  @Test(
    "A file for the bundle that is not on the disk is told, because the app asks for it in vain")
  func missingResource() throws {
    let folder = try ProjectFixture.folder()
    let project = ProjectFixture.project(withResource: "path = Secrets.plist;")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    #expect(ResourceKind.of("GoogleService-Info.plist") == .data)
    #expect(ResourceKind.of("Shop-Info.plist") == .info)
    func told() throws -> Bool {
      try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop").notes.contains {
        $0.contains("Secrets.plist is in the project and not on the disk: the app does not find it")
      }
    }
    #expect(try told())

    try folder.write("<plist/>", "Secrets.plist")
    #expect(try !told())
  }

  @Test("A folder that the bundle has as a folder keeps its place there, with its files")
  func bundledFolder() throws {
    let folder = try ProjectFixture.folder()
    let project = ProjectFixture.project(
      withResource: #"lastKnownFileType = folder; path = "My Engines";"#)
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    try folder.write("<a/>", "My Engines/en/first.xml")
    try folder.write("picture", "My Engines/en/first.tiff")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")
    #expect(app.app.bundledFolders == ["\(folder.path)/My Engines"])

    try folder.write("Shop\n--folder My Engines\n", "Adopt.txt")
    let list = try AdoptionList("\(folder.path)/Adopt.txt", from: folder.path)
    let command = try AdoptCommand(
      list.options + list.sources + ["--into", "\(folder.path)/Adopted"])
    let resources = try command.adoption().1.files.first { $0.path == Resources.fileName }
    #expect(
      resources?.text.contains(
        #"register(file: "My Engines/en/first.xml", contents: "<a/>")"#) == true)
    #expect(resources?.text.contains("first.tiff") == false)
  }

  @Test("A nib in a folder of the app's that no target has is not built")
  func strayDocument() throws {
    let folder = try ProjectFixture.folder()
    try folder.write("<archive/>", "Kit/Old.xib")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")

    #expect(app.libraries[0].without == ["\(folder.path)/Kit/Old.xib"])
    let taken = try SourceFolder(
      ["\(folder.path)/Kit"], without: app.libraries[0].without)
    #expect(taken.resources.isEmpty)
    #expect(taken.files.count == 1)
  }

  @Test("A folder with one project is that project, and one with a manifest its targets")
  func folders() throws {
    #expect(try AppProject.find(folder.path, target: "Shop").name == "Shop")
    let package = Folder()
    try package.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Cards", targets: [
        .target(name: "Deck"), .target(name: "Table", dependencies: [.target(name: "Deck")], path: "Other"),
        .testTarget(name: "DeckTests"),
      ])
      """, "Package.swift")
    try package.write("class A {}", "Sources/Deck/A.swift")
    try package.write("class B {}", "Other/B.swift")
    let cards = try AppProject.find(package.path)

    #expect(cards.name == "Cards")
    let modules = cards.libraries + [cards.app]
    #expect(
      modules.map { $0.sources.map { $0.replacing("\(package.path)/", with: "") } } == [
        ["Sources/Deck"], ["Other"],
      ])
  }

  @Test("What is no app is refused with what was expected")
  func refusals() throws {
    try folder.write("text", "Notes.txt")
    let refusals = ["Nowhere", "Notes.txt"].map { name in
      do {
        _ = try AppProject.find("\(folder.path)/\(name)")
        return ""
      } catch {
        return "\(error)".replacing("\(folder.path)/", with: "")
      }
    }

    #expect(
      refusals == [
        "Nowhere: error: There is no such file or folder.",
        "Notes.txt: error: An app is a project of Xcode's, a workspace, a Package.swift, a folder or a Swift "
          + "file (was a file 'Notes.txt').",
      ])
  }
}
