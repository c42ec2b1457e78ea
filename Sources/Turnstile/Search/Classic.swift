import Choices

/// The classic traces: short interactions that reveal most bugs of transitions.
///
/// The comments of the cases use one notation for drags: `b` began, `c(p)` changed to progress p,
/// `e(p,v)` ended at progress p with velocity v, `x` cancelled by the system, `|` the end of a
/// turn, `~` rest. ``ClassicTraces`` plays each classic in turn, with every drag of the subject
/// that is known to start a transition.
enum Classic: CaseIterable {
  /// A flick that is over within one turn: `b e(.02,+hi)`, and every other time
  /// `b c(.2) e(.2,+hi)`.
  case flickInOneTurn
  /// A drag that is cancelled early, then an action: `b | c(.1) | e(.1,0) ~ close ~`.
  case cancelThenAct
  /// An action without a drag: `close ~`.
  case actAlone
  /// A drag that the system cancels late, then a flick within one turn:
  /// `b | c(.8) | x ~ b e(.02,+hi)`, and every other time with `c(.97)`.
  case interrupted
  /// A drag that the system cancels late, then a short drag: `b | c(.8) | x ~ b | e(.02,0)`, and
  /// every other time with `c(.97)`.
  case interruptedThenTouched
  /// A drag along the whole length: `b | c(1) | e(1,0) ~`.
  case allTheWay
  /// A drag in the wrong direction: `b | c(-.6) | e(-.6,0) ~`.
  case wrongWay
  /// A short drag, then a long one before the first has come to rest:
  /// `b | c(.1) | e(.1,0) | b | c(.1) | e(.9,0) ~`.
  case twiceInARow
  /// A drag while the action that leads to the drag's screen still animates:
  /// `push b | c(.2) | e(.9,0) ~`.
  case beforeItSettles
  /// A trip to the background during a transition: `present | bg | fg ~ dismiss ~`; every second
  /// time `present ~ dismiss | bg | fg ~`.
  case hiddenOnTheWay
  /// A rotation between two transitions: `push ~ rot pop ~`.
  case turnedInBetween
  /// The actions `open ~ close ~` four times, which shows views and objects that pile up.
  case overAndOver
  /// A screen that is shown a second time, then a drag:
  /// `push ~ pop ~ push ~ b | c(.6) | e(.6,0) ~`.
  case shownAgain
  /// A drag forwards and then back past its start: `b | c(.3) | c(-.6) | e(-.6,0) ~`.
  case throughZero
  /// A short drag with a flick forwards: `b | c(.2) | e(.2,+hi) ~`.
  case flickOnwards
  /// A long drag with a flick back: `b | c(.6) | e(.6,-hi) ~`.
  case flickBack
  /// A drag that starts nothing, then an action.
  case idleDrag
  /// A tap on a control that leads to another place, and a second tap before the first has an
  /// effect.
  case tappedTwice

  /// True if the classic begins a drag, or leaves the app, while the action that leads to the
  /// classic's screen still animates.
  var startsOnTheWay: Bool { self == .beforeItSettles || self == .hiddenOnTheWay }

  /// True if a drag in the beginning of the trace is cancelled, so that the run must be compared
  /// with a run without that drag.
  var needsComparison: Bool {
    switch self {
    case .cancelThenAct, .interrupted, .interruptedThenTouched: true
    default: false
    }
  }

  /// Returns the classics that can be played on a subject with this map. Without a known control,
  /// none can be tapped twice.
  private static func playable(on map: SubjectMap) -> [Classic] {
    map.taps.isEmpty ? allCases.filter { $0 != .tappedTwice } : allCases
  }

  /// Returns the classic that a run plays, and the number of times that it was played before; `nil`
  /// if the run plays none. Every second run plays a classic, each in turn, and a block continues
  /// after the classics of the block before it.
  static func turn(in run: RunNumber, on map: SubjectMap) -> (classic: Classic, round: Int)? {
    guard run.position % 2 == 0 else { return nil }
    let all = playable(on: map)
    let roundsOfBlock = Block.size / 2 / all.count + 1
    let (round, turn) = (run.position / 2).quotientAndRemainder(dividingBy: all.count)
    return (all[turn], run.block * roundsOfBlock + round)
  }

