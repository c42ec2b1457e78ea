/// The ten traces that between them show most of what goes wrong with transitions.
///
/// In the notation of the bug table: `b` began, `c(p)` changed to progress p, `e(p,v)` ended at p with velocity v, `x` cancelled,
/// `|` the end of a turn, `~` rest. A planner plays each in turn, aimed at every drag it knows.
enum Classic: CaseIterable {
  /// `b e(.02,+hi)`
  case flickInOneTurn
  /// `b | c(.1) | e(.1,0) ~ close ~`
  case cancelThenAct
  /// `close ~`
  case actAlone
  /// `b | c(.8) | x ~ b e(.02,+hi)`
  case interrupted
  /// `b | c(1) | e(1,0) ~`
  case allTheWay
  /// `b | c(-.6) | e(-.6,0) ~`
  case wrongWay
  /// `b | c(.1) | e(.1,0) | b | c(.1) | e(.9,0) ~`
  case twiceInARow
  /// `push b | c(.2) | e(.9,0) ~`
  case beforeItSettles
  /// `present | bg | fg ~ dismiss ~`
  case hiddenOnTheWay
  /// `push ~ rot pop ~`
  case turnedInBetween
  /// `open ~ close ~` four times: what grows, grows here.
  case overAndOver
  /// A drag where none starts anything, then an action.
  case idleDrag

  /// Whether it goes on while the action that leads there is still animating.
  var startsOnTheWay: Bool { self == .beforeItSettles || self == .hiddenOnTheWay }

  func play(drag: Terrain.Drag?, with planner: inout Planner) {
    switch self {
    case .flickInOneTurn: planner.pull(drag, through: [20], hold: 0, frames: 0)
    case .cancelThenAct:
      planner.pull(drag, through: [30, 100], hold: 12)
      planner.add(.settle)
      planner.randomAction()
    case .actAlone: planner.randomAction()
    case .interrupted:
      planner.pull(drag, through: [30, 800], hold: 1, ending: .cancel(finger: 1))
      planner.add(.settle)
      // What was decided by the gesture that was taken away must not decide this one.
      planner.pull(drag, through: [20], hold: 0, frames: 0)
    case .allTheWay: planner.pull(drag, through: [30, 1000], hold: 12)
    case .wrongWay: planner.pull(drag, through: [-30, -600], hold: 12)
    case .twiceInARow:
      planner.pull(drag, through: [30, 100], hold: 12)
      planner.wait(frames: 1)
      planner.pull(drag, through: [30, 900], hold: 12)
    case .beforeItSettles: planner.pull(drag, through: [30, 200, 900], hold: 12)
    case .hiddenOnTheWay:
      planner.add(.background)
      planner.wait(frames: 30)
      planner.add(.foreground)
      planner.add(.settle)
      planner.randomAction()
    case .overAndOver: planner.goThereAndBack(4)
    case .idleDrag:
      planner.pullIdly()
      planner.add(.settle)
      planner.randomAction()
      planner.add(.settle)
    case .turnedInBetween:
      planner.add(.resize(width: planner.terrain.height, height: planner.terrain.width))
      planner.add(.settle)
      planner.randomAction()
    }
  }
}

extension Planner {
  /// One plain drag along thousandths of its length, or of half the window if none is known.
  mutating func pull(
    _ drag: Terrain.Drag?, through thousandths: [Int], hold: Int, frames: Int = 1,
    ending: Step.Act = .up(finger: 1)
  ) {
    let drag =
      drag
      ?? Terrain.Drag(
        place: 0, start: Step.Spot(terrain.width / 2, terrain.height / 2), direction: .down,
        length: terrain.height)
    add(.down(finger: 1, drag.start))
    for part in thousandths {
      wait(frames: frames)
      let distance = drag.length * part / 1000
      // Less than the slop would be no drag at all.
      let moved = abs(distance) < 14 ? (distance < 0 ? -14 : 14) : distance
      add(.move(finger: 1, drag.direction.spot(from: drag.start, by: moved)))
    }
    wait(frames: hold)
    add(ending)
  }
}
