import Foundation
import Testing

@testable import Adopt

@Suite("Lexer")
struct LexerTests {
  /// Returns the texts of the tokens in a line of Swift, without white space and comments.
  static func words(_ text: String) -> [String] {
    var lexer = Lexer(SourceText(name: "a.swift", text))
    lexer.run()
    return lexer.tokens.filter { !$0.isTrivia }.map { lexer.source.text($0.range) }
  }

  static func complaints(_ text: String) -> [String] {
    var lexer = Lexer(SourceText(name: "a.swift", text))
    lexer.run()
    return lexer.complaints.map(\.description)
  }

  @Test(
    "A line falls into its tokens",
    arguments: [
      ("a.b?(c)", ["a", ".", "b", "?", "(", "c", ")"]),
      ("x ?? y", ["x", "??", "y"]),
      ("a != b!", ["a", "!=", "b", "!"]),
      ("0..<1.5e-3", ["0", "..<", "1.5e-3"]),
      ("1.max", ["1", ".", "max"]),
      ("T??", ["T", "??"]),
      ("@objc `class`: #selector", ["@", "objc", "`class`", ":", "#selector"]),
      ("a≈b → c", ["a", "≈", "b", "→", "c"]),
      ("größe /* a /* b */ \" */ + 1 // )", ["größe", "+", "1"]),
      ("a+/*c*/b", ["a", "+", "b"]),
    ])
  func tokens(text: String, expected: [String]) {
    #expect(Self.words(text) == expected)
  }

  @Test(
    "A string is its quotes, its text and the code in it",
    arguments: [
      (#""a\"b""#, ["\"", #"a\"b"#, "\""]),
      (#""a\(b("c"))d""#, ["\"", "a", #"\("#, "b", "(", "\"", "c", "\"", ")", ")", "d", "\""]),
      (##"#"a\(b)\#(c)"#"##, [##"#""##, #"a\(b)"#, "\\#(", "c", ")", ##""#"##]),
      (##"#"""#"##, [##"#""##, "\"", ##""#"##]),
      ("\"\"\"\n\"a\" \\\"\"\"\n\"\"\"", ["\"\"\"", "\n\"a\" \\\"\"\"\n", "\"\"\""]),
      (#""\("\("a")")""#, ["\"", #"\("#, "\"", #"\("#, "\"", "a", "\"", ")", "\"", ")", "\""]),
    ])
  func strings(text: String, expected: [String]) {
    #expect(Self.words(text) == expected)
  }

  @Test(
    "A slash begins a regular expression only where a value is expected",
    arguments: [
      (#"s.replacing(/"a":\d+/, with: x)"#, #"/"a":\d+/"#),
      (#"let r = #/a"/b/#"#, #"#/a"/b/#"#),
      ("let r = /[(]a/", "/[(]a/"),
    ])
  func regexes(text: String, regex: String) {
    #expect(Self.words(text).contains(regex))
    #expect(Self.words("a / b / c").count == 5)
    #expect(Self.words("(a/b)/c").count == 7)
  }

  @Test(
    "What cannot be Swift is said with its place",
    arguments: [
      ("let a = \"b\n", "a.swift:1:11: A string of one line must be closed on it."),
      ("a\n  /* b", "a.swift:2:3: This comment is never closed."),
      ("func a() {\n", "a.swift:1:10: This '{' is never closed."),
      ("a)", "a.swift:1:2: This ')' closes nothing."),
      ("(a\n]", "a.swift:2:1: This ']' cannot close the '(' of line 1."),
      ("\"\"\"\na", "a.swift:1:1: This string is never closed."),
      ("a \u{1} b", "a.swift:1:3: This byte (1) has no place in Swift."),
    ])
  func complaints(text: String, expected: String) {
    #expect(Self.complaints(text).contains(expected))
  }

  @Test("A million brackets and a hundred thousand interpolations are no deeper than one")
  func depth() {
    let deep = String(repeating: "\"\\(", count: 100_000)

    #expect(Self.complaints(String(repeating: "[", count: 1_000_000)).count == 1)
    #expect(Self.complaints(deep).count == 200_001)
  }
}
