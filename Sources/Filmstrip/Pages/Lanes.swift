import HeadlessUIKit
import Turnstile

/// The events of a run on a timeline of several rows (lanes), which the page shows under the slider
/// that plays the film: fingers, recognisers, transitions, progress, appearance and warnings.
struct Lanes {
  /// One row of the timeline that an HTML page shows below the film of a run, such as that of a
  /// finger.
  struct Lane {
    var name: String
    var group: String
    /// The events and states in the row of the timeline, each with its beginning and its end.
    var spans: [Span] = []
    /// The points of a curve in the row of the timeline, such as a transition's progress over time.
    var line: [Point] = []
    /// The curve that a transition's progress would have if it followed the finger exactly. The
    /// page shows both for comparison.
    var expected: [Point] = []
  }

  struct Span {
    var from: Double
    var to: Double
    var words: String
    /// The number of the bar's style in the timeline. Each state has a shape of its own, so that
    /// colour is not needed to tell the states apart.
    var kind: Int
  }

  struct Point {
    var time: Double
    var value: Double
  }

  private(set) var lanes: [Lane] = []
  private var places: [String: Int] = [:]
  private let end: Double

  init(of recording: Recording) {
    end = DrawnTime.milliseconds(recording.frames.last?.nanoseconds ?? 0)
    for entry in recording.journal.entries {
      add(entry, at: DrawnTime.milliseconds(entry.nanoseconds))
    }
    addWayOfFingers(recording)
    let order = [
      "finger", "recogniser", "transition", "progress", "appearance", "app", "UIKit says",
    ]
    let sorted = lanes.enumerated().sorted { one, other in
      let first = order.firstIndex(of: one.element.group) ?? 9
      let second = order.firstIndex(of: other.element.group) ?? 9
      return (first, one.offset) < (second, other.offset)
    }
    lanes = sorted.prefix(40).map(\.element)
  }

  // MARK: - Reading the journal

  private mutating func add(_ entry: Journal.Entry, at time: Double) {
    switch entry.event {
    case .step(let act): add(act, at: time)
    case .harness(.lift(let finger)): close("finger", "finger \(finger)", at: time)
    case .harness(let act): mark("app", "harness", act.description, at: time)
    case .recognizer(let recognizer, let state):
      let name = recognizer.description
      close("recogniser", name, at: time)
      switch state {
      case .began: open("recogniser", name, "began", 1, at: time)
      case .changed: open("recogniser", name, "changed", 1, at: time)
      case .ended, .cancelled, .failed:
        mark("recogniser", name, state.rawValue, at: time, kind: state == .ended ? 2 : 3)
      case .possible: break
      }
    case .transition(let transition, let stage): add(transition, stage, at: time)
    case .appearance(let controller, let call, _):
      let name = controller.description
      close("appearance", name, at: time)
      let kind =
        switch call {
        case .viewDidAppear: 2
        case .viewDidDisappear: 3
        default: 1
        }
      open("appearance", name, call.rawValue, kind, at: time)
    case .warning(let warning):
      mark("UIKit says", "warnings", warning.description, at: time, kind: 3)
    case .note(let text): mark("app", "notes", text, at: time)
    case .system(let text): mark("app", "system", text, at: time)
    default: break
    }
  }

  private mutating func add(_ act: Step.Act, at time: Double) {
    switch act {
    case .down(let finger, let spot):
      open("finger", "finger \(finger)", "down at \(spot.x), \(spot.y)", 1, at: time)
    case .move(let finger, let spot):
      close("finger", "finger \(finger)", at: time)
      open("finger", "finger \(finger)", "at \(spot.x), \(spot.y)", 1, at: time)
    case .up(let finger): close("finger", "finger \(finger)", at: time)
    case .cancel(let finger):
      close("finger", "finger \(finger)", at: time)
      mark("finger", "finger \(finger)", "taken away", at: time, kind: 3)
    case .tap(let spot):
      mark("finger", "taps", "tap at \(spot.x), \(spot.y)", at: time, kind: 2)
    case .action(let name): mark("app", "code", "do \(name)", at: time, kind: 2)
    case .stall(let length): mark("app", "system", "main thread busy for \(length) ms", at: time)
    case .background, .foreground, .rotate, .resize, .suppose:
      mark("app", "system", act.description, at: time)
    case .settle: break
    }
  }

