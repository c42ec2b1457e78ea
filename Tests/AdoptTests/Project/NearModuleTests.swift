import Testing

@testable import Adopt

@Suite("A module beside an app")
struct NearModuleTests {
  @Test(
    "It is found by its name, where a manager of packages puts it",
    arguments: [
      ("Deck.podspec", "s.source_files = 'Sources/**/*.swift'", "Sources/A.swift", "Sources"),
      ("Package.swift", #".target(name: "Deck", path: "Code")"#, "Code/A.swift", "Code"),
      ("Pods/Manifest.lock", "", "Pods/Deck/Source/A.swift", "Pods/Deck"),
      (
        "Carthage/Checkouts/Deck/Package.swift", #".target(name: "Deck")"#,
        "Carthage/Checkouts/Deck/Sources/Deck/A.swift", "Carthage/Checkouts/Deck/Sources/Deck"
      ),
      ("Kit/Project.swift", #"let name = "Deck""#, "Kit/Sources/A.swift", "Kit/Sources"),
      (
        "Deck/Project.swift", #"makeModule(name: "Deck")"#, "Deck/Targets/Deck/Sources/A.swift",
        "Deck/Targets/Deck/Sources"
      ),
    ])
  func found(file: String, text: String, source: String, place: String) throws {
    let folder = Folder()
    try folder.write("ref: refs/heads/main", ".git/HEAD")
    try folder.write(text, file)
    try folder.write("public class A {}", source)
    try folder.write("import Deck", "Example/App/B.swift")

    let module = NearModule("Deck", in: Surroundings(of: "\(folder.path)/Example/App"))

    #expect(
      module?.sources.map { $0.replacing("\(folder.path)/", with: "") } == [place])
  }

  @Test("A pod that CocoaPods has fetched is found by the name in its module map")
  func moduleMap() throws {
    let folder = Folder()
    try folder.write("framework module Deck {\n}", "Pods/Target Support Files/Kit/Kit.modulemap")
    try folder.write("framework module Decks {\n}", "Pods/Target Support Files/A/A.modulemap")
    try folder.write("public class A {}", "Pods/Kit/A.swift")
    try folder.write("public class A {}", "Pods/A/A.swift")

    let module = NearModule("Deck", in: Surroundings(of: folder.path))

    #expect(module?.sources == ["\(folder.path)/Pods/Kit"])
    #expect(module?.module.name == "Deck")
  }

  @Test(
    "Of a pod whose pattern begins with a star, the nearest such folder is taken, or the files",
    arguments: [
      ("**/Deck/**/*.{swift}", "Apple/Deck/Views/A.swift", ["Apple/Deck"]),
      ("**/Deck/**/*.{swift}", "Pods/Deck/A.swift", ["Pods/Deck"]),
      ("*.swift", "A.swift", ["A.swift"]), ("*.swift", "Example/A.swift", []),
    ])
  func startingWithStar(pattern: String, file: String, expected: [String]) throws {
    let folder = Folder()
    try folder.write("s.source_files = '\(pattern)'", "Deck.podspec")
    try folder.write("public class A {}", file)
    try folder.write("import PackageDescription", "Package.swift")

    let module = NearModule("Deck", in: Surroundings(of: folder.path))

    #expect(
      (module?.sources ?? []).map { $0.replacing("\(folder.path)/", with: "") } == expected)
  }

  @Test(
    "A pod is found by the name of its module, which may differ from the pod's",
    arguments: [
      ("Deck.swift.podspec", "", "Deck_swift", true), ("Deck-Kit.podspec", "", "Deck_Kit", true),
      ("Pod.podspec", "s.module_name = 'Deck'\n", "Deck", true),
      ("Deck.swift.podspec", "", "Deck", false),
    ])
  func namesOfPods(file: String, line: String, name: String, isFound: Bool) throws {
    let folder = Folder()
    try folder.write("\(line)s.source_files = 'Sources/*'", file)
    try folder.write("public class A {}", "Sources/A.swift")

    #expect((NearModule(name, in: Surroundings(of: folder.path)) != nil) == isFound)
  }

  @Test(
    "A library without views is left out where its base, or the runtime it reads, is not here",
    arguments: [
      ("import Foundation\nimport Base", "", ["Deck", "Base"]),
      ("import UIKit\nimport Base", "", ["Base"]),
      ("#if canImport(Base)\nimport Base\n#endif", "", ["Base"]),
      ("import Foundation", "import Base", ["Base"]),
      ("import UIKit\n#if os(macOS)\nimport Base\n#endif", "", []),
      ("struct class_ro_t {}", "", ["Deck"]), ("import UIKit\nstruct class_ro_t {}", "", []),
    ])
  func base(text: String, app: String, missing: [String]) throws {
    let folder = Folder()
    try folder.write("", "Pods/Manifest.lock")
    try folder.write("\(text)\npublic class A {}", "Pods/Deck/Source/A.swift")
    try folder.write("import Deck\n\(app)\nclass B {}", "App/B.swift")
    let around = Surroundings(of: "\(folder.path)/App")

    let graph = try ModuleGraph(
      of: AppModule(name: "App", sources: ["\(folder.path)/App"]), and: []
    ) { NearModule($0, in: around) }

    #expect(Set(graph.missing) == Set(missing))
    #expect(graph.modules.map(\.name) == (missing.contains("Deck") ? ["App"] : ["Deck", "App"]))
  }

