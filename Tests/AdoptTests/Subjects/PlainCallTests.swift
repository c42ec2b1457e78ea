import Testing

@testable import Adopt

@Suite("Subjects with plain arguments")
struct PlainCallTests {
  /// Returns the code that is proposed for presenting a screen in a subject (a transition to test).
  private func call(_ text: String) throws -> String? {
    let line = try SubjectTests.subjects(text).first { $0.contains("home.present(") }
    return line.map { String($0.drop { $0 == " " }.dropFirst(13).dropLast(17)) }
  }

  private func menu(_ parameters: String, _ types: String = "") -> String {
    """
    \(types)
    class Menu: UIViewController, UIViewControllerTransitioningDelegate {
      init(\(parameters)) {}
      \(SubjectTests.handsOut)
    }
    """
  }

  @Test(
    "A screen is given what has a plain value",
    arguments: [
      ("root: UIViewController, _ child: UIView", "root: UIViewController(), UIView()"),
      (
        "stack: UINavigationController",
        "stack: UINavigationController(rootViewController: UIViewController())"
      ),
      ("title: String?, lines: [String], keys: [String: Int]", "title: nil, lines: [], keys: [:]"),
      ("title: String, count: Int, page: Int", "title: \"text\", count: 1, page: 0"),
      (
        "height: CGFloat, duration: Double, radius: CGFloat",
        "height: 300, duration: 0.3, radius: 10"
      ),
      ("animated: Bool, hidden: Bool", "animated: true, hidden: false"),
      ("done: @escaping () -> Void, moved: ((CGFloat, Int) -> Void)?", "done: {}, moved: nil"),
      ("height: @escaping (CGSize, [Int: Int]) -> CGFloat", "height: { _, _ in 10 }"),
      ("color: UIColor, image: UIImage, a: Int = 3", "color: .systemBlue, image: UIImage()"),
    ])
  func plain(parameters: String, arguments: String) throws {
    #expect(try call(menu(parameters)) == "Menu(\(arguments))")
  }

  @Test(
    "An animator that is given its animation as a closure has no plain one",
    arguments: [
      ("animate: @escaping (UIViewControllerContextTransitioning) -> Void", false),
      ("animate: ((UIViewControllerContextTransitioning) -> Void)?", false),
      ("done: @escaping (Bool) -> Void", true),
    ])
  func animations(parameter: String, isPlain: Bool) throws {
    let text = """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        init(\(parameter)) {}
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> Double { 1 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {}
      }
      """
    let lines = try SubjectTests.subjects(text).map { $0.drop { $0 == " " } }

    #expect(lines.contains { $0.hasPrefix(".modal(\"slide\") { Slide(") } == isPlain)
  }

  @Test(
    "A type of the app gives its default, its first case, or what can be made",
    arguments: [
      ("struct Look { static let `default` = Look(a: 1)\nlet a: Int }", "Look.default"),
      ("struct Look { let a: Int\ninit(a: Int) {} }", "Look(a: 1)"),
      ("struct Look { var a = 1\nvar b: Int { 2 }\nstatic var c: Int }", "Look()"),
      ("enum Look { case light, dark }", ".light"), ("enum Look { case a\ncase b(Int) }", ".a"),
      ("class Look { init(title: String) {} }", "Look(title: \"text\")"),
      ("class Look: UIViewController { init(child: UIView) {} }", "Look(child: UIView())"),
      ("protocol Look {}\nstruct Plain: Look { init(ratio: CGFloat? = nil) {} }", "Plain()"),
      ("protocol Look: AnyObject {}\nclass Plain: Look {}", "Plain()"),
    ])
  func ofTheApp(type: String, value: String) throws {
    #expect(try call(menu("look: Look", type)) == "Menu(look: \(value))")
  }

