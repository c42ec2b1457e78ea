import HeadlessUIKit
import VirtualTime

/// The exploration of a subject's screens before the first run of a check. It finds touchable areas
/// and actions by trying them.
///
/// A scout performs the actions, looks at the touchable areas of each place that they lead to, and
/// drags on each area in every direction to see which drags start a transition, and how long they
/// must be. It runs ordinary traces, so a trace that crashes the subject during the exploration is
/// recorded like any other.
@MainActor
package struct Scout {
  private let subject: Subject
  private let willRun: (Trace) -> Void
  private let reach: Reach
  /// The traces that are known to end the process that runs them. The exploration does not try them
  /// again.
  private let deadly: [Trace]

  /// The limits of an exploration, such as the number of screens on its map.
  struct Reach {
    /// The maximum number of controls that the exploration taps on one screen.
    var taps = 6
    /// The maximum number of screens on the map of the app.
    var places = 10
    /// The maximum number of drags that the exploration tries.
    var pulls = 48
    /// The maximum number of moves from the app's start to a screen that is explored.
    var depth = 3
    /// The maximum number of places with controllers of the same classes. If more controls of a
    /// screen open such places, the first controls and the last one count.
    var variants = 3

    /// The limits for a subject that is a part of an app and declares its actions.
    static let part = Reach()
    /// The limits for a whole app, which has many screens and declares no actions.
    static let app = Reach(taps: 14, places: 48, pulls: 128, depth: 5)
  }

  /// The map of the app's screens, as far as they are explored.
  private var map: SubjectMap
  /// For each screen on the map, the classes of its visible controllers. The exploration recognises
  /// a screen by them.
  private var seen: [[String]]
  /// The number of drags that the exploration has tried so far.
  private var pulls = 0

  /// Explores a subject, and returns its map.
  ///
  /// - Parameters:
  ///   - deadly: The traces that end the process which runs them; they are not tried.
  ///   - willRun: Called before every trace that is tried.
  package static func explore(
    _ subject: Subject, without deadly: [Trace] = [],
    willRun: @escaping (Trace) -> Void = { _ in }
  ) throws(SubjectProblem) -> SubjectMap {
    var scout = Scout(subject, without: deadly, willRun: willRun)
    try scout.begin()
    // Taps and drags are tried in turn, because a drag may lead to a screen that no tap leads to,
    // and from there taps may lead further.
    var walked = 0
    while walked < scout.map.places.count {
      let pulled = walked
      while walked < scout.map.places.count {
        try scout.addPlaces(around: walked)
        walked += 1
      }
      for place in pulled..<walked { try scout.addPulls(at: place) }
    }
    return scout.map
  }

  private init(_ subject: Subject, without deadly: [Trace], willRun: @escaping (Trace) -> Void) {
    self.subject = subject
    self.willRun = willRun
    self.deadly = deadly
    reach = subject.isApp ? .app : .part
    map = SubjectMap(width: 0, height: 0, actions: [], places: [], pulls: [])
    seen = []
  }

  /// Adds the screen that the app shows after its start to the map.
  private mutating func begin() throws(SubjectProblem) {
    let start = try look(at: [])
    (map.width, map.height, map.actions) = (start.width, start.height, start.actions)
    add(start, by: [])
  }

  private mutating func add(_ observation: PlaceObservation, by path: [SubjectMap.Move]) {
    seen.append(observation.signature)
    map.places.append(
      SubjectMap.Place(path: path, targets: observation.targets, name: observation.name))
  }

  private func look(at path: [SubjectMap.Move]) throws(SubjectProblem) -> PlaceObservation {
    let reader = PlaceReader(looksForAll: subject.isApp)
    guard let run = try run(path.trace, with: reader) else { return PlaceObservation() }
    var observation = reader.observation
    observation.actions = run.actions
    return observation
  }

  /// Runs a trace that explores the subject, and returns the result; `nil` if the trace is known to
  /// end the process.
  private func run(_ trace: Trace, with reader: PlaceReader) throws(SubjectProblem) -> Run? {
    guard !deadly.contains(trace) else { return nil }
    willRun(trace)
    let run = Performance.run(trace, of: subject, under: [reader.clause])
    if let problem = run.problem { throw problem }
    return run
  }

  /// Rotates the device on a screen of the app, and adds to the map where the screen's controls are
  /// then.
  private mutating func turn(at here: Int) throws(SubjectProblem) {
    let place = map.places[here]
    guard !place.controls.isEmpty else { return }
    var steps = place.path.trace.steps
    let time = steps.last?.time ?? 0
    steps += [Step(time, .rotate), Step(time, .settle)]
    let reader = PlaceReader(looksForAll: subject.isApp)
    guard try run(Trace(steps), with: reader) != nil, let turned = reader.turned else { return }
    let controls = turned.targets.filter { $0.gesture == .control }
    guard turned.signature == seen[here], controls.count == place.controls.count else { return }
    map.places[here].turned = controls.map(\.middle)
  }

  /// Tries every action and every tap on a control of a screen, and adds the screens that they lead
  /// to, if they are new, to the map.
  private mutating func addPlaces(around here: Int) throws(SubjectProblem) {
    try turn(at: here)
    let (path, taps) = (map.places[here].path, map.places[here].taps)
    guard path.count < reach.depth else { return }
    for act in map.actions.map({ Step.Act.action($0) }) + taps.prefix(reach.taps) {
      guard map.places.count < reach.places else { return }
      let observation = try look(at: path + [.act(act)])
      guard observation.isAtRest else { continue }
      if let known = seen.firstIndex(of: observation.signature) {
        if let variant = addVariant(of: known, observation, by: path + [.act(act)]) {
          map.ways.append(SubjectMap.Way(from: here, act: act, to: variant))
          continue
        }
        if known != here { map.ways.append(SubjectMap.Way(from: here, act: act, to: known)) }
        if known == 0, here > 0, map.places[here].wayBack == nil {
          map.places[here].wayBack = act
        }
      } else {
        map.ways.append(SubjectMap.Way(from: here, act: act, to: seen.count))
        add(observation, by: path + [.act(act)])
      }
    }
  }

  /// Adds a place whose controllers have the same classes as those of a known place, if another
  /// control of the same screen has led to that one, and returns the new place; `nil` otherwise.
  ///
  /// Apps open one class of screen by several controls, and set it up differently each time. A drag
  /// that one of them takes may do nothing on another.
  private mutating func addVariant(
    of known: Int, _ observation: PlaceObservation, by path: [SubjectMap.Move]
  ) -> Int? {
    guard subject.isApp, known > 0, map.places[known].path.dropLast() == path.dropLast()
    else { return nil }
    guard seen.count(where: { $0 == observation.signature }) < reach.variants else {
      return replaceLastVariant(of: known, with: observation, by: path)
    }
    add(observation, by: path)
    return seen.count - 1
  }

  /// Puts a place into the map in the stead of the last one with controllers of the same classes,
  /// and returns it; `nil` if that one is opened from another screen.
  ///
  /// The last item of a list often has no neighbour, or a neighbour that is not on the screen, so
  /// what it opens may behave in another way than what the first items open.
  private mutating func replaceLastVariant(
    of known: Int, with observation: PlaceObservation, by path: [SubjectMap.Move]
  ) -> Int? {
    guard let last = seen.lastIndex(of: observation.signature),
      map.places[last].path.dropLast() == path.dropLast()
    else { return nil }
    map.places[last] = SubjectMap.Place(
      path: path, targets: observation.targets, name: observation.name)
    for index in map.ways.indices where map.ways[index].to == last { map.ways[index].to = known }
    return last
  }

  /// Drags on the touchable areas of a place, and adds to the map the drags that start a transition
  /// and the new places that they lead to.
  private mutating func addPulls(at here: Int) throws(SubjectProblem) {
    let path = map.places[here].path
    for target in map.places[here].targets where [.pan, .edge, .scroll].contains(target.gesture) {
      for direction in target.directions {
        guard pulls < reach.pulls else { return }
        pulls += 1
        let axis = direction.isVertical ? map.height : map.width
        let start = target.gesture == .edge ? target.start(for: direction) : target.middle
        guard let length = try length(path, start, direction, axis: axis) else { continue }
        let room = target.gesture == .edge ? 0 : target.room(behind: start, direction)
        var pull = SubjectMap.Pull(
          place: here, start: start, direction: direction, length: length, room: room)
        guard !map.pulls.contains(where: { $0.isSame(as: pull) }) else { continue }
        pull.to = try place(behind: path + [pull.allTheWay(on: map.touchArea)])
        map.pulls.append(pull)
      }
    }
  }

  /// Returns the index of the screen that the app shows after some moves; a new screen is added to
  /// the map. It is `nil` if the app does not come to rest, or the map is full.
  private mutating func place(behind path: [SubjectMap.Move]) throws(SubjectProblem) -> Int? {
    let observation = try look(at: path)
    guard observation.isAtRest else { return nil }
    if let known = seen.firstIndex(of: observation.signature) { return known }
    guard path.count <= reach.depth, map.places.count < reach.places else { return nil }
    add(observation, by: path)
    return seen.count - 1
  }

  /// Tries a slow drag, and returns the length that a drag needs for the whole transition, computed
  /// from the progress; `nil` if the drag starts no transition.
  private func length(
    _ path: [SubjectMap.Move], _ start: Step.Spot, _ direction: SubjectMap.Direction, axis: Int
  ) throws(SubjectProblem) -> Int? {
    var steps = path.trace.steps
    let begin = steps.last?.time ?? 0
    steps.append(Step(begin, .down(finger: 1, start)))
    for count in 1...4 {
      let spot = direction.spot(from: start, by: count * axis / 16)
      steps.append(Step(begin + count * 3 * Step.frame, .move(finger: 1, spot)))
    }
    steps.append(Step(begin + 15 * Step.frame, .up(finger: 1)))
    let reader = PlaceReader()
    guard try run(Trace(steps), with: reader) != nil, reader.startedByDrag else { return nil }
    guard let progress = reader.progress, progress > 0.01 else { return axis }
    let length = Double(axis / 4) / progress
    return length.isFinite ? min(max(Int(length.rounded()), 20), 2 * axis) : axis
  }

  /// A screen of the app as the exploration sees it: its touchable areas, and the controllers by
  /// which it is recognised.
  struct PlaceObservation {
    var width = 0
    var height = 0
    var actions: [String] = []
    var targets: [SubjectMap.Target] = []
    var signature: [String] = []
    /// The class of the innermost visible controller, which names the screen in reports.
    var name = ""
    var isAtRest = false
  }
}

