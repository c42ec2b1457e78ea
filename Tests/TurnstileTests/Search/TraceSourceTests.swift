import Choices
import Testing

@testable import Turnstile

@Suite("Sources of traces")
struct TraceSourceTests {
  private let seed: Seed = 7

  private func run(_ position: Int, block: Int = 0) -> RunNumber {
    RunNumber(block: block, position: position)
  }

  @Test("Every other run plays a classic, unless a search does without")
  func classics() {
    let classics = ClassicTraces(on: .sample, seed: seed)
    let sources = Search(.random(seed), playsClassics: false).sources(on: .sample, block: 0)

    #expect((0..<8).map { classics.trace(for: run($0)) != nil }.filter { $0 }.count == 4)
    #expect(!sources.contains { $0 is ClassicTraces })
  }

  @Test("What is enumerated does every action that there is, from the first step on")
  func enumeratesActions() {
    var source = EnumeratedTraces(on: .sample, depth: 1)
    let first = (0..<source.count).compactMap { source.trace(for: run($0))?.steps.first?.act }

    #expect(!SubjectMap.sample.actions.isEmpty)
    for action in SubjectMap.sample.actions { #expect(first.contains(.action(action))) }
  }

  @Test("The device is rotated on each screen in turn, first where drags are known")
  func rotations() {
    let pulls = [SubjectMap.Direction.down, .up].map {
      SubjectMap.Pull(place: 3, start: Step.Spot(195, 422), direction: $0, length: 400)
    }
    let map = SubjectMap(
      width: 390, height: 844, actions: ["a", "b", "c", "d"],
      places: [SubjectMap.Place(path: [], targets: [])]
        + ["a", "b", "c", "d"].map {
          SubjectMap.Place(path: [.act(.action($0))], targets: [])
        },
      pulls: pulls)
    let classics = ClassicTraces(on: map, seed: seed)
    let turned = (0..<256).map { run($0) }.filter {
      Classic.turn(in: $0, on: map)?.classic == .turnedInBetween
    }
    let screens = turned.compactMap { run in
      classics.trace(for: run)?.steps.lazy.compactMap { step -> String? in
        if case .action(let name) = step.act { name } else { nil }
      }.first
    }

    #expect(screens == ["c", "c", "a", "a", "b", "b", "d"])
  }

  @Test("A variation of what was kept can be performed, and comes again from the same seed")
  func variations() {
    var source = MutatedTraces(on: .sample, seed: seed)
    var improvised = ImprovisedTraces(on: .sample, seed: seed)
    let kept = (0..<20).compactMap { improvised.trace(for: run($0)) }
    for trace in kept { source.keep(trace) }
    var again = source
    let traces = (48..<256).compactMap { source.trace(for: run($0)) }

    #expect(traces == (48..<256).compactMap { again.trace(for: run($0)) })
    #expect(traces.count > 20)
    #expect(traces.allSatisfy { SubjectMap.sample.allows($0) })
    #expect(traces.filter { kept.contains($0) }.count < traces.count / 4)
  }

  @Test("One in about eight is a drag that was taken away, rest and a second drag, and is compared")
  func afterCancelled() {
    var source = ImprovisedTraces(on: .sample, seed: seed)
    let asked = (0..<256).compactMap { position -> Trace? in
      guard let trace = source.trace(for: run(position)),
        source.asksForComparison(in: run(position))
      else { return nil }
      return trace
    }
    func tail(_ trace: Trace) -> String {
      let letters = trace.steps.map { step in
        switch step.act {
        case .down: "d"
        case .move: "m"
        case .up: "u"
        case .cancel: "x"
        case .settle: "."
        default: "-"
        }
      }
      return letters.joined()
    }

    #expect((16...64).contains(asked.count))
    #expect(asked.allSatisfy { tail($0).contains(/dm+x\.+(-\.)?dm+u$/) })
    #expect(asked.count { tail($0).contains(/x\.dmu$/) } > asked.count / 3)
  }

  @Test("An enumeration gives each trace once, the shortest first, whichever block is asked for")
  func enumeration() {
    var source = EnumeratedTraces(on: .sample, depth: 2)
    let count = source.count
    let traces = (0..<count).compactMap { source.trace(for: run($0 % 256, block: $0 / 256)) }

    #expect(Set(traces).count == count)
    #expect(traces.map(\.count) == traces.map(\.count).sorted())
    #expect(source.trace(for: run(count % 256, block: count / 256)) == nil)
    #expect(source.trace(for: run(3)) == traces[3])
  }
}
