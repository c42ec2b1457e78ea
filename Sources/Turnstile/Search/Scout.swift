import HeadlessUIKit

/// Finds out what there is to touch and to call in a subject, by trying.
///
/// A scout walks the actions, looks at what listens for fingers in each place they lead to, and pulls at it in every direction to see
/// what starts a transition and how far one has to pull. It does so with plain traces, so a subject that crashes under a
/// scout leaves its trace behind like any other.
@MainActor
package struct Scout {
  private let subject: Subject
  private let willRun: (Trace) -> Void

  /// The most controls of one place that are tapped.
  private static let tapLimit = 6
  /// The most places that are looked at.
  private static let placeLimit = 10
  /// The most drags that are tried.
  private static let dragLimit = 48

  /// Explores a subject.
  ///
  /// - Parameter willRun: Called before every trace that is tried.
  package static func explore(
    _ subject: Subject, willRun: @escaping (Trace) -> Void = { _ in }
  ) throws(SubjectProblem) -> Terrain {
    let scout = Scout(subject: subject, willRun: willRun)
    let start = try scout.look(at: [])
    var terrain = Terrain(
      width: start.width, height: start.height, actions: start.actions,
      places: [Terrain.Place(path: [], targets: start.targets)], drags: [])
    try scout.addPlaces(to: &terrain, from: start)
    try scout.addDrags(to: &terrain)
    return terrain
  }

  private func look(at path: [Step.Act]) throws(SubjectProblem) -> Sight {
    let lookout = Lookout()
    let trace = Trace(Self.steps(along: path))
    willRun(trace)
    let run = Performance.run(trace, of: subject, under: [lookout.clause])
    if let problem = run.problem { throw problem }
    return lookout.sight
  }

  private static func steps(along path: [Step.Act]) -> [Step] {
    path.flatMap { [Step(0, $0), Step(0, .settle)] }
  }

  /// Walks every action and every tap on a control from every place, and keeps the places that are new.
  private func addPlaces(to terrain: inout Terrain, from start: Sight) throws(SubjectProblem) {
    var seen = [start.signature]
    var open: [(path: [Step.Act], taps: [Step.Act])] = [([], terrain.places[0].taps)]
    while !open.isEmpty, terrain.places.count < Self.placeLimit {
      let (path, taps) = open.removeFirst()
      guard path.count < 3 else { continue }
      let acts = terrain.actions.map { Step.Act.action($0) } + taps.prefix(Self.tapLimit)
      for action in acts where terrain.places.count < Self.placeLimit {
        let sight = try look(at: path + [action])
        if sight.isAtRest, sight.signature == start.signature, !path.isEmpty,
          let place = terrain.places.firstIndex(where: { $0.path == path }),
          terrain.places[place].wayBack == nil
        {
          terrain.places[place].wayBack = action
        }
        guard sight.isAtRest, !seen.contains(sight.signature) else { continue }
        seen.append(sight.signature)
        let place = Terrain.Place(path: path + [action], targets: sight.targets)
        open.append((place.path, place.taps))
        terrain.places.append(place)
      }
    }
  }

  private func addDrags(to terrain: inout Terrain) throws(SubjectProblem) {
    var tried = 0
    for (index, place) in terrain.places.enumerated() {
      for target in place.targets where [.pan, .edge, .scroll].contains(target.gesture) {
        for direction in target.directions {
          guard tried < Self.dragLimit else { return }
          tried += 1
          let vertical = direction == .down || direction == .up
          let axis = vertical ? terrain.height : terrain.width
          let start = target.gesture == .edge ? target.start(for: direction) : target.middle
          if let length = try pull(place.path, start, direction, axis: axis) {
            let drag = Terrain.Drag(
              place: index, start: start, direction: direction, length: length)
            if !terrain.drags.contains(drag) { terrain.drags.append(drag) }
          }
        }
      }
    }
  }

  /// Drags slowly, and tells how far one has to go for the whole transition; `nil` if nothing starts.
  private func pull(
    _ path: [Step.Act], _ start: Step.Spot, _ direction: Terrain.Direction, axis: Int
  ) throws(SubjectProblem) -> Int? {
    var steps = Self.steps(along: path)
    steps.append(Step(0, .down(finger: 1, start)))
    for count in 1...4 {
      let spot = direction.spot(from: start, by: count * axis / 16)
      steps.append(Step(count * 3 * Planner.frame, .move(finger: 1, spot)))
    }
    steps.append(Step(15 * Planner.frame, .up(finger: 1)))
    let trace = Trace(steps)
    let lookout = Lookout()
    willRun(trace)
    let run = Performance.run(trace, of: subject, under: [lookout.clause])
    if let problem = run.problem { throw problem }
    guard lookout.startedByDrag else { return nil }
    guard let progress = lookout.progress, progress > 0.01 else { return axis }
    let length = Double(axis / 4) / progress
    return length.isFinite ? min(max(Int(length.rounded()), 20), 2 * axis) : axis
  }

  /// What a lookout saw.
  struct Sight {
    var width = 0
    var height = 0
    var actions: [String] = []
    var targets: [Terrain.Target] = []
    var signature: [String] = []
    var isAtRest = false
  }
}

