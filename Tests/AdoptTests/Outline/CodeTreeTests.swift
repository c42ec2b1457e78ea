import Testing

@testable import Adopt

@Suite("Statements and declarations of a file")
struct CodeTreeTests {
  private func items(_ text: String, of block: Int = 1) -> [String] {
    let tree = CodeTree(Listing.make(SourceText(name: "a.swift", text)).listing)
    return tree.blocks[block].items.map { tree.listing.line(tree.items[$0].tokens) }
  }

  @Test("A line that begins with a dot, an operator or else goes on with the one before")
  func goesOn() {
    #expect(
      items("func f() {\n  a\n    .b()\n  let c = d\n    + e\n  -g\n}") == [
        "a .b()", "let c = d + e", "-g",
      ])
    #expect(
      items("func f() {\n  if a {\n  }\n  else {\n  }\n  b()\n}") == ["if a { } else { }", "b()"])
  }

  @Test("A closure with a label on a line of its own is one more of the call before")
  func labelledClosure() {
    #expect(
      items("func f() {\n  a {\n  }\n  completion: { _ in\n    b()\n  }\n  c()\n}") == [
        "a { } completion: { _ in b() }", "c()",
      ])
    #expect(
      items("func f() {\n  if a {\n  }\n  outer: for b in c { }\n}") == [
        "if a { }", "outer: for b in c { }",
      ])
  }

  @Test("A line that ends with an operator or a comma is not the end, and a generic type is")
  func awaited() {
    #expect(
      items("func f() {\n  a =\n    b\n  let c: Array<D>\n  e()\n}") == [
        "a = b", "let c: Array<D>", "e()",
      ])
  }

  @Test("Cases have labels, closures signatures, and attributes stand before declarations")
  func blocks() {
    #expect(
      items("func f() { switch a {\ncase .b:\n  c()\ndefault: d() } }", of: 2) == [
        "case .b:", "c()", "default:", "d()",
      ])
    #expect(items("a { [weak self] b in\n  c()\n  d() }") == ["c()", "d()"])
    #expect(
      items("class A {\n  @objc\n  var b = 1\n  func c() {}\n}") == [
        "@objc var b = 1", "func c() {}",
      ])
  }

  @Test("Attributes and generic parameters on lines of their own belong to the declaration below")
  func spreadHead() {
    #expect(
      items("class A {\n  @frozen\n  @available(iOS 14, *)\n  struct B {}\n  @C\n  var d = 1\n}")
        == [
          "@frozen @available(iOS 14, *) struct B {}", "@C var d = 1",
        ])
    #expect(
      items("struct A<\n  B: C,\n  D: E\n>: F {\n  @G var h: I\n  var j: K\n}") == [
        "@G var h: I", "var j: K",
      ])
  }
}
