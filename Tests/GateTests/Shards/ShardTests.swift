import Foundation
import Testing
import Turnstile

@testable import Gate

@Suite("Shards", .waitsForProcesses)
struct ShardTests {
  @Test("A shard that is missing is missed, and one that is there twice is noticed")
  func counting() throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 512 --jobs 1 --shard 1/2 --json 1.json")

    #expect(try gate.run("merge 1.json").errors == "Shard 2/2 of 'calm' is missing.\n")
    #expect(
      try gate.run("merge 1.json 1.json").errors == "Shard 1/2 of 'calm' is there 2 times.\n")
  }

  @Test("Shards that judge different clauses are not merged")
  func terms() throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 256 --jobs 1 --shard 1/2 --json 1.json")
    try gate.run("calm --runs 256 --jobs 1 --shard 2/2 --strict --json 2.json")

    let result = try gate.run("merge 1.json 2.json")
    #expect(result.code == 2)
    #expect(
      result.errors == "2.json judges other clauses, or to another depth, than those before.\n")
  }

  @Test(
    "What is no whole report of a shard is refused",
    arguments: [
      ("half.json", "half.json: the report is cut off: its last line must hold the sums.\n"),
      ("torn.json", "torn.json: line 1 is no line of a report.\n"),
      ("whole.json", "whole.json is no shard's report: only shards are merged.\n"),
      (".", ".: there is no report that can be read.\n"),
    ])
  func refused(path: String, message: String) throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 0 --jobs 1 --json whole.json")
    try gate.run("calm --runs 0 --jobs 1 --shard 1/2 --json 1.json")
    try gate.write(String(gate.read("1.json").prefix { $0 != "\n" }) + "\n", to: "half.json")
    try gate.write(String(gate.read("1.json").prefix(40)), to: "torn.json")

    let result = try gate.run("merge 1.json \(path)")
    #expect(result.code == 2)
    #expect(result.errors == message)
  }

  @Test("Shards that ran side by side took as long as the longest of them")
  func time() throws {
    let gate = try GateProcess()
    for index in 1...2 {
      try gate.run("calm --runs 512 --jobs 1 --shard \(index)/2 --json \(index).json")
    }
    let report = gate.read("1.json")
    let last = try #require(report.split(separator: "\n").last)
    let longer = last.replacing(/"wall_ms":\d+/, with: #""wall_ms":5000000"#)
    try gate.write(report.replacing(last, with: longer), to: "1.json")
    try gate.run("merge 1.json 2.json --json all.json")

    let sums = try #require(gate.read("all.json").split(separator: "\n").last)
    #expect(sums.contains(#""wall_ms":5000000"#))
  }

  @Test("Shards that began with different stored traces are not merged")
  func seeds() throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 256 --jobs 1 --shard 1/2 --json 1.json")
    try gate.write(
      "turnstile trace 1\nsubject calm\n  0 do open\n", to: "Seeds/calm/trace.trace")
    try gate.run("calm --runs 256 --jobs 1 --shard 2/2 --json 2.json")

    let result = try gate.run("merge 1.json 2.json")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "The shards of 'calm' began with different stored traces; all need the same Seeds.\n")
  }

  @Test("A shard stores nothing, and the merge stores what all have found")
  func storing() throws {
    let gate = try GateProcess()
    for index in 1...2 {
      try gate.run("breaks --runs 512 --jobs 1 --shard \(index)/2 --json \(index).json")
    }
    #expect(gate.read("Seeds/breaks/completes-in-time.trace") == "")

    #expect(try gate.run("merge 1.json 2.json").code == 1)
    #expect(gate.read("Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
  }

  @Test(
    "Shards are found from the variables of a CI",
    arguments: [
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "3/3"),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "1/2"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "4",
        ], "2/4"
      ),
      ([:], nil),
    ])
  func conventions(environment: [String: String], name: String?) throws {
    #expect(try ShardPlan(nil, environment: environment).name == name)
  }

  @Test(
    "A machine that cannot know which shard it is fails",
    arguments: [
      ["JOB_COMPLETION_INDEX": "2"],
      ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
      ["BUILDKITE_PARALLEL_JOB_COUNT": "4"],
      ["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "2"],
    ])
  func unknown(environment: [String: String]) {
    #expect(throws: UsageError.self) { try ShardPlan(nil, environment: environment) }
  }

  @Test("The parts of a subject are disjoint and leave nothing out", arguments: [1, 2, 3, 8])
  func partition(count: Int) throws {
    for subject in 0..<5 {
      let shares = try (1...count).map {
        try ShardPlan("\($0)/\(count)", environment: [:]).share(ofSubject: subject)
      }
      let blocks = shares.flatMap { stride(from: $0.first, to: 24, by: $0.stride) }
      #expect(blocks.sorted() == Array(0..<24))
    }
  }
}