/// A judge that judges nothing and looks around.
@MainActor
private final class Lookout: Judge {
  private(set) var sight = Scout.Sight()
  private(set) var startedByDrag = false
  private(set) var progress: Double?

  nonisolated init() {}

  var clause: Clause {
    Clause(ClauseName(rawValue: "lookout"), promises: "nothing") { self }
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    case .requested where world.transitions.last?.requestedByDrag != nil: startedByDrag = true
    case .progress(let value) where value.isFinite: progress = Double(value)
    default: break
    }
  }

  func concluded(in world: World) {
    let window = world.stage.window
    sight.width = Int(window.bounds.width)
    sight.height = Int(window.bounds.height)
    sight.actions = world.stage.actions.map(\.name)
    sight.isAtRest = world.transitionsInFlight.isEmpty
    for recognizer in world.simulator.gestureRecognizers where recognizer.isEnabled {
      if let target = target(of: recognizer, in: window), !sight.targets.contains(target) {
        sight.targets.append(target)
      }
    }
    addControls(in: window, of: window)
    sight.signature = signature(of: window.rootViewController)
  }

  /// The types of the controllers that are shown: what makes two places the same for planning.
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

  private func target(of recognizer: UIGestureRecognizer, in window: UIWindow) -> Terrain.Target? {
    guard let view = recognizer.view, view.window === window else { return nil }
    let area = view.convert(view.bounds, to: window).intersection(window.bounds)
    guard area.width >= 1, area.height >= 1 else { return nil }
    var target = Terrain.Target(
      gesture: gesture(of: recognizer), left: Int(area.minX), top: Int(area.minY),
      right: Int(area.maxX), bottom: Int(area.maxY))
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
      target.directions = Terrain.Direction.allCases.filter { direction in
        switch direction {
        case .right: edge.edges.contains(.left)
        case .left: edge.edges.contains(.right)
        case .down: edge.edges.contains(.top)
        case .up: edge.edges.contains(.bottom)
        }
      }
    }
    return target
  }

  /// Adds what answers to a tap without a recogniser: controls with something to do, and cells.
  private func addControls(in view: UIView, of window: UIWindow) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    let answers =
      (view as? UIControl).map { $0.isEnabled && !$0.allControlEvents.isEmpty }
      ?? (view is UITableViewCell || view is UICollectionViewCell)
    let area = view.convert(view.bounds, to: window).intersection(window.bounds)
    if answers, area.width >= 1, area.height >= 1 {
      let target = Terrain.Target(
        gesture: .control, left: Int(area.minX), top: Int(area.minY), right: Int(area.maxX),
        bottom: Int(area.maxY))
      let middle = CGPoint(x: target.middle.x, y: target.middle.y)
      let touched = window.hitTest(middle, with: nil)
      if touched?.isDescendant(of: view) == true, !sight.targets.contains(target) {
        sight.targets.append(target)
      }
    }
    for subview in view.subviews { addControls(in: subview, of: window) }
  }

  private func gesture(of recognizer: UIGestureRecognizer) -> Terrain.Target.Gesture {
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

extension Terrain.Target {
  /// Where a drag from an edge begins.
  func start(for direction: Terrain.Direction) -> Step.Spot {
    switch direction {
    case .right: Step.Spot(left + 2, middle.y)
    case .left: Step.Spot(right - 2, middle.y)
    case .down: Step.Spot(middle.x, top + 2)
    case .up: Step.Spot(middle.x, bottom - 2)
    }
  }
}
