import Choices
import Testing

@testable import Turnstile

@Suite("Planner")
struct PlannerTests {
  private func plans(_ count: Int) -> [Trace] {
    let search = Search(.random(Seed(naming: "card")))
    return (0..<count).map { search.trace(on: .sample, run: $0) }
  }

  @Test("The same seed plans the same traces")
  func deterministic() {
    #expect(plans(50) == plans(50))
  }

  @Test("Every plan is a trace that can be performed")
  func wellFormed() {
    for plan in plans(500) { #expect(SubjectMap.sample.allows(plan)) }
  }

  @Test("Somebody who cannot wait taps the same control again, in every 200 runs")
  func impatience() {
    var map = SubjectMap.sample
    let tap = Step.Act.tap(Step.Spot(60, 700))
    map.places.append(SubjectMap.Place(path: [.act(tap)], targets: []))
    map.ways.append(SubjectMap.Way(from: 0, act: tap, to: map.places.count - 1))
    let search = Search(.random(Seed(naming: "card")))
    let pauses = (0..<200).flatMap { run in
      let steps = search.trace(on: map, run: run).steps
      return zip(steps, steps.dropFirst()).filter { $0.act == tap && $1.act == tap }
        .map { $1.time - $0.time }
    }

    #expect(pauses.count >= 5)
    #expect(pauses.allSatisfy { (64...400).contains($0) })
  }

  @Test("Two controls of one screen are tapped while the app is busy, in every 400 runs")
  func twoControls() {
    var map = SubjectMap.sample
    let taps = [Step.Act.tap(Step.Spot(60, 700)), .tap(Step.Spot(60, 760))]
    for tap in taps {
      map.places.append(SubjectMap.Place(path: [.act(tap)], targets: []))
      map.ways.append(SubjectMap.Way(from: 0, act: tap, to: map.places.count - 1))
    }
    let search = Search(.random(Seed(naming: "card")))
    let busy = (0..<400).count { run in
      let acts = search.trace(on: map, run: run).steps.map(\.act)
      return acts.indices.dropLast(2).contains { index in
        acts[index + 1] == .stall(32) && taps.contains(acts[index])
          && taps.contains(acts[index + 2]) && acts[index] != acts[index + 2]
      }
    }

    #expect(busy >= 2)
  }

  @Test("A control of a turned device is tapped where it is then, in every 500 runs")
  func turnedControl() {
    var map = SubjectMap.sample
    let (upright, turned) = (Step.Spot(60, 700), Step.Spot(130, 320))
    let target = SubjectMap.Target(gesture: .control, left: 20, top: 680, right: 100, bottom: 720)
    map.places[0].targets.append(target)
    map.places[0].turned = map.places[0].controls.map { $0 == target ? turned : $0.middle }
    map.places.append(SubjectMap.Place(path: [.act(.tap(upright))], targets: []))
    map.ways.append(SubjectMap.Way(from: 0, act: .tap(upright), to: map.places.count - 1))
    let search = Search(.random(Seed(naming: "card")))
    let plans = (0..<500).map { search.trace(on: map, run: $0).steps.map(\.act) }
    let taps = plans.flatMap { acts in
      acts.indices.filter { [.tap(upright), .tap(turned)].contains(acts[$0]) }.map { index in
        (spot: acts[index], isTurned: acts[..<index].count { $0 == .rotate } % 2 == 1)
      }
    }

    #expect(taps.contains { $0.isTurned })
    #expect(taps.allSatisfy { $0.spot == .tap($0.isTurned ? turned : upright) })
  }

  @Test("A screen that only a finger takes away is opened and taken away three times, in 200 runs")
  func thereAndBackByFinger() {
    var map = SubjectMap.sample
    map.pulls[0].to = 0
    let search = Search(.random(Seed(naming: "card")))
    let plans = (0..<200).map { search.trace(on: map, run: $0).acts }

    #expect(plans.contains { $0.contains("a~dmmu~a~dmmu~a~dmmu~") })
  }

  @Test("A screen two taps away is visited four times from the start, and from the screen between")
  func longTrips() {
    var map = SubjectMap.sample
    let taps = (1...4).map { Step.Act.tap(Step.Spot(60 * $0, 700)) }
    map.places = [[], [0], [0, 1]].map { way in
      SubjectMap.Place(path: way.map { .act(taps[$0]) }, targets: [])
    }
    map.pulls = []
    map.ways = [(0, 0, 1), (1, 1, 2), (2, 2, 1), (1, 3, 0)].map {
      SubjectMap.Way(from: $0, act: taps[$1], to: $2)
    }
    let search = Search(.random(Seed(naming: "card")))
    let plans = (0..<200).map { run in
      search.trace(on: map, run: run).steps.compactMap { step in
        taps.firstIndex(of: step.act).map(String.init)
      }.joined()
    }

    #expect(plans.contains { $0.contains("0123012301230123") })
    #expect(plans.contains { $0.contains("012121212") })
  }

  @Test("A screen that scrolls is scrolled in each direction and left twice, in every 200 runs")
  func scrolled() {
    var map = SubjectMap.sample
    map.pulls[0].to = 0
    var list = SubjectMap.Target(gesture: .scroll, left: 0, top: 100, right: 390, bottom: 700)
    list.scrolls = [.left, .up]
    map.places[map.pulls[0].place].targets.append(list)
    let search = Search(.random(Seed(naming: "card")))
    let plans = (0..<200).map { search.trace(on: map, run: $0) }
      .filter { $0.acts.contains("a~dmmmu~dmmu~a~dmmmu~dmmu~") }
    let left = Step.Act.move(finger: 1, Step.Spot(0, 400))
    let up = Step.Act.move(finger: 1, Step.Spot(195, 40))

    for move in [left, up] {
      #expect(plans.contains { $0.steps.count { $0.act == move } == 2 })
    }
    #expect(plans.allSatisfy { map.allows($0) })
  }

  @Test("A drag is cancelled close to its end, in every 200 runs")
  func cancelledAtTheEnd() {
    let ends = plans(200).flatMap(\.cancelledDrags)

    #expect(ends.contains { (385...395).contains($0) })
  }

  /// The ten classic traces (interactions that reveal many faults), each with a test if a planned
  /// trace contains it.
  static let classics: [(name: String, holds: @Sendable (Trace) -> Bool)] = [
    (
      "a flick within one turn",
      { trace in
        trace.acts.contains("dsmu")
      }
    ),
    (
      "a short drag that stops, then an action",
      { trace in
        trace.acts.contains("mmu~a")
      }
    ),
    ("an action alone", { $0.acts == "a~a" || $0.acts == "a" }),
    ("a drag the system takes away", { $0.acts.contains("mmx") }),
    (
      "a drag all the way",
      { trace in
        trace.drags.contains { $0 >= 400 }
      }
    ),
    (
      "a drag the wrong way",
      { trace in
        trace.drags.contains { $0 <= -200 }
      }
    ),
    ("a drag right after another", { $0.acts.contains("udm") }),
    ("a drag before the action has settled", { $0.acts.contains("ad") }),
    ("hidden on the way", { $0.acts.contains("abf~a") }),
    ("turned in between", { $0.acts.contains("~r~a") }),
  ]

  @Test("Each of the ten classic traces appears in every 200 runs", arguments: 0..<10)
  func classics(index: Int) {
    let classic = Self.classics[index]

    #expect(plans(200).contains(where: classic.holds), "\(classic.name)")
  }
}

extension Search {
  /// Returns the trace (input sequence) that is planned for a run, in a block of runs whose search
  /// has learned nothing yet.
  func trace(on map: SubjectMap, run: Int) -> Trace {
    var sources = sources(on: map, block: 0)
    for index in sources.indices {
      let trace = sources[index].trace(for: RunNumber(block: 0, position: run))
      if let trace { return trace }
    }
    return Trace()
  }
}

extension Trace {
  /// The steps of the trace (input sequence) as text, one letter for each, such as `d` for down.
  fileprivate var acts: String { ArraySlice(steps).acts }

