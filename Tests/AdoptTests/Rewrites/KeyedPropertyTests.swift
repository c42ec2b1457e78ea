import Testing

@testable import Adopt

@Suite("Properties by name")
struct KeyedPropertyTests {
  @Test("A class lists the properties that strings name, its own and those it inherits")
  func listed() throws {
    let text = try adopted(
      """
      class A: UIView { var radius = 1; private var isHigh = false; var other = 2 }
      class B: A { let tone = 3 }
      func f(a: A) { a.setValue(1, forKey: "radius"); _ = a.value(forKeyPath: "tone.high") }
      """)

    #expect(text.contains("class A: UIView, KeyedObject {"))
    #expect(
      text.contains(
        "@MainActor class var keyedProperties: [KeyedProperty] { "
          + "[KeyedProperty(\"radius\", \\A.radius)] }"))
    #expect(
      text.contains(
        "@MainActor override class var keyedProperties: [KeyedProperty] { "
          + "super.keyedProperties + [KeyedProperty(\"tone\", \\B.tone)] }"))
  }

  @Test("A list after an override that came from an extension has one semicolon before it")
  func afterOverride() throws {
    let text = try adopted(
      """
      class A: UIView {
        var radius = 1
      }
      extension A { override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { f() } }
      func f(a: A) { a.setValue(1, forKey: "radius") }
      """)

    #expect(text.contains("keyedProperties"))
    #expect(text.contains("override func touchesBegan(_ a0"))
    #expect(!text.contains("; ;"))
  }

  @Test("Where a name is worked out, all that is marked for Objective-C is listed")
  func open() throws {
    let text = try adopted(
      """
      public class A: NSObject { @objc var a = 1; @IBOutlet weak var b: UIView!; var c = 2 }
      func f(a: A, key: String) { _ = a.value(forKey: key) }
      """)

    #expect(text.contains("@MainActor public class var keyedProperties"))
    #expect(text.contains("[KeyedProperty(\"a\", \\A.a), KeyedProperty(\"b\", \\A.b)]"))
  }

  @Test("A dynamic property that is observed tells of its changes, and the key path has its name")
  func dynamic() throws {
    let text = try adopted(
      """
      class A: NSObject { @objc dynamic var part: Double = 0
        @objc dynamic var isOn = true { didSet { f() } } }
      let a = A().observe(\\.part, options: [.new]) { _, _ in }
      let b = A().publisher(for: \\.isOn)
      let c = view.observe(\\UIView.isHidden) { _, _ in }
      """)

    #expect(
      text.contains(
        "var part: Double = 0 { willSet { willChangeValue(forKey: \"part\") } "
          + "didSet { didChangeValue(forKey: \"part\") } }"))
    #expect(
      text.contains(
        "= true { willSet { willChangeValue(forKey: \"isOn\") }  "
          + "didSet { didChangeValue(forKey: \"isOn\");  f() } }"))
    #expect(text.contains(".observe(\\.part, named: \"part\", options: [.new])"))
    #expect(text.contains(".publisher(for: \\.isOn, named: \"isOn\")"))
    #expect(text.contains(".observe(\\UIView.isHidden, named: \"hidden\")"))
  }

  @Test(
    "A layer, a struct and a class whose names nobody asks for stay as they are",
    arguments: [
      "class A: CALayer { var a = 1 }\nlet b = c.value(forKey: \"a\")",
      "struct A { var a = 1 }\nlet b = c.value(forKey: \"a\")",
      "class A: UIView { @objc dynamic var a = 1 }",
    ])
  func untouched(text: String) throws {
    #expect(!(try adopted(text).contains("KeyedProperty")))
    #expect(!(try adopted(text).contains("willChangeValue")))
  }

  @Test("Of two optional requirements of one name the types tell which is asked for")
  func overloads() throws {
    let text = try adopted(
      """
      @objc protocol P { @objc optional func on(_ a: Int); @objc optional func on(_ a: String) -> Int }
      class A: P { func on(_ a: Int) {} }
      func f(p: P?) { p?.on?(1) }
      """)

    #expect(text.contains("protocol P_on_Int: AnyObject { func on(_ a: Int) }"))
    #expect(text.contains("protocol P_on_String: AnyObject { func on(_ a: String) -> Int }"))
    #expect(text.contains("class A: P, P_on_Int {"))
    #expect(text.contains("func adopted_on(_ a0: Int) -> (Void)? { adopted_on_Int?.on(a0) }"))
    #expect(text.contains("func f(p: P?) { p?.adopted_on(1) }"))
  }
}
