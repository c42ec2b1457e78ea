import Testing

@testable import Adopt

@Suite("Selectors")
struct SelectorTests {
  /// Returns the rewritten form of a `#selector` in a method of a class `Card`, which has `tap`,
  /// `pan(_:)`, a `title` and a `child`.
  static func selector(_ expression: String) throws -> String {
    let card = """
      class Card: UIView {
        var title: String = "", child: UIView?
        let drawer: Drawer!
        func tap() {}
        func pan(_ pan: UIPanGestureRecognizer) {}
        func move(to point: CGPoint) {}
        class Drawer { func pull() {} }
        func a() { b(\(expression)) }
      }
      """
    let line = try adopted(card).split(separator: "\n")[7]
    return String(line.dropFirst("  func a() { b(".count).dropLast(3))
  }

  @Test(
    "A selector is made of the method of the type it means",
    arguments: [
      ("#selector(tap)", #"Selector(Card.tap, named: "tap()")"#),
      ("#selector(pan)", #"Selector(Card.pan, named: "pan(_:)")"#),
      ("#selector(pan(_:))", #"Selector(Card.pan(_:), named: "pan(_:)")"#),
      ("#selector(self.pan(_:))", #"Selector(Card.pan(_:), named: "pan(_:)")"#),
      ("#selector(Card.pan(_:))", #"Selector(Card.pan(_:), named: "pan(_:)")"#),
      ("#selector(Self.tap)", #"Selector(Card.tap, named: "tap()")"#),
      (
        "#selector(super.layoutSubviews)",
        #"Selector(UIView.layoutSubviews, named: "layoutSubviews")"#
      ),
      (
        "#selector(UIView.layoutSubviews)",
        #"Selector(UIView.layoutSubviews, named: "layoutSubviews")"#
      ),
      ("#selector(drawer.pull)", #"Selector(Drawer.pull, named: "pull()")"#),
      ("#selector(Drawer.pull)", #"Selector(Drawer.pull, named: "pull()")"#),
      ("#selector(other.pull(_:))", #"Selector(type(of: other).pull(_:), named: "pull(_:)")"#),
      ("#selector(other?.pull)", #"Selector(type(of: other!).pull, named: "pull")"#),
      ("#selector((a as! B).c(_:))", #"Selector(type(of: (a as! B)).c(_:), named: "c(_:)")"#),
      (
        "#selector(pan as (UIPanGestureRecognizer) -> Void)",
        #"Selector(Card.pan as (Card) -> (UIPanGestureRecognizer) -> Void, named: "pan(_:)")"#
      ),
      (
        "#selector(getter: title)",
        #"Selector({ (target: Card) in { target.title } }, named: "title")"#
      ),
      (
        "#selector(getter: childViewControllers)",
        #"Selector({ (target: Card) in { target.children } }, named: "childViewControllers")"#
      ),
      (
        "#selector(setter: Card.title)",
        #"Selector({ (target: Card) in { (value: String) in target.title = value } }, named: "title=")"#
      ),
      ("NSStringFromSelector(#selector(getter: Card.title))", #""title""#),
      ("\"\\(#selector(tap))\"", #""\(Selector(Card.tap, named: "tap()"))""#),
    ])
  func expressions(expression: String, expected: String) throws {
    #expect(try Self.selector(expression) == expected)
  }

  @Test(
    "A selector made of a string is made of the method that Objective-C calls so",
    arguments: [
      (#"Selector("tap")"#, #"Selector(Card.tap, named: "tap")"#),
      (#"Selector(("pan:"))"#, #"Selector(Card.pan(_:), named: "pan(_:)")"#),
      (#"NSSelectorFromString("moveTo:")"#, #"Selector(Card.move(to:), named: "move(to:)")"#),
      (#"Selector("pull")"#, #"Selector(Card.Drawer.pull, named: "pull")"#),
    ])
  func strings(expression: String, expected: String) throws {
    #expect(try Self.selector(expression) == expected)
  }

  @Test(
    "What cannot be resolved is reported and left as it is",
    arguments: [
      (
        "class A { func a() { b(Selector(\"c:\")) } }",
        "a.swift:1:24: warning: No method that Objective-C calls 'c:' was found for this selector. "
          + "If it is a private one of UIKit's, nothing happens here."
      ),
      (
        "func a() { b(#selector(c)) }",
        "a.swift:1:14: warning: This #selector stands in no type, so it cannot be told whose method "
          + "is meant. Write the type before the method."
      ),
      (
        "class A { func b(c: Int, d: Int, e: Int, f: Int) { f(#selector(b(c:d:e:f:))) } }",
        "a.swift:1:54: warning: A selector cannot name a method of 4 parameters here. What is told "
          + "of an end takes three; call the method itself instead."
      ),
    ])
  func reported(text: String, expected: String) throws {
    #expect(try obstacles(text) == [expected])
    #expect(try adopted(text) == text)
  }

  @Test("The type around is found in extensions, closures and nested types, and across files")
  func places() throws {
    let files = try adoption([
      "a.swift": "class A { func f(g: Int) {} }",
      "b.swift": "extension A { func h() { i { j(#selector(f)) } } }",
      "c.swift": "struct B { class C { lazy var d = { e(#selector(k)) }() } }",
    ]).files.map { String(decoding: $0.body, as: UTF8.self) }

    #expect(
      files[1]
        == #"import UIKit; extension A { func h() { i { j(Selector(A.f, named: "f(g:)")) } } }"#)
    #expect(files[2].contains(#"e(Selector(B.C.k, named: "k"))"#))
  }

  @Test("A selector is of UIKit's type also in an app that has a type of that name")
  func takenName() throws {
    let text = try adopted(
      "typealias Selector = (Int) -> Bool; class A { func a() { b(#selector(c)) }; func c() {} }")

    #expect(text.contains(#"b(UIKit.Selector(A.c, named: "c()"))"#))
  }

  @Test(
    "An actor has no superclass of Objective-C",
    arguments: [
      ("actor A: NSObject {}", "actor A{}"),
      ("actor A: NSObject, B {}; protocol B {}", "actor A: B {}; protocol B {}"),
      ("actor A: B {}; protocol B {}", "actor A: B {}; protocol B {}"),
    ])
  func actors(text: String, expected: String) throws {
    let words = try adopted(text).split(separator: " ").joined(separator: " ")

    #expect(words == expected)
  }

  @Test("An error without a domain gets an empty one")
  func emptyError() throws {
    #expect(
      try adopted("func a() throws { throw NSError() }")
        == #"func a() throws { throw NSError(domain: "", code: 0) }"#)
  }

  @Test("A selector of a protocol is made of the class that conforms to it")
  func protocols() throws {
    let text = "protocol P { func f() }\nclass A: P { func f() { g(#selector(P.f)) } }"
    #expect(
      try adopted(text).contains(
        #"g(Selector(A.f as (A) -> @MainActor () -> Void, named: "f()"))"#))
  }

  @Test("A selector of a protocol's method says which of the class's methods of the name is meant")
  func protocolsOfCards() throws {
    let text = """
      protocol Closing: AnyObject { func dismiss(); func pan(_ pan: Int); func up() -> Int }
      class Card: UIViewController, Closing { func dismiss() {}; func pan(_ pan: Int) {}; func up() -> Int { 1 } }
      class A { var delegate: Closing?; func f() { guard let delegate = delegate else { return }
        g(#selector(delegate.dismiss), #selector(Closing.pan), #selector(delegate.up)) } }
      """
    let adopted = try adopted(text)

    #expect(
      adopted.contains(
        #"Selector(Card.dismiss as (Card) -> @MainActor () -> Void, named: "dismiss()")"#))
    #expect(adopted.contains(#"Selector(Card.pan, named: "pan(_:)")"#))
    #expect(adopted.contains(#"Selector(Card.up, named: "up()")"#))
  }

  @Test("A selector of a shared object is made of the class that declares the method")
  func sharedObjects() throws {
    let text = """
      class A { func pan(b: Int) {}; func c() { d(#selector(B.shared.pan(b:)), #selector(E.f.g)) } }
      class B: A { static let shared = B() }
      """
    let adopted = try adopted(text)

    #expect(adopted.contains(#"Selector(A.pan(b:), named: "pan(b:)")"#))
    #expect(adopted.contains(#"Selector(type(of: E.f).g, named: "g")"#))
  }

  @Test("A key path is the string that Objective-C makes of it")
  func keyPaths() throws {
    #expect(try adopted("let a = #keyPath(CALayer.position)") == "let a = \"position\"")
    #expect(try adopted("let a = #keyPath(UIView.layer.isHidden)") == "let a = \"layer.hidden\"")
    // `#keyPath(UIView)` is wrong and stays as it is, so that the compiler reports the error.
    #expect(try adopted("let a = #keyPath(UIView)") == "let a = #keyPath(UIView)")
  }

  @Test("A name that is worked out is looked for in the methods of the app's classes")
  func workedOut() throws {
    let text = try adopted(
      """
      class A: UIView { @objc func pan(_ a: Any) {} }
      class B: A { @IBAction func tap() {}
        func f(n: String) { g(NSSelectorFromString(n)); g(Selector("\\(n):")); g(Selector(n)) } }
      """)

    let lists = "of: [B.adopted_B_selectors, A.adopted_A_selectors]"
    #expect(text.contains("g(Selector(n, \(lists))); g(Selector(\"\\(n):\", \(lists)))"))
    #expect(
      text.contains(
        "nonisolated static var adopted_A_selectors: [(name: String, selector: Selector)] "
          + "{ [(\"pan:\", Selector(A.pan(_:), named: \"pan(_:)\"))] }"))
    #expect(text.contains("{ [(\"tap\", Selector(B.tap, named: \"tap()\"))] }"))
  }

  @Test("A name that is worked out is not looked for in the classes of another module")
  func workedOutBesideModule() throws {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    let own = file(
      "a.swift", "class A { @objc func close() {}; func f(n: String) { g(Selector((n + n))) } }")
    let other = file(
      "b.swift", "class B { @objc func open() {}; func f(n: String) { g(Selector(n)) } }")
    let body = try Adoption(of: [own], beside: [other], terms: AdoptionTerms()).files[0].body

    let text = String(decoding: body, as: UTF8.self)
    #expect(text.contains("of: [A.adopted_A_selectors]"))
    #expect(!text.contains("adopted_B_selectors"))
  }

  @Test(
    "A selector of one class for a target of another brings along the method of that name",
    arguments: [
      (
        "b.addTarget(self, action: #selector(A.close))",
        ", or: [Selector(C.close, named: \"close\")]"
      ),
      ("b.addTarget(self, action: #selector(close))", ""),
      (
        "b.addTarget(other, action: #selector(close))",
        ", or: [Selector(A.close, named: \"close\")]"
      ),
      ("b.addTarget(self, action: #selector(D.close))", ""),
    ])
  func otherClass(call: String, others: String) throws {
    let text = try adopted(
      """
      class A { @objc func close() {} }
      class C { @objc func close() {}; func f(b: B) { \(call) } }
      class D: C {}
      """)

    let made = text.split(separator: "Selector(", maxSplits: 1).last ?? ""
    #expect(made.contains("named: \"close()\"\(others.replacing("close\")", with: "close()\")")))"))
  }

  @Test(
    "Of another module, only a class and a method that are public are brought along",
    arguments: [
      ("class C { @objc func close() {} }", false),
      ("public class C { @objc func close() {} }", false),
      ("open class C { @objc open func close() {} }", true),
    ])
  func otherModule(other: String, isBrought: Bool) throws {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    let own = file(
      "a.swift",
      "class A { @objc func close() {}; func f() { b.addTarget(c, action: #selector(A.close)) } }")
    let body = try Adoption(
      of: [own], beside: [file("b.swift", other)], terms: AdoptionTerms()
    ).files[0].body

    #expect(String(decoding: body, as: UTF8.self).contains("or: [Selector(C.close") == isBrought)
  }

  @Test(
    "A selector of a class of UIKit's for the screen itself brings along the screen's own method",
    arguments: [
      ("self", "UIInputViewController.hide", ", or: [Selector(A.hide, named: \"hide\")]"),
      ("self", "UIViewController.hide", ""),
      ("other", "UIInputViewController.hide", ""),
      ("self", "UIInputViewController.show", ""),
    ])
  func systemClass(target: String, method: String, others: String) throws {
    let text = try adopted(
      """
      class A: UIViewController { @objc func hide() {}
        func f() { b(UITapGestureRecognizer(target: \(target), action: #selector(\(method)))) } }
      """)

    let name = method.split(separator: ".")[1]
    #expect(text.contains("Selector(\(method), named: \"\(name)\"\(others))"))
  }
}
