import Choices
import Foundation
import Testing
import UIKit

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
      let features = Set(
        Performance.run(trace, of: subject, under: [], keeping: .features).features)
      defer { seen.formUnion(features) }
      return features.isSubset(of: seen)
    }

    #expect(block.runs == 40)
    #expect(block.runsWithoutNews == old)
    #expect(0 < old)
    #expect(old < 40)
  }

  @Test("What a run is not asked for it does not take down, and what happens is the same")
  func extras() {
    let trace = Trace([Step(0, .action("open")), Step(0, .settle)])
    let bare = Performance.run(trace, of: subject, under: [])
    let whole = Performance.run(
      trace, of: subject, under: [], keeping: [.journal, .features, .ending])

    #expect(bare.features.isEmpty)
    #expect(bare.journal == nil)
    #expect(bare.ending == Ending())
    #expect(!whole.features.isEmpty)
    #expect(whole.journal != nil)
    #expect(!whole.ending.views.isEmpty)
    #expect(bare.simulated == whole.simulated)
    #expect(bare.tally == whole.tally)
  }

  @Test("The same again is no news, and another order of the same things is")
  func features() throws {
    func features(_ names: String...) -> Set<UInt64> {
      let steps = names.flatMap { [Step(0, .action($0)), Step(0, .settle)] }
      return Set(Performance.run(Trace(steps), of: subject, under: [], keeping: .features).features)
    }
    let once = features("open", "close")

    #expect(!once.isEmpty)
    #expect(features("open", "close") == once)
    #expect(!features("close", "open").isSubset(of: once))
  }

  @Test(
    "What a drag that was taken away has decided, and a later one acts on, is found without classics"
  )
  func staleDecision() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        let isFar = driver.progress > 0.5
        switch pan.state {
        case .changed:
          driver.follow(pan)
          driver.scene?.home.title = isFar ? "far" : nil
        case .ended: driver.end(finishing: driver.scene?.home.title != nil)
        default: driver.follow(pan)
        }
      }
    }
    var search = BlockSearch(
      subject: rig.subject, contract: .standard.only([.forgetsPastGestures]),
      search: Search(.random(7), playsClassics: false), map: try Scout.explore(rig.subject))
    let found = try search.block(0).found.map { "\($0.finding)" }

    #expect(found == ["forgets-past-gestures"])
  }

  @Test(
    "Where nothing was cancelled, nothing is compared, and no trace is run twice to be compared with"
  )
  func comparisons() throws {
    let contract = Contract.standard.only([.forgetsPastGestures])
    let file = try StoredTrace(
      parsing: "turnstile trace 1\nsubject rig\n" + Traces.finished + "  400 do open\n")
    let endings = Endings()
    var runs = 0
    for _ in 0..<2 {
      _ = endings.ending(of: file.trace) {
        runs += 1; return Ending()
      }
    }

    let run = Performance.run(file.trace, of: subject, under: [], keeping: .ending)
    #expect(!Comparison.concerns(file.trace, run, contract))
    #expect(runs == 1)
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
