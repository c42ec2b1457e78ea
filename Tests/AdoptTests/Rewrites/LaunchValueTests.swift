import Testing

@testable import Adopt

@Suite("Values of a launch")
struct LaunchValueTests {
  private func line(_ text: String) throws -> String {
    let text = try adopted("import UIKit\n\(text)")
    return String(text.drop { $0 != "\n" }.dropFirst())
  }

  @Test(
    "A singleton and a static variable belong to a launch of the app",
    arguments: [
      (
        "class S { static let shared = S() }",
        #"class S { static var shared : S { get { perLaunch("S.shared") { S() } } } }"#
      ),
      (
        "class S { private static var count = 0 }",
        #"class S { private static var count : Int { get { perLaunch("S.count") { 0 } } set { setPerLaunch("S.count", newValue) } } }"#
      ),
      (
        "class S { static var current: S? }",
        #"class S { static var current: S? { get { perLaunch("S.current") { nil } } set { setPerLaunch("S.current", newValue) } } }"#
      ),
      (
        "class S { static let shared: S = {\n  S()\n}() }",
        "class S { static var shared: S  { get { perLaunch(\"S.shared\") { {\n  S()\n}() } } } }"
      ),
      (
        #"class S { static var font = UIFont(name: "a", size: 1) }"#,
        #"class S { static var font : UIFont? { get { perLaunch("S.font") { () -> UIFont? in UIFont(name: "a", size: 1) } } set { setPerLaunch("S.font", newValue) } } }"#
      ),
      (
        "class S { static var a: S! = S() }",
        #"class S { static var a: S!  { get { perLaunch("S.a") { () -> S? in S() } } set { setPerLaunch("S.a", newValue) } } }"#
      ),
      (
        "class S { init?(a: Int) {}; static var b = S(a: 1) }",
        #"class S { init?(a: Int) {}; static var b : S? { get { perLaunch("S.b") { () -> S? in S(a: 1) } } set { setPerLaunch("S.b", newValue) } } }"#
      ),
      (
        "class S { init?(a: Int) {}; init() {}; static var b = S() }",
        #"class S { init?(a: Int) {}; init() {}; static var b : S { get { perLaunch("S.b") { S() } } set { setPerLaunch("S.b", newValue) } } }"#
      ),
      (
        #"class S { static var text = NSLocalizedString("a", comment: "") }"#,
        #"class S { static var text : String { get { perLaunch("S.text") { NSLocalizedString("a", comment: "") } } set { setPerLaunch("S.text", newValue) } } }"#
      ),
      (
        "class S { static var style: UIStatusBarStyle = .default }",
        #"class S { static var style: UIStatusBarStyle  { get { perLaunch("S.style") { .default } } set { setPerLaunch("S.style", newValue) } } }"#
      ),
      (
        "class S { static let shared: S = .init() }",
        #"class S { static var shared: S  { get { perLaunch("S.shared") { .init() } } } }"#
      ),
      (
        "protocol P {}\nclass S: P { static let shared: P = S() }",
        "protocol P {}\nclass S: P { static var shared: P  { get { perLaunch(\"S.shared\") { S() } } } }"
      ),
      (
        "let shade: UIView = {\n  UIView()\n}()",
        "var shade: UIView  { get { perLaunch(\"shade\") { {\n  UIView()\n}() } } }"
      ),
      (
        "class S { static let all: [UIViewController] = {\n  []\n}() }",
        "class S { static var all: [UIViewController]  { get { perLaunch(\"S.all\") { {\n  []\n}() } } } }"
      ),
      (
        "class S {}\nlet known: [String: S]? = [:]",
        "class S {}\nvar known: [String: S]?  { get { perLaunch(\"known\") { () -> [String: S]? in [:] } } }"
      ),
      (
        "class S {}\nlet store = S()",
        "class S {}\nvar store : S { get { perLaunch(\"store\") { S() } } }"
      ),
    ])
  func rewritten(text: String, expected: String) throws {
    #expect(try line(text) == expected)
  }

  @Test(
    "What is the same in every run, what is known by its address, and what cannot be told stays",
    arguments: [
      "struct P { static let zero = P() }", "struct P { static let zero: P = .init() }",
      "class S { static let tint: UIColor = .init(white: 1, alpha: 1) }",
      "class S { static let limit = 3 }", "class S { static let limits: [Int] = [3] }",
      "class S { static let tints: [String: UIColor] = [:] }",
      "class S {}\nlet makers: [() -> S] = []",
      "class S { static var key = 0; func f() { g(&S.key) } }", "class S { let a = S() }",
      "class S { func f() { let a = S() } }", "class S { static var a = f() }",
      "func UIColorOf(_ a: Int) -> UIColor { .red }; class S { static var a = UIColorOf(1) }",
      "class S { static weak var a: S? }", "class S { static var a: S { S() } }",
      "class S { static var a = 0 { didSet { } } }", "let a = b.c()",
    ])
  func untouched(text: String) throws {
    #expect(try line(text) == text)
  }
}
