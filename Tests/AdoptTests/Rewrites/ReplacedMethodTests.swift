import Testing

@testable import Adopt

@Suite("Methods of UIKit's that an extension replaces")
struct ReplacedMethodTests {
  private let text = """
    extension UINavigationController {
      open override var prefersStatusBarHidden: Bool { true }
      override open func viewDidLoad() {
        super.viewDidLoad()
      }
    }
    class Stack: UINavigationController {}
    func f(a: UINavigationController) { _ = UINavigationController(rootViewController: b) }
    """

  @Test("The app's own objects get the overrides, and every line stays where it was")
  func replaced() throws {
    let lines = try adopted(text).split(separator: "\n").map(String.init)

    #expect(
      lines[1]
        == "  public var adopted_UINavigationController_prefersStatusBarHidden: Bool { true }")
    #expect(lines[2] == "  public func adopted_UINavigationController_viewDidLoad() {")
    #expect(
      lines[5] == "}; class Adopted_UINavigationController: UINavigationController { "
        + "override var prefersStatusBarHidden: Bool "
        + "{ adopted_UINavigationController_prefersStatusBarHidden }; "
        + "override func viewDidLoad() { adopted_UINavigationController_viewDidLoad() } }")
    #expect(lines[6] == "class Stack: Adopted_UINavigationController {}")
    #expect(
      lines[7] == "func f(a: UINavigationController) { "
        + "_ = Adopted_UINavigationController(rootViewController: b) }")
  }

  @Test("A public subclass has a class above it that others may see")
  func isOpen() throws {
    let text = try adopted(text.replacing("class Stack", with: "public class Stack"))

    #expect(text.contains("open class Adopted_UINavigationController: UINavigationController {"))
    #expect(text.contains("open override func viewDidLoad()"))
  }

  @Test("A member whose setter would have to be replaced is left out, and named")
  func leftOut() throws {
    let text = "extension UILabel { override var text: String? { get { nil } set {} } }"

    #expect(try adopted(text) == "extension UILabel {  }")
    #expect(try obstacles(text).count == 1)
  }

  @Test("An optional call of UIKit's list delegates is a plain one, and an empty text has its text")
  func plainCalls() throws {
    #expect(
      try adopted("func f() { a.delegate?.tableView?(t, didSelectRowAt: p) }")
        == "func f() { a.delegate?.tableView(t, didSelectRowAt: p) }")
    #expect(
      try adopted("let a = NSMutableAttributedString()")
        == "let a = NSMutableAttributedString(string: \"\")")
    #expect(
      try adopted("if let c = d as? UIView.Type { _ = c.init() }").contains("_ = make(c, [])"))
  }

  @Test("Of an optional property that may be left out one mark is enough")
  func marks() throws {
    let text =
      "@objc protocol P { @objc optional var a: String? { get } }\nfunc f(p: P?) { _ = p?.a??.count }"

    #expect(try adopted(text).hasSuffix("_ = p?.adopted_a?.a?.count }"))
  }
}
