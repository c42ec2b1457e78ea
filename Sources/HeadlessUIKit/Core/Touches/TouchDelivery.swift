import VirtualTime

/// The delivery of touches to gesture recognisers and views.
///
/// A touch is hit-tested once, when the finger comes down. The hit view keeps the touch until the
/// finger is lifted, wherever it goes. The recognisers of that view and of its superviews follow
/// the touch. Every event goes first to these recognisers, from the hit view outwards, and then to
/// the view, unless a recogniser has taken the touch over
/// (``UIGestureRecognizer/cancelsTouchesInView``) or delays it.
///
/// ```
/// finger ─▶ hit test ─▶ touch ─┬─▶ recognisers of the view, of its superview, … of the window
///            (once)            └─▶ the view, and up its responder chain
/// ```
///
/// A finger that rests on the screen takes no computing time. A hit test is needed when a finger
/// comes down, but not when it moves.
///
/// Impossible input is ignored: putting down a finger that is down, and moving or lifting one that
/// is not. Such input occurs because shrinking a failing test case removes arbitrary steps from it.
@MainActor
final class TouchDelivery {
  unowned let simulator: Simulator

  /// The touches of all fingers that are down, in the order in which they came down. Fingers that
  /// hit no view are among them.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each event. It is not needed, because
  /// the caller holds the touch that is removed, so its removal deallocates nothing.
  @exclusivity(unchecked) private(set) var fingers: [UITouch] = []

  /// The one event object that is delivered with every touch.
  let event = UIEvent()
  /// The recogniser whose action is being sent; `nil` if no action is.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each action. It is not needed, because
  /// the reference is replaced as a whole.
  @exclusivity(unchecked) var recognizerBeingDelivered: UIGestureRecognizer?
  /// The touch whose event is on its way through the application and the window; `nil` if there is
  /// none, or if it has been delivered.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each event. It is not needed, because
  /// the reference is replaced as a whole.
  @exclusivity(unchecked) private(set) var touchBeingSent: UITouch?
  /// True while a view gets `touchesEnded`, in which a button or a table row performs its action.
  private(set) var isTellingOfEnd = false
  /// A function that is called around each `touchesEnded`, and around the actions of a recognised
  /// tap, to observe their effect; `nil` if nothing observes.
  var watchEnd: ((() -> Void) -> Void)?
  /// A function that is called around the actions of every other recogniser, to observe their
  /// effect; `nil` if nothing observes.
  var watchGestures: ((UIGestureRecognizer, () -> Void) -> Void)?
  /// The state that all gesture recognisers share: the pending actions, and the recognisers that
  /// wait for others to fail.
  let gestures: GestureEnvironment

  /// The lifted fingers whose `touchesEnded` is withheld from their view, because a recogniser may
  /// still recognise.
  private var withheldEnds: [WithheldEnd] = []
  private var taps = TapCounter()
  private var departureCheckIsQueued = false

  private struct WithheldEnd {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
  }

  init(simulator: Simulator) {
    self.simulator = simulator
    gestures = GestureEnvironment(simulator: simulator)
    event.delivery = self
  }

  isolated deinit {
    event.delivery = nil
  }

  // MARK: - Input

  /// Handles one event of a finger: coming down, moving, being lifted or being cancelled.
  ///
  /// - Parameters:
  ///   - point: The finger's point in screen coordinates.
  ///   - time: The instant of the finger's movement, in virtual nanoseconds.
  func receive(_ phase: UITouch.Phase, finger: Int, at point: CGPoint?, time: Int64) {
    let touch = fingers.first { $0.finger == finger }
    latest = time
    switch (phase, touch) {
    case (.began, nil): began(finger, at: point ?? .zero, time)
    case (.moved, let touch?): moved(touch, to: point ?? touch.point, time)
    case (.ended, let touch?): ended(touch, at: point, time)
    case (.cancelled, let touch?): cancelled(touch, time)
    default: break
    }
  }

  /// The instant of the latest event of any finger, in virtual nanoseconds.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) private(set) var latest: Int64 = 0

  /// The instant of each finger's latest queued event, for simulations in which the events of a
  /// finger must be a frame apart.
  private var lastStates: [Int: VirtualInstant] = [:]

  /// Returns the instant for a finger's next event: the wanted one, but at least one frame after
  /// its last event.
  func space(_ finger: Int, at wanted: VirtualInstant) -> VirtualInstant {
    var instant = wanted
    if let last = lastStates[finger] {
      let frames = simulator.loop.frames
      instant = max(wanted, frames.instant(ofFrame: frames.frame(at: last) + 1))
    }
    lastStates[finger] = instant
    return instant
  }

