import Choices

/// The classic traces: short interactions that reveal most bugs of transitions.
///
/// The comments of the cases use one notation for drags: `b` began, `c(p)` changed to progress p,
/// `e(p,v)` ended at progress p with velocity v, `x` cancelled by the system, `|` the end of a
/// turn, `~` rest. ``ClassicTraces`` plays each classic in turn, with every drag of the subject
/// that is known to start a transition.
enum Classic: CaseIterable {
  /// A flick that begins and ends within one run-loop turn. In the notation for drags
  /// (``Classic``): `b e(.02,+hi)`, and every other time `b c(.2) e(.2,+hi)`.
  case flickInOneTurn
  /// A drag that is given up early, then an action that closes the screen. In the notation for
  /// drags (``Classic``): `b | c(.1) | e(.1,0) ~ close ~`.
  case cancelThenAct
  /// An action, such as "close", without a drag. In the notation for drags (``Classic``): `close
  /// ~`.
  case actAlone
  /// A drag that the system cancels close to its end, then a flick within one run-loop turn. In the
  /// notation for drags (``Classic``): `b | c(.8) | x ~ b e(.02,+hi)`, and every other time with
  /// `c(.97)`.
  case interrupted
  /// A drag that the system cancels close to its end, then a short drag. In the notation for drags
  /// (``Classic``): `b | c(.8) | x ~ b | e(.02,0)`, and every other time with `c(.97)`.
  case interruptedThenTouched
  /// A drag along the whole length of the transition. In the notation for drags (``Classic``): `b |
  /// c(1) | e(1,0) ~`.
  case allTheWay
  /// A drag against the direction that starts the transition. In the notation for drags
  /// (``Classic``): `b | c(-.6) | e(-.6,0) ~`.
  case wrongWay
  /// A short drag, then a long one before the views have come to rest. In the notation for drags
  /// (``Classic``): `b | c(.1) | e(.1,0) | b | c(.1) | e(.9,0) ~`.
  case twiceInARow
  /// A drag that begins while the animation to the drag's screen still runs. In the notation for
  /// drags (``Classic``): `push b | c(.2) | e(.9,0) ~`.
  case beforeItSettles
  /// A trip to the background during a transition. In the notation for drags (``Classic``):
  /// `present | bg | fg ~ dismiss ~`; every second time `present ~ dismiss | bg | fg ~`.
  case hiddenOnTheWay
  /// A rotation of the device between two transitions. In the notation for drags (``Classic``):
  /// `push ~ rot pop ~`.
  case turnedInBetween
  /// The actions `open ~ close ~` four times, which shows views and objects that pile up. Every
  /// other time, `open ~ scroll ~ close ~` twice for each of two screens that scroll.
  case overAndOver
  /// A screen that is shown a second time, then a drag on it. In the notation for drags
  /// (``Classic``): `push ~ pop ~ push ~ b | c(.6) | e(.6,0) ~`.
  case shownAgain
  /// A drag forwards and then back past its start, so that the progress becomes negative. In the
  /// notation for drags (``Classic``): `b | c(.3) | c(-.6) | e(-.6,0) ~`.
  case throughZero
  /// A short drag that ends with a flick forwards. In the notation for drags (``Classic``): `b |
  /// c(.2) | e(.2,+hi) ~`.
  case flickOnwards
  /// A long drag that ends with a flick back. In the notation for drags (``Classic``): `b | c(.6) |
  /// e(.6,-hi) ~`.
  case flickBack
  /// A drag on an area where no drag is known to start a transition, then an action.
  case idleDrag
  /// A tap on a control, such as a button, that leads to another screen, and a second tap before
  /// the first one has an effect.
  case tappedTwice

  /// True if the trace drags, or leaves the app, while the animation to the screen still runs.
  var startsOnTheWay: Bool { self == .beforeItSettles || self == .hiddenOnTheWay }

  /// True if the trace begins with a drag that is cancelled. Such a drag must have no effect, so
  /// the run is compared with a run without it.
  var needsComparison: Bool {
    switch self {
    case .cancelThenAct, .interrupted, .interruptedThenTouched: true
    default: false
    }
  }

  /// Returns the classic traces that can be played on a subject with this map. The double tap is
  /// left out if the map has no control that leads to another screen.
  private static func playable(on map: SubjectMap) -> [Classic] {
    map.taps.isEmpty ? allCases.filter { $0 != .tappedTwice } : allCases
  }

  /// Returns the classic trace that a run plays, and the number of times that it was played before;
  /// `nil` if the run plays another kind of trace. Every second run plays a classic trace, each in
  /// turn, and a block continues after those of the block before it.
  static func turn(in run: RunNumber, on map: SubjectMap) -> (classic: Classic, round: Int)? {
    guard run.position % 2 == 0 else { return nil }
    let all = playable(on: map)
    let roundsOfBlock = Block.size / 2 / all.count + 1
    let (round, turn) = (run.position / 2).quotientAndRemainder(dividingBy: all.count)
    return (all[turn], run.block * roundsOfBlock + round)
  }

