import Testing

@testable import Adopt

@Suite("Methods that UIKit has had only later")
struct LaterMethodTests {
  @Test(
    "An app's own method of such a name is renamed, with its uses",
    arguments: [
      (
        "class A: UIViewController { func addChild(_ c: UIViewController?) {}\n"
          + "func f() { addChild(nil); self.addChildViewController(b) } }",
        "class A: UIViewController { func ownAddChild(_ c: UIViewController?) {}\n"
          + "func f() { ownAddChild(nil); self.addChild(b) } }"
      ),
      (
        "class B: UIViewController {}\nclass A: B { func removeFromParent() {} }",
        "class B: UIViewController {}\nclass A: B { func ownRemoveFromParent() {} }"
      ),
      (
        "class A: UIScrollView { func bringSubviewToFront(_ v: UIView) { f(v) } }",
        "class A: UIScrollView { func ownBringSubviewToFront(_ v: UIView) { f(v) } }"
      ),
    ])
  func renamed(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "An override, an overload and a method of another class stay",
    arguments: [
      "class A: UIViewController { override func addChild(_ c: UIViewController) {} }",
      "class A: UIViewController { func addChild(_ c: Card) { addChild(c.controller) } }",
      "class A: UIViewController { func addChild(_ c: UIViewController, to v: UIView) {} }",
      "class A: Coordinator { func addChild(_ c: UIViewController) {} }",
      "class A: UIView { static func bringSubviewToFront(_ v: UIView) {} }",
    ])
  func spared(text: String) throws {
    #expect(try adopted(text) == text)
  }
}