  private func began(_ finger: Int, at point: CGPoint, _ time: Int64) {
    let touch = UITouch(finger: finger)
    touch.time = time
    fingers.append(touch)
    guard acceptsTouches, let (window, view) = hit(at: point), !swallowsTouches(view) else {
      touch.point = point
      touch.told = .over
      if acceptsTouches { touch.key = simulator.keyboard.key(at: point) }
      return
    }
    touch.windowOrigin = window.frame.origin
    touch.point = CGPoint(x: point.x - touch.windowOrigin.x, y: point.y - touch.windowOrigin.y)
    touch.previousPoint = touch.point
    touch.firstPoint = touch.point
    touch.window = window
    touch.view = view
    touch.tapCount = taps.count(of: touch)
    touch.alone = [touch]
    simulator.publish(.touch(touch))

    send(touch)
  }

  private func moved(_ touch: UITouch, to screenPoint: CGPoint, _ time: Int64) {
    let point = CGPoint(
      x: screenPoint.x - touch.windowOrigin.x, y: screenPoint.y - touch.windowOrigin.y)
    guard point != touch.point else { return }
    touch.previousPoint = touch.point
    touch.point = point
    touch.time = time
    touch.phase = .moved
    guard !touch.alone.isEmpty else { return }
    simulator.publish(.touch(touch))
    send(touch)
  }

  private func ended(_ touch: UITouch, at screenPoint: CGPoint?, _ time: Int64) {
    touch.previousPoint = touch.point
    if let screenPoint {
      touch.point = CGPoint(
        x: screenPoint.x - touch.windowOrigin.x, y: screenPoint.y - touch.windowOrigin.y)
    }
    touch.time = time
    touch.phase = .ended
    guard !touch.alone.isEmpty else {
      remove(touch)
      // A finger that is lifted beside the key on which it came down types nothing.
      if let key = touch.key, simulator.keyboard.key(at: touch.point) == key {
        simulator.keyboard.press(key)
      }
      return
    }
    simulator.publish(.touch(touch))
    taps.lifted(touch)
    send(touch)
    remove(touch)
  }

  private func cancelled(_ touch: UITouch, _ time: Int64) {
    touch.time = time
    touch.phase = .cancelled
    guard !touch.alone.isEmpty else { return remove(touch) }
    simulator.publish(.touch(touch))
    send(touch)
    remove(touch)
  }

  // MARK: - Sending an event

  /// Sends the event of a touch through the application and the window, which an app may override
  /// to see all touches, to the recognisers and the view (rule R253 of UIKit's behaviour).
  private func send(_ touch: UITouch) {
    let outer = touchBeingSent
    touchBeingSent = touch
    simulator.application.sendEvent(event)
    touchBeingSent = outer
  }

  /// Passes the event that is being sent to the recognisers and the view of its touch, once.
  func deliver() {
    guard let touch = touchBeingSent else { return }
    touchBeingSent = nil
    switch touch.phase {
    case .began: deliverBegan(touch)
    case .moved:
      for recognizer in touch.followers where recognizer.isListening {
        if recognizer.follows(touch) { gestures.hand(touch, to: recognizer, with: event) }
      }
      if touch.told == .told { touch.view?.touchesMoved(touch.alone, with: event) }
    case .ended:
      for recognizer in touch.followers where recognizer.isListening {
        if recognizer.follows(touch) { recognizer.touchesEnded(touch.alone, with: event) }
      }
      tellEnded(touch)
    case .cancelled:
      for recognizer in touch.followers where recognizer.isListening {
        if recognizer.follows(touch) { recognizer.touchesCancelled(touch.alone, with: event) }
      }
      cancelInView(touch)
    default: break
    }
  }

  private func deliverBegan(_ touch: UITouch) {
    guard let view = touch.view else { return }
    findFollowers(of: touch, on: view)
    for recognizer in touch.followers where recognizer.touches.contains(where: { $0 === touch }) {
      if recognizer.isListening { recognizer.touchesBegan(touch.alone, with: event) }
    }
    tellBegan(touch, view)
  }

  /// Removes a lifted or cancelled finger from those that are down, and detaches the recognisers
  /// from its touch.
  private func remove(_ touch: UITouch) {
    fingers.removeAll { $0 === touch }
    for recognizer in touch.followers { recognizer.unfollow(touch) }
    touch.followers = []
    if !withheldEnds.contains(where: { $0.touch === touch }) { touch.alone = [] }
    gestures.reconsider()
  }

