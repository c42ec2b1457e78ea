import Testing

@testable import Adopt

@Suite("Stand-ins for values of an app's protocols")
struct ProtocolStandInTests {
  private func made(_ text: String) -> [String] {
    let program = Program([Outline(cutSource(text).listing)])
    return ProtocolStandIns(program: program).all.map(\.declaration)
  }

  @Test("A protocol's methods and properties return stand-ins, those of its parent as well")
  func members() {
    let text = """
      protocol Store: AnyObject { var count: Int { get } }
      protocol Shop: Store {
        var title: String? { get set }
        func open(_ id: Int, then: @escaping () -> Void) async throws -> [String]
        static func close()
      }
      """
    let count = "var count: Int { get { turnstileStandIn(\"protocol Store.count\") } set {} }"

    #expect(
      made(text) == [
        "final class TurnstileOfStore: NSObject, @unchecked Sendable, Store { \(count) }",
        "final class TurnstileOfShop: NSObject, @unchecked Sendable, Shop { \(count); "
          + "var title: String? { get { turnstileStandIn(\"protocol Shop.title\") } set {} }; "
          + "func open(_ id: Int, then: @escaping () -> Void) async throws -> [String] "
          + "{ turnstileStandIn(\"protocol Shop.open\") }; "
          + "static func close() { turnstileCut(\"protocol Shop.close\") } }",
      ])
  }

  @Test("A member with a default keeps it")
  func defaults() {
    let text = "protocol Shop { func open(); func close() }\nextension Shop { func open() {} }"

    #expect(made(text).count == 1)
    #expect(!made(text)[0].contains("open"))
    #expect(made(text)[0].contains("func close()"))
  }

  @Test(
    "A protocol that a plain class cannot satisfy has none",
    arguments: [
      "protocol A { associatedtype B }", "protocol A { init(b: Int) }",
      "protocol A: UIButton {}", "protocol A { func b() -> Self }",
      "private protocol A {}", "protocol A: Codable {}",
      "protocol A { subscript(b: Int) -> Int { get } }",
    ])
  func none(text: String) {
    #expect(made(text).isEmpty)
  }

  @Test("The imports of a protocol's file and of its parents' precede the class on its line")
  func imports() {
    let kit = Program([
      Outline(cutSource("import Model\npublic protocol Part { var size: Size { get } }").listing)
    ])
    let app = Program([
      Outline(
        cutSource("import UIKit\nimport Kit; import Log\nprotocol Shop: Part { func open() }")
          .listing)
    ])
    let size = "var size: Size { get { turnstileStandIn(\"protocol Part.size\") } set {} }"

    #expect(ProtocolStandIns(program: app).all.isEmpty)
    #expect(
      ProtocolStandIns(program: app, below: [kit]).all.map(\.declaration) == [
        "import Model; import Kit; import Log; final class TurnstileOfShop: "
          + "NSObject, @unchecked Sendable, Shop { \(size); "
          + "func open() { turnstileCut(\"protocol Shop.open\") } }"
      ])
  }

  @Test("A protocol for controllers or views has a controller or a view of UIKit's")
  func classes() {
    let text = """
      protocol Screen: UIViewController, Equatable { func open() }
      protocol Both: Screen, UIView {}
      """

    #expect(
      made(text) == [
        "final class TurnstileOfScreen: UIViewController, Screen "
          + "{ func open() { turnstileCut(\"protocol Screen.open\") } }"
      ])
  }

  @Test("A composition of protocols has one class, which may be below one of UIKit's")
  func compositions() {
    let text = """
      protocol A { func a() }
      protocol B { func b() }
      let one: B & A
      let two: (UIView & A)?
      let three: A & B & AnyObject
      let four: A & Missing
      let five: A & AnyObject
      let six = a & b
      """
    let a = "func a() { turnstileCut(\"protocol A.a\") }"
    let b = "func b() { turnstileCut(\"protocol B.b\") }"

    #expect(
      made(text).dropFirst(2) == [
        "final class TurnstileOfAAndB: NSObject, @unchecked Sendable, A, B { \(a); \(b) }",
        "final class TurnstileOfAAndUIView: UIView, A { \(a) }",
      ])
  }

  @Test("A missing type that became an empty protocol has one, and no other missing type has")
  func missing() {
    let types = [
      StandInType(name: "Heroic", declaration: "public protocol Heroic {}", reason: ""),
      StandInType(name: "Hero", declaration: "open class Hero: NSObject {}", reason: ""),
    ]
    let all = ProtocolStandIns(program: Program([]), missing: types).all

    #expect(all.map(\.name) == ["any Heroic"])
    #expect(all.map(\.isForProtocol) == [true])
    #expect(types.map(\.isForProtocol) == [false, false])
  }
}