/// An observer of an exploring run, which looks at the screen at the end of the trace. It takes the
/// form of a judge, but reports no violation.
@MainActor
private final class PlaceReader: Judge {
  private(set) var observation = Scout.PlaceObservation()
  /// The screen on the rotated device, as it was right before the harness turned the device back at
  /// the end of the trace.
  private(set) var turned: Scout.PlaceObservation?
  private(set) var startedByDrag = false
  private(set) var progress: Double?
  /// The virtual instant at which the finger of the last drag was lifted; `nil` while it is down.
  private var liftedAt: VirtualInstant?
  /// The controls that hold a value, such as switches. They are listed behind all other targets.
  private var settings: [SubjectMap.Target] = []

  /// True if text fields and the single segments of a segmented control count as controls, too.
  private let looksForAll: Bool

  nonisolated init(looksForAll: Bool = false) { self.looksForAll = looksForAll }

  var clause: Clause {
    Clause(ClauseName(rawValue: "places"), promises: "nothing") { self }
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .harness(.resize) = occurrence {
      observe(world)
      turned = observation
      observation = Scout.PlaceObservation()
    }
    if case .step(let step) = occurrence { note(step, in: world) }
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    // A request counts as made by the drag, too, if it comes while a finger is down but no gesture
    // is delivered, or soon after the finger was lifted. A handler may request the transition in a
    // later turn or when an animation of its own has ended, and the drag is the only touch since
    // the last rest.
    case .requested
    where world.transitions.last?.request.drag != nil || world.isTouched || isLifted(in: world):
      startedByDrag = true
    case .progress(let value) where value.isFinite: progress = Double(value)
    default: break
    }
  }

  func concluded(in world: World) { observe(world) }

  /// Begins anew with each drag: what an earlier one started, on the way to this screen, says
  /// nothing of this one.
  private func note(_ step: Step, in world: World) {
    switch step.act {
    case .down: (startedByDrag, progress, liftedAt) = (false, nil, nil)
    case .up: liftedAt = world.simulator.now
    default: break
    }
  }

  /// Returns true if the finger of the last drag was lifted a short time ago.
  private func isLifted(in world: World) -> Bool {
    liftedAt.map { world.simulator.now.nanoseconds - $0.nanoseconds <= Self.delay } ?? false
  }

  /// The time after the end of a drag, in nanoseconds, in which a request counts as made by it:
  /// longer than an app's own animation usually lasts.
  private static let delay: Int64 = 1_000_000_000

  private func observe(_ world: World) {
    let window = world.window
    observation.width = Int(window.bounds.width)
    observation.height = Int(window.bounds.height)
    observation.isAtRest = world.transitions.inFlight.isEmpty
    for recognizer in world.simulator.gestureRecognizers where recognizer.isEnabled {
      if let target = target(of: recognizer, in: window), !observation.targets.contains(target) {
        observation.targets.append(target)
      }
    }
    addControls(in: window, of: window)
    observation.targets += settings
    settings = []
    observation.name = world.innermost.map { "\(type(of: $0))" } ?? ""
    observation.signature = signature(of: window.rootViewController)
  }

  /// Returns the classes of the controllers that are shown, by which a screen is recognised. Two
  /// screens with equal lists count as one.
  private func signature(of root: UIViewController?) -> [String] {
    guard let root else { return [] }
    var words = ["\(type(of: root))"]
    if let navigation = root as? UINavigationController {
      words.append("\(navigation.viewControllers.count)")
    }
    if let tabs = root as? UITabBarController { words.append("\(tabs.selectedIndex)") }
    for child in root.children { words += ["("] + signature(of: child) + [")"] }
    if let presented = root.ownPresented { words += [">"] + signature(of: presented) }
    return words
  }

  private func target(of recognizer: UIGestureRecognizer, in window: UIWindow) -> SubjectMap.Target?
  {
    guard let view = recognizer.view, view.window === window else { return nil }
    let area = view.convert(view.bounds, to: window).intersection(window.bounds)
    guard area.width >= 1, area.height >= 1 else { return nil }
    var target = SubjectMap.Target(
      gesture: gesture(of: recognizer), left: Int(area.minX), top: Int(area.minY),
      right: Int(area.maxX), bottom: Int(area.maxY))
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
      target.directions = SubjectMap.Direction.allCases.filter { direction in
        switch direction {
        case .right: edge.edges.contains(.left)
        case .left: edge.edges.contains(.right)
        case .down: edge.edges.contains(.top)
        case .up: edge.edges.contains(.bottom)
        }
      }
    }
    if let list = recognizer.view as? UIScrollView, target.gesture == .scroll {
      let middle = CGPoint(x: target.middle.x, y: target.middle.y)
      let isCovered = window.hitTest(middle, with: nil)?.isDescendant(of: list) != true
      target.scrolls = isCovered ? nil : directions(of: list)
    }
    return target
  }

  /// Returns the directions in which a finger can scroll a list from its present place; `nil` if
  /// all of its content is visible.
  private func directions(of list: UIScrollView) -> [SubjectMap.Direction]? {
    guard list.isScrollEnabled else { return nil }
    let (inset, offset) = (list.adjustedContentInset, list.contentOffset)
    let (size, room) = (list.contentSize, list.bounds.size)
    let directions = SubjectMap.Direction.allCases.filter { direction in
      switch direction {
      case .right: offset.x > -inset.left + 1
      case .left: offset.x + room.width < size.width + inset.right - 1
      case .down: offset.y > -inset.top + 1
      case .up: offset.y + room.height < size.height + inset.bottom - 1
      }
    }
    return directions.isEmpty ? nil : directions
  }

  /// Adds to the observation the views that respond to a tap: controls with an action, cells, and
  /// views with a tap recogniser.
  private func addControls(in view: UIView, of window: UIWindow) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    let answers =
      (view as? UIControl).map { $0.isEnabled && !$0.allControlEvents.isEmpty }
      ?? (view is UITableViewCell || view is UICollectionViewCell)
    let isAsked = answers || listensForTap(view) || (looksForAll && view is UITextField)
    for bounds in isAsked ? parts(of: view) : [] {
      let area = view.convert(bounds, to: window).intersection(window.bounds)
      guard area.width >= 1, area.height >= 1 else { continue }
      let target = SubjectMap.Target(
        gesture: .control, left: Int(area.minX), top: Int(area.minY), right: Int(area.maxX),
        bottom: Int(area.maxY))
      let middle = CGPoint(x: target.middle.x, y: target.middle.y)
      let touched = window.hitTest(middle, with: nil)
      guard touched?.isDescendant(of: view) == true, !observation.targets.contains(target) else {
        continue
      }
      if looksForAll, holdsValue(view) {
        settings.append(target)
      } else {
        observation.targets.append(target)
      }
    }
    for subview in view.subviews { addControls(in: subview, of: window) }
  }

  /// Returns true if a control holds a value, such as a switch. Such a control rarely leads to
  /// another screen, so the exploration tries the buttons first.
  private func holdsValue(_ view: UIView) -> Bool {
    view is UISlider || view is UISwitch || view is UIStepper || view is UISegmentedControl
      || view is UITextField
  }

  /// Returns true if a view has a recogniser for a single tap with one finger.
  private func listensForTap(_ view: UIView) -> Bool {
    view.gestureRecognizers?.contains { recognizer in
      recognizer.isEnabled
        && (recognizer as? UITapGestureRecognizer).map {
          $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
        } == true
    } == true
  }

  /// Returns the parts of a view that are touched separately: each segment of a segmented control,
  /// or the whole view.
  private func parts(of view: UIView) -> [CGRect] {
    guard looksForAll, let segments = view as? UISegmentedControl, segments.numberOfSegments > 1
    else { return [view.bounds] }
    let width = view.bounds.width / CGFloat(segments.numberOfSegments)
    return (0..<segments.numberOfSegments).map {
      CGRect(x: CGFloat($0) * width, y: 0, width: width, height: view.bounds.height)
    }
  }

  private func gesture(of recognizer: UIGestureRecognizer) -> SubjectMap.Target.Gesture {
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: .edge
    case is UIPanGestureRecognizer: recognizer.view is UIScrollView ? .scroll : .pan
    case is UITapGestureRecognizer: .tap
    case is UILongPressGestureRecognizer: .press
    case is UIPinchGestureRecognizer: .pinch
    case is UISwipeGestureRecognizer: .swipe
    default: .other
    }
  }
}

extension SubjectMap.Target {
  /// Returns the distance from a drag's start back to the edge of the touchable area. A long drag
  /// can begin that much earlier.
  func room(behind start: Step.Spot, _ direction: SubjectMap.Direction) -> Int {
    switch direction {
    case .down: start.y - top
    case .up: bottom - 1 - start.y
    case .right: start.x - left
    case .left: right - 1 - start.x
    }
  }

  /// Returns the start of a drag in this direction for a screen-edge gesture: a point close to the
  /// edge of the touchable area.
  func start(for direction: SubjectMap.Direction) -> Step.Spot {
    switch direction {
    case .right: Step.Spot(left + 2, middle.y)
    case .left: Step.Spot(right - 2, middle.y)
    case .down: Step.Spot(middle.x, top + 2)
    case .up: Step.Spot(middle.x, bottom - 2)
    }
  }
}
