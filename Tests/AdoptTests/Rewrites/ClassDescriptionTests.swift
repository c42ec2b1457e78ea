import Testing

@testable import Adopt

@Suite("The class method description()")
struct ClassDescriptionTests {
  @Test(
    "An override is renamed, with the calls on the class and on classes below it",
    arguments: [
      (
        "class A: UITableViewCell { override class func description() -> String { \"a\" } }\n"
          + "let a = A.description()",
        "class A: UITableViewCell { class func ownDescription() -> String { \"a\" } }\n"
          + "let a = A.ownDescription()"
      ),
      (
        "class A: NSObject { override static func description() -> String { \"a\" } }\n"
          + "class B: A {}\nlet b = B.description() + C.description()",
        "class A: NSObject { static func ownDescription() -> String { \"a\" } }\n"
          + "class B: A {}\nlet b = B.ownDescription() + C.description()"
      ),
      (
        "class A: UIView { override class func description() -> String { \"a\" } }\n"
          + "class B: A { override class func description() -> String { \"b\" } }",
        "class A: UIView { class func ownDescription() -> String { \"a\" } }\n"
          + "class B: A { override class func ownDescription() -> String { \"b\" } }"
      ),
    ])
  func renamed(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test("The class that an object names is asked of the model for its name")
  func described() throws {
    #expect(
      try adopted("func a(b: UIView) -> Bool { b.classForCoder.description() == \"c\" }")
        == "func a(b: UIView) -> Bool { b.turnstileClassDescription == \"c\" }")
  }

  @Test(
    "A property, a method of an object and a call on another class stay",
    arguments: [
      "class A: UIView { override var description: String { \"a\" } }\nlet a = A.description()",
      "class A: UIView { func description() -> String { \"a\" } }\nlet a = b.description()",
      "class A: UIView { class func description(of a: A) -> String { \"a\" } }",
      "let a = UITableViewCell.description()",
    ])
  func spared(text: String) throws {
    #expect(try adopted(text) == text)
  }
}
