import Testing

@testable import Adopt

@Suite("Packages that cannot be cut")
struct BadPackageTests {
  private func refusal(_ words: [String]) -> String {
    do {
      try CutCommand(words).run { _ in }
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("A folder without a package, a second folder and an unknown option are refused")
  func words() {
    #expect(
      refusal(["/nowhere"])
        == "/nowhere: error: There is no Package.swift; cut needs the folder that init has written."
    )
    #expect(refusal(["a", "b"]) == "cut takes one folder (was given 'a' and 'b').")
    #expect(refusal(["--fast"]).hasPrefix("There is no option '--fast'."))
    #expect(refusal(["--modules"]).hasPrefix("--modules needs a value."))
  }

  @Test("A compiler that is not there is named")
  func compiler() {
    #expect {
      try Compiler.process(["no-such-compiler"], in: "/tmp")
    } throws: {
      "\($0)"
        == "There is no 'no-such-compiler' on the PATH: cutting needs Swift's compiler. Install Swift 6.3 and try again."
    }
  }

  @Test("A file that cannot be written stops the cutting, and the list that was there stays")
  func full() {
    #expect {
      try CutList().write(to: "/proc/Cuts.txt")
    } throws: {
      "\($0)"
        == "/proc/Cuts.txt: error: This file cannot be written; the list that was there stays as it is."
    }
  }

  @Test("A program that printed nothing is told with its exit code, and another by its last lines")
  func silence() {
    #expect(
      Compiler.end(of: (code: 1, output: "\n"), lines: 8)
        == "It ended with exit code 1 and printed nothing; is the disk full?")
    #expect(Compiler.end(of: (code: 1, output: "a\nb\n\nc"), lines: 2) == "b\nc")
  }

  @Test("What the compiler says is read with its notes, and without what is no place")
  func messages() {
    let output = """
      a.swift:3:7: error: class 'A' has no initializers
      class A {
      a.swift:4:9: note: stored property 'b' without initial value prevents synthesized initializers
      <unknown>:0: warning: nothing
      """
    let found = CompilerMessage.read(output)

    #expect(found.map(\.line) == [3])
    #expect(found.first?.notes.map(\.line) == [4])
    #expect(found.first?.isAboutNotes == true)
  }

  @Test("An error in code that the compiler has made itself stands where its first note does")
  func withoutPlace() {
    let output = """
      <unknown>:0: error: ambiguous use of operator '=='
      Foundation.NSObject.==:2:20: note: found this candidate in module 'Foundation'
      Error.swift:117:13: note: found this candidate
      <unknown>:0: error: nothing is known of it
      """
    let found = CompilerMessage.read(output)

    #expect(found.map(\.file) == ["Error.swift"])
    #expect(found.map(\.line) == [117])
  }

  @Test("A compiler that crashes names the innermost place at which it did, where it names one")
  func crash() throws {
    let output = """
      swift-frontend: TypeOfReference.cpp:817: Assertion `inserted' failed.
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs)
      0.\tProgram arguments: swift-frontend -typecheck Card.swift
      1.\tSwift version 6.3
      2.\tWhile evaluating request TypeCheckFunctionBodyRequest(Cut.(file).Card.f()@Card.swift:2:5)
      3.\tWhile type-checking statement at [Card.swift:2:14 - line:4:5] RangeText="{
          a(at [Other.swift:1:1"
      4.\tWhile type-checking expression at [Card.swift:3:9 - line:3:12] RangeText="a"
      5.\tAssertion failed: (inserted), function recordOpenedType at TypeOfReference.cpp:817.
      """
    let found = try Compiler.errors(of: (code: 6, output: output))

    #expect(found.map(\.file) == ["Card.swift"])
    #expect(found.map { [$0.line, $0.column] } == [[3, 9]])
    #expect(throws: AdoptionError.self) {
      try Compiler.errors(of: (code: 6, output: "1.\tSwift version 6.3\n2.\tWhile at rest"))
    }
    #expect(try Compiler.errors(of: (code: 0, output: output)).isEmpty)
  }
}
