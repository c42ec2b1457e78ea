import Testing

@testable import Adopt

@Suite("Marks of cuts that leave nothing behind")
struct CutMarkTests {
  private let extra = "extra argument 'hero' in call"

  @Test(
    "An argument that goes is noted before its statement, and where nothing may stand, further out",
    arguments: [
      ("func f() { a(); b(hero: 1) }", "func f() { a(); @b() }"),
      ("func f() -> A { b(hero: 1) }", "func f() -> A { @return b() }"),
      ("func f() { let c = d.map { b(hero: 1) } }", "func f() { @let c = d.map { b() } }"),
      (
        "var c: A { if d { b(hero: 1) } else { e } }",
        "var c: A { @return if d { b() } else { e } }"
      ),
      ("func f() { if d { b(hero: 1) } }", "func f() { if d { @b() } }"),
      (
        "func f() { let c = if d { b(hero: 1) } else { e } }",
        "func f() { @let c = if d { b() } else { e } }"
      ),
      ("struct S { let c = b(hero: 1) }", "struct S { let c = b() }"),
    ])
  func argument(text: String, expected: String) {
    let mark = "let _: Void = turnstileCut(\"Card.swift:1 hero\"); "

    #expect(cut(text, at: "hero", extra, isMarked: true) == expected.replacing("@", with: mark))
  }

  @Test("In a transition the mark says so")
  func inTransition() {
    #expect(
      cut(
        "func f() { b(hero: 1) }", at: "hero", extra, isInTransition: true,
        isMarked: true)
        == "func f() { let _: Void = turnstileCut(\"Card.swift:1 hero\", inTransition: true); b() }"
    )
  }

  @Test("A word that a class loses is noted with each object of it; what only compiles is not")
  func lost() {
    let override = "method does not override any method from its superclass"

    #expect(
      cut("class A: B { override func hero() {} }", at: "hero", override, isMarked: true)
        == "class A: B { private let turnstileWithout5: Void = turnstileWithout(\"Card.swift:1 hero\"); "
        + " func hero() {} }")
    #expect(
      cut("class A: B, Codable { override func hero() {} }", at: "hero", override, isMarked: true)
        == "class A: B, Codable {  func hero() {} }")
    #expect(
      cut("extension A { override func hero() {} }", at: "hero", override, isMarked: true)
        == "extension A {  func hero() {} }")
    #expect(
      cut(
        "class A { required func hero() {} }", at: "hero", "'required' declaration must",
        isMarked: true)
        == "class A {  func hero() {} }")
  }

  @Test("A promise that a class cannot keep is noted with each object of it")
  func promise() {
    #expect(
      cut("class A: B, Hero {}", at: "Hero", "cannot find type 'Hero' in scope", isMarked: true)
        == "class A: B {private let turnstileWithout4: Void = turnstileWithout(\"Card.swift:1 Hero\"); }"
    )
  }
}