  fileprivate func windows(_ length: Int) -> [ArraySlice<Step>] {
    guard count >= length else { return [] }
    return (0...(count - length)).map { start in
      let slice = Array(steps[start..<(start + length)])
      return slice[...]
    }
  }

  /// The vertical distance of each of the trace's finger moves from the place where the finger came
  /// down.
  fileprivate var drags: [Int] {
    var start = 0
    return steps.compactMap { step in
      switch step.act {
      case .down(_, let spot):
        start = spot.y
        return nil
      case .move(_, let spot): return spot.y - start
      default: return nil
      }
    }
  }
}

extension Trace {
  /// The vertical distance that each finger whose touch is cancelled has moved from the place where
  /// it came down.
  fileprivate var cancelledDrags: [Int] {
    var (start, last) = (0, 0)
    return steps.compactMap { step in
      switch step.act {
      case .down(_, let spot): (start, last) = (spot.y, spot.y)
      case .move(_, let spot): last = spot.y
      case .cancel: return last - start
      default: break
      }
      return nil
    }
  }
}

extension ArraySlice<Step> {
  fileprivate var acts: String {
    String(
      map { step -> Character in
        switch step.act {
        case .down: "d"
        case .move: "m"
        case .up: "u"
        case .cancel: "x"
        case .tap: "t"
        case .action: "a"
        case .stall: "s"
        case .background: "b"
        case .foreground: "f"
        case .rotate: "r"
        case .resize: "R"
        case .settle: "~"
        case .suppose: "?"
        }
      })
  }
}
