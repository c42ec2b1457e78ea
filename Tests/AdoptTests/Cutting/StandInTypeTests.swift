import Testing

@testable import Adopt

@Suite("Stand-ins for missing types")
struct StandInTypeTests {
  private func declaration(_ name: String, _ text: String) -> String {
    StandInTypes(sources: [cutSource(text)]).declaration(of: name)
  }

  @Test("What structures promise, and what a weak delegate is, is a protocol without requirements")
  func protocols() {
    let plain = declaration("Heroic", "struct A: Heroic {}")
    let ofClasses = declaration("HeroDelegate", "class A { weak var d: HeroDelegate? }")

    #expect(
      plain.hasPrefix("@dynamicMemberLookup public protocol Heroic {}; extension Heroic { public"))
    #expect(
      ofClasses.hasPrefix("@dynamicMemberLookup public protocol HeroDelegate: AnyObject {}; ext"))
  }

  @Test("What a module qualifies is a protocol where structures and extensions promise it")
  func qualified() {
    let made = [
      declaration("Kit.Message", "struct A {}; extension A: Other, Kit.Message {}"),
      declaration("Kit.Message", "func a<T: Kit.Message>(_ t: T) {}"),
      declaration("Kit.Message", "struct A: Kit.Message {}"),
    ]
    #expect(
      made == Array(repeating: "extension Kit { public protocol Message {} }", count: 3))
    #expect(declaration("Kit.Base", "class A: Kit.Base {}").contains("open class Base: NSObject"))
  }

  @Test("What is only called, and without labels, is a function, and not a class")
  func functions() {
    let text = "let done = KitText(\"Done\", nil); let label = UILabel(KitText(\"x\", nil))"
    #expect(declaration("KitText", text).hasPrefix("@discardableResult public func KitText(_ arg"))

    let types = [
      "let a = KitText(\"x\", nil); var b: KitText?", "let a = KitText(\"x\", key: nil)",
      "let a = KitText()", "let a = KitText<Int>(1)", "@KitText(1) var a", "let a = KitText.one(1)",
    ]
    for text in types {
      #expect(!declaration("KitText", text).contains("func KitText"), "\(text)")
    }
    #expect(declaration("KitLabel", "let a = KitLabel(1)").contains("open class KitLabel: UILabel"))
  }

  @Test("What is inherited from is a class below UIKit's, by its name and what is overridden")
  func classes() {
    func base(_ text: String, _ name: String) -> Bool { text.contains("open class \(name) {") }

    #expect(base(declaration("HeroView", "class A: HeroView {}"), "HeroView: UIView"))
    #expect(
      base(
        declaration("HeroBase", "class A: HeroBase { override func viewDidLoad() {} }"),
        "HeroBase: UIViewController, TurnstileStandInController"))
    #expect(
      base(declaration("Hero", "let h = Hero()"), "Hero: NSObject, @unchecked Sendable"))
  }

  @Test("What cells inherit from is a cell, of a table where it is selected or made as one")
  func cells() {
    func made(_ name: String, _ members: String) -> String {
      declaration(name, "class A: \(name) { \(members) }")
    }
    let reuse = "override func prepareForReuse() {}"

    #expect(made("Base", reuse).contains("Base: UICollectionViewCell {"))
    #expect(made("BaseCell", "").contains("BaseCell: UICollectionViewCell {"))
    #expect(
      made("Base", "\(reuse); override func setSelected(_ s: Bool, animated: Bool) {}")
        .contains("Base: UITableViewCell {"))
    #expect(
      made("BaseCell", "override init(style: S, reuseIdentifier: String?) {}")
        .contains("BaseCell: UITableViewCell {"))
    #expect(declaration("Cell", "let cell = Cell()").contains("Cell: NSObject"))
  }

  @Test("An interaction of UIKit's can be added to a view, and an app's own word is no interaction")
  func interactions() {
    let made = declaration("UIPointerInteraction", "v.addInteraction(UIPointerInteraction())")

    #expect(made.contains("UIPointerInteraction: NSObject, @unchecked Sendable, UIInteraction {"))
    #expect(made.contains("func didMove(to view: UIView?) { self.view = view }"))
    #expect(!declaration("CardInteraction", "let c = CardInteraction()").contains("UIInteraction"))
  }

  @Test("The initialisers that the app calls are there, and as many generic arguments")
  func uses() {
    let made = declaration("Hero", "let h: Hero<Int, A>? = Hero(id: 3, 4)")

    #expect(made.contains("open class Hero<T0, T1>: NSObject"))
    #expect(made.contains("public convenience init(id a0: Any?, _ a1: Any?) { self.init() }"))
  }

  @Test("A class below it may hand over to the initialisers of a stand-in")
  func designated() {
    let made = declaration(
      "WebView", "class A: WebView {}; let w = WebView(frame: .zero, rules: 1)")

    #expect(
      made.contains("public init(frame a0: Any?, rules a1: Any?) { super.init(frame: .zero) }"))
    #expect(made.contains("public required init?(coder: NSCoder)"))
    #expect(!made.contains("convenience"))
  }

  @Test("A class below it may call the initialisers of a stand-in that it calls, with no label too")
  func calledBySubclasses() {
    let card = declaration(
      "CardView", "class A: CardView { let n: Int; init(n: Int) { self.n = n; super.init() } }")
    #expect(card.contains("public init() { super.init(frame: .zero) }"))
    #expect(card.contains("public override init(frame: CGRect) { super.init(frame: frame) }"))
    let screen = declaration(
      "BaseViewController",
      "class A: BaseViewController { init(m: M) { super.init(model: m, title: nil) } }")
    #expect(
      screen.contains(
        "public init(model a0: Any?, title a1: Any?) { super.init(nibName: nil, bundle: nil) }"))
    let stack = declaration(
      "BaseNavigationController",
      "class A: BaseNavigationController { init() { super.init(rootViewController: B()) } }; "
        + "class C: BaseNavigationController { init(d: D) { super.init(d: d) } }")
    #expect(
      stack.contains(
        "public override init(rootViewController a: UIViewController) "
          + "{ super.init(rootViewController: a) }"))
    #expect(!stack.contains("public init(rootViewController"))
    #expect(stack.contains("public init(d a0: Any?) { super.init(nibName: nil, bundle: nil) }"))
    // Where no class of the app calls one, the stand-in inherits all.
    #expect(!declaration("CardView", "class A: CardView {}; let a = CardView()").contains(" init("))
  }

  @Test("What is extended as only structures are is a structure")
  func structures() {
    let made = declaration("Hero", "extension Hero { init(a: Int) { self.init(b: a) } }")

    #expect(made.contains("public struct Hero: Hashable, @unchecked Sendable {"))
    #expect(made.contains("public init(b a0: Any?)"))
    let cases = "extension Hero: CaseIterable { public static var allCases: [Self] = [.first] }"
    #expect(declaration("Hero", cases).contains("public struct Hero:"))
    let one = "extension Hero { static var first: Hero { Hero() }; func me() -> Self { self } }"
    #expect(declaration("Hero", one).contains("open class Hero:"))
  }

  @Test("A type inside of another is declared in an extension of that")
  func inside() {
    #expect(declaration("UIView.Hero", "").hasPrefix("extension UIView { @dynamicMemberLookup"))
    #expect(
      declaration("Card.Hero", "import UIKit; import Kit; import Deck.Low\nlet a: Card.Hero?")
        .hasPrefix("import Deck; import Kit; extension Card { @dynamicMemberLookup"))
  }

  @Test(
    "The class that an object or a class itself is expected to have is its superclass",
    arguments: [
      ("cannot assign value of type 'Pane' to type 'UIWindow?'", "Pane: UIWindow"),
      (
        "cannot convert value of type 'Pane.Type' to expected argument type 'UIViewController.Type'",
        "Pane: UIViewController"
      ),
      ("cannot convert value of type 'Pane.Type' to expected argument type 'UIView'", "none"),
      ("cannot convert value of type 'Pane' to expected argument type 'Int'", "none"),
    ])
  func superclass(message: String, expected: String) {
    let found = StandInTypes.subclass(in: message)
    #expect((found.map { "\($0.name): \($0.base)" } ?? "none") == expected)
  }
}
