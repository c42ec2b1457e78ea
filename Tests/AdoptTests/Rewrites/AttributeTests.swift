import Testing

@testable import Adopt

@Suite("Attributes")
struct AttributeTests {
  @Test(
    "What speaks to Objective-C and to Interface Builder is left out",
    arguments: [
      ("@objc func a() {}", "func a() {}"),
      ("@objc(closeCard:) func a() {}", "func a() {}"),
      ("@objcMembers class A {}", "class A {}"),
      ("class A { @nonobjc func a() {} }", "class A { func a() {} }"),
      ("class A { @IBAction func a(_ b: Any) {} }", "class A { func a(_ b: Any) {} }"),
      ("class A { @IBOutlet weak var a: B! }", "class A { weak var a: B! }"),
      ("class A { @IBOutlet\n  weak var a: B! }", "class A { \n  weak var a: B! }"),
      ("class A { @IBInspectable var a: Int = 0 }", "class A { var a: Int = 0 }"),
      ("@IBDesignable class A {}", "class A {}"),
      ("class A { @IBSegueAction func a() {} }", "class A { func a() {} }"),
      ("class A { @NSCopying var a: B }", "class A { var a: B }"),
      ("class A { @GKInspectable var a = 1 }", "class A { var a = 1 }"),
      ("class A { @objc dynamic var a = 1 }", "class A { var a = 1 }"),
      ("@UIApplicationMain class A {}", "class A {}"),
      ("@main class A {}", "class A {}"),
      ("let a: @convention(block) () -> Void = {}", "let a: () -> Void = {}"),
      ("typealias A = @convention(c) (Any, Selector) -> B", "typealias A = (Any, Selector) -> B"),
    ])
  func leftOut(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "What an app's storyboard may connect in a library's public class is public",
    arguments: [
      ("@IBInspectable var a: Int = 0", "public var a: Int = 0"),
      ("@IBOutlet weak var a: UIView!", "weak public var a: UIView!"),
      ("@IBOutlet private var a: UIView!", "public var a: UIView!"),
      ("@IBAction func a(_ b: Any) {}", "public func a(_ b: Any) {}"),
      ("@IBInspectable open var a = 0", "open var a = 0"),
      ("@IBOutlet var a: Own!", "var a: Own!"),
      ("@IBInspectable var a = Own.b", "var a = Own.b"),
      ("@IBAction func a(_ b: Own) {}", "func a(_ b: Own) {}"),
      ("var a: Int = 0", "var a: Int = 0"),
    ])
  func published(member: String, expected: String) throws {
    let own = "class Own {}"

    #expect(
      try adopted("open class A { \(member) }; \(own)") == "open class A { \(expected) }; \(own)")
  }

  @Test("A member of a library's class that is not public, or that is overridden, stays as it is")
  func notPublished() throws {
    #expect(try adopted("class A { @IBOutlet var a: B! }") == "class A { var a: B! }")
    #expect(
      try adopted("open class A { @IBOutlet var a: B! }; class C: A { override var a: B! { nil } }")
        == "open class A { var a: B! }; class C: A { override var a: B! { nil } }")
  }

  @Test(
    "A function that names a symbol of Apple's has no symbol to link here, and is a cut",
    arguments: [
      (
        "@_silgen_name(\"csops\") func csops(_ a: Int32) -> Int32",
        "func csops(_ a: Int32) -> Int32 { return turnstileStandIn(\"a.swift:1 csops\") }"
      ),
      (
        "@_silgen_name(\"sync\") func sync()", "func sync() { turnstileCut(\"a.swift:1 sync\") }"
      ),
      (
        "@_silgen_name(\"own\") func own() { run() }",
        "@_silgen_name(\"own\") func own() { run() }"
      ),
    ])
  func symbols(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "What only looks like it stays",
    arguments: [
      "let a = \"@objc #selector(b)\"  // @objc", "@available(iOS 11, *) func a() {}",
      "func dynamic() { dynamic() }", "let dynamic = 1", "/* @IBAction */ func a() {}",
      "typealias A = @convention(c) (Int32) -> Void",
      "enum A { case dynamic(Int)\n  static func a() {} }",
      "enum A { case b, dynamic\n  var c: Int { 1 } }",
    ])
  func stays(text: String) throws {
    #expect(try adopted(text) == text)
  }

  @Test("A managed property of a class that is none of Core Data's is reported")
  func managedByLibrary() throws {
    #expect(
      try obstacles("class A {\n  @NSManaged var a: Int\n}") == [
        "a.swift:2:3: warning: A library makes this property at run time, and the library is not "
          + "here. Give the type a plain stored property, or leave the file out."
      ])
  }

  @Test("A managed property of a layer is kept by the layer")
  func managedByLayer() throws {
    #expect(
      try adopted("class A: CALayer {\n  @NSManaged var a: CGFloat\n}")
        == "class A: CALayer {\n  var a: CGFloat { get { value(forKey: \"a\") as? CGFloat ?? CGFloat() } "
        + "set { setValue(newValue, forKey: \"a\") } }\n}")
  }

  @Test("A protocol for classes says so in today's words")
  func classConstraints() throws {
    #expect(try adopted("protocol P: class {}") == "protocol P: AnyObject {}")
    #expect(try adopted("@objc protocol P {}") == "protocol P: AnyObject {}")
    #expect(try adopted("@objc protocol P: Q {}") == "protocol P: Q, AnyObject {}")
    #expect(
      try adopted("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
  }
}
