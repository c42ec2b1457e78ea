import Testing

@testable import Adopt

@Suite("Animators that work with the app's own screens alone")
struct OwnScreensTests {
  private static func subjects(_ body: String) throws -> [String] {
    try SubjectTests.subjects(
      """
      class Photo: UIViewController {}
      class Dim: UIView { var edge: Int! }
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) { \(body) }
      }
      """)
  }

  @Test(
    "A guard that holds for every screen makes none of them the app's own",
    arguments: [
      "guard let a = c.viewController(forKey: .to), let b = c.view(forKey: .to) else { fatalError() }",
      "guard case .presenting(let edge) = kind else { fatalError() }",
      "guard let d = c.containerView.subviews.first(where: { $0.tag == 7 }) as? Dim, let e = d.edge else { fatalError() }",
      "guard let d = c.containerView.viewWithTag(7) as? Dim else { return }",
      "let d = c.containerView.subviews[0] as! Dim",
      "if let a = c.viewController(forKey: .to) as? Gallery { a.b() }; c.completeTransition(true)",
      "if let a = c.viewController(forKey: .to) as? UITabBarController { c.completeTransition(true) }",
      "let v = c.viewController(forKey: .to); c.containerView.addSubview(v!.view); if let a = v as? Photo { a.view.addSubview(d) } else { c.completeTransition(true) }",
      "let v = c.viewController(forKey: .to); if let a = v as? Photo { c.containerView.addSubview(a.view) } else { c.containerView.addSubview(v!.view) }",
      "let v = c.viewController(forKey: .to); if let a = v as? Photo { a.b() } else { c.completeTransition(true) }",
    ])
  func anyScreen(body: String) throws {
    #expect(try Self.subjects(body).first?.hasPrefix(#"  .modal("zoom""#) == true)
  }

  @Test(
    "A guard that asks for more of a screen does",
    arguments: [
      "guard let a = c.viewController(forKey: .to) as? Photo else { fatalError() }",
      "guard let a = c.viewController(forKey: .to) as? UINavigationController else { fatalError() }",
      "guard let a = c.viewController(forKey: .to), let b = a.button else { fatalError() }",
      "guard let d = c.view(forKey: .to) as? Dim else { fatalError() }",
      "guard let a = c.viewController(forKey: .to) else { return }; fatalError()",
      "if let a = c.viewController(forKey: .to) as? Gallery { c.completeTransition(true) }",
      "let v = c.viewController(forKey: .to); if b { if let a = v as? Photo, let d = e { d.addSubview(a.view); c.completeTransition(true) } else { c.completeTransition(true) } } else { d.addSubview(v!.view) }",
    ])
  func ownScreen(body: String) throws {
    #expect(try Self.subjects(body).first == "]")
  }

  @Test(
    "A method that the animator hands its context to is looked into as well",
    arguments: [
      ("func go(c: UIViewControllerContextTransitioning)", false),
      ("func go(c: UIViewControllerContextTransitioning) -> Bool", true),
      ("func go(c: UIView)", true),
    ])
  func helper(head: String, isSubject: Bool) throws {
    let subjects = try SubjectTests.subjects(
      """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) { go(c: c) }
        \(head) { guard let a = c.toScreen as? Photo else { return } }
      }
      """)
    #expect((subjects.first == "]") == !isSubject)
  }

  @Test(
    "An animator that does nothing without a view of the app's screens is no subject, nor its delegate",
    arguments: [
      ("weak var photo: UIImageView?", "let photo = self.photo", false),
      ("var photo: Picture?", "let photo", false),
      ("weak var photo: UIImageView?", "let a = c.view(forKey: .to), let photo = photo", false),
      ("private var photo: UIImageView?", "let photo = self.photo", true),
      ("var title: String?", "let title = self.title", true),
    ])
  func givenView(property: String, condition: String, isSubject: Bool) throws {
    let subjects = try SubjectTests.subjects(
      """
      class Picture: UIView {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        \(property)
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          guard \(condition) else { return }
        }
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        lazy var zoom = Zoom()
        weak var photo: UIImageView?
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { zoom.photo = photo; return zoom }
        func animationController(forDismissed d: V) -> A? { zoom }
      }
      """)
    #expect((subjects.first == "]") == !isSubject)
  }

  @Test("Private animators are checked by the function that hands them out for both directions")
  func factory() throws {
    let subjects = try SubjectTests.subjects(
      """
      public enum Cards {
        public struct Properties {
          public enum Kind { case dismissal, presentation(height: Int = 1) }
        }
        static public func animator(kind: Properties.Kind) -> UIViewControllerAnimatedTransitioning { Card() }
      }
      private class Card: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          guard case .presentation = kind else { fatalError() }
        }
      }
      """)
    #expect(
      subjects.first
        == "  .modal(\"cards\", isInteractive: false, directed: { isPresenting in Cards.animator(kind: isPresenting ? .presentation() : .dismissal) }),"
    )
  }

  @Test(
    "An animator that does nothing before others have set its views is no subject, nor its delegate",
    arguments: [
      ("if let a = c.toView, let picture = picture { end(c) }", false),
      ("if let picture { end(c) }", false), ("if let p = self.picture { end(c) }", false),
      ("if let picture { end(c) } else { end(c) }", true),
      ("if let picture { end(c) }\nend(c)", true), ("if let a = c.toView { end(c) }", true),
      ("if let own { end(c) }", true),
    ])
  func views(body: String, isSubject: Bool) throws {
    let subjects = try SubjectTests.subjects(
      """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        var picture: UIImageView?
        var own: UIView?
        override init() { own = UIView() }
        func animateTransition(using c: UIViewControllerContextTransitioning) { \(body) }
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        var picture: UIImageView? { didSet { zoom.picture = picture } }
        private let zoom = Zoom()
        func animationController(forDismissed d: V) -> A? { zoom }
      }
      """)

    #expect((subjects.first == "]") == !isSubject)
  }

  @Test(
    "A screen whose initialiser ends the process with another argument than the app's is no subject",
    arguments: [
      ("guard let root = root as? Menu else { fatalError() }", false),
      ("super.init(rootViewController: root as! Menu)", false),
      ("if let menu = root as? Menu { show(menu) } else { fatalError() }", true),
      ("guard let root = root as? Menu else { return }", true),
    ])
  func castArgument(body: String, isSubject: Bool) throws {
    let subjects = try SubjectTests.subjects(
      """
      class Menu: UIViewController {}
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Card: UIViewController, UIViewControllerTransitioningDelegate {
        init(root: UIViewController) {
          \(body)
          transitioningDelegate = self
        }
        func animationController(forDismissed d: V) -> A? { Fade() }
      }
      """)

    #expect(subjects.joined().contains("Card(root: UIViewController())") == isSubject)
  }
}
