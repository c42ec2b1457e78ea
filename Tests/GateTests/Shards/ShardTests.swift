import Foundation
import Testing
import Turnstile

@testable import Gate

@Suite("Shards")
struct ShardTests {
  @Test("Merged shards say what one machine says", arguments: [2, 8])
  func merging(count: Int) throws {
    let gate = try GateProcess()
    let work = "breaks calm traps --runs 1024 --jobs 2"
    let whole = try gate.run("\(work) --json whole.json --seeds whole")
    for index in 1...count {
      try gate.run("\(work) --shard \(index)/\(count) --json \(index).json --seeds part\(index)")
    }

    let reports = (1...count).map { "\($0).json" }.joined(separator: " ")
    let merged = try gate.run("merge \(reports) --json merged.json")
    #expect(merged.code == whole.code)
    #expect(
      gate.timeless("merged.json").replacing(/part\d/, with: "whole") == gate.timeless("whole.json")
    )
    #expect(merged.output.replacing(/part\d/, with: "whole") == whole.output)
  }

  @Test("A shard that is missing is missed")
  func missing() throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 1024 --jobs 1 --shard 1/2 --json 1.json")

    let result = try gate.run("merge 1.json")
    #expect(result.code == 2)
    #expect(result.errors.contains("are not all there: there are shards 1/2"))
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
      #expect(shares.filter { $0.replaysSeeds }.count == 1)
    }
  }
}
