import Foundation
import Testing

@testable import Adopt

@Suite("Libraries that cannot be compiled", .serialized)
struct LeftOutModuleTests {
  /// Writes the package for the app of the fixture with one changed file, and cuts it. Returns the
  /// printed lines and the last lines of `init`.
  private static func cut(
    _ text: String, at path: String, in folder: Folder, home: String = "let card = Card()",
    app: String = "import UIKit\n@main class AppDelegate: UIResponder {}"
  ) throws -> (lines: String, next: String?) {
    try folder.write(app, "Shop/App.swift")
    try folder.write(
      "import UIKit\nimport Kit\nclass Home: UIViewController { \(home) }",
      "Shop/Home Screen.swift")
    try folder.write(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>"#,
      "Shop/Base.lproj/Main.storyboard")
    try folder.write(text, path)
    let checkout = RoundTripTests.package.path + "/Package.swift"
    let command = try InitCommand([
      "\(folder.path)/Shop.xcodeproj", "--target", "Shop", "--modules",
      "\(Compilation.products)/Modules",
    ])
    _ = try command.run(checkout: checkout)
    var lines = ""
    let next = try command.cut(checkout: checkout) { lines += $0 }
    return (lines, next)
  }

  @Test("A library that is not Swift is left out, named at the end, and its importers are cut")
  func leftOut() throws {
    let folder = try ProjectFixture.folder()
    let (lines, next) = try Self.cut("func open() { { {", at: "Kit/Card.swift", in: folder)

    let end = try #require(next)
    #expect(end.contains("Left out as if not here, since Swift on Linux cannot compile it"))
    #expect(end.contains("\n  Kit: "))
    #expect(end.contains("\nNow:  cd "))
    #expect(lines.contains("Kit is left out: "))
    #expect(!lines.contains("fetch Kit"))
    let manifest = try #require(folder.read("Check/Package.swift"))
    #expect(!manifest.contains("\"Kit\""))
    #expect(try #require(folder.read("Check/Sources/Shop/Cuts.txt")).contains("Card"))
  }

  @Test("An app that cannot be compiled ends init")
  func app() throws {
    let folder = try ProjectFixture.folder()

    #expect(throws: AdoptionError.self) {
      _ = try Self.cut("func open() { { {", at: "Shop/App.swift", in: folder)
    }
  }

  @Test("What a library keeps to itself is there for a testable import, as in a debug build")
  func testable() throws {
    let folder = try ProjectFixture.folder()
    let (lines, _) = try Self.cut(
      "public class Card { public init() {} }\nclass Hidden {}", at: "Kit/Card.swift", in: folder,
      app:
        "import UIKit\n@testable import Kit\n@main class AppDelegate: UIResponder { let a = Hidden() }"
    )

    #expect(!lines.contains("Hidden"))
    #expect(lines.contains("Nothing was cut"))
  }

  @Test("A library that compiles stays, and nothing is said at the end")
  func kept() throws {
    let folder = try ProjectFixture.folder()
    let (lines, next) = try Self.cut(
      "import UIKit\npublic class Card: UIViewController {}", at: "Kit/Card.swift", in: folder)

    #expect(next == nil)
    #expect(!lines.contains("left out"))
  }

  @Test("A type that is missing in a library's type gets a stand-in there, and the library's none")
  func nested() throws {
    let folder = try ProjectFixture.folder()
    let (lines, _) = try Self.cut(
      "import UIKit\npublic class Card: UIViewController { public enum Side { case front } }",
      at: "Kit/Card.swift", in: folder,
      home: "let sides: [Card.Sides] = []; override func loadView() { view = Card().view }")

    #expect(lines.contains("Shop: round 1: 1 error, 0 cuts, 1 missing type"))
    #expect(!lines.contains("round 2"))
    let list = try #require(folder.read("Check/Sources/Shop/Cuts.txt"))
    #expect(list.contains("\ntype Card.Sides\n  stands  import Kit; extension Card {"))
    #expect(!list.contains("\ntype Card\n"))
  }

  @Test("A file that has a library's type through a missing import imports the library itself")
  func lackingImport() throws {
    let folder = try ProjectFixture.folder()
    let (lines, _) = try Self.cut(
      "import UIKit\npublic class Card: UIViewController {}", at: "Kit/Card.swift", in: folder,
      app: """
        import Umbrella
        @main class AppDelegate: UIResponder { let card = Card(); var other: Missing? }
        """)

    #expect(lines.contains("Shop: round 1: "))
    #expect(lines.contains("Shop: round 2: 1 error, 1 cut, 1 missing type"))
    let list = try #require(folder.read("Check/Sources/Shop/Cuts.txt"))
    #expect(list.contains("\n  stands  import Kit; "))
    #expect(!list.contains("\ntype Card\n"))
  }

  @Test("The cause of a failure is its first line, with the last one if that ends in a colon")
  func cause() {
    let plain = LeftOutModule(name: "Kit", reason: "Cutting gave up.\nA.swift:1")
    let crash = LeftOutModule(
      name: "Kit", reason: "The compiler ended with 254 and named no place:\n3.\tone\n4.\ttwo")

    #expect(plain.cause == "Cutting gave up.")
    #expect(crash.cause == "The compiler ended with 254 and named no place: 4.\ttwo")
  }
}