  // MARK: - Finding the view and the recognisers of a touch

  private var acceptsTouches: Bool {
    let application = simulator.application
    return application.applicationState == .active && !application.isLeaving
      && !application.isIgnoringInteractionEvents && application.transitionBlocks == 0
  }

  /// Returns the view under a point of the screen, with its window; `nil` if no window has a view
  /// there, or the keyboard covers the point.
  private func hit(at point: CGPoint) -> (UIWindow, UIView)? {
    if simulator.keyboard.covers(point) { return nil }
    for window in simulator.application.windows.reversed() {
      let origin = window.frame.origin
      let inWindow = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      if let view = window.hitTest(inWindow, with: event) { return (window, view) }
    }
    return nil
  }

  /// Returns whether a view gets no touches, because an animation block without
  /// `allowUserInteraction` animates it or a superview (rule R101 of UIKit's behaviour).
  private func swallowsTouches(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view.isAnimatingWithoutInteraction { return true }
      next = view.superview
    }
    return false
  }

  /// Asks the recognisers of a view and its superviews, from the inside out, whether they follow a
  /// touch. Those that do get its events in this order. For recognisers of the same view the order
  /// is a setting, because UIKit promises none (rule R254 of UIKit's behaviour).
  private func findFollowers(of touch: UITouch, on view: UIView) {
    let isReversed = simulator.behavior.recognizerOrder == .lastAddedFirst
    var next: UIView? = view
    while let view = next {
      let recognizers = view.gestureRecognizers ?? []
      for recognizer in isReversed ? recognizers.reversed() : recognizers
      where recognizer.isEnabled {
        makeReady(recognizer)
        if recognizer.machine != .failed, recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        {
          recognizer.follow(touch)
        }
      }
      next = view.superview
    }
  }

  /// Resets a recogniser whose last gesture is over, so that it can follow a new touch.
  ///
  /// Recognisers normally reset in a later turn. The method is needed only if a finger comes down
  /// in the same turn in which the last one was lifted.
  private func makeReady(_ recognizer: UIGestureRecognizer) {
    guard recognizer.touches.isEmpty else { return }
    switch recognizer.machine {
    case .ended, .cancelled: gestures.sendPending()
    case .failed: recognizer.startOver()
    case .possible, .began, .changed: break
    }
  }

  // MARK: - Delivering touches to views

  private func tellBegan(_ touch: UITouch, _ view: UIView) {
    guard touch.told == .notYet else { return }
    if joinsGesture(touch) {
      touch.told = .over
      return
    }
    if touch.followers.contains(where: { $0.delaysTouchesBegan && $0.machine == .possible }) {
      touch.told = .withheld
    } else if takes(touch, on: view) {
      touch.told = .told
      view.touchesBegan(touch.alone, with: event)
    } else {
      touch.told = .over
    }
  }

  /// Returns whether a new touch joins a running gesture that cancels touches in views. The view
  /// does not get such a touch. So a second finger does not select a row while the first one
  /// scrolls the table.
  ///
  /// - Note: Derived from Apple's text on `cancelsTouchesInView`, which is about all touches of a
  ///   recognised gesture, whenever they began.
  private func joinsGesture(_ touch: UITouch) -> Bool {
    touch.followers.contains {
      $0.cancelsTouchesInView && ($0.machine == .began || $0.machine == .changed)
        && $0.follows(touch)
    }
  }

  /// Returns whether a view gets a touch, given the other touches that are down and the view's
  /// settings for multiple and exclusive touches.
  private func takes(_ touch: UITouch, on view: UIView) -> Bool {
    fingers.allSatisfy { other in
      guard other !== touch, other.told != .over, let otherView = other.view else { return true }
      return otherView === view
        ? view.isMultipleTouchEnabled : !view.isExclusiveTouch && !otherView.isExclusiveTouch
    }
  }

  private func tellEnded(_ touch: UITouch) {
    guard touch.told == .told || touch.told == .withheld else { return }
    let waitingFor = touch.followers.filter {
      ($0.delaysTouchesEnded || touch.told == .withheld) && $0.machine == .possible
        && $0.isUndecided
    }
    guard waitingFor.isEmpty else {
      withheldEnds.append(WithheldEnd(touch: touch, recognizers: waitingFor))
      return
    }
    tellWithheldBeginning(touch)
    if touch.told == .told { tellOfEnd(touch) }
    touch.told = .over
  }

  private func tellOfEnd(_ touch: UITouch) {
    isTellingOfEnd = true
    defer { isTellingOfEnd = false }
    guard let view = touch.view else { return }
    let tell = { view.touchesEnded(touch.alone, with: self.event) }
    if let watchEnd { watchEnd(tell) } else { tell() }
  }

  /// Delivers the withheld `touchesBegan` and `touchesEnded` to views, for touches about which no
  /// recogniser is undecided any more.
  func settleWithheld() {
    for touch in fingers where touch.told == .withheld {
      if !touch.followers.contains(where: { $0.delaysTouchesBegan && $0.machine == .possible }) {
        tellWithheldBeginning(touch)
      }
    }
    guard !withheldEnds.isEmpty else { return }
    let ends = withheldEnds
    withheldEnds = []
    for end in ends {
      if end.touch.told == .over {
        end.touch.alone = []
      } else if end.recognizers.contains(where: { $0.machine == .possible && $0.isUndecided }) {
        withheldEnds.append(end)
      } else {
        tellWithheldBeginning(end.touch)
        tellOfEnd(end.touch)
        end.touch.told = .over
        end.touch.alone = []
      }
    }
  }

  private func tellWithheldBeginning(_ touch: UITouch) {
    guard touch.told == .withheld, let view = touch.view else { return }
    touch.told = .told
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan(touch.alone, with: event)
    touch.phase = phase
  }

  /// Sends `touchesCancelled` to a touch's view, because a recogniser or the system has taken the
  /// touch over.
  func cancelInView(_ touch: UITouch) {
    let wasTold = touch.told == .told
    touch.told = .over
    guard wasTold, let view = touch.view else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled(touch.alone, with: event)
    touch.phase = phase
  }

  /// Cancels in their view the touches whose end a recogniser has delayed, because it has
  /// recognised its gesture (R217).
  func cancelWithheldEnds(of recognizer: UIGestureRecognizer) {
    for end in withheldEnds where end.recognizers.contains(where: { $0 === recognizer }) {
      cancelInView(end.touch)
    }
  }

  // MARK: - Interruptions

  /// Cancels all touches, because the app is interrupted or leaves the foreground (rule R120 of
  /// UIKit's behaviour).
  func cancelAll() {
    guard !fingers.isEmpty else { return }
    simulator.lean(on: .fingersTakenAway)
    let now = simulator.now.nanoseconds
    for touch in fingers { cancelled(touch, now) }
  }

  /// Cancels touches for their views, because the app has switched interaction off. Recognisers go
  /// on following them (rule R130 of UIKit's behaviour).
  ///
  /// - Parameter view: The view whose interaction was switched off, together with its subviews;
  ///   `nil` for the whole app.
  func interactionEnded(in view: UIView? = nil) {
    for touch in fingers {
      guard let hit = touch.view, view.map(hit.isDescendant(of:)) ?? true else { continue }
      simulator.lean(on: .fingersTakenFromView)
      cancelInView(touch)
    }
  }

  /// Schedules a check at the end of the turn, because a view has left its window. Views that are
  /// outside any window then lose their touches, and their recognisers are cancelled (rules R114
  /// and R130 of UIKit's behaviour).
  ///
  /// A view that is moved within the window leaves it for a moment only, so the delayed check finds
  /// it inside (rule R115 of UIKit's behaviour).
  func viewLeftWindow(_ view: UIView) {
    guard !fingers.isEmpty || !gestures.waiting.isEmpty, !departureCheckIsQueued else { return }
    departureCheckIsQueued = true
    simulator.loop.afterCommit { [unowned self] in
      departureCheckIsQueued = false
      cancelDeparted()
    }
  }

  private func cancelDeparted() {
    for touch in fingers {
      guard let window = touch.window, let view = touch.view else { continue }
      if view.window === window { simulator.lean(on: .movedViewKeepsGesture) }
      for recognizer in touch.followers where recognizer.view?.window !== window {
        if recognizer.isListening, recognizer.follows(touch) {
          recognizer.touchesCancelled(touch.alone, with: event)
        }
        recognizer.abandon()
      }
      if view.window !== window { cancelInView(touch) }
    }
    for recognizer in gestures.waiting where recognizer.view?.window == nil { recognizer.abandon() }
  }
}

extension UIGestureRecognizer {
  /// Returns true if the recogniser follows a touch. The touch's own list of recognisers is not
  /// asked, because a recogniser that has just stopped following the touch may still be in it.
  @inline(__always)
  func follows(_ touch: UITouch) -> Bool {
    for own in touches where own === touch { return true }
    return false
  }

  /// True if the recogniser may still recognise its gesture although the finger has been lifted.
  var isUndecided: Bool { held != nil || awaitsMoreTouches }
}
