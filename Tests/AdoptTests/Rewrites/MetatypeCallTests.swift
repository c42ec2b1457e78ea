import Testing

@testable import Adopt

@Suite("Classes that are handed about as values")
struct MetatypeCallTests {
  private let classes = """
    import UIKit
    class Base: UIViewController {}
    class Red: Base {}
    class Blue: Base { init(tone: Int) { super.init(nibName: nil, bundle: nil) } }
    class Plain { required init() {} }
    let all: [Base.Type] = [Red.self, Blue.self]

    """

  @Test(
    "A value's init() names the classes that can be made so",
    arguments: [
      ("struct Item { var type: Base.Type }; func f(i: Item) { _ = i.type.init() }", "i.type"),
      ("func f() { _ = all[0].init() }", "all[0]"),
      ("func f() { for one in all { _ = one.init() } }", "one"),
      ("func f(type: UIViewController.Type?) { _ = type!.init() }", "type!"),
      ("func f(a: Any) { _ = (a as! UIView.Type).init() }", "(a as! UIView.Type)"),
      ("func g(of n: Int) -> Base.Type { all[n] }; func f() { _ = g(of: 1).init() }", "g(of: 1)"),
      ("func g(_ n: Int) -> Base.Type { all[n] }; func f() { let t = g(1); _ = t.init() }", "t"),
    ])
  func values(text: String, value: String) throws {
    let body = try adopted(classes + text)

    #expect(body.contains("make(\(value), [(Red.self, { Red() })])"))
  }

  @Test(
    "Everything else stays as it is",
    arguments: [
      "class C: UIView { convenience init(a: Int) { self.init() } }",
      "func f(type: Plain.Type) { _ = type.init() }",
      "func g(of n: Int) -> Plain.Type { Plain.self }; func f() { _ = g(of: 1).init() }",
      "func f() { _ = Red.init() }", "func f(type: Base.Type) { _ = type.init(nibName: nil) }",
    ])
  func spared(text: String) throws {
    #expect(try adopted(classes + text).hasSuffix(text))
  }

  @Test(
    "An object of another one's class is made by the model",
    arguments: [
      (
        "func f(v: UIImageView) -> UIView { type(of: v).init(image: v.image) }",
        "{ make(type(of: v), image: v.image) }"
      ),
      (
        "extension UIView { func f() -> UIView { return type(of: self).init(frame: frame) } }",
        "return make(type(of: self), frame: frame)"
      ),
      (
        "class C: UIView { required init(frame: CGRect) { super.init(frame: frame) } }\n"
          + "func f(c: C) -> C { type(of: c).init(frame: .zero) }",
        "{ type(of: c).init(frame: .zero) }"
      ),
      ("func f(c: Base) { _ = type(of: c).init(tone: 1) }", "= type(of: c).init(tone: 1)"),
    ])
  func alike(text: String, expected: String) throws {
    #expect(try adopted(classes + text).contains(expected))
  }

  @Test(
    "A generic class is made by the model, with the arguments it takes",
    arguments: [
      ("func f<V: UIView>(_: V.Type) -> V { V(frame: .zero) }", "make(V.self, frame: .zero)"),
      ("func f<V: UIView>() -> V { return V() }", "return make(V.self)"),
      ("func f<V>() -> V where V: UIView { V.init() }", "make(V.self)"),
      (
        "func f<C: UIViewController>() -> C { C(nibName: a, bundle: nil) }",
        "make(C.self, nibName: a,"
      ),
      ("func f<C: Base>() -> C { C() }", "make(C.self, [(Green.self, { Green() })])"),
      (
        "class L<C: UITableViewCell> { func f() { _ = C(style: .value1, reuseIdentifier: nil) } }",
        "make(C.self, style: .value1,"
      ),
      (
        "extension UIView { static func f() -> Self { Self(frame: .zero) } }",
        "make(Self.self, frame: .zero)"
      ),
    ])
  func generic(text: String, expected: String) throws {
    let green = "class Green: Base { init() { super.init(nibName: nil, bundle: nil) } }\n"
    #expect(try adopted(classes + green + text).contains(expected))
  }

  @Test(
    "What is no generic class of UIKit's is left alone",
    arguments: [
      "func f<T: Codable>() -> T { T() }", "func f<V: UIView>() { _ = V(a: 1) }",
      "func f() { _ = UIView(frame: .zero) }",
      "class C: UIView { static func f() -> UIView { UIView() } }",
    ])
  func notGeneric(text: String) throws {
    #expect(try adopted(classes + text).hasSuffix(text))
  }

  @Test(
    "A class with an own init() can be made by another module, which cannot name it",
    arguments: [
      ("func f<C: UIViewController>() -> C { C() }", true),
      ("func f<C>(_: C.Type) -> C where C: UIViewController { C.init() }", true),
      ("func f<C: UIView>() -> C { C() }", false),
      ("func f<C: UIViewController>() -> C { C(nibName: a, bundle: nil) }", false),
      ("func f() -> UIViewController { UIViewController() }", false),
    ])
  func elsewhere(library: String, isMade: Bool) throws {
    let page = "class Page: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }"
    let others = """

      class Leaf: Page { override init() { super.init() } }
      class Nib: UIViewController {}
      class Barred: UIViewController { @available(*, unavailable) init() { fatalError() } }
      private class Hidden: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
      struct Outer { class Inner: UIViewController { init() { super.init(nibName: nil) } } }
      """
    let body = try module(page + others, beside: library)

    #expect(body.contains("} }; extension Page: MadePlainly {") == isMade)
    #expect(body.ranges(of: "MadePlainly").count == (isMade ? 1 : 0))
  }

  @Test("A library that gets a class as a value makes the app's classes, which it cannot name")
  func valueElsewhere() throws {
    let library = """
      open class Spinner: UIView { public init() { super.init(frame: .zero) } }
      class Dot: UIView {}
      public var classes: [AnyClass] = [Dot.self]
      public func shown(_ type: UIView.Type) -> UIView { type.init() }

      """
    let app = """
      class Wheel: Spinner {}
      class Large: Wheel {}
      class Sized: Spinner { init(size: Int) { super.init() } }
      class Barred: UIView { @available(*, unavailable) init() { fatalError() } }
      class Page: UIViewController {}
      let all = [Wheel.self, Spinner.self]

      """

    // The library's list holds only the classes that its own files can name.
    let own = try module(library, beside: app)
    #expect(own.contains("make(type, [(Dot.self, { Dot() }), (Spinner.self, { Spinner() })])"))
    let body = try module(app, beside: library)
    #expect(
      body.contains(
        "extension Wheel: MadePlainly { public static func madePlainly(as type: AnyObject.Type) "
          + "-> AnyObject? { if type == Wheel.self { return Wheel() }; "
          + "if type == Large.self { return Large() }; return nil } }"))
    #expect(body.ranges(of: "MadePlainly").count == 1)
  }

  /// Returns a file of a module as it is adopted, beside one of another module.
  private func module(_ text: String, beside other: String) throws -> String {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array("import UIKit\n\(text)".utf8))
    }
    let files = try Adoption(
      of: [file("a.swift", text)], beside: [file("b.swift", other)], terms: AdoptionTerms()
    ).files
    return String(decoding: files[0].body, as: UTF8.self)
  }
}
