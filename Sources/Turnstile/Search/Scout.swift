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
    /// The maximum number of moves from the app's start to a screen that is explored. The two moves
    /// that fill in a field, a tap on it and one on a key, do not count.
    var depth = 3
    /// The maximum number of places with controllers of the same classes. If more controls of a
    /// screen open such places, the first controls and the last one count.
    var variants = 3
    /// The maximum number of places with the same controllers as one place, and other controls.
    /// Those with the keyboard are counted by themselves.
    var layers = 2

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
  /// For each screen on the map, the serial numbers of the views that are its controls.
  private var views: [[Int]]
  /// The taps on the keys of the keyboard that are on the map.
  private var keys: Set<Step.Act> = []
  /// The screens on the map that have the controllers of another one, and other controls: those on
  /// which a menu of the app's own stands open.
  private var layers: Set<Int> = []
  /// The number of drags that the exploration has tried so far.
  private var pulls = 0
  /// The number of drags across the screen that the exploration has tried so far, in search of
  /// menus that slide in. They are counted by themselves, so that no drag is left out for them.
  private var slides = 0

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
    views = []
  }

  /// Adds the screen that the app shows after its start to the map.
  private mutating func begin() throws(SubjectProblem) {
    let start = try look(at: [])
    (map.width, map.height, map.actions) = (start.width, start.height, start.actions)
    add(start, by: [])
  }

  private mutating func add(_ observation: PlaceObservation, by path: [SubjectMap.Move]) {
    seen.append(observation.signature)
    views.append(observation.views)
    for (view, control) in zip(observation.views, observation.controls) where view < 0 {
      keys.insert(.tap(control.middle))
    }
    map.places.append(
      SubjectMap.Place(path: path, targets: observation.targets, name: observation.name))
  }

  /// Returns the number of moves to a screen, without those that fill in fields.
  private func depth(of path: [SubjectMap.Move]) -> Int {
    path.count
      - 2 * path.count { if case .act(let act) = $0 { keys.contains(act) } else { false } }
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
    guard depth(of: path) < reach.depth else { return }
    for act in map.actions.map({ Step.Act.action($0) }) + taps.prefix(reach.taps) {
      guard map.places.count < reach.places else { return }
      let observation = try look(at: path + [.act(act)])
      guard observation.isAtRest else { continue }
      if isLayer(observation, over: here) {
        map.ways.append(SubjectMap.Way(from: here, act: act, to: seen.count))
        addLayer(observation, by: path + [.act(act)])
      } else if let known = place(like: observation, from: here) {
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

  /// Returns the index of the place on the map that an observation shows; `nil` if it is not there.
  ///
  /// Of several places with the same controllers it is the first, unless a menu makes some of them
  /// different. Then it is the one that has the same controls: `here`, if that is one of them, or
  /// else the first. If none has, it is the first of all.
  private func place(like observation: PlaceObservation, from here: Int) -> Int? {
    let alike = seen.indices.filter { seen[$0] == observation.signature }
    guard alike.contains(where: layers.contains) else { return alike.first }
    let shown = Set(observation.controls)
    let same = alike.filter { Set(map.places[$0].controls) == shown }
    return same.contains(here) ? here : same.first ?? alike.first
  }

  /// Returns true if an observation shows the controllers of a screen, and controls on it that the
  /// screen does not have: a menu that the app slides in, or a page that it slides away.
  ///
  /// Such a state has a place of its own, because what its controls lead to is found only by taps
  /// on them. A control that only moves or that is made anew where it was, is none of its own.
  private func isLayer(_ observation: PlaceObservation, over here: Int) -> Bool {
    guard subject.isApp, seen[here] == observation.signature else { return false }
    let alike = seen.indices.filter { seen[$0] == observation.signature }
    let rivals = alike.count { views[$0].showsKeys == observation.views.showsKeys }
    guard rivals <= reach.layers else { return false }
    let known = Set(alike.flatMap { map.places[$0].controls })
    return zip(observation.views, observation.controls).contains { view, control in
      !views[here].contains(view) && !known.contains(control)
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
    views[last] = observation.views
    for index in map.ways.indices where map.ways[index].to == last { map.ways[index].to = known }
    return last
  }

  /// Drags on the touchable areas of a place, and adds to the map the drags that have an effect and
  /// the new places that they lead to.
  private mutating func addPulls(at here: Int) throws(SubjectProblem) {
    let path = map.places[here].path
    for target in map.places[here].targets where [.pan, .edge, .scroll].contains(target.gesture) {
      for direction in target.directions {
        guard pulls < reach.pulls else { return }
        pulls += 1
        let axis = direction.isVertical ? map.height : map.width
        let start = target.gesture == .edge ? target.start(for: direction) : target.middle
        guard let length = try length(path, start, direction, axis: axis) else {
          try addSlide(at: here, target, direction)
          continue
        }
        let room = target.gesture == .edge ? 0 : target.room(behind: start, direction)
        var pull = SubjectMap.Pull(
          place: here, start: start, direction: direction, length: length, room: room)
        guard !map.pulls.contains(where: { $0.isSame(as: pull) }) else { continue }
        pull.to = try place(behind: path + [pull.allTheWay(on: map.touchArea)])
        map.pulls.append(pull)
      }
    }
  }

  /// Drags across the screen from the edge of a touchable area, for a drag that starts no
  /// transition, and adds the drag to the map if it changes what can be touched: a menu, a sheet or
  /// a page of the app's own moves under the finger.
  private mutating func addSlide(
    at here: Int, _ target: SubjectMap.Target, _ direction: SubjectMap.Direction
  ) throws(SubjectProblem) {
    let path = map.places[here].path
    guard subject.isApp, target.gesture != .scroll, depth(of: path) < reach.depth,
      slides < reach.pulls
    else { return }
    slides += 1
    let axis = direction.isVertical ? map.height : map.width
    var slide = SubjectMap.Pull(
      place: here, start: target.start(for: direction), direction: direction, length: axis * 3 / 4)
    guard !map.slides.contains(where: { $0.isSame(as: slide) }) else { return }
    let way = path + [slide.allTheWay(on: map.touchArea)]
    let observation = try look(at: way)
    guard observation.isAtRest, !shows(here, observation) else { return }
    slide.to = seen.indices.first { shows($0, observation) }
    if slide.to == nil, map.places.count < reach.places {
      if isLayer(observation, over: here) {
        addLayer(observation, by: way)
        slide.to = seen.count - 1
      } else if !seen.contains(observation.signature) {
        add(observation, by: way)
        slide.to = seen.count - 1
      }
    }
    map.slides.append(slide)
  }

  /// Returns true if an observation shows the controllers and the controls of a place on the map.
  private func shows(_ place: Int, _ observation: PlaceObservation) -> Bool {
    seen[place] == observation.signature
      && Set(map.places[place].controls) == Set(observation.controls)
  }

  private mutating func addLayer(_ observation: PlaceObservation, by path: [SubjectMap.Move]) {
    layers.insert(seen.count)
    add(observation, by: path)
  }

  /// Returns the index of the screen that the app shows after some moves; a new screen is added to
  /// the map. It is `nil` if the app does not come to rest, or the map is full.
  private mutating func place(behind path: [SubjectMap.Move]) throws(SubjectProblem) -> Int? {
    let observation = try look(at: path)
    guard observation.isAtRest else { return nil }
    if let known = seen.firstIndex(of: observation.signature) { return known }
    guard depth(of: path) <= reach.depth, map.places.count < reach.places else { return nil }
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
    /// The serial numbers of the views that are the controls among the targets; negative numbers
    /// for the keys of the keyboard.
    var views: [Int] = []
    /// The class of the innermost visible controller, which names the screen in reports.
    var name = ""
    var isAtRest = false

    /// The targets that are controls.
    var controls: [SubjectMap.Target] { targets.filter { $0.gesture == .control } }
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

extension [Int] {
  /// True if the keys of the keyboard are among some controls, given by the serial numbers of their
  /// views.
  fileprivate var showsKeys: Bool { contains { $0 < 0 } }
}
