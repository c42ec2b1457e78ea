import Foundation
import Testing
import Turnstile

@testable import Gate

/// Tests conventions of command lines that people know from other tools, such as `--help` and
/// `--option=value`.
@Suite("Habits", .waitsForProcesses)
struct HabitTests {
  @Test("Every command has help of its own, with its options and an example that can be typed")
  func help() throws {
    for command in Options.Command.allCases {
      let result = try GateProcess().run("help \(command.rawValue)")
      let same = try GateProcess().run("\(command.rawValue) --help")

      #expect(result.code == 0, "\(command)")
      #expect(result.output == same.output, "\(command)")
      #expect(result.output.contains("usage: "))
      #expect(result.output.contains("\nexample  "))
      #expect(result.output.contains("\nexit     "))
    }
    let check = try GateProcess().run("help check").output
    #expect(check.contains("random runs for each subject [512]"))
    #expect(check.contains("the folder of stored traces [Seeds of the package]"))
  }

  @Test("An option may stand before the command, with its value")
  func optionFirst() throws {
    #expect(try GateProcess().run("-v list").output.contains("\n  calm\n"))
    #expect(try GateProcess().run("--color never list").output.contains("\n  calm\n"))
  }

  @Test("Subjects are meant by a pattern, and left out by one")
  func patterns() throws {
    let some = try GateProcess().run("c?lm wai* --runs 0 --except waits --jobs 1")

    #expect(some.lines.contains("  nothing ran      calm              0 runs"))
    #expect(some.lines.contains("  nothing ran      waits for nobody  0 runs"))
    #expect(some.output.contains("2 nothing ran"))
    #expect(!some.output.contains("  breaks"))
  }