  private mutating func add(
    _ transition: Journal.Transition, _ stage: Journal.Stage, at time: Double
  ) {
    let name = "\(transition.kind.word) \(transition.number)"
    func go(_ words: String, _ kind: Int, _ lanes: inout Lanes) {
      lanes.close("transition", name, at: time)
      lanes.open("transition", name, words, kind, at: time)
    }
    switch stage {
    case .requested: go("requested", 0, &self)
    case .started(let interactive): go(interactive ? "interactive" : "running", 1, &self)
    case .paused: go("paused", 0, &self)
    case .finishing: go("finishing", 2, &self)
    case .cancelling: go("cancelling", 3, &self)
    case .completed(let outcome):
      close("transition", name, at: time)
      mark("transition", name, "completeTransition(\(outcome))", at: time, kind: outcome ? 2 : 3)
    case .completedAgain(let outcome):
      mark("transition", name, "completeTransition(\(outcome)) again", at: time, kind: 3)
    case .ended(let outcome):
      mark("transition", name, outcome ? "finished" : "cancelled", at: time, kind: outcome ? 2 : 3)
    case .abandoned:
      close("transition", name, at: time)
      mark("transition", name, "abandoned", at: time, kind: 3)
    case .late(let call, _):
      mark("transition", name, "\(call.rawValue) too late", at: time, kind: 3)
    case .early(let call, _):
      mark("transition", name, "\(call.rawValue) before the start", at: time, kind: 3)
    case .progress(let reading):
      let place = lane("progress", "progress of \(name)")
      let value = reading.value
      lanes[place].line.append(Point(time: time, value: value.isFinite ? value : 0))
    }
  }

  /// Adds to each row with a transition's progress a second curve: the distance that the finger has
  /// moved, as a fraction of the screen in the direction of the drag.
  private mutating func addWayOfFingers(_ recording: Recording) {
    for place in lanes.indices where lanes[place].group == "progress" {
      guard let first = lanes[place].line.first, let last = lanes[place].line.last else { continue }
      var start: Frame.Finger?
      var points: [(Double, Double, Double)] = []
      for frame in recording.frames {
        let time = DrawnTime.milliseconds(frame.nanoseconds)
        guard time <= last.time, let finger = frame.fingers.first else {
          if time < first.time { (start, points) = (nil, []) }
          continue
        }
        let origin = start ?? finger
        start = origin
        points.append(
          (
            time, Double(finger.x - origin.x) / max(1, Double(frame.size.width)),
            Double(finger.y - origin.y) / max(1, Double(frame.size.height))
          ))
      }
      let isUpright = abs(points.last?.2 ?? 0) >= abs(points.last?.1 ?? 0)
      lanes[place].expected = points.map { Point(time: $0.0, value: abs(isUpright ? $0.2 : $0.1)) }
    }
  }

  // MARK: - Spans

  private mutating func lane(_ group: String, _ name: String) -> Int {
    let key = group + "\n" + name
    if let known = places[key] { return known }
    places[key] = lanes.count
    lanes.append(Lane(name: name, group: group))
    return lanes.count - 1
  }

  private mutating func open(
    _ group: String, _ name: String, _ words: String, _ kind: Int, at time: Double
  ) {
    let place = lane(group, name)
    lanes[place].spans.append(Span(from: time, to: .infinity, words: words, kind: kind))
  }

  private mutating func close(_ group: String, _ name: String, at time: Double) {
    let place = lane(group, name)
    guard let last = lanes[place].spans.indices.last, lanes[place].spans[last].to == .infinity
    else { return }
    lanes[place].spans[last].to = time
  }

  private mutating func mark(
    _ group: String, _ name: String, _ words: String, at time: Double, kind: Int = 0
  ) {
    let place = lane(group, name)
    let isOpen = lanes[place].spans.last?.to == .infinity
    let span = Span(from: time, to: time, words: words, kind: kind)
    lanes[place].spans.insert(span, at: lanes[place].spans.count - (isOpen ? 1 : 0))
  }
}

extension Lanes {
  /// The rows of the timeline as JSON for the page's script. An entry without an end lasts until
  /// the end of the run.
  var json: String {
    JSON.list(
      lanes.map { lane in
        JSON.object([
          ("n", JSON.text(Markup.short(lane.name, to: 60))), ("g", JSON.text(lane.group)),
          (
            "i",
            JSON.list(
              lane.spans.suffix(400).map { span in
                JSON.list([
                  Decimal.text(span.from, decimals: 3),
                  Decimal.text(min(span.to, end), decimals: 3),
                  JSON.text(Markup.short(span.words, to: 120)), "\(span.kind)",
                ])
              })
          ),
          ("p", Self.json(lane.line)), ("e", Self.json(lane.expected)),
        ])
      })
  }

  private static func json(_ points: [Point]) -> String {
    JSON.list(
      points.suffix(600).map {
        "[\(Decimal.text($0.time, decimals: 3)),\(Decimal.text($0.value, decimals: 4))]"
      })
  }
}