  /// Adds the steps of the classic trace to a plan. Its drags follow a pull, that is, a drag that
  /// is known to start a transition.
  ///
  /// - Parameter lap: The number of times that the trace was played before with each pull.
  func play(_ pull: SubjectMap.Pull, lap: Int, with planner: inout Planner) {
    func drag(_ thousandths: [Int], hold: Int, _ change: (inout Stroke) -> Void = { _ in }) {
      var stroke = Stroke(pull, through: thousandths, hold: hold)
      change(&stroke)
      planner.perform(stroke)
    }
    switch self {
    // Every second flick also moves the finger before its end, because a handler that moves the
    // transition may run before the transition has started, too.
    case .flickInOneTurn:
      drag(lap % 2 == 0 ? [20] : [20, 200], hold: 0) { $0.isInOneTurn = true }
    case .cancelThenAct:
      drag([30, 100], hold: 12)
      planner.add(.settle)
      planner.randomAction()
    case .actAlone: planner.randomAction()
    case .interrupted, .interruptedThenTouched:
      // Every second drag is cancelled close to its end. An interactor may compute its speed from
      // the rest of the way, and there that speed is close to zero.
      drag([30, lap % 2 == 0 ? 800 : 970], hold: 1) { $0.ending = .cancel }
      planner.add(.settle)
      // A second drag follows, because the decision of the first, cancelled one must not affect it.
      drag([20], hold: 12) { $0.isInOneTurn = self == .interrupted }
    case .allTheWay: drag([30, 1000], hold: 12)
    case .wrongWay: drag([-30, -600], hold: 12)
    case .twiceInARow:
      drag([30, 100], hold: 12)
      planner.wait(frames: 1)
      drag([30, 900], hold: 12)
    case .beforeItSettles: drag([30, 200, 900], hold: 12)
    case .hiddenOnTheWay:
      // Every second time, the app goes to the background during the transition back instead of the
      // one to the screen.
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
    // Nothing is added for a double tap: the planner has played it, because it needs no drag.
    case .tappedTwice: break
    }
  }
}

extension Planner {
  /// Plays one of the classic traces: goes to the screen where it begins, and adds its steps to the
  /// plan.
  mutating func play(_ classic: Classic, round: Int) {
    if classic == .tappedTwice { return tapTwice(round: round) }
    if classic == .overAndOver, round % 2 == 1, scrollThere(turn: round / 2) { return }
    let pulls = pulls(needsPath: classic.startsOnTheWay)
    let pull = pulls.isEmpty ? nil : pulls[round % pulls.count]
    let goal = goalWithoutPull(of: classic, round: round) ?? pull?.place ?? map.places.count - 1
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

  /// Returns the screen for a classic trace that needs no drag: each screen in turn, twice, first
  /// those where a drag is known to start a transition. Returns `nil` for a classic that needs one.
  ///
  /// A rotation needs no drag, and neither does an app that is hidden on the way to a screen. The
  /// way to a screen with a drag is the most promising one for that, so it is taken half of the
  /// times all the same.
  private func goalWithoutPull(of classic: Classic, round: Int) -> Int? {
    let turn: Int
    switch classic {
    case .turnedInBetween: turn = round / 2
    case .hiddenOnTheWay where round % 4 >= 2: turn = round / 4
    default: return nil
    }
    var places: [Int] = []
    for place in map.pulls.map(\.place) + map.places.indices.dropFirst()
    where !places.contains(place) {
      places.append(place)
    }
    return places.isEmpty ? 0 : places[turn % places.count]
  }

  /// Goes to the screen with a control, and taps the control twice like an impatient user. Every
  /// fourth time, the second tap is on another control of the screen, while the app is busy with
  /// the first one: two rows of a list may both lead on.
  private mutating func tapTwice(round: Int) {
    let way = map.taps[round % map.taps.count]
    let others = map.taps.filter { $0.from == way.from && $0.act != way.act }
    returnTo(way.from)
    take(way.act)
    guard round % 4 == 3, !others.isEmpty else { return tapAgain(way.act) }
    add(.stall(32))
    wait(frames: 1)
    add(others[round / 4 % others.count].act)
  }

  /// Returns the drags with which a classic trace can be played, on screens away from the start if
  /// that is asked for and possible. They are known to start a transition, or to slide something if
  /// no drag starts a transition.
  private func pulls(needsPath: Bool) -> [SubjectMap.Pull] {
    let drags = map.mainDrags
    let pulls = drags.filter { !needsPath || !map.places[$0.place].path.isEmpty }
    return pulls.isEmpty ? drags : pulls
  }

  /// Goes from the present screen back to the start, by the action that leads back or else by a
  /// drag almost all the way, and then to the screen again.
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

  /// Adds a random action, or a tap on a random control of the present screen, to the plan.
  fileprivate mutating func randomAction() {
    if let act = anyAct() { take(act) }
  }
}