  @Test(
    "A kind of transition whose default is none is chosen, since nothing of the app's would run",
    arguments: [
      (
        "transitionStyle: Style? = nil", "enum Style { case slide, fade }",
        ", transitionStyle: .slide"
      ),
      ("look: Animation? = nil", "enum Animation { case fade }", ", look: .fade"),
      ("transitionStyle: Style? = .fade", "enum Style { case slide, fade }", ""),
      ("transitionStyle: Style? = nil", "struct Style {}", ""),
      ("look: Look? = nil", "enum Look { case light, dark }", ""),
    ])
  func kindOfTransition(parameter: String, type: String, argument: String) throws {
    #expect(
      try call(menu("title: String, \(parameter)", type)) == "Menu(title: \"text\"\(argument))")
  }

  @Test(
    "What only the author knows is left to the author",
    arguments: [
      ("rect: CGRect", ""), ("source: Source", "protocol Source {}"),
      ("look: Look", "struct Look { let a: CGRect }"), ("look: Look", "enum Look { case at(Int) }"),
      ("look: Look", "class Look { init(look: Look) {} }"),
      ("look: Look", "private struct Look {}"),
      ("values: inout [Int]", ""),
      ("look: Look", "protocol Look {}\nstruct A: Look {}\nstruct B: Look {}"),
      ("look: Look", "protocol Look {}\nclass Screen: UIViewController, Look {}"),
    ])
  func unknown(parameters: String, types: String) throws {
    #expect(try call(menu(parameters, types)) == nil)
  }

  @Test("A delegate is given the subject's screen, and no other")
  func delegate() throws {
    func subject(_ parameters: String) throws -> String? {
      try SubjectTests.subjects(
        """
        class Owner: NSObject, UIViewControllerTransitioningDelegate {
          init(\(parameters)) {}
          \(SubjectTests.handsOut)
        }
        """
      ).first
    }

    #expect(
      try subject("for card: UIViewController, height: CGFloat")
        == "  .modal(\"owner\", delegate: { screen in Owner(for: screen, height: 300) }),")
    #expect(
      try subject("duration: Double")
        == "  .modal(\"owner\", delegate: { _ in Owner(duration: 0.3) }),")
    #expect(try subject("source: UIViewController") == "]")
    #expect(try subject("from view: UIView") == "]")
  }

  @Test("A presentation controller is given the two screens and plain values")
  func presentation() throws {
    func subject(_ parameters: String) throws -> String? {
      try SubjectTests.subjects("class Sheet: UIPresentationController { init(\(parameters)) {} }")
        .first
    }

    #expect(
      try subject(
        "presented: UIViewController, presenting: UIViewController?, height: CGFloat, dims: Bool")
        == "  .modal(\"sheet\", presentation: { Sheet(presented: $0, presenting: $1, height: 300, dims: false) }),"
    )
    #expect(
      try subject("presented: UIViewController, presenting: UIViewController?, bar: UIView") == "]")
    #expect(try subject("height: CGFloat") == "]")
  }

  @Test(
    "An initialiser that only traps is not called, and another one is if its arguments are plain")
  func trappingInitialiser() throws {
    func subject(_ other: String, _ body: String = "fatalError(\"not written\")") throws -> String?
    {
      try SubjectTests.subjects(
        """
        class Sheet: UIPresentationController {
          \(other)
          required init(presentedViewController p: UIViewController, presenting q: UIViewController?) {
            \(body)
          }
        }
        """
      ).first
    }
    let usual =
      "  .modal(\"sheet\", presentation: { Sheet(presentedViewController: $0, presenting: $1) }),"

    #expect(
      try subject("init(presented: UIViewController, presenting: UIViewController?, dims: Bool) {}")
        == "  .modal(\"sheet\", presentation: { Sheet(presented: $0, presenting: $1, dims: false) }),"
    )
    #expect(try subject("init(presented: UIViewController, bar: UIView) {}") == "]")
    #expect(try subject("", "super.init(presentedViewController: p, presenting: q)") == usual)
    #expect(try subject("", "guard q != nil else { fatalError() }") == usual)
  }

  @Test("A delegate whose only initialiser traps is not made")
  func trappingDelegate() throws {
    let text = "class Owner: NSObject, UIViewControllerTransitioningDelegate"

    #expect(
      try SubjectTests.subjects(
        "\(text) { override init() { fatalError() } \(SubjectTests.handsOut) }"
      )
      .first == "]")
  }

  @Test(
    "An animator is given no view and no flag, which could be its direction",
    arguments: [
      ("duration: TimeInterval, done: @escaping () -> Void", "duration: 0.3, done: {}"),
      ("color: UIColor?", "color: nil"), ("view: UIView", nil), ("view: UIView?", nil),
      ("views: [UIView]", nil), ("menu: Menu", nil), ("animated: Bool", nil), ("way: Way", nil),
    ])
  func animator(parameters: String, arguments: String?) throws {
    let text = """
      enum Way { case up, down }
      class Menu: UIViewController { init(root: UIViewController) {} }
      class Fade: NSObject, UIViewControllerAnimatedTransitioning { init(\(parameters)) {} }
      """
    let expected = arguments.map { "  .modal(\"fade\") { Fade(\($0)) }," } ?? "]"
    #expect(try SubjectTests.subjects(text).first == expected)
  }

  @Test(
    "A delegate is given a case for which it hands out an animator, if it has one",
    arguments: [
      ("case plain\ncase fade", "fade"), ("case fade\ncase plain", "fade"), ("case plain", "plain"),
      ("case `plain`\ncase fade", "fade"),
    ])
  func caseWithAnimator(cases: String, chosen: String) throws {
    let text = """
      enum Way { \(cases) }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        let way: Way
        init(way: Way) { self.way = way }
        func animationController(forDismissed d: V) -> A? {
          switch way {
          case .plain:
            return nil
          case .fade: return Fade()
          }
        }
      }
      """
    #expect(
      try SubjectTests.subjects(text).first
        == "  .modal(\"owner\", delegate: { _ in Owner(way: .\(chosen)) }),")
  }

  @Test("An animator is checked with the screen that hands it out and needs arguments")
  func handedOut() throws {
    let text = """
      class Menu: UIViewController, UIViewControllerTransitioningDelegate {
        init(root: UIViewController) {}
        func animationController(forDismissed d: V) -> A? { Fade(menu: self) }
      }
      class Fade: NSObject, UIViewControllerAnimatedTransitioning { init(menu: Menu) {} }
      """
    #expect(
      try SubjectTests.subjects(text).contains("// Fade is checked with Menu, which hands it out"))
  }
}
