import Choices
import Testing

@testable import Turnstile

@Suite("Traces as choices")
struct TraceCodecTests {
  static var codec: Codec<Trace> {
    TraceCodec(width: 390, height: 844, actions: ["open", "close"]).codec
  }

  static let traces = [
    Trace(),
    Trace([
      Step(0, .down(finger: 1, .init(195, 300))), Step(16, .move(finger: 1, .init(195, 316))),
      Step(33, .up(finger: 1)),
    ]),
    Trace([
      Step(0, .action("close")), Step(0, .settle), Step(7, .tap(.init(0, -20))),
      Step(7, .stall(300)), Step(2_000, .background), Step(2_001, .foreground),
      Step(2_001, .resize(width: 844, height: 390)), Step(2_001, .rotate),
      Step(5_000, .down(finger: 2, .init(4_000, -2_000))), Step(5_000, .cancel(finger: 2)),
    ]),
  ]

  @Test("A trace that was encoded decodes to itself", arguments: traces)
  func roundTrip(trace: Trace) throws {
    let choices = try Self.codec.choices(for: trace)

    #expect(try Self.codec.decode(choices.values) == trace)
  }

  @Test("A planned trace that was encoded decodes to itself", arguments: 0..<200)
  func plannedRoundTrip(run: Int) throws {
    let trace = Search(.random(11)).trace(on: .sample, run: run)

    let choices = try Self.codec.choices(for: trace)
    #expect(try Self.codec.decode(choices.values) == trace)
    #expect(trace.flaw == nil)
  }

  @Test("An action the subject does not have cannot be encoded")
  func unknownAction() {
    #expect(throws: Unencodable.self) {
      try Self.codec.choices(for: Trace([Step(0, .action("explode"))]))
    }
  }

  @Test("A trace shrinks to the steps that matter, in the middle of the window, in whole frames")
  func shrinks() throws {
    let messy = Trace([
      Step(0, .action("open")), Step(7, .tap(.init(5, 5))), Step(40, .settle),
      Step(41, .down(finger: 3, .init(37, 610))), Step(99, .move(finger: 3, .init(44, 801))),
      Step(310, .move(finger: 3, .init(40, 777))), Step(371, .cancel(finger: 3)),
    ])
    func breaks(_ trace: Trace) -> Outcome {
      guard trace.flaw == nil else { return .discarded }
      let opens = trace.steps.contains { $0.act == .action("open") }
      let drags = trace.steps.contains { step in
        if case .move = step.act { step.time >= 16 } else { false }
      }
      return Outcome(!(opens && drags))
    }

    var shrinker = try Shrinker(Self.codec, from: messy, failure: Failure("false"))
    _ = try shrinker.shrink(breaks)

    #expect(
      shrinker.value.lines == [
        "  0 do open", "  0 down 1 at 195,422", " 16 move 1 to 195,422",
      ])
  }
}

extension SubjectMap {
  /// The screens, gestures and actions of an app, as a search knows them, for tests of planned
  /// traces (input sequences).
  static let sample = SubjectMap(
    width: 390, height: 844, actions: ["open", "close"],
    places: [
      Place(path: [], targets: []),
      Place(
        path: [.act(.action("open"))],
        targets: [Target(gesture: .pan, left: 0, top: 0, right: 390, bottom: 844)]),
    ],
    pulls: [Pull(place: 1, start: Step.Spot(195, 422), direction: .down, length: 400)])
}
