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
      "func f() { _ = Red.init() }", "func f(type: Base.Type) { _ = type.init(nibName: nil) }",
    ])
  func spared(text: String) throws {
    #expect(try adopted(classes + text).hasSuffix(text))
  }
}