  @Test("Quiet, nothing is said of what is kept; verbose, what happened in each subject")
  func loudness() throws {
    let quiet = try GateProcess().run("calm --runs 256 --jobs 1 --quiet")
    let loud = try GateProcess().run("calm breaks --runs 256 --jobs 1 -q")
    let verbose = try GateProcess().run("calm --runs 256 --jobs 1 -v")

    #expect(quiet.code == 0)
    #expect(quiet.output.isEmpty)
    #expect(quiet.errors.isEmpty)
    #expect(loud.code == 1)
    #expect(
      loud.lines.first == "  broken           breaks  completes-in-time:never-completed in 1 step")
    #expect(verbose.output.contains("\ncalm: "))
    #expect(verbose.output.contains(" animator "))
  }

  @Test("Colours are there when they are asked for, and not in a pipe")
  func colours() throws {
    let plain = try GateProcess().run("calm --runs 256 --jobs 1")
    let always = try GateProcess().run("calm --runs 256 --jobs 1 --color always")
    let never = try GateProcess().run("calm --runs 256 --jobs 1 --color=never")

    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.output == never.output)
    #expect(always.output.contains("\u{1B}[32mkept"))
  }

  @Test("A list for programs is one object of JSON, and one for shells has names alone")
  func list() throws {
    let result = try GateProcess().run("list --json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]

    let subjects = try #require(object?["subjects"] as? [[String: Any]])
    let clauses = try #require(object?["clauses"] as? [[String: Any]])
    let names = try GateProcess().run("list --names").output.split(separator: "\n").map(String.init)
    #expect(object?["schema"] as? Int == 1)
    #expect(subjects.compactMap { $0["name"] as? String } == names)
    #expect(names.contains("calm"))
    #expect(clauses.contains { $0["name"] as? String == "lets-go" && $0["strict"] is Bool })
  }

  @Test("Flags go before the environment, and that before the settings of the package")
  func precedence() throws {
    let gate = try GateProcess()
    try gate.write(#"{"runs": 7, "without": ["lets-go"], "seeds": "Kept"}"#, to: "Turnstile.json")
    func runs(_ line: String, _ environment: [String: String] = [:]) throws -> String? {
      let output = try gate.run("calm --jobs 1 " + line, environment: environment).output
      return output.firstMatch(of: /calm  (\d+) run/).map { String($0.1) }
    }

    #expect(try runs("") == "7")
    #expect(try runs("", ["TURNSTILE_RUNS": "8"]) == "8")
    #expect(try runs("--runs 9", ["TURNSTILE_RUNS": "8"]) == "9")
    try gate.run("breaks --runs 256 --jobs 1")
    #expect(gate.files.contains { $0.hasPrefix("Kept/breaks/") })
  }

  @Test("What was found is printed as compilers do, for editors")
  func problems() throws {
    let gate = try GateProcess()
    try gate.write("let all = [\n  stuck(\"breaks\", after: 0)\n]\n", to: "Sources/All.swift")
    let result = try gate.run("breaks --runs 256 --jobs 1 --problems")

    #expect(
      result.output.contains("\nSources/All.swift:2:1: error: breaks breaks completes-in-time"))
  }

  @Test("What was found can be pasted into an issue")
  func markdown() throws {
    let result = try GateProcess().run("breaks calm --runs 256 --jobs 1 --markdown -")

    #expect(result.output.hasPrefix("### Transitions\n\n| | subject | verdict | found |\n"))
    #expect(result.lines.contains("| ✕ | breaks | broken | `completes-in-time:never-completed` |"))
    #expect(result.lines.contains("| ✓ | calm | kept |  |"))
    #expect(result.output.contains("<details><summary>breaks breaks completes-in-time"))
  }

  @Test(
    "A script for a shell is one that the shell can read, and it completes", arguments: ["bash"])
  func completion(shell: String) throws {
    let gate = try GateProcess()
    let script = """
      source <({gate} completion bash)
      complete_() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _TroubledSubjects; echo "${COMPREPLY[*]}"; }
      complete_ {gate} rep; complete_ {gate} check --fail; complete_ {gate} check cal; complete_ {gate} film --sv
      """
    let result = try gate.shell(script)

    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(result.code == 0, "\(result.errors)")
    #expect(lines.first == "replay", "\(result.output)")
    #expect(lines.dropFirst().first == "--fail-fast")
    #expect(lines.contains("calm"))
    #expect(lines.contains("--svg"))
  }

  @Test(
    "The scripts for other shells name every command and every option", arguments: ["zsh", "fish"])
  func otherShells(shell: String) throws {
    let script = try GateProcess().run("completion \(shell)").output

    for command in Options.Command.allCases { #expect(script.contains(command.rawValue)) }
    for option in Options.spellings where option.name.hasPrefix("--") {
      #expect(script.contains(shell == "fish" ? String(option.name.dropFirst(2)) : option.name))
    }
  }

  @Test("The first subject that is not kept ends the check, if that is asked for")
  func failFast() throws {
    let result = try GateProcess().run("breaks traps --runs 256 --jobs 1 --fail-fast")

    #expect(result.code == 1 || result.code == 3)
    #expect(result.output.contains("unfinished"))
  }

  @Test("A look builds, replays what is stored, and checks, whenever a file changes")
  func watched() throws {
    let gate = try GateProcess()
    let folder = gate.folder.path
    try gate.write("// a package", to: "Package.swift")
    try gate.write("../App\n", to: "Sources/App/Adopt.txt")
    let files = WatchedFiles(of: folder)
    let before = files.state
    try gate.write("let a = 1", to: "Sources/App/New.swift")

    #expect(before != files.state)
    #expect(files.state == files.state)
  }

  @Test("Nothing is said before the first check of a look where no trace is stored")
  func firstLook() throws {
    let gate = try GateProcess()
    try gate.write("// a package", to: "Package.swift")
    try gate.write("#!/bin/bash\n", to: "bin/swift")
    _ = try gate.shell("chmod +x bin/swift")
    func look(_ line: String) throws -> GateProcess.Result {
      try gate.run(
        line,
        environment: ["PATH": "\(gate.folder.path)/bin:/usr/bin:/bin", "TURNSTILE_LOOKS": "1"])
    }

    let first = try look("calm breaks --runs 256 --jobs 1 --watch")
    #expect(first.lines.first?.hasPrefix("  kept             calm") == true, "\(first.output)")
    let second = try look("calm breaks --time 2s --jobs 1 --watch")
    #expect(
      second.lines.first?.hasPrefix("  broken           breaks") == true, "\(second.output)")
    #expect(!second.output.contains("calm: nothing ran"))
  }

  @Test("Every option and command that the page of habits names is there")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Turnstile/Turnstile.docc/Habits.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|")[1] }
    let words = rows.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    let options = words.flatMap { $0.matches(of: /--[a-z-]+/).map { String($0.output) } }
    let commands = words.compactMap { $0.wholeMatch(of: /([a-z]+) [^ ]+/).map { String($0.1) } }

    #expect(options.count > 20)
    #expect(options.filter { name in !Options.spellings.contains { $0.name == name } } == [])
    #expect(Set(commands).isSuperset(of: ["check", "list", "replay", "film", "explain", "help"]))
    #expect(
      commands.filter { Options.Command(rawValue: $0) == nil && $0 != "turnstile" } == [])
  }
}
