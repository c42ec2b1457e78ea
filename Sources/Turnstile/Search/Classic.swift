/// The traces that between them show most of what goes wrong with transitions.
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
  /// `b | c(.8) | x ~ b | e(.02,0)`
  case interruptedThenTouched
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
  /// `push ~ pop ~ push ~ b | c(.6) | e(.6,0) ~`
  case shownAgain
  /// `b | c(.3) | c(-.6) | e(-.6,0) ~`
  case throughZero
  /// `b | c(.2) | e(.2,+hi) ~`
  case flickOnwards
  /// `b | c(.6) | e(.6,-hi) ~`
  case flickBack
  /// A drag where none starts anything, then an action.
  case idleDrag

  /// Whether it goes on while the action that leads there is still animating.
  var startsOnTheWay: Bool { self == .beforeItSettles || self == .hiddenOnTheWay }

  /// Whether its end has to be compared with what would have happened without its beginning.
  var comparesNotes: Bool {
    switch self {
    case .cancelThenAct, .interrupted, .interruptedThenTouched: true
    default: false
    }
  }

  /// The one a run plays, if it plays one: every other run does, each in turn.
  init?(run: Int) {
    guard run % 2 == 0 else { return nil }
    self = Self.allCases[run / 2 % Self.allCases.count]
  }

  func play(drag: Terrain.Drag?, with planner: inout Planner) {
    switch self {
    case .flickInOneTurn: planner.pull(drag, through: [20], hold: 0, frames: 0)
    case .cancelThenAct:
      planner.pull(drag, through: [30, 100], hold: 12)
      planner.add(.settle)
      planner.randomAction()
    case .actAlone: planner.randomAction()
    case .interrupted, .interruptedThenTouched:
      planner.pull(drag, through: [30, 800], hold: 1, ending: .cancel(finger: 1))
      planner.add(.settle)
      // What was decided by the gesture that was taken away must not decide this one.
      let inOneTurn = self == .interrupted
      planner.pull(drag, through: [20], hold: inOneTurn ? 0 : 12, frames: inOneTurn ? 0 : 1)
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
    case .shownAgain:
      planner.goBackAndThere(by: drag)
      planner.pull(drag, through: [30, 600], hold: 12)
    case .throughZero: planner.pull(drag, through: [30, 300, -600], hold: 12)
    case .flickOnwards: planner.pull(drag, through: [30, 200], hold: 1)
    case .flickBack: planner.pull(drag, through: [30, 800, 600], hold: 1)
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
