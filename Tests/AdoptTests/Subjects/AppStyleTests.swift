import Testing

@testable import Adopt

@Suite("The style of proposed subjects")
struct AppStyleTests {
  private static let fade = "class Fade: NSObject, UIViewControllerAnimatedTransitioning {}\n"
  private static let owner = """
    class Owner: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
    }

    """

  private static func line(_ text: String, iOS version: Int? = nil) throws -> String? {
    let era = version.flatMap { AppEra(deployment: "\($0).0", xcode: nil) }
    return try SubjectTests.subjects(text, era: era).first
  }

  @Test(
    "A delegate for which no code sets a style has the default one of the time before iOS 13",
    arguments: [
      ("start()", 12, ".fullScreen"), ("start()", 13, nil), ("start()", nil, nil),
      ("if isPresenting { context.containerView.addSubview(view) }", 12, nil),
      ("start() } func f() { c.modalPresentationStyle = .custom", 12, nil),
    ] as [(String, Int?, String?)])
  func unset(statement: String, version: Int?, style: String?) throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) { \(statement) }
      }
      \(Self.owner)
      """
    let argument = style.map { ", style: \($0)" } ?? ""
    #expect(
      try Self.line(text, iOS: version)
        == "  .modal(\"owner\"\(argument), delegate: { _ in Owner() }),")
  }

  @Test(
    "An animator of the incoming screen alone, handed out by nobody, presents where the rest stays",
    arguments: [
      (".custom", "c.viewController(forKey: .to)", true),
      (".overFullScreen", "c.view(forKey: .to)", true),
      (".custom", "c.view(forKey: .to); c.view(forKey: .from)", false),
      (".fullScreen", "c.view(forKey: .to)", false),
    ])
  func onlyPresents(style: String, body: String, isLone: Bool) throws {
    let text = """
      class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: C) { \(body) }
      }
      func f() { let a = Fade(); card.modalPresentationStyle = \(style); card.transitioningDelegate = a }
      """
    let lone = ", isInteractive: false, directed: { isPresenting in isPresenting ? Fade() : nil })"
    let named = style == ".custom" ? "" : ", style: \(style)"
    let both = style == ".custom" ? ") { Fade() }" : ", directed: { _ in Fade() })"
    #expect(try Self.line(text) == "  .modal(\"fade\"\(named)\(isLone ? lone : both),")
  }

  @Test(
    "A delegate is checked with the style that the app sets where it uses the delegate",
    arguments: [
      (
        "func f() { card.modalPresentationStyle = .fullScreen; card.transitioningDelegate = Owner() }",
        ".fullScreen"
      ),
      (
        "let owner = Owner()\nfunc f() { card.modalPresentationStyle = .overFullScreen; card.transitioningDelegate = owner }",
        ".overFullScreen"
      ),
      (
        "let owner: Owner\nfunc f() { card.transitioningDelegate = owner }\nfunc g() { modalPresentationStyle = .pageSheet }",
        ".pageSheet"
      ),
      (
        "func f() { let a = Owner(); show(Style(modalPresentationStyle: .fullScreen, delegate: a)) }",
        ".fullScreen"
      ),
      (
        "func f() { card.modalPresentationStyle = .custom; card.transitioningDelegate = Owner() }",
        nil
      ),
      (
        "let owner = Owner()\nfunc f() { switch style {\ncase .a: modalPresentationStyle = .pageSheet\n"
          + "case .b: modalPresentationStyle = .overFullScreen; show(); transitioningDelegate = owner\n"
          + "case .c: modalPresentationStyle = .fullScreen } }",
        ".overFullScreen"
      ),
      (
        "func f() { card.transitioningDelegate = Owner() }\nfunc g() { other.modalPresentationStyle = .fullScreen }",
        nil
      ),
    ])
  func written(members: String, style: String?) throws {
    let text = "\(Self.fade)\(Self.owner)class Home: UIViewController {\n\(members)\n}"
    let argument = style.map { ", style: \($0)" } ?? ""
    #expect(try Self.line(text) == "  .modal(\"owner\"\(argument), delegate: { _ in Owner() }),")
  }

  @Test("A delegate that gives a presentation controller keeps the style that asks for it")
  func presentation() throws {
    let text = """
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented p: V, presenting: V?, source: V) -> UIPresentationController? { nil }
      }
      class Home: UIViewController {
        func f() { card.modalPresentationStyle = .fullScreen; card.transitioningDelegate = Owner() }
      }
      """
    #expect(try Self.line(text) == "  .modal(\"owner\", delegate: { _ in Owner() }),")
  }

  @Test(
    "An animator that adds the incoming view on every way is one for fullScreen",
    arguments: [
      ("let to = c.view(forKey: .to)!\nc.containerView.addSubview(to)", true),
      (
        "guard let to = c.viewController(forKey: .to) else { return }\nc.containerView.insertSubview(to.view, at: 0)",
        true
      ),
      ("let to = c.view(forKey: .to)!\nif isPresenting { c.containerView.addSubview(to) }", false),
      ("if let to = c.view(forKey: .to) { c.containerView.addSubview(to) }", false),
      (
        "if let from = c.viewController(forKey: .from), let to = c.viewController(forKey: .to) {\n"
          + "c.containerView.addSubview(to.view) }", true
      ),
      (
        "if let to = c.viewController(forKey: .to), isPresenting {\n"
          + "c.containerView.addSubview(to.view) }", false
      ),
      ("guard let to = c.view(forKey: .from) else { return }", true),
      ("guard let to = c.viewController(forKey: .from) else { return }", false),
      ("let from = c.view(forKey: .from)!\nc.containerView.addSubview(from)", false),
      ("let from = c.view(forKey: .from)!\nlet to = c.view(forKey: .to)!", true),
      ("let from = c.view(forKey: .from)!\nlet to = c.view(forKey: .to)", false),
      ("let from = c.view(forKey: .from)!\nif isPresenting { _ = c.view(forKey: .to)! }", false),
    ])
  func putsBack(body: String, isFullScreen: Bool) throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          \(body)
        }
      }
      """
    #expect(
      try Self.line(text)
        == (isFullScreen
          ? "  .modal(\"fade\", style: .fullScreen, directed: { _ in Fade() }),"
          : "  .modal(\"fade\") { Fade() },"))
  }

  @Test("A subject that waits for the app keeps its style without the supplied pan")
  func undriven() {
    let subject = ProposedSubject(
      ".modal(\"fade\", style: .fullScreen, directed: { _ in Fade() })", runs: ["Fade"],
      canWait: true, isDriven: false)

    #expect(
      subject.waiting
        == ".modal(\"fade\", style: .fullScreen, isInteractive: false, directed: { _ in Fade() })\n  .ifNeverRan(\"Fade\")"
    )
  }
}
