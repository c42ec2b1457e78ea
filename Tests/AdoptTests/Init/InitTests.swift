import Foundation
import Testing

@testable import Adopt

@Suite("A package beside an app")
struct InitTests {
  /// Runs the command `init` in a test's folder and returns its output, without the folder's path.
  private func start(
    _ words: String, in folder: Folder, outside: MachineOutside? = nil
  ) throws -> String {
    let arguments = words.split(separator: " ").map {
      $0.hasPrefix("-") || $0.contains("://") || ["Shop", "Modern-App", "Deck"].contains($0)
        ? String($0) : "\(folder.path)/\($0)"
    }
    do {
      return try InitCommand(arguments, outside: outside).run(
        checkout: RoundTripTests.package.path + "/Package.swift"
      )
      .replacing("\(folder.path)/", with: "")
    } catch {
      throw AdoptionError("\(error)".replacing("\(folder.path)/", with: ""))
    }
  }

  @Test("It adopts the app's members, launches it, and is a gate of one line")
  func files() throws {
    let folder = try ProjectFixture.folder()
    _ = try start(
      "Shop.xcodeproj --target Shop --package https://example.com/turnstile.git", in: folder)

    let list = try #require(folder.read("Check/Sources/Shop/Adopt.txt"))
    #expect(
      list.split(separator: "\n").dropFirst().dropLast() == [
        "../Shop/App.swift", "../Shop/Home Screen.swift", "../Modern/Shared.swift",
        "../Shop/Base.lproj/Main.storyboard", "../Shop/Info.plist",
        "# The build settings to which the Info.plist refers:",
        "--setting PRODUCT_MODULE_NAME=Shop",
      ])
    let kit = try #require(folder.read("Check/Sources/Kit/Adopt.txt"))
    #expect(kit.contains("\n../Kit\n"))
    #expect(kit.contains("\n--library Kit\n"))
    let manifest = try #require(folder.read("Check/Package.swift"))
    #expect(
      manifest.contains(#".package(url: "https://example.com/turnstile.git", branch: "main")"#))
    #expect(manifest.contains(".swiftLanguageMode(.v5)"))
    #expect(
      folder.read("Check/Sources/Gatekeeper/main.swift")?.hasPrefix(
        "import Gate\nimport Shop\n\nGate.main(subjects)\n") == true)
    let subjects = try #require(folder.read("Check/Sources/Shop/Subjects.swift"))
    #expect(
      subjects.contains(
        #"  .app("Shop", delegate: { AppDelegate() }, scene: { SceneDelegate() }, storyboard: "Main", "#
          + "orientations: [.portrait, .landscapeLeft]),\n"))
    let workflow = try #require(folder.read(".github/workflows/transitions.yml"))
    #expect(workflow.contains("permissions:\n  contents: read\n"))
    #expect(workflow.contains("working-directory: Check\n"))
    #expect(workflow.contains("- run: swift run Gatekeeper check --github --html films\n"))
    #expect(workflow.contains("hashFiles('Check/Package.swift', 'Check/Package.resolved')"))
    #expect(workflow.contains("            Check/films\n            Check/Seeds\n"))
    #expect(manifest.contains("TURNSTILE_HOME"))
    #expect(folder.read("Check/Seeds/README.md") != nil)
  }

  @Test("The next command is the last line")
  func next() throws {
    let folder = try ProjectFixture.folder()
    let output = try start("Shop.xcodeproj --target Modern-App", in: folder)

    #expect(
      output.hasPrefix("Modern-App: 3 Swift files are adopted, as 2 modules.\n"))
    #expect(output.hasSuffix("Check && ./gate check\n"))
  }

  @Test(
    "A folder is one word of the next command, whatever is in its name",
    arguments: [
      ("Check", "Check"), ("../My_App-2/Prüfung", "../My_App-2/Prüfung"),
      ("My App/Check", "'My App/Check'"), ("it's; rm", #"'it'\''s; rm'"#), ("$(x)", "'$(x)'"),
    ])
  func words(path: String, word: String) {
    #expect("\(ShellWord(path))" == word)
  }

  @Test("A second time it writes what has changed, and nothing that a person has edited")
  func again() throws {
    let folder = try ProjectFixture.folder()
    _ = try start("Shop.xcodeproj --target Modern-App", in: folder)
    let edited = try #require(folder.read("Check/Sources/Modern_App/Subjects.swift"))
      .replacing("Modern-App", with: "mine")
    try folder.write(edited, "Check/Sources/Modern_App/Subjects.swift")
    try folder.write("class Newer {}", "Modern/Newer.swift")
    let output = try start("Shop.xcodeproj --target Modern-App", in: folder)

    #expect(output.contains("  Check/Package.swift is up to date\n"))
    #expect(
      output.contains("  Check/Sources/Modern_App/Subjects.swift is there and stays as it is\n"))
    #expect(folder.read("Check/Sources/Modern_App/Subjects.swift") == edited)

    // The project now names another version of Swift, so `init` writes the files anew whose text
    // has the version.
    let project = ProjectFixture.project.replacing(
      "SWIFT_VERSION = 6.0", with: "SWIFT_VERSION = 5.0")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    let later = try start("Shop.xcodeproj --target Modern-App", in: folder)
    #expect(later.contains("  Check/Package.swift written\n"))
    #expect(folder.read("Check/Package.swift")?.contains(".v5") == true)
  }

  @Test("A target whose code is on the main actor by default is a target of that kind here")
  func isolation() throws {
    let folder = try ProjectFixture.folder()
    _ = try start("Shop.xcodeproj --target Modern-App", in: folder)
    #expect(folder.read("Check/Package.swift")?.contains("defaultIsolation") == false)

    let project = ProjectFixture.project.replacing(
      "SWIFT_VERSION = 6.0;",
      with: "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    _ = try start("Shop.xcodeproj --target Modern-App", in: folder)

    #expect(
      folder.read("Check/Package.swift")?.contains(
        ".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define(\"BETA\")") == true)
  }

  @Test("The script for containers is this repository's, with the words that differ")
  func container() throws {
    let own = try String(
      contentsOf: RoundTripTests.package.appending(path: "CI/container"), encoding: .utf8)
    #expect(ContainerScript.original == own)

    let text = ContainerScript.text(product: "Gatekeeper", mounts: ["/opt/turnstile"])
    #expect(text.contains(#"cd "$(dirname "$0")""# + "\n"))
    #expect(text.contains("product=${TURNSTILE_PRODUCT:-Gatekeeper}"))
    #expect(text.contains(#"--volume "/opt/turnstile:/opt/turnstile" --workdir"#))
    #expect(!text.contains("CI/container"))
  }

  /// Returns a new folder with a user's package `Kit`, and a checkout of Turnstile beside it.
  private static func mounted() throws -> Folder {
    let folder = Folder()
    try folder.write(
      "import UIKit\nclass Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
      "mine/Kit/A.swift")
    try folder.write("// swift-tools-version: 6.2", "turnstile/Package.swift")
    return folder
  }

  @Test("In a container what is written has the names of the machine outside")
  func outside() throws {
    let folder = try Self.mounted()
    let machine = MachineOutside(folder: "/far/src", mount: folder.path)
    let output = try start("mine/Kit --package turnstile", in: folder, outside: machine)

    let manifest = try #require(folder.read("mine/Check/Package.swift"))
    #expect(manifest.contains(#"path: "/far/src/turnstile")"#))
    let script = try #require(folder.read("mine/Check/container"))
    #expect(
      script.contains(#"--volume "/far/src/turnstile:/far/src/turnstile" --workdir"#))
    #expect(output.contains("Turnstile is taken from /far/src/turnstile, which"))
    #expect(output.hasSuffix("mine/Check && ./container\n"))
  }

  @Test("In a container a path of the machine outside is found, if it is seen there")
  func namesOfOutside() throws {
    let folder = try Self.mounted()
    let machine = MachineOutside(folder: "/far/src", mount: folder.path)

    _ = try InitCommand(
      ["/far/src/mine/Kit", "--package", "/far/src/turnstile"], outside: machine
    ).run(checkout: "/")
    #expect(folder.read("mine/Check/Package.swift")?.contains("/far/src/turnstile") == true)

    let error = #expect(throws: AdoptionError.self) {
      try InitCommand(["/far/src/mine/Kit", "--package", "/opt/turnstile"], outside: machine)
        .run(checkout: "/")
    }
    #expect(
      "\(error as Any)".contains("In the container only what lies in /far/src is seen."))
  }

  @Test("A container that nothing is known of is like any machine")
  func unknownContainer() {
    #expect(MachineOutside([:]) == nil)
    #expect(MachineOutside(["TURNSTILE_OUTSIDE": "/src"])?.name(of: "/mnt/a") == "/src/a")
    #expect(MachineOutside(folder: "/src").name(of: "/mntal/a") == "/mntal/a")
  }

  @Test("What the app takes from elsewhere is mounted, too")
  func mounts() throws {
    let folder = Folder()
    let elsewhere = Folder()
    try elsewhere.write("import UIKit", "Colors/A.swift")
    try folder.write("// swift-tools-version: 6.2", "turnstile/Package.swift")
    let module = AppModule(
      name: "Shop",
      sources: ["\(folder.path)/Shop", "\(elsewhere.path)/Kit", "\(elsewhere.path)/Colors/A.swift"])
    let app = AppProject(name: "Shop", app: module, home: folder.path)
    let check = CheckPackage(
      app: app, modules: [module], subjects: [:], folder: "\(folder.path)/Check",
      source: .path("\(folder.path)/turnstile"))
    let script = try #require(check.files.first { $0.path.hasSuffix("/container") }?.text)

    for place in ["Kit", "Colors"] {
      #expect(script.contains("--volume \"\(elsewhere.path)/\(place):\(elsewhere.path)/\(place)\""))
    }
    #expect(!script.contains("--volume \"\(folder.path)"))
  }

  @Test(
    "A package gets its Check inside, with a module for each target and a test for each subject")
  func package() throws {
    let folder = Folder()
    try folder.write(
      #".target(name: "Deck", dependencies: ["Table"]), .target(name: "Table")"#,
      "Cards/Package.swift")
    try folder.write(
      "import Table\nclass Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
      "Cards/Sources/Deck/A.swift")
    try folder.write("public class B {}", "Cards/Sources/Table/B.swift")
    _ = try start("Cards --target Deck", in: folder)

    let manifest = try #require(folder.read("Cards/Check/Package.swift"))
    #expect(manifest.contains(#"adopted("Deck", ["Table"], [.swiftLanguageMode(.v5)]),"#))
    #expect(manifest.contains(#"adopted("Table", [], "#))
    let test = try #require(folder.read("Cards/Check/Tests/TransitionTests/TransitionTests.swift"))
    #expect(test.contains("import Deck\nimport Testing\n"))
    #expect(test.contains("try check(subject)"))
  }

  @Test("An editor has tasks that check and watch, in the package's folder where there are others")
  func tasks() throws {
    func tasks(_ folder: Folder, _ path: String) throws -> [[String: Any]] {
      let text = try #require(folder.read(path)).split(separator: "\n")
        .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return try #require(object?["tasks"] as? [[String: Any]])
    }
    let folder = try ProjectFixture.folder()
    _ = try start("Shop.xcodeproj --target Shop", in: folder)
    let written = try tasks(folder, ".vscode/tasks.json")
    let other = try ProjectFixture.folder()
    try other.write("{}", ".vscode/tasks.json")
    _ = try start("Shop.xcodeproj --target Shop", in: other)

    #expect(
      written.compactMap { $0["label"] as? String } == ["Check transitions", "Watch transitions"])
    #expect(
      (written[0]["options"] as? [String: Any])?["cwd"] as? String == "${workspaceFolder}/Check")
    let matcher = try #require(written[0]["problemMatcher"] as? [String: Any])
    let pattern = try #require((matcher["pattern"] as? [String: Any])?["regexp"] as? String)
    let line = "Sources/Shop/Subjects.swift:9:1: error: Shop breaks outcome-is-honest: reported"
    #expect(line.firstMatch(of: try Regex(pattern)) != nil)
    #expect(other.read(".vscode/tasks.json") == "{}")
    #expect(try tasks(other, "Check/.vscode/tasks.json").count == 2)
  }

  @Test("Outside of a repository, nothing is written beside a lone file but the package")
  func loneFile() throws {
    let folder = Folder()
    try folder.write(Self.fade, "Fade.swift")
    _ = try start("Fade.swift", in: folder)
    let repository = Folder()
    try repository.write("", ".git/HEAD")
    try repository.write(Self.fade, "Fade.swift")
    _ = try start("Fade.swift", in: repository)

    #expect(folder.read(".github/workflows/transitions.yml") == nil)
    #expect(folder.read(".vscode/tasks.json") == nil)
    let tasks = try #require(folder.read("Check/.vscode/tasks.json"))
    #expect(tasks.contains(#""cwd": "${workspaceFolder}""#))
    let workflow = try #require(folder.read("Check/.github/workflows/transitions.yml"))
    #expect(workflow.contains("working-directory: ."))
    #expect(repository.read(".github/workflows/transitions.yml") != nil)
    #expect(repository.read(".vscode/tasks.json") != nil)
  }

  @Test("A storyboard that breaks off is an error before anything is written")
  func brokenStoryboard() throws {
    let folder = Folder()
    try folder.write(Self.fade, "App/Fade.swift")
    try folder.write("<?xml version=\"1.0\"?>\n<document>\n  <scenes>\n", "App/Main.storyboard")

    #expect {
      try start("App", in: folder)
    } throws: { "\($0)".contains("Main.storyboard:4:1: error: ") }
    #expect(folder.read("Check/Package.swift") == nil)
  }

  @Test("A screen whose private outlet a nib connects waits beside the launched app")
  func outletOfNib() throws {
    let folder = Folder()
    try folder.write(Self.fade, "App/Fade.swift")
    try folder.write(
      "@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
        + "class Home: UIViewController {}", "App/App.swift")
    try folder.write(
      """
      class Menu: UIViewController, UIViewControllerTransitioningDelegate {
        @IBOutlet private var label: UILabel!
        override func viewDidLoad() { transitioningDelegate = self }
        func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      """, "App/Menu.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Menu"><connections>
          <outlet property="label" destination="a" id="b"/>
        </connections></placeholder>
        <view id="c"><subviews><label id="a"/></subviews></view>
      </objects></document>
      """, "App/Menu.xib")
    _ = try start("App", in: folder)

    let subjects = try #require(folder.read("Check/Sources/App/Subjects.swift"))
    #expect(subjects.contains(#".ifNeverRan("Fade")"#))
  }

  private static let fade = """
    import UIKit
    public final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval { 0.2 }
      public func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
    """

  @Test("A workflow of somebody's is left alone, and one of another name is written")
  func workflow() throws {
    let folder = try ProjectFixture.folder()
    try folder.write("name: mine", ".github/workflows/transitions.yml")
    _ = try start("Shop.xcodeproj --target Shop", in: folder)

    #expect(folder.read(".github/workflows/transitions.yml") == "name: mine")
    #expect(folder.read(".github/workflows/turnstile-transitions.yml") != nil)
  }

  @Test("A SwiftUI app without a delegate is no gate to run, and what is missing is said")
  func swiftUI() throws {
    let folder = Folder()
    try folder.write("import SwiftUI\n@main struct Shop: App {}", "Kit/A.swift")
    let output = try start("Kit", in: folder)

    #expect(output.contains("Shop starts the app with SwiftUI, whose views are not modelled"))
    #expect(output.contains("There is nothing to check yet"))
    #expect(!output.contains("\nNow: "))
  }

  @Test("Files in Objective-C are told of, and the application delegate among them")
  func objectiveC() throws {
    let folder = Folder()
    try folder.write("import UIKit\nclass Card: UIViewController {}", "Kit/A.swift")
    try folder.write("@implementation Host\n@end", "Kit/Host.m")
    try folder.write("@interface Host : UIResponder <UIApplicationDelegate>\n@end", "Kit/Host.h")
    try folder.write("@implementation Lib\n@end", "Kit/Pods/Lib.m")
    let output = try start("Kit", in: folder)

    #expect(output.contains("  note: Host.m is in Objective-C. Turnstile does not read it"))
    #expect(output.contains("The application delegate is in Host.m.\n"))
  }

  @Test("Without an app to launch, what there is otherwise is checked")
  func withoutApp() throws {
    let folder = Folder()
    try folder.write(
      "import UIKit\nclass Fade: NSObject, UIViewControllerAnimatedTransitioning {}", "Kit/A.swift")
    let output = try start("Kit", in: folder)

    #expect(
      output.contains(
        "  note: No class is a UIApplicationDelegate, so there is no app to launch.\n"))
    #expect(
      folder.read("Check/Sources/Kit/Subjects.swift")?.contains(
        "\n  .modal(\"fade\") { Fade() },\n") == true)
  }

  @Test(
    "A command line that makes no sense is refused",
    arguments: [
      (
        "",
        "init needs an app. Usage: init APP [--into DIR] [--package PATH|URL] [--target NAME] [--packages DIR]… [--without-cuts]"
      ),
      (
        "--into",
        "--into needs a value. Usage: init APP [--into DIR] [--package PATH|URL] [--target NAME] [--packages DIR]… [--without-cuts]"
      ),
      (
        "Kit --package Kit",
        "Kit: error: --package needs a URL or the folder of a package (there is no Package.swift)."
      ),
      (
        "Kit --into Kit/Check",
        "Kit/Check: error: The package would lie inside what it adopts, Kit. Choose another folder with --into."
      ),
    ])
  func refusals(words: String, expected: String) throws {
    let folder = Folder()
    try folder.write("import UIKit\nclass Home: UIViewController {}", "Kit/A.swift")
    do {
      _ = try start(words, in: folder)
      Issue.record("It was not refused.")
    } catch {
      #expect(
        "\(error)".replacing(folder.path + "/", with: "").replacing("\(folder.path)", with: "")
          == expected)
    }
  }
}
