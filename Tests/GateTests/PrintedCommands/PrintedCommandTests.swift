import Foundation
import Testing

@Suite("What reports say to type", .waitsForProcesses)
struct PrintedCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// The stored traces (input sequences) of the example transitions, and those of the faults that
  /// only the optional, strict clauses (rules) find.
  private static let traces = Result {
    let gate = try GateProcess()
    try FileManager.default.copyItem(
      at: repository.appending(path: "Seeds"), to: gate.folder.appending(path: "Seeds"))
    try gate.run("--strict --runs 256", environment: ["TROUBLED_MUSEUM": "strict"])
    return gate.folder.appending(path: "Seeds")
  }

  /// Makes a package with stored traces (input sequences), and an empty folder beside it.
  private func prepared() throws -> GateProcess {
    let gate = try GateProcess()
    try gate.write("// swift-tools-version: 6.2\n", to: "Cards/Package.swift")
    try gate.write("", to: "Elsewhere/empty")
    try gate.write("", to: "Cards/CI/empty")
    let files = [
      (Self.repository.appending(path: "CI/container"), "Cards/CI/container"),
      (try Self.traces.get(), "Cards/Seeds"),
    ]
    for (file, place) in files {
      try FileManager.default.copyItem(at: file, to: gate.folder.appending(path: place))
    }
    let scripts = [("swift", Surroundings.swift), ("docker", Surroundings.docker)]
    for (name, script) in scripts {
      let text = script.replacing("{gate}", with: "'\(GateProcess.executable)'")
      try gate.write(text, to: "bin/\(name)")
    }
    _ = try gate.shell("chmod +x bin/*")
    return gate
  }

  /// Removes the stored traces (input sequences) of all faults that are not reported in a given
  /// place, because a report takes seconds.
  ///
  /// A report takes seconds, because what is stored is made small again. Each fault is reported in
  /// one place. The variable asks for all of them everywhere, as `CI/attack` does.
  private func thinOut(_ gate: GateProcess, for place: Surroundings) throws {
    let isThorough = ProcessInfo.processInfo.environment["TURNSTILE_ALL_COMMANDS"] != nil
    let places = Surroundings.allCases
    guard let own = places.firstIndex(of: place), !isThorough else { return }
    let seeds = gate.folder.appending(path: "Cards/Seeds").path
    let faults = try FileManager.default.contentsOfDirectory(atPath: seeds).sorted()
    for (index, fault) in faults.enumerated() where index % places.count != own {
      try FileManager.default.removeItem(atPath: "\(seeds)/\(fault)")
    }
  }

  @Test(
    "Every command in a report on any fault of the museum works where it is printed",
    arguments: Surroundings.allCases, ["standard", "strict"])
  func works(place: Surroundings, faults: String) throws {
    let gate = try prepared()
    if faults == "standard" { try thinOut(gate, for: place) }
    let environment = [
      "TROUBLED_MUSEUM": faults, "TURNSTILE_ENGINE": "docker", "TURNSTILE_PACKAGE": "",
      "PATH": "\(gate.folder.path)/bin:/usr/bin:/bin",
    ]
    func type(_ line: String) throws -> GateProcess.Result {
      try gate.shell("cd \(place.folder); \(line)", environment: environment)
    }

    let report = try type(place.check(faults == "strict" ? "--strict" : ""))
    let commands = PrintedCommand.all(in: report.output) { file in
      let stored = gate.read("\(place.isTest ? "Cards" : place.folder)/\(file)")
      return stored.firstMatch(of: /\nbreaks (.+)\n/).map { String($0.1) } ?? ""
    }
    #expect(Set(commands.map(\.verb)) == ["replay", "film", "blame", "explain"])
    let least = faults == "strict" ? 4 : 8
    #expect(commands.count { $0.verb == "replay" } >= least)
    for command in commands {
      let result = try type(command.line)
      let flaw = command.flaw(code: result.code, output: result.output, inTest: place.isTest)
      #expect(flaw == nil, "\(result.errors)")
    }
  }

  @Test("A trace that was stored for a strict finding is shrunk without --strict")
  func shrinks() throws {
    let gate = try prepared()
    let result = try gate.run(
      "shrink Cards/Seeds/row-45-unwatched-animation/on-time.trace",
      environment: ["TROUBLED_MUSEUM": "strict"])

    #expect(result.code == 1)
    #expect(result.lines.first?.hasPrefix("row-45-unwatched-animation breaks on-time") == true)
  }
}
