import Foundation
import PlainText
import Testing

@Suite("What others have written is shown and not obeyed", .waitsForProcesses)
struct VisibleTests {
  @Test(
    "Characters that act are shown as signs",
    arguments: [
      ("\u{1B}[2J", "␛[2J"), ("a\rb", "a␍b"), ("\u{9B}1m", "<U+9B>1m"), ("\u{202E}x", "<U+202E>x"),
      ("grüße, 日本", "grüße, 日本"), ("\u{7F}", "␡"),
    ])
  func signs(text: String, shown: String) {
    #expect(Visible.line(text) == shown)
  }

  @Test(
    "What a CI takes for a command is not at the beginning of its line",
    arguments: [
      ("::error::x", "\\::error::x"), ("a\n  ::set-output::", "a\n  \\::set-output::"),
      ("x ##[error]y", "x ##\\[error]y"), ("##vso[task]", "##\\vso[task]"), ("a::b", "a::b"),
    ])
  func commands(text: String, shown: String) {
    #expect(Visible.text(text) == shown)
  }

  @Test("A fence is longer than any that it holds")
  func fences() {
    #expect(Visible.fenced("a\n```\nb") == "````\na\n```\nb\n````")
  }

  @Test("JSON keeps its meaning and has nothing in it that acts")
  func json() throws {
    let text = Visible.json(#"{"a":"\#u{9B}x\#u{202E}"}"#)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]

    #expect(text == #"{"a":"\u009bx\u202e"}"#)
    #expect(object == ["a": "\u{9B}x\u{202E}"])
  }

  @Test("A subject that dictates to terminals and logs is quoted")
  func quoted() throws {
    let gate = try GateProcess()
    let summary = gate.folder.appending(path: "summary.md").path
    let result = try gate.run(
      "dictates --runs 256 --jobs 1 --github", environment: ["GITHUB_STEP_SUMMARY": summary])
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }

    #expect(result.code == 1)
    #expect(result.output.contains("␛[2Jgone"))
    #expect(!result.output.contains("\u{1B}"))
    let annotations = lines.filter { $0.hasPrefix("::") }
    #expect(!annotations.isEmpty)
    #expect(annotations.allSatisfy { $0.hasPrefix("::error file=Seeds/") })
    #expect(!result.output.contains("##[error]"))
    #expect(gate.read("summary.md").contains("\n````\n"))
  }

  @Test("No report and no page has in it what acts")
  func reports() throws {
    let gate = try GateProcess()
    try gate.run(
      "dictates --runs 256 --jobs 1 --junit out.xml --json out.json --sarif out.sarif --html pages")
    let pages = gate.files.filter { $0.hasSuffix(".html") }

    for file in ["out.xml", "out.sarif", "pages/dictates-action-threw.html"] {
      #expect(gate.read(file).contains("planted"), "\(file)")
    }
    for file in ["out.xml", "out.json", "out.sarif"] + pages {
      let acting = gate.read(file).unicodeScalars.filter {
        $0 != "\n" && $0 != "\t" && Visible.sign(for: $0) != nil
      }
      #expect(acting.isEmpty, "\(file)")
    }
  }

  @Test("What `adopt` and `init` say of files is quoted")
  func adopting() throws {
    let gate = try GateProcess()
    try gate.write("let a = (", to: "App/::error::x\u{1B}[2J.swift")
    try gate.write("let a = 1", to: "Other/\u{202E}::error::y.swift")
    for line in [
      "adopt App --into Out", "adopt Other --into Out --dry-run",
      "adopt Other/\u{202E}x --into Out",
      "init App/\u{1B}[2J",
    ] {
      let result = try gate.run(line)
      let text = result.output + result.errors
      #expect(!text.isEmpty, "\(line)")
      #expect(!text.contains("\u{1B}"), "\(line): \(text)")
      #expect(!text.contains("\u{202E}"), "\(line): \(text)")
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(line): \(text)")
    }
  }
}
