import Testing

@testable import Adopt

@Suite("Subjects for free")
struct SubjectTests {
  static func subjects(_ text: String, era: AppEra? = nil) throws -> [String] {
    let file = SubjectFile(try adoption(["a.swift": text]).program, era: era).text
    return file.split(separator: "\n").dropFirst(4).map(String.init)
  }

  static let handsOut =
    "func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }"
  static let handsOutTabs =
    "func tabBarController(_ t: T, animationControllerForTransitionFrom f: V, to: V) -> A? { nil }"

  @Test("A delegate that hands out no animator, as pickers want one, is no subject")
  func handsOutNothing() throws {
    let text = """
      class Picker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
      class Tabs: UITabBarController, UITabBarControllerDelegate {}
      class Card: UIViewController, UIViewControllerTransitioningDelegate {}
      """
    #expect(try Self.subjects(text).first == "]")
  }

  @Test(
    "A screen that SwiftUI shows is made with the app's own arguments, if a subject can write them",
    arguments: [
      ("Stack(rootViewController: Home(), page: 2)", "Stack(rootViewController: Home(), page: 2)"),
      ("Stack(rootViewController: context.home)", "Stack()"), ("Stack()", "Stack()"),
    ])
  func hosted(made: String, expected: String) throws {
    let text = """
      class Home: UIViewController {}
      class Stack: UINavigationController {}
      struct Screen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { \(made) }
      }
      """

    #expect(
      try Self.subjects(text).contains { $0.hasSuffix("rootViewController = \(expected)") })
  }

  @Test(
    "A type that can be made without arguments is a subject",
    arguments: [
      (
        "class Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
        #"  .modal("fade") { Fade() },"#
      ),
      (
        "class PushSlide: NSObject, UIViewControllerAnimatedTransitioning { init(a: Int = 1) {} }",
        #"  .navigation("pushSlide") { _ in PushSlide() },"#
      ),
      (
        "class S: NSObject, UIViewControllerAnimatedTransitioning { init(way: UINavigationControllerOperation) {} }",
        #"  .navigation("s") { operation in S(way: operation) },"#
      ),
      (
        "class Owner: NSObject {}\nextension Owner: UIViewControllerTransitioningDelegate { \(Self.handsOut) }",
        #"  .modal("owner", delegate: { _ in Owner() }),"#
      ),
      (
        "class Sheet: UIPresentationController {}",
        #"  .modal("sheet", presentation: { Sheet(presentedViewController: $0, presenting: $1) }),"#
      ),
      (
        "class Dim: UIPresentationController { override init(presentedViewController p: UIViewController, presenting q: UIViewController?) {} }",
        #"  .modal("dim", presentation: { Dim(presentedViewController: $0, presenting: $1) }),"#
      ),
      (
        "class Dim: UIPresentationController { init(presentedViewController p: UIViewController, presenting q: UIViewController) {} }",
        #"  .modal("dim", presentation: { Dim(presentedViewController: $0, presenting: $1 ?? $0) }),"#
      ),
      (
        "class Card: UIViewController, UIViewControllerTransitioningDelegate {\n"
          + "override init(nibName n: String?, bundle b: Bundle?) {}\n\(Self.handsOut) }",
        #"  Subject("card") { stage in"#
      ),
      (
        "class Root: UITabBarController, UITabBarControllerDelegate { \(Self.handsOutTabs) }",
        #"  Subject("root") { stage in"#
      ),
    ])
  func made(text: String, expected: String) throws {
    #expect(try Self.subjects(text).first == expected)
  }

  @Test(
    "An animator that has to be told the direction, and nothing else, is told it",
    arguments: [
      (
        "init(presenting: Bool, duration: TimeInterval) {}",
        "presenting: isPresenting, duration: 0.3"
      ),
      ("init(isDismissing: Bool, a: Int = 1) {}", "isDismissing: !isPresenting"),
      ("init(_ disappears: Bool) {}", "!isPresenting"),
      ("init(isReverse: Bool) {}", "isReverse: !isPresenting"),
      (
        "init(isPresenting: Bool, animation: Animation?) {}",
        "isPresenting: isPresenting, animation: nil"
      ),
      (
        "enum Way { case present, dismiss }\ninit(_ way: Way) {}",
        "isPresenting ? .present : .dismiss"
      ),
      (
        "enum Way { case push, pop, dismiss }\ninit(way: Way) {}",
        "way: isPresenting ? .push : .pop"
      ),
      (
        "enum Way { case show(at: Int = 1)\ncase hide }\ninit(way: Way) {}",
        "way: isPresenting ? .show() : .hide"
      ),
    ])
  func directed(members: String, expected: String) throws {
    let text = "class Fade: NSObject, UIViewControllerAnimatedTransitioning {\n\(members)\n}"
    #expect(
      try Self.subjects(text).first
        == "  .modal(\"fade\", directed: { isPresenting in Fade(\(expected)) }),")
  }

  @Test(
    "A direction with a default is told where the app tells it, and else keeps the default",
    arguments: [
      (
        "init(reverse: Bool = false, size: CGSize) {}", "Fade(reverse: true, size: s)",
        "directed: { isPresenting in Fade(reverse: !isPresenting, size: CGSize(width: 96, height: 96)) }"
      ),
      (
        "init(reverse: Bool = false) {}", "Fade(reverse: true)",
        "directed: { isPresenting in Fade(reverse: !isPresenting) }"
      ),
      (
        "enum Way { case present, dismiss }\ninit(way: Way = .present) {}", "Fade(way: .dismiss)",
        "directed: { isPresenting in Fade(way: isPresenting ? .present : .dismiss) }"
      ),
      ("init(reverse: Bool = false) {}", "Fade()", "{ Fade() }"),
      ("init(loud: Bool = false) {}", "Fade(loud: true)", "{ Fade() }"),
      ("init(reverse: Bool = false) {}", "Fade(Page(reverse: true))", "{ Fade() }"),
    ])
  func defaultDirection(members: String, call: String, expected: String) throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      \(members)
      }
      class Owner { func make() -> Any { \(call) } }
      """
    let made = try #require(try Self.subjects(text).first)
    let isPlain = expected.hasPrefix("{")
    #expect(made == "  .modal(\"fade\"\(isPlain ? ") " : ", ")\(expected)\(isPlain ? "" : ")"),")
  }

  @Test(
    "One that has to be told more is left to its author",
    arguments: [
      "init(animated: Bool) {}", "init(view: UIView, presenting: Bool) {}",
      "enum Way { case present(UIView), dismiss }\ninit(way: Way) {}",
      "private init(presenting: Bool) {}",
    ])
  func undirected(members: String) throws {
    let text = "class Fade: NSObject, UIViewControllerAnimatedTransitioning {\n\(members)\n}"
    #expect(try Self.subjects(text).first == "]")
  }

  @Test(
    "An animator that works with the app's own screens alone is no subject",
    arguments: [
      "guard let a = b as? Photo else { fatalError() }", "let photo = from as! Photo",
      "guard let a = b as? Photo, let d = e else { return }",
      "switch (b, d) { case (let a as Photo, _): go(a); default: assertionFailure() }",
    ])
  func ownScreens(body: String) throws {
    let text = """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: C) { \(body) }
      }
      """
    let subjects = try Self.subjects(text)

    #expect(subjects.first == "]")
    #expect(subjects.contains("// Zoom, which works with screens of its own alone"))
  }

  @Test(
    "An animator that ends its transition with other screens as well is a subject, if it shows them",
    arguments: [true, false])
  func anyScreens(shows: Bool) throws {
    let text = """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: C) {
          \(shows ? "c.containerView.addSubview(b)" : "")
          guard let a = b as? Photo else { c.completeTransition(true); return }
          if let d = e as? Photo { d.hide() }
        }
      }
      """
    #expect(
      try Self.subjects(text).first == (shows ? #"  .modal("zoom") { Zoom() },"# : "]"))
  }

  @Test("A delegate of animators that work with the app's own screens alone is no subject")
  func delegateOfOwnScreens() throws {
    let text = """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        init(photo: UIViewController) {}
        func animateTransition(using c: C) { guard let a = b as? Photo else { return } }
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: V) -> A? { Zoom(photo: d) }
      }
      """
    let subjects = try Self.subjects(text)

    #expect(subjects.first == "]")
    #expect(subjects.contains("// Owner, whose animators work with screens of their own alone"))
  }

  @Test("Animators that nobody sees are made by the function that hands them out")
  func factory() throws {
    let text = """
      public enum Card {
        public enum Kind { case dismissal, presentation }
        public static func transition(kind: Kind) -> UIViewControllerAnimatedTransitioning { Up() }
        public static func transition(all: Int) -> any UIViewControllerAnimatedTransitioning { Up() }
      }
      private class Up: NSObject, UIViewControllerAnimatedTransitioning {}
      """
    #expect(
      try Self.subjects(text).first
        == "  .modal(\"card\", isInteractive: false, directed: { isPresenting in "
        + "Card.transition(kind: isPresenting ? .presentation : .dismissal) }),")
    let pull = "class Pull: UIPercentDrivenInteractiveTransition {}"
    #expect(
      try Self.subjects(text + pull).first?
        .hasPrefix("  .modal(\"card\", directed: { isPresenting in ") == true)
  }

  @Test("An animator that a navigation delegate makes is one of pushes")
  func makers() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner { func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { Fade() } }
      """
    #expect(try Self.subjects(text).first == #"  .navigation("fade") { _ in Fade() },"#)
  }

  @Test(
    "An animator of pushes and pops is told the direction by the operation",
    arguments: [
      (
        "init(isPresenting: Bool, duration: Double) {}",
        "Zoom(isPresenting: operation == .push, duration: 0.3)"
      ),
      ("init(isDismissing: Bool) {}", "Zoom(isDismissing: operation != .push)"),
    ])
  func pushesAndPops(member: String, call: String) throws {
    let text = """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning { \(member) }
      class Owner { func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { Zoom(o) } }
      """
    #expect(
      try Self.subjects(text).first == "  .navigation(\"zoom\") { operation in \(call) },")
    let flagged = text.replacing(member, with: "var isPresenting = true")
    #expect(
      try Self.subjects(flagged).contains("    animator.isPresenting = operation == .push"))
  }

  @Test(
    "A type that needs arguments is listed with its initialiser, and one nobody can see with why")
  func open() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning { init(from view: UIView, _ scale: CGFloat) {} }
      private class Hidden: NSObject, UIViewControllerAnimatedTransitioning {}
      class Segue: UIStoryboardSegue, UIViewControllerTransitioningDelegate { \(Self.handsOut) }
      func f() { class Local: NSObject, UIViewControllerAnimatedTransitioning {} }
      """
    #expect(
      try Self.subjects(text) == [
        "]", "// These are not checked yet: finish a line and put it into the list.",
        "// .modal(\"fade\") { Fade(from: <#view as UIView#>, <#scale as CGFloat#>) },",
        "// Hidden, which is private",
        "// .modal(\"segue\", delegate: { _ in Segue(<#arguments#>) }),",
      ])
  }

  @Test("An animator that a delegate hands out is checked with that delegate, and not alone")
  func handedOut() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: V) -> A? { Fade() }
      }
      """
    #expect(
      try Self.subjects(text) == [
        #"  .modal("owner", delegate: { _ in Owner() }),"#, "]",
        "// These are not checked yet: finish a line and put it into the list.",
        "// Fade is checked with Owner, which hands it out",
      ])
  }

  @Test("A class that is its own delegate and animator is checked as the delegate alone")
  func ownDelegate() throws {
    let text = """
      class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        func animationController(forDismissed d: V) -> A? { self }
      }
      """
    #expect(
      try Self.subjects(text) == [
        #"  .modal("fade", delegate: { _ in Fade() }),"#, "]",
        "// These are not checked yet: finish a line and put it into the list.",
        "// Fade is checked as the delegate that hands itself out",
      ])
  }

  @Test(
    "A class that leaves a method to those below it is no subject, and one that has it is",
    arguments: ["fatalError(because: .subclass)", #"preconditionFailure("write me")"#])
  func unwritten(body: String) throws {
    let text = """
      open class Base: NSObject, UIViewControllerAnimatedTransitioning {
        open func animateTransition(using c: C) { \(body) }
      }
      class Fade: Base { override func animateTransition(using c: C) { c.completeTransition(true) } }
      """
    #expect(
      try Self.subjects(text) == [
        #"  .modal("fade") { Fade() },"#, "]",
        "// These are not checked yet: finish a line and put it into the list.",
        "// Base, whose animateTransition(using:) is for a class below it to write",
      ])
  }

  @Test(
    "A class with a property that has to be set first is no subject, and one that sets it is",
    arguments: [
      ("open var config: Config!", true),
      ("var config: Config! { didSet { fade.config = config } }", true),
      ("var config: Config! = Config()", false), ("private var config: Config!", false),
      ("var config: Config!\noverride init() { self.config = Config() }", false),
      ("var config: Config!\nfunc prepare() { config = Config() }", false),
      ("var config: Config!\nfunc set(_ c: Config) { self.config = c }", true),
      ("private var config: Config!\nfunc set(c: Config) { config = c }", true),
      (
        "var config: Config!\nfunc set(c: Config) { config = c }\nfunc prepare() { set(c: Config()) }",
        false
      ),
      ("var config: Config?", false),
      ("var view: UIView!", false),
    ])
  func neededProperty(members: String, isNeeded: Bool) throws {
    let subjects = try Self.subjects(
      """
      class Config: NSObject {}
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        \(members)
      }
      """)
    let told = subjects.contains("// Fade, whose config has to be set first")

    #expect(told == isNeeded)
    #expect((subjects.first == #"  .modal("fade") { Fade() },"#) == !isNeeded)
  }

  @Test("The outlets of a screen are set by its document")
  func outlets() throws {
    let text = """
      class Box: UIView {}
      class Card: UIViewController, UIViewControllerTransitioningDelegate {
        @IBOutlet var box: Box!
        \(Self.handsOut)
      }
      """
    #expect(try Self.subjects(text).first == #"  Subject("card") { stage in"#)
  }

  @Test("A delegate is given the screen that its gesture is put on")
  func wired() throws {
    let text = """
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func attach(to controller: UIViewController) { controller.view.addGestureRecognizer(pan) }
        \(Self.handsOut)
      }
      """
    #expect(
      try Self.subjects(text) == [
        #"  .modal("owner", delegate: { screen in"#, "    let delegate = Owner()",
        "    delegate.attach(to: screen)", "    return delegate", "  }),", "]",
      ])
  }

  @Test("Two types of one name have two")
  func clash() throws {
    let text = """
      class DemoFade: NSObject, UIViewControllerAnimatedTransitioning {}
      enum Demo { class Fade: NSObject, UIViewControllerAnimatedTransitioning {} }
      """
    #expect(
      try Self.subjects(text).dropLast() == [
        #"  .modal("demoFade") { DemoFade() },"#, #"  .modal("Demo.Fade") { Demo.Fade() },"#,
      ])
  }

  @Test("No subject has the name of the app, which has it already")
  func clashWithApp() throws {
    let text = """
      class Slide: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        \(Self.handsOut)
        func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { nil }
      }
      """
    func titles(_ app: String?) throws -> [Substring] {
      SubjectFile(try adoption(["a.swift": text]).program, app: app).text
        .matches(of: #/(?:modal|Subject)\("([^"]+)"/#).map(\.output.1)
    }
    #expect(try titles(nil) == ["slide", "Slide"])
    #expect(try titles("Slide") == ["slide", "Slide 2"])
  }

  static func proposal(_ text: String) throws -> [String] {
    let file = SubjectFile(try adoption(["a.swift": text]).program)
    return file.proposal(launching: ".app(\"Shop\")").split(separator: "\n").dropFirst(4)
      .map(String.init)
  }

  @Test("A proposal begins with the app; its parts wait for what no run of the app comes to")
  func proposal() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        \(Self.handsOut.replacing("nil", with: "Slide()"))
      }
      """

    #expect(
      try Self.proposal(text) == [
        "  // The app itself, launched as on a phone: its screens are found by looking.",
        "  .app(\"Shop\"),",
        "  // Flows, each checked by itself if no run of the app comes to it.",
        "  .modal(\"owner\", delegate: { _ in Owner() })", "    .ifNeverRan(\"Slide\"),",
        "  // Parts, to be checked by themselves: take the slashes away.",
        "  // .modal(\"fade\") { Fade() },", "]",
        "// These are not checked yet: finish a line and put it into the list.",
        "// Slide is checked with Owner, which hands it out",
      ])
  }

  @Test("A screen that needs its outlets is a comment; its animator waits, told its direction")
  func screenWithOutlets() throws {
    let text = """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning { var isPresenting = false }
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        @IBOutlet var button: UIButton!
        let slide = Slide()
        func open(_ menu: UIViewController) { menu.transitioningDelegate = self }
        func animationController(forPresented p: V, presenting: V, source: V) -> A? {
          Slide()
        }
      }
      """
    let lines = try Self.proposal(text)

    #expect(lines.contains("  // Subject(\"home\") { stage in"))
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("  .modal(\"slide\", isInteractive: false") })
    #expect(
      lines[first...].prefix(6).joined(separator: "|")
        == "  .modal(\"slide\", isInteractive: false, directed: { isPresenting in|    let animator = Slide()|"
        + "    animator.isPresenting = isPresenting|    return animator|"
        + "  }).ifNeverRan(\"Slide\"),|]")
  }

  @Test("An animator of the app's own container does not wait, because UIKit is never given it")
  func ofOwnContainer() throws {
    let text = """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {}
      class Deck: UIViewController { func turn() { Slide().animateTransition(using: own) } }
      """

    #expect(try Self.proposal(text).contains("  // .modal(\"slide\") { Slide() },"))
  }

  @Test("A delegate that hands itself out and works with screens of its own alone is no subject")
  func itselfForOwnScreens() throws {
    let text = """
      class Photo: UIViewController {}
      class Zoom: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        \(Self.handsOut)
        func animateTransition(using c: C) { let photo = c.viewController(forKey: .from) as! Photo }
      }
      """

    #expect(try Self.subjects(text).first == "]")
  }

  @Test(
    "A delegate whose presentation controller takes screens of a protocol is given such a screen")
  func ownCard() throws {
    let text = """
      protocol Sheet: AnyObject { var scroll: UIScrollView? { get }; var height: CGFloat { get } }
      extension Sheet { var height: CGFloat { 100 } }
      class Dim: UIPresentationController {
        var sheet: Sheet? { presentedViewController as? Sheet }
      }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented p: V, presenting: V?, source: V) -> P? {
          Dim(presentedViewController: p, presenting: presenting)
        }
      }
      """
    let lines = try Self.subjects(text)

    #expect(lines.first == "  Subject(\"owner\") { stage in")
    #expect(
      lines.dropFirst().prefix(3) == [
        "    final class Card: UIViewController, Sheet {",
        "      var scroll: UIScrollView? { nil }", "    }",
      ])
    #expect(lines.contains("      let card = Card()"))
    #expect(lines.contains("// Dim, which presents screens of its own alone"))
  }

  @Test("A container with content of its own keeps it")
  func ownTabs() throws {
    let text = "class Root: UITabBarController, UITabBarControllerDelegate { \(Self.handsOutTabs) }"

    #expect(
      try Self.subjects(text).contains("    if (tabs.viewControllers ?? []).isEmpty {"))
  }

  @Test(
    "A subject that runs a part of what another one runs does not wait as well",
    arguments: ["Slide", "Int"])
  func covered(animator: String) throws {
    let text = """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {}
      class Dim: UIPresentationController {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        \(Self.handsOut.replacing("nil", with: "\(animator)()"))
        func presentationController(forPresented p: V, presenting: V?, source: V) -> P? {
          Dim(presentedViewController: p, presenting: presenting)
        }
      }
      """
    let lines = try Self.proposal(text)

    let classes = animator == "Slide" ? "\"Slide\", \"Dim\"" : "\"Dim\""
    #expect(lines.contains("    .ifNeverRan(\(classes)),"))
    #expect(lines.contains { $0.hasPrefix("  // .modal(\"dim\"") })
  }

  @Test("A list names the iOS that the app was built for, and the reason, where the project tells")
  func era() throws {
    let file = SubjectFile(try adoption(["a.swift": "class Fade {}"]).program)
    let era = try #require(AppEra(deployment: "11.0", xcode: "1020"))
    let lines = file.proposal(launching: ".app(\"Shop\")", era: era).split(separator: "\n")

    #expect(
      lines[3]
        == "// The app is checked on iOS 12, because Xcode 10.2 last upgraded its project.")
    #expect(lines.last == "].on(iOS: 12)")
    #expect(!file.proposal(launching: ".app(\"Shop\")").contains("iOS"))
  }

  @Test("The file is written once, and is its reader's from then on")
  func writtenOnce() throws {
    let folder = Folder()
    try folder.write("class Sheet: UIPresentationController {}", "App/A.swift")
    let first = try folder.adopt("App --into Out --subjects").output
    try folder.write("mine", "Out/Subjects.swift")
    let second = try folder.adopt("App --into Out --subjects").output

    #expect(first.hasSuffix("  Subjects.swift written, with 1 subject\n"))
    #expect(second.hasSuffix("  Subjects.swift is there and stays as it is\n"))
    #expect(folder.read("Out/Subjects.swift") == "mine")
  }
}
