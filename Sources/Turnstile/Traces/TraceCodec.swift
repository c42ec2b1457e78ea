import Choices

/// A codec that encodes the traces of one subject as choices, and decodes them.
///
/// Random traces do not come from this codec, but from plans (``Planner``). With it, the general
/// code of `Choices` can shrink, enumerate and explain every trace, whatever produced it. So it is
/// designed for shrinking:
///
/// - A time is encoded as the gap since the step before, in frames if it is a whole number of them.
///   When a step is left out, the steps after it move forward.
/// - A finger comes down at an offset from the middle of the window and moves by an offset from its
///   last point, so that zero is always the simplest and a straight drag has one number that
///   matters.
/// - Acts are ordered from the plainest to the strangest: rest, lift, action, touch, then the
///   system.
struct TraceCodec {
  let codec: Codec<Trace>

  init(width: Int, height: Int, actions: [String]) {
    let middle = Step.Spot(width / 2, height / 2)
    let step = Codec.zip(Self.gap, Self.act(actions))
    codec = step.array().map { pairs in
      Self.assemble(pairs.map { RelativeStep(gap: $0.0, act: $0.1) }, middle: middle)
    } inverse: { trace in
      Self.takeApart(trace, middle: middle).map { ($0.gap, $0.act) }
    }
  }

  /// A step whose time and point are given relative to the steps before it: a gap in milliseconds,
  /// and an offset from the finger's last point.
  private struct RelativeStep {
    var gap: Int
    var act: Step.Act
  }

  // MARK: - Gaps

  private static let longestGap = Step.times.upperBound
  private static let frames = longestGap / Step.frame

  /// A codec for the gap before a step, in milliseconds. Whole frames get the lowest choices, so
  /// that shrinking prefers them to other gaps.
  private static var gap: Codec<Int> {
    Codec.int(in: 0...(frames + 1 + longestGap)).map { choice in
      choice <= frames ? choice * Step.frame : choice - frames - 1
    } inverse: { gap in
      guard (0...longestGap).contains(gap) else { return nil }
      return gap % Step.frame == 0 ? gap / Step.frame : gap + frames + 1
    }
  }

  // MARK: - Acts

  private static func act(_ actions: [String]) -> Codec<Step.Act> {
    .oneOf((plainActs(actions) + touchActs + systemActs).map { (1, $0) })
  }

  private static var finger: Codec<Int> { Codec.int(in: Step.fingers, toward: 1) }

  /// A codec for the offset of a finger's point from another point, such as the finger's last one.
  private static var offset: Codec<Step.Spot> {
    let reach = Step.coordinates.upperBound - Step.coordinates.lowerBound
    let length = Codec.int(in: -reach...reach)
    return Codec.zip(length, length).map {
      Step.Spot($0.0, $0.1)
    } inverse: {
      ($0.x, $0.y)
    }
  }

  /// The codecs of the acts without a point of the screen: rest, lift and, if the subject has any,
  /// its actions.
  private static func plainActs(_ actions: [String]) -> [Codec<Step.Act>] {
    let plain: [Codec<Step.Act>] = [
      .just(.settle),
      finger.map(Step.Act.up) { if case .up(let finger) = $0 { finger } else { nil } },
    ]
    guard !actions.isEmpty else { return plain }
    return plain + [
      Codec.element(of: actions).map(Step.Act.action) {
        if case .action(let name) = $0 { name } else { nil }
      }
    ]
  }

  /// The codecs of the acts that a finger does: down, move, tap and cancel.
  private static var touchActs: [Codec<Step.Act>] {
    let touch = Codec.zip(finger, offset)
    return [
      touch.map({ Step.Act.down(finger: $0.0, $0.1) }) {
        if case .down(let finger, let spot) = $0 { (finger, spot) } else { nil }
      },
      touch.map({ Step.Act.move(finger: $0.0, $0.1) }) {
        if case .move(let finger, let spot) = $0 { (finger, spot) } else { nil }
      },
      offset.map(Step.Act.tap) { if case .tap(let spot) = $0 { spot } else { nil } },
      finger.map(Step.Act.cancel) { if case .cancel(let finger) = $0 { finger } else { nil } },
    ]
  }

  /// The codecs of the acts that the system or the device does, such as a rotation or a trip to the
  /// background.
  private static var systemActs: [Codec<Step.Act>] {
    [
      .just(.rotate),
      .just(.background),
      .just(.foreground),
      Codec.int(in: Step.stalls, toward: 1).map(Step.Act.stall) {
        if case .stall(let length) = $0 { length } else { nil }
      },
      Codec.zip(.int(in: Step.lengths), .int(in: Step.lengths)).map {
        Step.Act.resize(width: $0.0, height: $0.1)
      } inverse: {
        if case .resize(let width, let height) = $0 { (width, height) } else { nil }
      },
      Codec.element(of: Supposition.allCases).map(Step.Act.suppose) {
        if case .suppose(let supposition) = $0 { supposition } else { nil }
      },
    ]
  }

  // MARK: - Putting together

  private static func assemble(_ steps: [RelativeStep], middle: Step.Spot) -> Trace {
    var time = 0
    var spots: [Int: Step.Spot] = [:]
    func absolute(_ offset: Step.Spot, from origin: Step.Spot) -> Step.Spot {
      let range = Step.coordinates
      return Step.Spot(
        min(max(origin.x + offset.x, range.lowerBound), range.upperBound),
        min(max(origin.y + offset.y, range.lowerBound), range.upperBound))
    }
    return Trace(
      steps.map { step in
        time = min(time + step.gap, Step.times.upperBound)
        switch step.act {
        case .down(let finger, let offset):
          let spot = absolute(offset, from: middle)
          spots[finger] = spot
          return Step(time, .down(finger: finger, spot))
        case .move(let finger, let offset):
          let spot = absolute(offset, from: spots[finger] ?? middle)
          spots[finger] = spot
          return Step(time, .move(finger: finger, spot))
        case .tap(let offset):
          return Step(time, .tap(absolute(offset, from: middle)))
        default:
          return Step(time, step.act)
        }
      })
  }

  private static func takeApart(_ trace: Trace, middle: Step.Spot) -> [RelativeStep] {
    var time = 0
    var spots: [Int: Step.Spot] = [:]
    func relative(_ spot: Step.Spot, to origin: Step.Spot) -> Step.Spot {
      Step.Spot(spot.x - origin.x, spot.y - origin.y)
    }
    return trace.steps.map { step in
      defer { time = step.time }
      let act: Step.Act
      switch step.act {
      case .down(let finger, let spot):
        act = .down(finger: finger, relative(spot, to: middle))
        spots[finger] = spot
      case .move(let finger, let spot):
        act = .move(finger: finger, relative(spot, to: spots[finger] ?? middle))
        spots[finger] = spot
      case .tap(let spot): act = .tap(relative(spot, to: middle))
      default: act = step.act
      }
      return RelativeStep(gap: step.time - time, act: act)
    }
  }
}
