import Choices
import Testing

@testable import Turnstile

@Suite("Blocks of runs") @MainActor
struct BlockSearchTests {
  private let subject = Rig().subject

  private func searched(_ method: Search.Method, runs: Int) throws -> (Block, [Trace]) {
    var search = BlockSearch(
      subject: subject, contract: Contract([]), search: Search(method), map: .sample)
    var traces: [Trace] = []
    let block = try search.block(0, positions: 0..<runs) { traces.append($1) }
    return (block, traces)
  }

  @Test("A run is news if it did what no run of the block had done before")
  func news() throws {
    let (block, traces) = try searched(.random(7), runs: 40)
    var seen: Set<UInt64> = []
    let old = traces.count { trace in
      let features = Set(Performance.run(trace, of: subject, under: []).features)
      defer { seen.formUnion(features) }
      return features.isSubset(of: seen)
    }

    #expect(block.runs == 40)
    #expect(block.runsWithoutNews == old)
    #expect(0 < old && old < 40)
  }

  @Test("The same again is no news, and another order of the same things is")
  func features() throws {
    func features(_ names: String...) -> Set<UInt64> {
      let steps = names.flatMap { [Step(0, .action($0)), Step(0, .settle)] }
      return Set(Performance.run(Trace(steps), of: subject, under: []).features)
    }
    let once = features("open", "close")

    #expect(!once.isEmpty)
    #expect(features("open", "close") == once)
    #expect(!features("close", "open").isSubset(of: once))
  }

  @Test("What was news is varied later in the block, and a block without news varies nothing")
  func kept() throws {
    let traces = try searched(.random(7), runs: 80).1
    var bare = MutatedTraces(on: .sample, seed: Seed(7).part("block", 0))

    #expect((0..<80).allSatisfy { bare.trace(for: RunNumber(block: 0, position: $0)) == nil })
    for trace in traces.prefix(48) { bare.keep(trace) }
    #expect((0..<80).contains { bare.trace(for: RunNumber(block: 0, position: $0)) != nil })
    var unlearned = Search(.random(7)).sources(on: .sample, block: 0)
    var without: [Trace] = []
    for position in 0..<80 {
      let run = RunNumber(block: 0, position: position)
      for index in unlearned.indices {
        guard let trace = unlearned[index].trace(for: run) else { continue }
        without.append(trace)
        break
      }
    }
    #expect(without.prefix(48) == traces.prefix(48))
    #expect(without.dropFirst(48) != traces.dropFirst(48))
  }
}