  @Test(
    "Of a pod's resources a folder is taken only if something in it can be adopted",
    arguments: [("demo.gif", []), ("Kit.xcassets/Contents.json", ["Resources"])])
  func podResources(file: String, expected: [String]) throws {
    let folder = Folder()
    try folder.write(
      "s.source_files = 'Sources/**/*.swift'\ns.resources = 'Resources/*'\n", "Deck.podspec")
    try folder.write("public class A {}", "Sources/A.swift")
    try folder.write("{}", "Resources/\(file)")
    let module = try #require(NearModule("Deck", in: Surroundings(of: folder.path)))

    #expect(
      module.module.resources.map { $0.replacing("\(folder.path)/", with: "") } == expected)
  }

  @Test(
    "A pod's resources are found in a list of several lines, and in the folder of its sources",
    arguments: [
      "s.resource_bundles = {\n  'Deck' => ['Deck/Assets/*.xib']\n}\n",
      "s.resource_bundles = {\n 'Kit' => [\n 'Deck/None/*',\n 'Deck/**/*.{xib,storyboard}'\n]}\n",
      "s.resource_bundle = { 'Deck' => 'Deck/**/*.xib' }\n", "s.resources = ['Deck/Assets/**/*']\n",
      "s.description = <<-TEXT\n  A deck [of\nTEXT\ns.resources = 'Deck/Assets/*'\n",
    ])
  func listedResources(line: String) throws {
    let folder = Folder()
    try folder.write(
      "\(line)s.frameworks = 'UIKit'\ns.source_files = 'Deck/Classes/**/*'\n", "Deck.podspec")
    try folder.write("public class A {}", "Deck/Classes/A.swift")
    try folder.write("<document/>", "Deck/Assets/Card.xib")
    try folder.write("<document/>", "Deck/Demo/Main.xib")
    try folder.write("class B {}", "Deck/Demo/B.swift")
    let module = try #require(NearModule("Deck", in: Surroundings(of: folder.path)))

    let resources = module.module.resources.map { $0.replacing("\(folder.path)/", with: "") }
    #expect(module.sources.map { $0.replacing("\(folder.path)/", with: "") } == ["Deck/Classes"])
    #expect(resources == ["Deck/Assets"])
  }

  @Test("All patterns of a pod's sources are taken")
  func severalSources() throws {
    let folder = Folder()
    try folder.write(
      "s.source_files = ['Cards/**/*.swift',\n  'Tables/*.swift', 'Headers/*.h']\n", "Deck.podspec")
    for name in ["Cards", "Tables"] { try folder.write("public class A {}", "\(name)/A.swift") }
    let module = try #require(NearModule("Deck", in: Surroundings(of: folder.path)))

    let names = module.sources.map { $0.replacing("\(folder.path)/", with: "") }
    #expect(names == ["Cards", "Tables"])
  }

  @Test(
    "Of a pod's subspecs those are taken that the Podfile asks for, with what they depend on",
    arguments: [
      ("", ["Core"]),
      (
        "  pod 'Deck', :path => '../', :subspecs => [\n 'Cards'\n ]\n pod 'Kit'", ["Cards", "Core"]
      ),
      ("  pod \"Deck/Videos\"\n", ["Core", "Videos"]),
      ("  pod 'Kit', :subspecs => ['Cards']\n", ["Core"]),
    ])
  func subspecs(podfile: String, expected: [String]) throws {
    let folder = Folder()
    let parts = ["Core", "Cards", "Videos"].map { name in
      "s.subspec '\(name)' do |ss|\n  ss.source_files = 'Sources/\(name)/*.swift'\n"
        + "  ss.osx.source_files = 'Sources/Mac/*.swift'\n"
        + (name == "Core" ? "" : "  ss.dependency 'Deck/Core'\n") + "end\n"
    }
    let tests = "s.test_spec 'Tests' do |t|\n  t.source_files = 'Tests/*.swift'\nend\n"
    try folder.write(
      "s.default_subspec = 'Core'\n\(parts.joined())\(tests)", "Deck.podspec")
    for name in ["Sources/Core", "Sources/Cards", "Sources/Videos", "Sources/Mac", "Tests"] {
      try folder.write("public class A {}", "\(name)/A.swift")
    }
    try folder.write("target 'App' do\n\(podfile)end\n", "Example/Podfile")
    let module = try #require(NearModule("Deck", in: Surroundings(of: "\(folder.path)/Example")))

    let names = module.sources.map { $0.replacing("\(folder.path)/Sources/", with: "") }
    #expect(names.sorted() == expected)
  }

  @Test("The Podfile asks for subspecs by the pod's name, also if its module has another")
  func subspecsByPod() throws {
    let folder = Folder()
    let parts = ["Core", "Cards"].map { name in
      "s.subspec '\(name)' do |ss|\n  ss.source_files = '\(name)/*.swift'\nend\n"
    }
    try folder.write("s.default_subspec = 'Core'\n\(parts.joined())", "Deck-Kit.podspec")
    try folder.write("\n  pod 'Deck-Kit/Cards'\n", "Podfile")
    for name in ["Core", "Cards"] { try folder.write("public class A {}", "\(name)/A.swift") }
    let module = try #require(NearModule("Deck_Kit", in: Surroundings(of: folder.path)))

    #expect(module.sources.map { $0.replacing("\(folder.path)/", with: "") } == ["Cards"])
  }

  @Test("Without subspecs that are the default, all of a pod is taken but its tests")
  func allSubspecs() {
    let text = """
      s.subspec 'Core' do |ss|
        ss.source_files = 'Core'
      end
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests'
      end
      # s.source_files = 'Old'
      s.source_files = 'Base'
      """
    let lines = PodSubspecs(text).lines(of: "Deck", choosing: [])

    #expect(
      lines.filter { $0.contains("source_files") }.compactMap { $0.split(separator: "'").last }
        == ["Base", "Core"])
  }

  @Test("Where there is no repository, it is looked for in the folder that the user has named")
  func inNamedFolder() throws {
    let folder = Folder()
    try folder.write(#".target(name: "Deck", path: "Code")"#, "Deck/Package.swift")
    try folder.write("public class A {}", "Deck/Code/A.swift")
    let home = "\(folder.path)/App"

    #expect(NearModule("Deck", in: Surroundings(of: home)) == nil)
    #expect(NearModule("Deck", in: Surroundings(of: home, in: folder.path)) != nil)
    try folder.write("public class App {}", "App/App.swift")
    #expect(try AppProject.find(folder.path).root == folder.path)
  }

  @Test("A pod without Swift is not one that can be adopted")
  func withoutSwift() throws {
    let folder = Folder()
    try folder.write("@interface A @end", "Pods/Deck/A.m")

    #expect(NearModule("Deck", in: Surroundings(of: folder.path)) == nil)
  }

  @Test("Of a package's module in another language nothing is taken")
  func otherLanguage() throws {
    let folder = Folder()
    try folder.write(#".target(name: "DeckC", path: "Deck/C")"#, "Package.swift")
    try folder.write("@interface A @end", "Deck/C/A.m")

    #expect(NearModule("DeckC", in: Surroundings(of: folder.path)) == nil)
  }

  @Test(
    "A package of the repository is found wherever it lies, and one that a manager has brought",
    arguments: [
      "Modules/Deck", "modules/libs/Deck", "Packages/Deck", "Vendor/Deck", ".build/checkouts/Deck",
      "SourcePackages/checkouts/Deck", "DerivedData/App-abc/SourcePackages/checkouts/Deck",
      "Check/Packages/Deck",
    ])
  func packages(place: String) throws {
    let folder = Folder()
    try folder.write(#".target(name: "Deck", exclude: ["Old"])"#, "\(place)/Package.swift")
    try folder.write("public class A {}", "\(place)/Sources/Deck/A.swift")
    try folder.write("public class B {}", "\(place)/Sources/Deck/Old/B.swift")

    let found = try #require(NearModule("Deck", in: Surroundings(of: folder.path)))
    let isOwn = place.hasPrefix("M") || place.hasPrefix("m") || place.hasPrefix("P")
    #expect(found.sources == ["\(folder.path)/\(place)/Sources/Deck"])
    #expect(found.module.without == ["\(folder.path)/\(place)/Sources/Deck/Old"])
    #expect(found.module.isOwn == isOwn)
  }

  @Test(
    "A module is used, too, of which only a storyboard takes a class that the app does not have")
  func namedByStoryboard() throws {
    func scene(_ name: String, _ rest: String) -> String {
      "<viewController customClass=\"\(name)\" \(rest)/>"
    }
    let home = "customModule=\"App\" customModuleProvider=\"target\""
    let text = StoryboardTests.document(
      scene("Home", home) + scene("Home", "customModule=\"Old\"")
        + scene("Sheet", "customModule=\"Deck\"") + scene("Card", "customModule=\"Deck\""))
    let program = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(StoryboardTests.code.utf8))]
    ).program
    func missing(_ text: String) -> [String] {
      InterfaceClasses(program: program, leftOut: []).missingModules(of: [
        InputFile(name: "Main.storyboard", path: "Main.storyboard", bytes: Array(text.utf8))
      ])
    }

    #expect(missing(text) == ["Deck"])
    #expect(missing("<document") == [])
  }
}
