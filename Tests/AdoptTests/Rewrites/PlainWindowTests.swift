import Testing

@testable import Adopt

@Suite("Windows that are made without an argument")
struct PlainWindowTests {
  private let framed = """
    import UIKit
    class Popup: UIWindow {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class Small: Popup {}

    """

  @Test(
    "A window class with its own init(frame:) gets the screen's frame",
    arguments: ["Popup", "Small"])
  func framed(name: String) throws {
    let body = try adopted(framed + "class A { let window = \(name)() }")

    #expect(body.contains("\(name)(frame: UIScreen.main.bounds)"))
  }

  @Test(
    "A window class that has init() stays as it is, and so does everything else",
    arguments: [
      "class B: UIWindow {}; let b = B()",
      "class C: UIWindow { init() { super.init(frame: .zero) } }; let c = C()",
      "class D: UIView { override init(frame: CGRect) { super.init(frame: frame) } }; let d = D()",
      "func f(a: CGRect) { _ = Popup(frame: a) }", "func Popup() {}",
    ])
  func spared(text: String) throws {
    let body = try adopted(framed + text)

    #expect(!body.contains("UIScreen.main.bounds"))
  }

  @Test("A window class that also takes a scene inherits init(), and stays as it is")
  func withScene() throws {
    let text = framed.replacing(
      "class Popup: UIWindow {",
      with: "class Popup: UIWindow { override init(windowScene: UIWindowScene) { fatalError() }")

    #expect(try !adopted(text + "let a = Popup()").contains("UIScreen.main.bounds"))
  }
}
