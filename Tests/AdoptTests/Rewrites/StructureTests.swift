import Testing

@testable import Adopt

@Suite("Structure")
struct StructureTests {
  @Test("An override in an extension stays on its lines, and the class calls it")
  func overrides() throws {
    let text = """
      class A: UIView {
      }
      extension A {
        @objc open override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    #expect(
      try adopted(text) == """
        class A: UIView {
        open override func layoutSubviews() { adopted_A_layoutSubviews() }; }
        extension A {
          public func adopted_A_layoutSubviews() {
            super.layoutSubviews()
          }
        }
        """)
  }

  /// Returns the declaration that is added to a class for an override in its extension.
  static func given(_ member: String) throws -> String {
    let text = try adopted("class A: B {\n}\nextension A { \(member) }")
    let line = text.split(separator: "\n")[1]
    return String(line.dropLast("; }".count))
  }

  @Test(
    "The class hands everything on",
    arguments: [
      (
        "override func a(_: Int, b c: inout [String: Int], d: Int = 1) throws -> Int { 1 }",
        "override func a(_ a0: Int, b a1: inout [String: Int], d a2: Int = 1) throws -> Int "
          + "{ try adopted_A_a_b_d(a0, b: &a1, d: a2) }"
      ),
      ("override var a: Int { 1 }", "override var a: Int { adopted_A_a }"),
      (
        "override var a: Int { get { 1 } set { b = newValue } }",
        "override var a: Int { get { adopted_A_a } set { adopted_A_a = newValue } }"
      ),
      (
        "override var a: Int { didSet { b() } }",
        "override var a: Int { didSet { adopted_A_a(oldValue) } }"
      ),
      (
        "override class var layerClass: AnyClass { B.self }",
        "override class var layerClass: AnyClass { adopted_A_layerClass }"
      ),
      (
        "override func a<T>(_ b: T) async where T: C { }",
        "override func a<T>(_ a0: T) async where T: C { await adopted_A_a(a0) }"
      ),
    ])
  func handedOn(member: String, expected: String) throws {
    #expect(try Self.given(member) == expected)
  }

  @Test("A class in another file is given the override, and one in no file is reported")
  func otherFile() throws {
    let files = try adoption([
      "a.swift": "extension A { override func b() {} }\nextension Far { override func c() {} }",
      "b.swift": "class A: B { var d = 1 }",
    ])

    #expect(
      files.files[1].text.hasSuffix(
        "class A: B { var d = 1 ; override func b() { adopted_A_b() } }"))
    #expect(
      files.obstacles.map(\.description) == [
        "a.swift:2:26: warning: This extension overrides, and the class Far is not among the "
          + "files. Declare it in a class of your own between the two, or in a protocol."
      ])
  }

  @Test("A member of an extension of UIKit's class asks by hand whether a subclass overrides it")
  func dispatched() throws {
    #expect(
      try adopted(
        "extension UIViewController {\n  var b: Int { 1 }\n}\n"
          + "class C: UINavigationController {\n  override var b: Int { super.b }\n}")
        == "extension UIViewController {\n  var b: Int { if let adopted = self as? C "
        + "{ return adopted.adopted_C_b }; return adopted_UIViewController_b }; "
        + "var adopted_UIViewController_b: Int { 1 }\n}\n"
        + "class C: UINavigationController {\n  var adopted_C_b: Int { adopted_UIViewController_b }\n}"
    )
  }

  @Test("A method of an extension of UIKit's class passes its parameters on under their names")
  func dispatchedMethod() throws {
    #expect(
      try adopted(
        "extension UIViewController {\n  @objc func b(to c: Int, _ d: inout Int) {}\n}\n"
          + "class C: UIViewController {\n  override func b(to c: Int, _ d: inout Int) {}\n}")
        == "extension UIViewController {\n  func b(to c: Int, _ d: inout Int) { if let adopted = "
        + "self as? C { return adopted.adopted_C_b_to(to: c, &d) }; return "
        + "adopted_UIViewController_b_to(to: c, &d) }; "
        + "func adopted_UIViewController_b_to(to c: Int, _ d: inout Int) {}\n}\n"
        + "class C: UIViewController {\n  func adopted_C_b_to(to c: Int, _ d: inout Int) {}\n}")
  }

  @Test("A library's extension of UIKit's class asks by a protocol whether an app overrides it")
  func dispatchedAcrossModules() throws {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    func body(_ own: InputFile, beside other: InputFile) throws -> String {
      String(
        decoding: try Adoption(of: [own], beside: [other], terms: AdoptionTerms()).files[0].body,
        as: UTF8.self)
    }
    let kit = file(
      "Kit.swift",
      "import UIKit\nextension UIViewController { @objc open func b(c: Int = 1) -> Int { 1 } }")
    let app = file(
      "App.swift",
      """
      import UIKit
      class C: UIViewController { override func b(c: Int) -> Int { super.b(c: c) } }
      class D: C { override func b(c: Int) -> Int { super.b(c: c) } }
      """)

    #expect(
      try body(kit, beside: app) == """
        import UIKit
        extension UIViewController { open func b(c: Int = 1) -> Int { if let adopted = self as? any \
        Adopted_UIViewController_b_c { return adopted.adopted_asked_UIViewController_b_c(c: c) }; \
        return adopted_UIViewController_b_c(c: c) }; \
        public func adopted_UIViewController_b_c(c: Int = 1) -> Int { 1 } }; \
        @MainActor public protocol Adopted_UIViewController_b_c \
        { func adopted_asked_UIViewController_b_c(c a0: Int) -> Int }
        """)
    #expect(
      try body(app, beside: kit) == """
        import UIKit
        class C: UIViewController { func adopted_C_b_c(c: Int) -> Int \
        { adopted_UIViewController_b_c(c: c) } }; extension C: Adopted_UIViewController_b_c \
        { func adopted_asked_UIViewController_b_c(c a0: Int) -> Int \
        { if let adopted = self as? D { return adopted.adopted_D_b_c(c: a0) }; \
        return adopted_C_b_c(c: a0) } }
        class D: C { func adopted_D_b_c(c: Int) -> Int { adopted_C_b_c(c: c) } }
        """)
  }

  @Test("A method of an extension that a subclass overrides is given to the class as well")
  func overridden() throws {
    let text = try adopted(
      "class A {\n}\nextension A { @objc func b() {} }\nclass C: A {\n  override func b() {}\n}")
    #expect(
      text
        == "class A {\nfunc b() { adopted_A_b() }; }\nextension A { func adopted_A_b() {} }\n"
        + "class C: A {\n  override func b() {}\n}")
  }

  @Test("A requirement that only a subclass implements is declared where the conformance is")
  func late() throws {
    let text = try adopted(
      """
      class A: NSObject, UINavigationControllerDelegate {
      }
      class B: A {
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
      }
      """)
    #expect(
      text == """
        class A: NSObject, UINavigationControllerDelegate {
        func navigationController(_ a0: UINavigationController, didShow a1: UIViewController, animated a2: Bool) { final class TurnstileLeftOut: NSObject, UINavigationControllerDelegate {  }; return TurnstileLeftOut().navigationController(a0, didShow: a1, animated: a2) }; }
        class B: A {
          override func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
        }
        """)
  }

  @Test("A class that conforms and implements needs no repair")
  func notLate() throws {
    let text = """
      class A: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ s: UIScrollView) {}
      }
      class B: A {
        override func scrollViewDidScroll(_ s: UIScrollView) {}
      }
      """
    #expect(try adopted(text) == text)
  }

  @Test(
    "A property with the name of an optional method stays a property",
    arguments: [
      ("_ = v.bar.size", "v.bar.size"), ("_ = v.bar?.size", "v.bar?.size"),
      ("let b = v.bar", "v.bar"), ("_ = v.bar != nil", "v.adopted_bar_at?.bar != nil"),
      ("_ = v.bar?(1, at: 2)", "v.adopted_bar_at?.bar(1, at: 2)"),
    ])
  func propertyOfOneName(use: String, adoptedUse: String) throws {
    let text = """
      @objc protocol P { @objc optional func bar(_ a: Int, at: Int) }
      extension V { var bar: Bar { Bar() } }
      func f(v: P) {}
      func g(v: V) { \(use) }
      """
    #expect(try adopted(text).contains(adoptedUse))
  }

  @Test("An optional requirement becomes a protocol that a class with the method conforms to")
  func optionalRequirements() throws {
    let text = try adopted(
      """
      @objc protocol P { @objc optional func a(_ b: Int, c: Int) -> Int }
      class Base: P {}
      class Sub: Base { func a(_ b: Int, c: Int) -> Int { 1 } }
      class Other { func a(_ b: Int, c: Int) -> Int { 1 } }
      """)
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == """
        protocol P: AnyObject { }; protocol P_a_c: AnyObject { func a(_ b: Int, c: Int) -> Int }; \
        extension P { var adopted_a_c: (any P_a_c)? { self as? any P_a_c }; \
        var adopted_a_c_isThere: Bool { self is any P_a_c } }
        """)
    #expect(lines[1] == "class Base: P {}")
    #expect(lines[2] == "class Sub: Base, P_a_c { func a(_ b: Int, c: Int) -> Int { 1 } }")
    #expect(lines[3] == "class Other { func a(_ b: Int, c: Int) -> Int { 1 } }")
  }

  @Test("Classes of one name, inside functions, each conform to what they have")
  func optionalRequirementsOfNamesakes() throws {
    let text = try adopted(
      """
      @objc protocol P { @objc optional func a(); @objc optional func b() }
      class C: P { func a() {} }
      func f() { class C: P { func b() {} } }
      func g() { class C: P {} }
      """)
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "class C: P, P_a { func a() {} }")
    #expect(lines[2] == "func f() { class C: P, P_b { func b() {} } }")
    #expect(lines[3] == "func g() { class C: P {} }")
  }

  @Test(
    "A use of an optional requirement asks first",
    arguments: [
      ("owner?.a?(1, c: 2)", "owner?.adopted_a_c?.a(1, c: 2)"),
      ("owner.a?(1, c: 2) ?? 3", "owner.adopted_a_c?.a(1, c: 2) ?? 3"),
      ("owner!.a!(1, c: 2)", "owner!.adopted_a_c!.a(1, c: 2)"),
      ("owner?.a(_:c:) != nil", "owner?.adopted_a_c?.a(_:c:) != nil"),
      ("owner?.a == nil", "owner?.adopted_a_c?.a == nil"),
      ("owner?.title ?? 1", "owner?.adopted_title?.title ?? 1"),
      ("owner?.responds(to: #selector(P.a(_:c:)))", "owner?.adopted_a_c_isThere"),
      ("other.title", "other.title"),
      ("self.done?(1)", "self.done?(1)"),
      ("UIApplication.shared.delegate?.window??.a", "UIApplication.shared.delegate?.window?.a"),
      ("app.delegate!.window!!.a", "app.delegate!.window!.a"),
      ("(app.delegate?.window?.flatMap { $0 })!", "(app.delegate?.window.flatMap { $0 })!"),
      ("app.delegate?.window?.map({ $0 })", "app.delegate?.window.map({ $0 })"),
      ("app.delegate?.window?.frame", "app.delegate?.window?.frame"),
      ("app.delegate?.window?.a", "app.delegate?.window?.a"),
    ])
  func uses(expression: String, expected: String) throws {
    let text = """
      @objc protocol P { @objc optional func a(_ b: Int, c: Int) -> Int
        @objc optional var title: Int { get } }
      class B { weak var owner: P?; var done: ((Int) -> Void)?; func d() { _ = \(expression) } }
      """
    #expect(try adopted(text).hasSuffix("func d() { _ = \(expected) } }"))
  }

  @Test("A member that the app adds to optionals is asked of the delegate's optional window")
  func memberOfOptionals() throws {
    let text = try adopted(
      """
      extension Optional { var value: Wrapped? { self } }
      func a() { b(UIApplication.shared.delegate?.window?.value?.c, d.delegate?.window?.e) }
      """)
    #expect(
      text.hasSuffix(
        "{ b(UIApplication.shared.delegate?.window.value?.c, d.delegate?.window?.e) }"))
  }

  @Test(
    "The window of the application's delegate, bound by a condition, is an optional",
    arguments: [
      ("if let a = UIApplication.shared.delegate?.window, let b = a { b.f() }", true),
      ("guard let a = UIApplication.shared.delegate!.window else { return }", true),
      ("if let a = owner.delegate?.window { a.f() }", false),
      ("if let a = UIApplication.shared.delegate?.window?.b { a.f() }", false),
      ("let a = UIApplication.shared.delegate?.window", false),
    ])
  func boundWindow(line: String, isOptional: Bool) throws {
    let text = try adopted("class C { func e() { \(line) } }")

    #expect(text.contains("window as UIWindow??") == isOptional)
  }

  @Test("An optional call of UIKit's is a plain one, also where a view has the method's name")
  func callsOfAnimators() throws {
    let text = """
      class A { var interruptibleAnimator: UIViewImplicitlyAnimating?
        func f() {
          guard let a = b.interruptibleAnimator?(using: c) else { return }
          if let d = b.interruptibleAnimator?(using: c), e {}
          b.interruptibleAnimator?(using: c).startAnimation(); if let h = i.tableView?(j, heightForRowAt: k) {}
          a.addCompletion? { _ in }; a.continueAnimation?(withTimingParameters: g, durationFactor: 1) } }
      class B { var animationEnded: Done?; func f() { self.animationEnded?(true) } }
      """
    let lines = try adopted(text).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }

    #expect(
      lines[2] == "guard let a = b.interruptibleAnimator(using: c).ifImplemented else { return }")
    #expect(lines[3] == "if let d = b.interruptibleAnimator(using: c).ifImplemented, e {}")
    #expect(
      lines[4]
        == "b.interruptibleAnimator(using: c).ifImplemented?.startAnimation(); "
        + "if let h = i.tableView(j, heightForRowAt: k) as Optional {}")
    #expect(
      lines[5]
        == "a.addCompletion { _ in }; "
        + "a.continueAnimation(withTimingParameters: g, durationFactor: 1) } }")
    #expect(lines[6].contains("self.animationEnded?(true)"))
  }

  @Test(
    "A closure that has the name of a method of UIKit's is asked for, and the method is not",
    arguments: [
      ("()", true), ("(1)", true), ("(withTimingParameters: g, durationFactor: 1)", false),
    ]
  )
  func closuresOfTheApp(arguments: String, isAsked: Bool) throws {
    let text = try adopted(
      """
      class A { var continueAnimation: (() -> Void)? }
      func f(a: A) { a.continueAnimation?\(arguments) }
      """)

    #expect(text.contains("continueAnimation?(") == isAsked)
  }

  @Test("A call with labels is no closure's, also where a variable has the method's name")
  func labelledCall() throws {
    let text = try adopted(
      """
      class A { var textField = make() }
      func f() { a.delegate?.textField?(b, shouldChangeCharactersIn: c, replacementString: d) }
      """)

    #expect(text.contains("a.delegate?.textField(b, shouldChangeCharactersIn: c"))
  }

  @Test("An optional call of one of UIKit's own is a plain call")
  func calls() throws {
    #expect(
      try adopted("func a(b: UIScrollView) { b.delegate?.scrollViewDidScroll?(b) }")
        == "func a(b: UIScrollView) { b.delegate?.scrollViewDidScroll(b) }")
    #expect(
      try obstacles(
        "func a(b: B) { _ = b.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) }"
      ).first
        == "a.swift:1:22: warning: Whether an object implements a method of UIScrollViewDelegate cannot "
        + "be asked here. Call the method: what is left out does nothing, or answers as UIKit assumes."
    )
  }

  @Test(
    "An object is taken to have what UIKit may ask of it",
    arguments: [
      ("context", "context.view(forKey:)", "view(forKey:)"),
      ("context", "UIViewControllerContextTransitioning.view(forKey:)", "view(forKey:)"),
      (
        "context", "UIViewControllerContextTransitioning.pauseInteractiveTransition",
        "pauseInteractiveTransition"
      ),
      (
        "animator!", "UIViewControllerAnimatedTransitioning.animationEnded(_:)",
        "animationEnded(_:)"
      ),
    ])
  func questions(receiver: String, method: String, name: String) throws {
    #expect(
      try adopted("func a() { if \(receiver).responds(to: #selector(\(method))) { b() } }")
        == "func a() { if \(receiver).responds(to: \"\(name)\") { b() } }")
  }

  @Test("A plain object that observes by name becomes a responder")
  func observers() throws {
    let method =
      "override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {}"
    #expect(
      try adopted("class A: NSObject {}\nclass B: A { \(method) }")
        == "class A: UIResponder {}\nclass B: A { \(method) }")
    #expect(
      try adopted("class A: UIView { \(method) }") == "class A: UIView { \(method) }")
  }

  @Test("A thread that sleeps takes virtual time, where the file sees UIKit")
  func sleeping() throws {
    let sleep = "Thread.sleep(forTimeInterval: 2)"
    #expect(
      try adopted("import UIKit\nfunc f() { \(sleep) }")
        == "import UIKit\nfunc f() { \(sleep.replacing("Thread", with: "UIKit")) }")
    let plain = "import Foundation\nfunc f() { \(sleep) }"
    #expect(try adopted(plain).contains(sleep))
  }

  @Test(
    "A plain object that forwards messages becomes a responder, and says itself what it answers to")
  func proxies() throws {
    #expect(
      try adopted(
        "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { b } }")
        == "class A: UIResponder { override func forwardingTarget(for s: Selector!) -> Any? { b } }"
    )
    let conformance = "{ override func conforms(to p: Protocol) -> Bool { b } }"
    #expect(
      try adopted("class A: NSObject \(conformance)") == "class A: UIResponder \(conformance)")
    let question = "override func responds(%@ s: Selector!) -> Bool { super.responds(%@: s) || b }"
    #expect(
      try adopted("class A: UIView { \(question.replacing("%@", with: "to")) }")
        == "class A: UIView { \(question.replacing("%@", with: "toMessage")) }")
  }

  @Test("An exchange of methods does nothing, and is a cut that a run meets")
  func exchange() throws {
    let text = try adopted(
      "class A {\n  static func b() { method_exchangeImplementations(c, d) }\n}")

    #expect(
      text == "class A {\n  static func b() "
        + "{ turnstileCut(\"a.swift:2 method_exchangeImplementations\") }\n}")
  }
}
