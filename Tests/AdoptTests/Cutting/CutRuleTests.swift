import Testing

@testable import Adopt

/// Tests the rules that cut code which does not compile: for each rule, the first cut that it makes
/// around a compiler's error.
@Suite("Rules of cutting")
struct CutRuleTests {
  @Test("An argument that a call does not have goes with its label and comma")
  func argument() {
    let text = "func f() { show(a, animated: true, hero: 3) }"

    #expect(
      cut(text, at: "3", "extra argument 'hero' in call")
        == "func f() { show(a, animated: true) }")
  }

  @Test("An argument that a call lacks is a stand-in, where the compiler points to")
  func missingArgument() {
    func one(_ name: String) -> String { "missing argument for parameter '\(name)' in call" }

    #expect(
      cut("let a = Hero()", at: ")", one("in"))
        == "let a = Hero(in: turnstileStandIn(\"Card.swift:1 )\"))")
    #expect(
      cut("func f() { show(1, to: 2) }", at: ",", one("at"))
        == "func f() { show(1, at: turnstileStandIn(\"Card.swift:1 ,\"), to: 2) }")
    #expect(
      cut("func f() { show(to: 2) }", at: "to", "missing argument for parameter #1 in call")
        == "func f() { show(turnstileStandIn(\"Card.swift:1 to\"), to: 2) }")
    #expect(
      cut("let a = Hero()", at: "(", "missing arguments for parameters 'in', '_' in call")
        == "let a = Hero(in: turnstileStandIn(\"Card.swift:1 (\"), turnstileStandIn(\"Card.swift:1 (\"))"
    )
    #expect(
      cut("let a = Hero(1)", at: "(", "missing arguments for parameters 'in', 'at' in call")
        == "let a = turnstileStandIn(\"Card.swift:1 (\", as: (Hero).self)")
  }

  @Test("What uses a variable twice at a time is rewritten, so that it does so one after the other")
  func exclusiveAccess() {
    let overlap = "overlapping accesses to 'a', but modification requires exclusive access"

    #expect(
      cut("func f() { swap(&a[i], &a[i + 1]) }", at: "swap", overlap)
        == "func f() { a.swapAt(i, i + 1) }")
    #expect(
      cut("func f() { swap(&a[i], &b[j]) }", at: "swap", overlap)
        == "func f() { turnstileCut(\"Card.swift:1 swap\") }")
    #expect(
      cut("func f() { a?.b.c -= (a?.d)! }", at: "a", overlap)
        == "func f() { if a != nil { let turnstileValue = (a?.d)!; a?.b.c -= turnstileValue } }")
    #expect(
      cut("func f() { a?.b.c = d }", at: "a", "cannot find 'a' in scope")
        == "func f() { turnstileCut(\"Card.swift:1 a\") }")
  }

  @Test("A number for a layout priority is converted, and a priority for a number")
  func priorities() {
    func wrong(_ from: String, _ to: String) -> String {
      "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    }

    #expect(
      cut(
        "func f() { a.priority = 750 }", at: "750",
        "cannot assign value of type 'Int' to type 'UILayoutPriority'")
        == "func f() { a.priority = UILayoutPriority(Float(750)) }")
    #expect(
      cut("func f() { a.hug(b.c, for: .x) }", at: "c", wrong("Float", "UILayoutPriority"))
        == "func f() { a.hug(UILayoutPriority(Float(b.c)), for: .x) }")
    #expect(
      cut(
        "func f() -> Float { return a.hugging(for: .x) }", at: "hugging",
        "cannot convert return expression of type 'UILayoutPriority' to return type 'Float'")
        == "func f() -> Float { return Float((a.hugging(for: .x)).rawValue) }")
    #expect(
      cut("func f() { show(a) }", at: "a", wrong("Float", "Card"))
        == "func f() { show(turnstileStandIn(\"Card.swift:1 a\")) }")
  }

  @Test("A conversion is no loss of a transition, and marks no run")
  func unmarkedPriority() {
    let text = "class C { func animateTransition() { a.priority = 750 } }"

    #expect(
      cut(
        text, at: "750", "cannot assign value of type 'Int' to type 'UILayoutPriority'",
        isInTransition: true, isMarked: true)
        == "class C { func animateTransition() { a.priority = UILayoutPriority(Float(750)) } }")
  }

  @Test("A value in a call becomes a stand-in of the type that the call asks for")
  func value() {
    let text = "func f() { show(view.hero, animated: true) }"

    #expect(
      cut(text, at: "hero", "value of type 'UIView' has no member 'hero'")
        == "func f() { show(turnstileStandIn(\"Card.swift:1 hero\"), animated: true) }")
  }

  @Test("A value that is missing in a text is a stand-in of a text")
  func valueInText() {
    #expect(
      cut("func f() { log(\"at \\(frame)\") }", at: "frame", "cannot find 'frame' in scope")
        == "func f() { log(\"at \\(turnstileStandIn(\"Card.swift:1 frame\", as: (String).self))\") }"
    )
  }

  @Test("A binding of a guard that is missing goes with its comma, and the only one goes with all")
  func binding() {
    func made(_ bindings: String) -> String? {
      cut(
        "func f() { guard \(bindings) else { return }; a() }", at: "hero",
        "value of type 'UIView' has no member 'hero'", isInTransition: true)
    }

    #expect(
      made("let b = c.hero, let d = e") == "func f() { guard  let d = e else { return }; a() }")
    #expect(
      made("let d = e, let b = c.hero") == "func f() { guard let d = e else { return }; a() }")
    #expect(
      made("let b = c.hero")
        == "func f() { turnstileCut(\"Card.swift:1 hero\", inTransition: true); a() }")
  }

  @Test("A guard that traps without its value goes, and one that returns gets a stand-in of nil")
  func trap() {
    func made(_ otherwise: String) -> String? {
      cut(
        "func f() { guard let a = c.hero else { \(otherwise) }; b() }", at: "hero",
        "value of type 'UIView' has no member 'hero'")
    }

    #expect(made("fatalError()") == "func f() { turnstileCut(\"Card.swift:1 hero\"); b() }")
    #expect(made("return")?.contains("= turnstileStandIn(\"Card.swift:1 hero\", as:") == true)
  }

  @Test("What a pattern leaves open or binds is no value, so no stand-in replaces it")
  func pattern() {
    let text = "func f() { if let hero = all.first, case .pair(_, let card) = hero { show(card) } }"
    let message = "type of expression is ambiguous without a type annotation"

    for place in ["_", "card"] {
      let made = cut(text, at: place, message)
      #expect(made?.contains("pair(turnstileStandIn") == false)
      #expect(made?.contains("_, turnstileStandIn") == false)
      #expect(made != text)
    }
  }

  @Test("A declared type is kept, a cast names one, and else the value takes any member")
  func valueOfName() {
    let message = "value of type 'UIView' has no member 'hero'"

    #expect(
      cut("func f() { let h: Hero = view.hero }", at: "hero", message)
        == "func f() { let h: Hero = turnstileStandIn(\"Card.swift:1 hero\") }")
    #expect(
      cut("func f() { let h = view.hero as? Hero }", at: "hero", message)
        == "func f() { let h = turnstileStandIn(\"Card.swift:1 hero\", as: (Hero?).self) }")
    #expect(
      cut("func f() { let h = view.hero }", at: "hero", message)
        == "func f() { let h = turnstileStandIn(\"Card.swift:1 hero\", as: (TurnstileAnything).self) }"
    )
  }

  @Test("In a transition no value takes any member: the statement goes, and is marked")
  func valueInTransition() {
    #expect(
      cut(
        "func f() { let h = view.hero }", at: "hero", "value of type 'UIView' has no member 'hero'",
        isInTransition: true)
        == "func f() { turnstileCut(\"Card.swift:1 hero\", inTransition: true) }")
  }

  @Test(
    "In a transition, a call that only lays out views is cut as layout",
    arguments: [
      ("constrain(fade) { $0.edges == $0.superview!.edges }", "constrain"),
      ("fade.snp.makeConstraints { make in make.edges.equalToSuperview() }", "snp"),
      ("self.fade.constrainEdges()", "constrainEdges"), ("fade.pin.all()", "pin"),
      ("fade.edgeAnchors == box.edgeAnchors", "edgeAnchors"),
      ("fade.autoPinEdgesToSuperviewEdges()", "autoPinEdgesToSuperviewEdges"),
    ])
  func layout(call: String, name: String) {
    #expect(
      cutInTransition(call, name)
        == "turnstileLayoutCut(\"Card.swift:1 \(name)\", inTransition: true)")
  }

  @Test(
    "A call that does more than layout, or something else, is not",
    arguments: [
      ("constrain(fade) { box.addSubview($0) }", "constrain"),
      ("fade.snp.makeConstraints { _ in context.completeTransition(true) }", "snp"),
      ("fade.hero()", "hero"), ("pin(fade)", "pin"),
    ])
  func moreThanLayout(call: String, name: String) {
    #expect(
      cutInTransition(call, name) == "turnstileCut(\"Card.swift:1 \(name)\", inTransition: true)")
  }

  /// Returns the text that replaces a statement which is cut, if the statement is in a transition
  /// and has two others beside it.
  private func cutInTransition(_ call: String, _ name: String) -> String? {
    let text = cut(
      "func f() { a(); \(call); b() }", at: name, "cannot find '\(name)' in scope",
      isInTransition: true)
    return text.map { String($0.dropFirst("func f() { a(); ".count).dropLast("; b() }".count)) }
  }

  @Test("One call goes out of a chain that begins with an initialiser")
  func modifier() {
    #expect(
      cut(
        "let v = UIView().hero { $0.id = 1 }.then(2)", at: "hero",
        "value of type 'UIView' has no member 'hero'") == "let v = UIView().then(2)")
  }

  @Test("A closure loses parameters that nobody gives it, and gets those that it ignores")
  func closures() {
    let none =
      "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body"
    let two =
      "contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored"

    #expect(
      cut("func f() { show(done: { _ in stop() }) }", at: "_", none)
        == "func f() { show(done: {  stop() }) }")
    #expect(
      cut("func f() { show { a in stop(a) } }", at: "a", none)
        != "func f() { show {  stop(a) } }")
    #expect(
      cut("let a = show(done: { stop() })", at: "{", two)
        == "let a = show(done: { _, _ in stop() })")
    #expect(
      cut("let a = show { [weak self] in self?.stop() }", at: "{", two)
        == "let a = show { [weak self] _, _ in self?.stop() }")
  }

  @Test("A value that may be missing here is asked, and not trusted")
  func unwrapped() {
    let message =
      "value of optional type 'Wire?' must be unwrapped to refer to member 'way' of wrapped base type 'Wire'"

    #expect(
      cut("func f() { layer.wire.way = .up }", at: "wire", message)
        == "func f() { layer.wire?.way = .up }")
    #expect(
      cut("func f() { layer.wire(1).way = .up }", at: "wire", message)
        == "func f() { layer.wire(1)?.way = .up }")
  }

  @Test("A condition is answered with no, and a binding with nil")
  func condition() {
    let message = "value of type 'UIView' has no member 'hero'"

    #expect(
      cut("func f() { if a, view.hero { b() } }", at: "hero", message)
        == "func f() { if a, turnstileStandIn(\"Card.swift:1 hero\") { b() } }")
    #expect(
      cut(
        "func f() { if let h = view.hero { b() } else { c() } }", at: "hero", message,
        isInTransition: true)
        == "func f() { turnstileCut(\"Card.swift:1 hero\", inTransition: true); do { c() } }")
  }

  @Test("A case that cannot be goes with what belongs to it")
  func label() {
    let text = "func f() { switch a {\ncase .hero: b()\ndefault: c()\n} }"

    #expect(
      cut(text, at: "hero", "type 'A' has no member 'hero'")
        == "func f() { switch a {\n\ndefault: c()\n} }")
  }

  @Test("A statement goes alone, and every line stays where it is")
  func statement() {
    let text = "func f() {\n  a()\n  view.hero.id =\n    \"a\"\n  b()\n}"

    #expect(
      cut(text, at: "hero", "value of type 'UIView' has no member 'hero'")
        == "func f() {\n  a()\n  turnstileCut(\"Card.swift:3 hero\")\n\n  b()\n}")
  }

  @Test("What a function gives back is a stand-in")
  func returned() {
    #expect(
      cut("func f() -> Int { return hero + 1 }", at: "hero", "cannot find 'hero' in scope")
        == "func f() -> Int { return turnstileStandIn(\"Card.swift:1 hero\") }")
    #expect(
      cut("func f() -> Int { a() }", at: "}", "missing return in global function")
        == "func f() -> Int { a() ; return turnstileStandIn(\"Card.swift:1 }\") }")
  }

  @Test(
    "The word override goes where nothing is overridden",
    arguments: [
      "method does not override any method from its superclass",
      "declaration 'hero()' has different argument labels from any potential overrides",
    ])
  func word(message: String) {
    #expect(
      cut("class A: B { override func hero() {} }", at: "hero", message)
        == "class A: B {  func hero() {} }")
  }

  @Test("An attribute that is not known goes")
  func attribute() {
    #expect(
      cut("class A { @Hero(1) var a = 2 }", at: "Hero", "unknown attribute 'Hero'")
        == "class A {  var a = 2 }")
  }

  @Test("A promise that cannot be kept goes, but none by which UIKit runs a transition")
  func conformance() {
    let message = "type 'A' does not conform to protocol 'Hero'"

    #expect(cut("class A: B, Hero {}", at: "A", message) == "class A: B {}")
    #expect(
      cut(
        "extension A: B, Kit.Hero {}", at: "extension",
        "inheritance from non-protocol type 'Kit.Hero'") == "extension A: B {}")
    #expect(
      cut(
        "class A: UIViewControllerAnimatedTransitioning {}", at: "A",
        "type 'A' does not conform to protocol 'UIViewControllerAnimatedTransitioning'") == "")
  }

  @Test("An initialiser that hands over to a missing one makes the plainest value")
  func initializer() {
    let message = "incorrect argument label in call"

    #expect(
      cut("class CardView { init() { super.init(hero) } }", at: "super", message)
        == "class CardView { init() { super.init(frame: .zero) } }")
    #expect(
      cut("struct Card { init() { self.init(hero) } }", at: "self", message)
        == "struct Card { init() { self = turnstileStandIn(\"Card.swift:1 self\") } }")
  }

  @Test("From a statement the way leads outwards: its function's body, the function, the type")
  func outwards() {
    let text = "class A { func f() { hero(); b() } }"
    let cuts = (0..<4).map { cut(text, at: "hero", "cannot find 'hero' in scope", number: $0) }

    #expect(
      cuts == [
        "class A { func f() { turnstileCut(\"Card.swift:1 hero\"); b() } }",
        "class A { func f() { turnstileCut(\"Card.swift:1 hero\") } }", "class A {  }", "",
      ])
  }
}
