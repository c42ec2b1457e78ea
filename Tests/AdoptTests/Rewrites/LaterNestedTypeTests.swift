import Testing

@testable import Adopt

@Suite("Types that newer UIKit types hide")
struct LaterNestedTypeTests {
  @Test("A view controller's Transition is the app's, which was there before UIKit's")
  func renamed() throws {
    let files = try adoption([
      "a.swift": "import UIKit\npublic class Transition {}\nclass Transitions {}",
      "b.swift": """
      import UIKit
      class Home: Base { let a = Transition(); var b: [Transition] = []; let c = "Transition" }
      class Base: UITableViewController {}
      extension UIViewController { func show(_ transition: Transition) {} }
      struct Model { let a = Transition() }
      """,
    ]).files.map { String(decoding: $0.body, as: UTF8.self) }

    #expect(
      files[0]
        == "import UIKit\npublic class Transition {}; public typealias OwnTransition = Transition\n"
        + "class Transitions {}")
    #expect(
      files[1] == """
        import UIKit
        class Home: Base { let a = OwnTransition(); var b: [OwnTransition] = []; let c = "Transition" }
        class Base: UITableViewController {}
        extension UIViewController { func show(_ transition: OwnTransition) {} }
        struct Model { let a = Transition() }
        """)
  }

  @Test("An alias of the name Transition is the app's, too")
  func renamedAlias() throws {
    let files = try adoption([
      "a.swift": "import UIKit\npublic typealias Transition = Factory\npublic struct Factory {}",
      "b.swift": "import UIKit\nclass Home: UIViewController { let a = Transition() }",
    ]).files.map { String(decoding: $0.body, as: UTF8.self) }

    #expect(
      files[0]
        == "import UIKit\npublic typealias Transition = Factory; "
        + "public typealias OwnTransition = Transition\npublic struct Factory {}")
    #expect(files[1] == "import UIKit\nclass Home: UIViewController { let a = OwnTransition() }")
  }

  @Test(
    "UIKit's type stays where the app has none, or one of the controller's own",
    arguments: [
      "import UIKit\nclass Home: UIViewController { var a: Transition? }",
      "import UIKit\nclass Home: UIViewController { enum Transition {}; var a: Transition? }",
      "import UIKit\nclass Transition {}; class Bar: UIView { var a: Transition? }",
      """
      import UIKit
      class Transition {}; class Home: UIViewController { var a: UIViewController.Transition? }
      """,
      """
      import UIKit
      struct Model { typealias Transition = Int }; class Home: UIViewController { var a: Transition? }
      """,
    ])
  func kept(text: String) throws {
    #expect(try adopted(text) == text)
  }
}
