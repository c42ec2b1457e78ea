import HeadlessUIKit
import VirtualTime

/// An observer of an exploring run, which looks at the screen at the end of the trace. It takes the
/// form of a judge, but reports no violation.
@MainActor
final class PlaceReader: Judge {
  private(set) var observation = Scout.PlaceObservation()
  /// The screen on the rotated device, as it was right before the harness turned the device back at
  /// the end of the trace.
  private(set) var turned: Scout.PlaceObservation?
  private(set) var startedByDrag = false
  private(set) var progress: Double?
  /// The virtual instant at which the finger of the last drag was lifted; `nil` while it is down.
  private var liftedAt: VirtualInstant?
  /// The controls that hold a value, such as switches. They are listed behind all other targets.
  private var settings: [(target: SubjectMap.Target, view: Int)] = []
  /// The app's window and the windows over it, from the back to the front, during an observation.
  private var windows: [UIWindow] = []

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
    windows = [window] + world.windowsAbove
    observation.width = Int(window.bounds.width)
    observation.height = Int(window.bounds.height)
    observation.isAtRest = world.transitions.inFlight.isEmpty
    for recognizer in world.simulator.gestureRecognizers where recognizer.isEnabled {
      if let target = target(of: recognizer), !observation.targets.contains(target) {
        observation.targets.append(target)
      }
    }
    if looksForAll { addKeys(of: world.simulator) }
    for window in windows { addControls(in: window, of: window) }
    observation.targets += settings.map(\.target)
    observation.views += settings.map(\.view)
    settings = []
    let front = touch(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY)).window ?? window
    observation.name = front.frontRoot.map { "\(type(of: $0.innermost))" } ?? ""
    observation.signature = signature(of: window)
    if looksForAll { observation.signature += fields(in: window) }
    // An app shows pop-ups in windows of their own, and they make another screen.
    for window in windows.dropFirst() {
      observation.signature += ["|", "\(type(of: window))"] + signature(of: window)
    }
    windows = []
  }

  /// Returns a word for each text field and text view in a view that holds text, and for an empty
  /// one in which text is entered. A form that is filled in is another screen than an empty one,
  /// because its button may lead further.
  private func fields(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let inside = view.subviews.flatMap(fields)
    let text: String? =
      switch view {
      case let field as UITextField: field.text ?? ""
      case let text as UITextView where text.isEditable: text.text
      default: nil
      }
    guard let text else { return inside }
    if !text.isEmpty { return ["filled"] + inside }
    return (UIApplication.shared.editedView === view ? ["entered"] : []) + inside
  }

  /// Returns the window and the view that get a touch at a point of the screen.
  private func touch(at point: CGPoint) -> (window: UIWindow?, view: UIView?) {
    for window in windows.reversed() {
      if let view = window.hitTest(point, with: nil) { return (window, view) }
    }
    return (nil, nil)
  }

  private func signature(of window: UIWindow) -> [String] {
    window.strays.reduce(signature(of: window.rootViewController)) { words, stray in
      words + [">"] + signature(of: stray)
    }
  }

  /// Returns the classes of the controllers that are shown, by which a screen is recognised. Two
  /// screens with equal lists count as one.
  private func signature(of root: UIViewController?) -> [String] {
    guard let root else { return [] }
    var words = ["\(type(of: root))"]
    if let navigation = root as? UINavigationController {
      words.append("\(navigation.pages.count)")
    }
    if let tabs = root as? UITabBarController { words.append("\(tabs.selectedIndex)") }
    for child in root.children { words += ["("] + signature(of: child) + [")"] }
    if let presented = root.ownPresented { words += [">"] + signature(of: presented) }
    return words
  }

  private func target(of recognizer: UIGestureRecognizer) -> SubjectMap.Target? {
    guard let view = recognizer.view, let window = view.window, windows.contains(window) else {
      return nil
    }
    let whole = view.convert(view.bounds, to: window).intersection(window.bounds)
    guard whole.width >= 1, whole.height >= 1 else { return nil }
    let area =
      view is UIScrollView || view === window ? whole : touchablePart(of: whole, for: view)
    // A recogniser that another window covers gets no touches.
    let touched = touch(at: CGPoint(x: area.midX, y: area.midY)).window
    guard touched == nil || touched === window else { return nil }
    var target = SubjectMap.Target(gesture(of: recognizer), in: area)
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
      let isCovered = touch(at: middle).view?.isDescendant(of: list) != true
      target.scrolls = isCovered ? nil : directions(of: list)
    }
    return target
  }

  /// Returns the part of a view's area in which the view gets a touch, if another view lies over
  /// its middle, as one card over the next. Only the line through the middle is searched, from top
  /// to bottom. Where the view gets no touch there, the result is the whole area.
  private func touchablePart(of area: CGRect, for view: UIView) -> CGRect {
    func isTouched(at share: Int) -> Bool {
      let point = CGPoint(x: area.midX, y: area.minY + area.height * CGFloat(share) / 16)
      return touch(at: point).view?.isDescendant(of: view) == true
    }
    guard !isTouched(at: 8), let first = (1..<16).first(where: isTouched) else { return area }
    let end = (first..<16).first { !isTouched(at: $0) } ?? 16
    return CGRect(
      x: area.minX, y: area.minY + area.height * CGFloat(first - 1) / 16, width: area.width,
      height: area.height * CGFloat(end - first) / 16)
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

  /// Adds to the observation the keys of the keyboard, if it is shown. They stand before all other
  /// controls, because what was typed often enables those.
  private func addKeys(of simulator: Simulator) {
    for (index, area) in simulator.keyboardKeys.enumerated() {
      observation.targets.append(SubjectMap.Target(.control, in: area))
      // No view has such a serial number.
      observation.views.append(-1 - index)
    }
  }

  /// Adds to the observation the views that respond to a tap: controls with an action, cells, and
  /// views with a tap recogniser.
  private func addControls(in view: UIView, of window: UIWindow) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    let answers =
      (view as? UIControl).map { $0.isEnabled && !$0.allControlEvents.isEmpty }
      ?? (view is UITableViewCell || view is UICollectionViewCell)
    let isAsked = answers || isTappable(view) || (looksForAll && view is UITextField)
    for bounds in isAsked ? parts(of: view) : [] {
      let area = view.convert(bounds, to: window).intersection(window.bounds)
      guard area.width >= 1, area.height >= 1 else { continue }
      let target = SubjectMap.Target(.control, in: area)
      let middle = CGPoint(x: target.middle.x, y: target.middle.y)
      let touched = touch(at: middle).view
      guard touched?.isDescendant(of: view) == true, !observation.targets.contains(target),
        Simulator.current.keyboardFrame?.contains(middle) != true
      else {
        continue
      }
      if looksForAll, holdsValue(view) {
        settings.append((target, view.serial))
      } else {
        observation.targets.append(target)
        observation.views.append(view.serial)
      }
    }
    if looksForAll, !answers, isTappable(view) { addUncoveredPart(of: view, in: window) }
    for subview in view.subviews { addControls(in: subview, of: window) }
  }

  /// Adds to the observation a part of a view with a tap recogniser in which a touch goes to the
  /// view itself, if something else lies over its middle: the dimming view behind a sheet, which is
  /// seen above the sheet only.
  private func addUncoveredPart(of view: UIView, in window: UIWindow) {
    let area = view.convert(view.bounds, to: window).intersection(window.bounds)
    func isTouched(_ part: CGRect) -> Bool {
      touch(at: CGPoint(x: part.midX, y: part.midY)).view === view
    }
    guard area.width >= 80, area.height >= 80, !isTouched(area) else { return }
    let top = area.divided(atDistance: area.height / 4, from: .minYEdge)
    let bottom = area.divided(atDistance: area.height / 4, from: .maxYEdge)
    let left = area.divided(atDistance: area.width / 4, from: .minXEdge)
    let right = area.divided(atDistance: area.width / 4, from: .maxXEdge)
    guard let part = [top, bottom, left, right].map(\.slice).first(where: isTouched) else { return }
    let target = SubjectMap.Target(.control, in: part)
    guard !observation.targets.contains(target) else { return }
    observation.targets.append(target)
    observation.views.append(view.serial)
  }

  /// Returns true if a control holds a value, such as a switch. Such a control rarely leads to
  /// another screen, so the exploration tries the buttons first.
  private func holdsValue(_ view: UIView) -> Bool {
    view is UISlider || view is UISwitch || view is UIStepper || view is UISegmentedControl
      || view is UITextField
  }

  /// Returns true if a view has a recogniser for a single tap with one finger, or handles touches
  /// itself.
  private func isTappable(_ view: UIView) -> Bool {
    if looksForAll, view.answersTouches { return true }
    return view.gestureRecognizers?.contains { recognizer in
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
  /// Creates the touchable area of a rectangle in the window, in whole points.
  fileprivate init(_ gesture: Gesture, in area: CGRect) {
    self.init(
      gesture: gesture, left: Int(area.minX), top: Int(area.minY), right: Int(area.maxX),
      bottom: Int(area.maxY))
  }
}
