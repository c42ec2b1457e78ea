import Foundation
import Testing

@Suite("Reports from elsewhere are read as data", .waitsForProcesses)
struct ForgedReportTests {
  /// Changes the first of two reports, each by a machine (shard) that did half of a check, and
  /// merges both.
  private func merge(
    _ line: String = "breaks --runs 512 --jobs 1", _ forge: (String) -> String
  ) throws -> (gate: GateProcess, result: GateProcess.Result) {
    let gate = try GateProcess()
    for index in 1...2 { try gate.run("\(line) --shard \(index)/2 --json \(index).json") }
    try gate.write(forge(gate.read("1.json")), to: "1.json")
    return (gate, try gate.run("merge 1.json 2.json"))
  }

  @Test("A clause that leads out of the folder is refused, and nothing is written")
  func clauseNames() throws {
    let (gate, result) = try merge {
      $0.replacing("completes-in-time", with: "../../../PWN")
    }

    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        "1.json: line 1: a clause must be lower-case letters, digits and dashes"))
    #expect(gate.files.filter { $0.hasSuffix(".trace") } == [])
    #expect(
      !FileManager.default.fileExists(
        atPath: gate.folder.deletingLastPathComponent().appending(path: "PWN.trace").path))
  }

  @Test(
    "Numbers that count nothing are refused with their line and field",
    arguments: [
      (#""runs":256"#, #""runs":-256"#, "runs must be from 0 to"),
      (#""index":0"#, #""index":-1"#, "index must be from 0 to"),
      (#""steps":"#, #""steps":1099511627777,"x":"#, "steps must be from 0 to"),
      (#""simulated":"#, #""simulated":9007199254740993,"x":"#, "simulated must be from 0 to"),
      (#""steps":"#, #""steps":99999999999999999999,"x":"#, "steps must be from 0 to"),
    ])
  func numbers(old: String, new: String, message: String) throws {
    let result = try merge { $0.replacing(old, with: new) }.result

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("1.json: line 1: \(message) "), "\(result.errors)")
  }

  @Test(
    "A tally with more or fewer rows than there are kinds of transition is refused",
    arguments: [#""finishedByFinger":["#, #""counts":[["#])
  func tallies(row: String) throws {
    let result = try merge { $0.replacing(row, with: row + (row.hasSuffix("[[") ? "0],[" : "0,")) }
      .result

    #expect(result.code == 2)
    #expect(
      result.errors
        == "1.json: line 1: a block's tally must count each kind of transition, from 0.\n")
  }

  @Test("Sums that are not those of the lines are refused")
  func sums() throws {
    let result = try merge { text in
      text.replacing(/"total":\{(.*?)"runs":\d+/) { "\"total\":{\($0.1)\"runs\":7" }
    }.result

    #expect(result.code == 2)
    #expect(result.errors == "1.json: its sums are not those of its lines: runs is 256 (was 7).\n")
  }

  @Test("A subject that is gone from its report is missed")
  func lostSubject() throws {
    let result = try merge("calm breaks --runs 512 --jobs 1") { text in
      text.split(separator: "\n").filter { !$0.contains(#""subject":"calm""#) }
        .joined(separator: "\n") + "\n"
    }.result

    #expect(result.code == 2)
    #expect(
      result.errors == "1.json: its sums are not those of its lines: subjects is 1 (was 2).\n")
  }

  @Test("A block that is in no report is missed")
  func lostBlock() throws {
    let gate = try GateProcess()
    for index in 1...2 {
      try gate.run("calm --runs 1024 --jobs 1 --shard \(index)/2 --json \(index).json")
    }
    // The report claims to be about block 4 of the runs, where it is about block 2.
    try gate.write(gate.read("1.json").replacing(#""index":2"#, with: #""index":4"#), to: "1.json")

    #expect(
      try gate.run("merge 1.json 2.json").errors
        == "Block 2 of 'calm' is missing in all reports.\n")
  }

  @Test(
    "Blocks that together have simulated more than can be counted are refused, however many",
    arguments: [2_048, 4_096])
  func simulatedTooLong(count: Int) throws {
    let result = try merge("calm --runs 512 --jobs 1") { text in
      let parts = text.replacing(#""isPartial":false"#, with: #""isPartial":true"#)
        .split(separator: #""blocks":["#, maxSplits: 1)
      let block = parts[1].prefix(upTo: parts[1].firstRange(of: #"],"examples""#)!.lowerBound)
      let empty = block.replacing(/"clauses":\[.*?\]/, with: #""clauses":[]"#)
        .replacing(/"runs":\d+/, with: #""runs":0"#)
        .replacing(/"simulated":\d+/, with: #""simulated":4503599627370496"#)
      let more = (2..<(2 + count)).map { empty.replacing(#""index":0"#, with: "\"index\":\($0)") }
      return parts[0] + #""blocks":["# + more.joined(separator: ",") + "," + parts[1]
    }.result

    #expect(result.code == 2)
    #expect(
      result.errors == "The reports on 'calm' have more blocks than any search makes.\n")
  }

  @Test("A pipe for a report is not waited for")
  func pipe() throws {
    let gate = try GateProcess()
    let result = try gate.shell("mkfifo p; {gate} merge p")

    #expect(result.code == 2)
    #expect(result.errors == "p: there is no report that can be read.\n")
  }

  @Test("Pipes and devices among stored traces are passed over by name")
  func pipesAmongTraces() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      """
      mkdir -p Seeds/calm && mkfifo Seeds/calm/p.trace && ln -s /dev/zero Seeds/calm/z.trace
      {gate} calm --runs 256 --jobs 1
      """)

    #expect(result.code == 0)
    #expect(result.lines.contains("passed over: Seeds/calm/p.trace: it is no regular file"))
    #expect(result.lines.contains("passed over: Seeds/calm/z.trace: it is no regular file"))
  }
}