  /// Plays the classic with a pull, that is, a drag that is known to start a transition.
  ///
  /// - Parameter lap: The number of times that the classic was played with each of the pulls
  ///   before.
  func play(_ pull: SubjectMap.Pull, lap: Int, with planner: inout Planner) {
    func drag(_ thousandths: [Int], hold: Int, _ change: (inout Stroke) -> Void = { _ in }) {
      var stroke = Stroke(pull, through: thousandths, hold: hold)
      change(&stroke)
      planner.perform(stroke)
    }
    switch self {
    // A gesture's handler that moves the transition may run before the start of the transition,
    // too. So the finger also moves in every second flick.
    case .flickInOneTurn:
      drag(lap % 2 == 0 ? [20] : [20, 200], hold: 0) { $0.isInOneTurn = true }
    case .cancelThenAct:
      drag([30, 100], hold: 12)
      planner.add(.settle)
      planner.randomAction()
    case .actAlone: planner.randomAction()
    case .interrupted, .interruptedThenTouched:
      // An interactor may compute its speed from the rest of the way. Close to the end that speed
      // is close to zero, so every second drag is cancelled there.
      drag([30, lap % 2 == 0 ? 800 : 970], hold: 1) { $0.ending = .cancel }
      planner.add(.settle)
      // The decision of the first, cancelled gesture must not affect the second one.
      drag([20], hold: 12) { $0.isInOneTurn = self == .interrupted }
    case .allTheWay: drag([30, 1000], hold: 12)
    case .wrongWay: drag([-30, -600], hold: 12)
    case .twiceInARow:
      drag([30, 100], hold: 12)
      planner.wait(frames: 1)
      drag([30, 900], hold: 12)
    case .beforeItSettles: drag([30, 200, 900], hold: 12)
    case .hiddenOnTheWay:
      // Every other time, the app goes to the background during the transition back and not the one
      // there.
      if lap % 2 == 1, let wayBack = planner.map.places[planner.place].wayBack {
        planner.add(.settle)
        planner.add(wayBack)
        planner.wait(frames: 2)
      }
      planner.hide(frames: 30)
      planner.add(.settle)
      planner.randomAction()
    case .overAndOver: planner.goThereAndBack(4)
    case .shownAgain:
      planner.goBackAndThere(by: pull)
      drag([30, 600], hold: 12)
    case .throughZero: drag([30, 300, -600], hold: 12)
    case .flickOnwards: drag([30, 200], hold: 1)
    case .flickBack: drag([30, 800, 600], hold: 1)
    case .idleDrag:
      planner.steps = []
      planner.time = 0
      planner.walk(to: Int(planner.generator.next(below: UInt64(planner.map.places.count))))
      planner.dragIdly()
      planner.add(.settle)
      planner.randomAction()
      planner.add(.settle)
    case .turnedInBetween:
      planner.add(.rotate)
      planner.add(.settle)
      planner.randomAction()
    // The planner plays a double tap on a control without a drag, so there is nothing to add here.
    case .tappedTwice: break
    }
  }
}

extension Planner {
  /// Plays one of the classic traces.
  mutating func play(_ classic: Classic, round: Int) {
    if classic == .tappedTwice { return tapTwice(map.taps[round % map.taps.count]) }
    let pulls = pulls(needsPath: classic.startsOnTheWay)
    let pull = pulls.isEmpty ? nil : pulls[round % pulls.count]
    let goal = pull?.place ?? map.places.count - 1
    if classic != .overAndOver {
      let path = map.places[goal].path
      for (index, move) in path.enumerated() {
        make(move)
        if index == path.count - 1, classic.startsOnTheWay { wait(frames: 2) } else { add(.settle) }
      }
      place = goal
    }
    let aimless = SubjectMap.Pull(
      place: goal, start: middle, direction: .down, length: map.height)
    classic.play(pull ?? aimless, lap: round / max(pulls.count, 1), with: &self)
  }

  /// Goes to a place of the app with a control, and taps the control twice.
  private mutating func tapTwice(_ way: SubjectMap.Way) {
    returnTo(way.from)
    take(way.act)
    tapAgain(way.act)
  }

  /// Returns the drags with which a classic is played, one after the other, each known to start a
  /// transition.
  private func pulls(needsPath: Bool) -> [SubjectMap.Pull] {
    let pulls = map.pulls.filter { !needsPath || !map.places[$0.place].path.isEmpty }
    return pulls.isEmpty ? map.pulls : pulls
  }

  /// Goes from the present screen back to the start, by the action that leads back or else by a
  /// drag all the way, and then to the screen again.
  fileprivate mutating func goBackAndThere(by pull: SubjectMap.Pull) {
    let here = place
    if let wayBack = map.places[here].wayBack {
      add(wayBack)
    } else {
      perform(Stroke(pull, through: [30, 900], hold: 12))
    }
    add(.settle)
    place = 0
    for move in map.places[here].path {
      make(move)
      add(.settle)
    }
    place = here
  }

  /// Performs a random action of the present place, or a tap on one of its controls.
  fileprivate mutating func randomAction() {
    if let act = anyAct() { take(act) }
  }
}
