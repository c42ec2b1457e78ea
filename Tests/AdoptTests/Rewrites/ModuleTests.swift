import Foundation
import Testing

@testable import Adopt

@Suite("Modules and conditions")
struct ModuleTests {
  @Test(
    "An import is made one of a module that is here",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("import ObjectiveC", "import UIKit"),
      ("import os.log", "import UIKit"),
      ("import Foundation", "import Foundation; import UIKit"),
      ("import Foundation\nimport UIKit", "import Foundation\nimport UIKit"),
      (
        "import Foundation\nfunc a() { XMLParser(data: b) }",
        "import Foundation; import FoundationXML\nfunc a() { XMLParser(data: b) }"
      ),
      (
        "import UIKit\nclass XMLParser {}; func a() { XMLParser() }",
        "import UIKit\nclass XMLParser {}; func a() { XMLParser() }"
      ),
      ("import QuartzCore", "import QuartzCore; import UIKit"),
      ("import UIKit\nimport Lottie", "import UIKit\n/* import Lottie */"),
      (
        "import UIKit\nimport Lottie; import Nuke\nlet a = 1",
        "import UIKit\n/* import Lottie */ /* import Nuke */\nlet a = 1"
      ),
    ])
  func imports(text: String, expected: String) throws {
    let found = try adopted(text)
    #expect(found == expected)
  }

  @Test(
    "A class that another module has here is asked of that module",
    arguments: [
      ("let a: Foundation.Operation", "let a: UIKit.Operation"),
      ("let a: Foundation.Data", "let a: Foundation.Data"),
      ("let a = b.Foundation.Operation", "let a = b.Foundation.Operation"),
      ("let a: CoreImage.CIImage", "let a: Outside.CIImage"),
      ("let a: CoreImage.Unknown", "let a: CoreImage.Unknown"),
      ("enum MapKit {}; let a: MapKit.MKMapView", "enum MapKit {}; let a: MapKit.MKMapView"),
    ])
  func qualified(text: String, expected: String) throws {
    #expect(try adopted(text).hasSuffix(expected))
  }

  @Test("The classes that are asked of UIKit are those that it prefers to Foundation's")
  func preferred() throws {
    let path = RoundTripTests.package.appending(path: "Sources/UIKit/UIKit.swift").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let classes = text.matches(of: #/import class HeadlessUIKit\.(\w+)/#).map { String($0.1) }

    #expect(Set(classes.filter { !$0.hasPrefix("Dispatch") }) == Imports.ofModel)
  }

  @Test("A file that imports nothing gets UIKit, and what the network needs where it is used")
  func added() throws {
    func body(_ text: String) throws -> String {
      String(decoding: try adoption(["a.swift": text]).files[0].body, as: UTF8.self)
    }

    #expect(try body("class A {}") == "import UIKit; class A {}")
    #expect(
      try body("import Lottie\nclass A {}") == "import UIKit; /* import Lottie */\nclass A {}")
    #expect(
      try body("import Foundation\nlet a: URLRequest")
        == "import Foundation; import UIKit; import Outside\nlet a: URLRequest")
    #expect(
      try body("import UIKit\nlet a = try? Data(contentsOf: url)")
        == "import UIKit; import Outside\nlet a = try? Data(contentsOf: url)")
    #expect(try body("import FoundationNetworking\n").hasPrefix("import Outside"))
    #expect(try body("// nothing") == "// nothing")
    #expect(try body("typealias A = Int") == "import UIKit; typealias A = Int")
  }

  @Test(
    "A type of Combine is found through Foundation, unless the app has one of that name",
    arguments: [
      (
        "import Foundation\nclass A: ObservableObject { @Published var b = 1 }",
        "import Foundation; import UIKit; import Combine\n"
          + "class A: ObservableObject { @Published var b = 1 }"
      ),
      (
        "import UIKit\nlet a: AnyCancellable",
        "import UIKit; import Combine\nlet a: AnyCancellable"
      ),
      (
        "import SwiftUI\nlet a: AnyCancellable",
        "import SwiftUI; import UIKit\nlet a: AnyCancellable"
      ),
      ("import UIKit\nlet a = B.Published()", "import UIKit\nlet a = B.Published()"),
      (
        "import UIKit\nstruct Published {}\nlet a = Published()",
        "import UIKit\nstruct Published {}\nlet a = Published()"
      ),
    ])
  func observed(text: String, expected: String) throws {
    let body = try adoption(["a.swift": text]).files[0].body
    #expect(String(decoding: body, as: UTF8.self) == expected)
  }

  @Test("An extension of another module belongs to the class of that module, if both have one")
  func namesakes() throws {
    func body(_ others: String) throws -> String {
      func file(_ name: String, _ text: String) -> InputFile {
        InputFile(name: name, path: name, bytes: Array(text.utf8))
      }
      let own = file("a.swift", "import UIKit\nclass Card: UIView {}")
      return String(
        decoding: try Adoption(
          of: [own], beside: [file("b.swift", "import UIKit\n" + others)],
          terms: AdoptionTerms()
        ).files[0].body, as: UTF8.self)
    }
    let part = "extension Card { public override func layoutSubviews() {} }"

    #expect(
      try body("public class Card: UIView {}\n" + part)
        == "import UIKit\nclass Card: UIView {}")
    #expect(try body(part).contains("override func layoutSubviews()"))
  }

  @Test("A module whose files are here is not missed, and its name before a dot goes")
  func own() throws {
    let input = InputFile(
      name: "a.swift", path: "a.swift",
      bytes: Array("import UIKit\nimport Kit\nlet a: Kit.Card = Darwin.f()".utf8))
    let adoption = try Adoption(of: [input], terms: AdoptionTerms(ownModules: ["Kit"]))

    #expect(
      String(decoding: adoption.files[0].body, as: UTF8.self)
        == "import UIKit\n/* import Kit */\nlet a: Card = f()")
    #expect(adoption.obstacles == [])
  }

  @Test(
    "What needs a framework that is not here is cut out at its declaration",
    arguments: [
      (
        "class A {\n  func f() {\n    SKStore.go()\n  }\n}",
        "class A {\n  func f() { notHere(\"StoreKit\") }\n\n\n}"
      ),
      ("func f() -> SKStore? { SKStore() }", ""),
      (
        "func f() {\n  super.f()\n  SKStore.go()\n  show()\n}",
        "func f() {\n  super.f()\n  notHere(\"StoreKit\")\n  show()\n}"
      ),
      (
        "func f() {\n  show()\n  let a = SKStore()\n  a.go()\n}",
        "func f() {\n  show()\n  notHere(\"StoreKit\")\n  notHere(\"StoreKit\")\n}"
      ),
      (
        "func f() -> Card {\n  let a = SKStore()\n  a.go()\n  b.a.go()\n  return .c(b)\n}",
        "func f() -> Card {\n  notHere(\"StoreKit\")\n  notHere(\"StoreKit\")\n  b.a.go()\n"
          + "  return .c(b)\n}"
      ),
      (
        "func f() -> Card {\n  show()\n  guard SKStore.can else { return a }\n  return b\n}",
        "func f() -> Card {\n  show()\n  notHere(\"StoreKit\"); return turnstileStandIn("
          + "\"f, which needs a missing framework\")\n\n}"
      ),
      (
        "func f() -> some Card { SKStore.card }",
        "func f() -> some Card { notHere(\"StoreKit\"); fatalError(\"StoreKit is not here.\") }"
      ),
      (
        "func f() -> Bool {\n  show()\n  SKStore.go()\n  return true\n}",
        "func f() -> Bool {\n  show()\n  notHere(\"StoreKit\")\n  return true\n}"
      ),
      (
        "func f() -> Bool {\n  show()\n  return SKStore.can\n}",
        "func f() -> Bool {\n  show()\n  notHere(\"StoreKit\"); return false\n}"
      ),
      (
        "func f() -> Bool { SKStore.can }",
        "func f() -> Bool { notHere(\"StoreKit\"); return false }"
      ),
      ("func f(a: SKStore) { }", ""),
      ("extension A: SKStoreDelegate { func f() {} }", "extension A { func f() {} }"),
      (
        "extension A: B, SKStoreDelegate { func f(a: SKStore) {}; func g() {} }",
        "extension A: B { ; func g() {} }"
      ),
      ("extension A: SKStoreDelegate, B {}", "extension A:  B {}"),
      ("extension SKStore { func f() {} }", ""),
      (
        "class A { let a = SKStore(); func f() { a.go() } }",
        "class A { ; func f() { notHere(\"StoreKit\") } }"
      ),
      (
        "class A: B { override class var c: AnyClass { return SKStore.self } }",
        "class A: B { override class var c: AnyClass { notHere(\"StoreKit\"); return super.c } }"
      ),
      ("class A { deinit { SKStore.end(); b() } }", "class A { deinit {} }"),
      ("struct SKMine {}; func f() { SKMine() }", "struct SKMine {}; func f() { SKMine() }"),
    ])
  func cut(text: String, expected: String) throws {
    let whole = try adopted("import UIKit\nimport StoreKit\n\(text)")
    #expect(whole == "import UIKit\n/* import StoreKit */\n\(expected)")
  }

  @Test("A property that went is missed in other files, too, where nothing else has its name")
  func usedElsewhere() throws {
    func input(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    let adoption = try Adoption(of: [
      input(
        "a.swift", "import UIKit\nimport StoreKit\nclass A { let b = SKStore(); let c = SKStore() }"
      ),
      input(
        "d.swift", "import UIKit\nfunc e(a: A) { a.b.go() }\nfunc f(a: A) { a.c.go() }\nlet c = 1"),
    ])

    #expect(
      String(decoding: adoption.files[1].body, as: UTF8.self)
        == "import UIKit\nfunc e(a: A) { notHere(\"StoreKit\") }\nfunc f(a: A) { a.c.go() }\nlet c = 1"
    )
  }

  @Test("What comes by way of UIKit on a device needs no import to be missed")
  func byWayOfUIKit() throws {
    #expect(
      try adopted("import UIKit\nfunc f() { CISampler(kind: kCISamplerAffineMatrix) }")
        == "import UIKit\nfunc f() { notHere(\"CoreImage\") }")
    #expect(
      try adopted("import UIKit\nfunc f() -> Bool { CGFont(a) != nil }")
        == "import UIKit\nfunc f() -> Bool { notHere(\"CoreText\"); return false }")
    #expect(
      try adopted("import UIKit\nstruct CIMine {}\nfunc f() { CIMine() }")
        == "import UIKit\nstruct CIMine {}\nfunc f() { CIMine() }")
    #expect(
      try adopted("import UIKit\nlet CIRCULAR_CELL = 1\nfunc f() { show(CIRCULAR_CELL) }")
        == "import UIKit\nlet CIRCULAR_CELL = 1\nfunc f() { show(CIRCULAR_CELL) }")
  }

  @Test("What is said of an import that is left out goes with it")
  func attributes() throws {
    #expect(
      try adopted("import UIKit\n@_exported import Kit\n@testable internal import Other")
        == "import UIKit\n/* @_exported import Kit */\n/* @testable internal import Other */")
  }

  @Test("What the model has of a framework that is not here stays")
  func present() throws {
    let text = "func f() -> CGRect { AVMakeRect(aspectRatio: a, insideRect: b) }"

    #expect(
      try adopted("import UIKit\nimport AVFoundation\n\(text)")
        == "import UIKit\n/* import AVFoundation */\n\(text)")
  }

  @Test("A module that is not here is reported, unless it is named")
  func missing() throws {
    let text: KeyValuePairs = ["a.swift": "import UIKit\nimport Lottie"]
    #expect(
      try adoption(text).obstacles.map(\.description) == [
        "a.swift:2:1: warning: The module 'Lottie' is not here; its import is left out. Leave out "
          + "what uses it, or put a module of that name into the package and name it: --module Lottie."
      ])
    #expect(try adoption(text, keeping: ["Lottie"]).obstacles == [])
  }

  @Test(
    "A condition is answered as on iOS",
    arguments: [
      ("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif", "#if true || false\nlet a = 1\n#endif"),
      ("#if !os(macOS)\nlet a = 1\n#endif", "#if !false\nlet a = 1\n#endif"),
      (
        "#if canImport(UIKit.UIViewController)\nlet a = 1\n#endif",
        "#if true\nlet a = 1\n#endif"
      ),
      (
        "#if canImport(Photos) && !canImport(AppKit)\nlet a = 1\n#endif",
        "#if true && !canImport(AppKit)\nlet a = 1\n#endif"
      ),
      (
        "#if canImport(Lottie.View)\nlet a = 1\n#endif",
        "#if canImport(Lottie)\nlet a = 1\n#endif"
      ),
      ("#if DEBUG\nlet a = os(iOS)\n#endif", "#if DEBUG\nlet a = os(iOS)\n#endif"),
    ])
  func conditions(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "What is for another system than iOS goes, and what a condition leaves open stays",
    arguments: [
      ("#if os(tvOS)\nlet a = 1\n#endif", "#if false\n\n#endif"),
      (
        "#if os(tvOS)\nlet a = 1\n#else\nlet b = 1\n#endif",
        "#if false\n\n#else\nlet b = 1\n#endif"
      ),
      ("#if os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif", "#if true\nlet a = 1\n#else\n\n#endif"),
      (
        "#if os(macOS)\nlet a = 1\n#elseif DEBUG\nlet b = 1\n#elseif !os(iOS)\nlet c = 1\n#endif",
        "#if false\n\n#elseif DEBUG\nlet b = 1\n#elseif !true\n\n#endif"
      ),
      (
        "#if (os(tvOS) || os(macOS)) && DEBUG\nlet a = 1\n#if X\nlet b = 1\n#endif\n#else\nlet c = 1\n#endif",
        "#if (false || false) && DEBUG\n\n\n\n\n#else\nlet c = 1\n#endif"
      ),
      ("#if os(tvOS) || DEBUG\nlet a = 1\n#endif", "#if false || DEBUG\nlet a = 1\n#endif"),
      ("#if swift(>=5.0)\nlet a = 1\n#endif", "#if swift(>=5.0)\nlet a = 1\n#endif"),
    ])
  func otherSystems(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test("An override for another system is not called from its class")
  func overrideForOtherSystem() throws {
    let text = """
      class A: UIView {}
      extension A {
      #if os(tvOS)
        override func layoutSubviews() {}
      #endif
      }
      """
    #expect(try !adopted(text).contains("layoutSubviews"))
  }

  @Test(
    "A module that another file imports without a condition can be imported",
    arguments: [
      ("import Lottie", "#if true"),
      ("#if DEBUG\n#if os(iOS)\n#endif\n#endif\nimport Lottie", "#if true"),
      ("#if DEBUG\nimport Lottie\n#endif", "#if canImport(Lottie)"),
      ("import FoundationNetworking", "#if canImport(Lottie)"),
    ])
  func importedElsewhere(other: String, expected: String) throws {
    let files = try adoption([
      "a.swift": "#if canImport(Lottie)\nlet a = 1\n#endif", "b.swift": other,
    ]).files
    let text = String(decoding: files[0].body, as: UTF8.self)

    #expect(text.contains("\(expected)\nlet a = 1\n#endif"))
  }

  @Test("What Xcode shows as a picture is written out")
  func literals() throws {
    #expect(
      try adopted("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(
      try adopted("let a = #imageLiteral(resourceName: \"b\")") == "let a = UIImage(named: \"b\")!")
    #expect(try obstacles("let a = #fileLiteral(resourceName: \"b\")").count == 1)
  }
}
