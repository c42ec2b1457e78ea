/// A gesture that matches but is not recognised yet, because other recognisers must fail first.
///
/// Until they have failed, the recogniser's state is still `possible`. This value records later
/// events, so that a gesture that is over before the others have failed still announces its
/// beginning and its end.
struct HeldRecognition {
  /// The state that the recogniser enters when its wait for other recognisers is over: `began` for
  /// a continuous gesture, `ended` for a discrete one.
  var state: UIGestureRecognizer.State
  /// True if the gesture has ended while the recogniser waited for others to fail.
  var hasEnded = false
  /// The recognisers whose states decide about this gesture. They are stored because the fingers
  /// may be gone when the wait ends.
  var rivals: [UIGestureRecognizer]
}

extension UIGestureRecognizer {
  /// Changes the recogniser's state if UIKit's table of state changes allows it (rule R107 of
  /// UIKit's behaviour).
  ///
  /// - Note: A gesture that has begun can no longer fail, and UIKit does not say what setting
  ///   `.failed` means then. The model treats it as `.cancelled`, because an app's own recogniser
  ///   might otherwise never end.
  func advance(to next: State) {
    announced = nil
    switch (machine, next) {
    case (.changed, .changed), (.began, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.possible, .began), (.possible, .ended): recognize(by: next)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .changed) where held != nil: break
    default: refuse(next)
    }
  }

  /// Enters the next state of a gesture that has begun: changed, ended or cancelled.
  private func enter(_ next: State) {
    machine = next
    simulator.publish(.gesture(self, next))
    simulator.touches.gestures.announce(next, of: self)
  }

  private func refuse(_ next: State) {
    guard next != machine else { return }
    simulator.warn(
      UIKitWarning(
        .ignored,
        "A gesture recognizer in state \(machine) cannot go to \(next): \(type(of: self)) stays."))
  }

  // MARK: - Recognising

  /// Handles a recogniser's wish to leave the `possible` state. The delegate is asked first
  /// (rule R109 of UIKit's behaviour). Then the recogniser recognises, waits for others to fail, or
  /// fails because a rival prevents it (rule R116 of UIKit's behaviour).
  private func recognize(by next: State) {
    if held != nil {
      if next == .ended { held?.hasEnded = true }
      return
    }
    guard mayBegin() else { return fail() }
    // The delegate may have disabled the recogniser while it was asked. Then the gesture is over,
    // and nothing is left to decide.
    guard machine == .possible, held == nil else { return }
    settle(HeldRecognition(state: next, rivals: rivals))
  }

  /// Asks the delegate, the recogniser's view, and the touched subviews whose touches would be
  /// cancelled whether the gesture may begin.
  private func mayBegin() -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    if let view, view !== delegate, !view.gestureRecognizerShouldBegin(self) { return false }
    guard cancelsTouchesInView else { return true }
    return touches.allSatisfy { touch in
      guard let hit = touch.view, hit !== view, touch.told != .over else { return true }
      return hit.gestureRecognizerShouldBegin(self)
    }
  }

  /// Lets the recogniser recognise, wait or fail, as the states of its rivals demand.
  func settle(_ recognition: HeldRecognition) {
    switch verdict(among: recognition.rivals) {
    case .recognize: commit(recognition)
    case .fail: fail()
    case .wait:
      if held == nil { simulator.touches.gestures.waiting.append(self) }
      held = recognition
    }
  }

  private func commit(_ recognition: HeldRecognition) {
    let gestures = simulator.touches.gestures
    if held != nil {
      held = nil
      gestures.waiting.removeAll { $0 === self }
    }
    enter(recognition.state)
    // Before the rivals fail, because their failure delivers the ends that nobody delays any more.
    if cancelsTouchesInView { simulator.touches.cancelWithheldEnds(of: self) }
    for other in recognition.rivals where other.machine == .possible {
      if other.requiresFailure(of: self) || prevents(other) { other.fail() }
    }
    for other in gestures.waiting where other.requiresFailure(of: self) { other.fail() }
    if cancelsTouchesInView {
      for touch in touches { simulator.touches.cancelInView(touch) }
    }
    gestures.reconsider()
    if recognition.hasEnded, recognition.state == .began, machine == .began { enter(.ended) }
  }

  /// Makes the recogniser fail, because the touches do not make its gesture. No action is sent.
  func fail() {
    guard machine == .possible else { return }
    let gestures = simulator.touches.gestures
    machine = .failed
    if held != nil {
      held = nil
      gestures.waiting.removeAll { $0 === self }
    }
    simulator.publish(.gesture(self, .failed))
    if touches.isEmpty { gestures.announce(.failed, of: self) }
    gestures.reconsider()
  }

  // MARK: - Cancelling and resetting

  /// Cancels or fails the current gesture and stops following all touches, for example because the
  /// recogniser was disabled or removed from its view (rules R113 to R115 of UIKit's behaviour).
  func abandon() {
    let wasEngaged = isEngaged
    unfollowAll()
    switch machine {
    case .began, .changed: advance(to: .cancelled)
    case .possible where wasEngaged: fail()
    default: break
    }
  }

  /// Resets the recogniser to the `possible` state, because its last sequence of touches is over.
  func startOver() {
    machine = .possible
    unfollowAll()
    reset()
  }

  // MARK: - Touches

  /// True while the recogniser follows touches, waits for others to fail, or expects another touch.
  var isEngaged: Bool { !touches.isEmpty || held != nil || awaitsMoreTouches }

  /// True while the recogniser still gets the events of its touches: it has neither ended nor
  /// failed.
  @inline(__always)
  var isListening: Bool { machine.rawValue <= State.changed.rawValue }

  /// The average point of the followed touches, in window coordinates; without touches, the last
  /// such point.
  var centroid: CGPoint {
    switch touches.count {
    case 0: return lastCentroid
    case 1: return touches[0].point
    case let count:
      var sum = CGPoint.zero
      for touch in touches {
        sum.x += touch.point.x
        sum.y += touch.point.y
      }
      return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
  }

  /// Makes the recogniser follow a touch that has begun.
  func follow(_ touch: UITouch) {
    touches.append(touch)
    touch.followers.append(self)
  }

  /// Makes the recogniser stop following a touch.
  func unfollow(_ touch: UITouch) {
    guard let index = touches.firstIndex(where: { $0 === touch }) else { return }
    lastCentroid = centroid
    touches.remove(at: index)
    touch.followers.removeAll { $0 === self }
    if machine == .failed, touches.isEmpty {
      simulator.touches.gestures.announce(.failed, of: self)
    }
  }

  private func unfollowAll() {
    while let touch = touches.last { unfollow(touch) }
  }

  /// The current simulator, in which the recogniser's touches are delivered.
  @inline(__always)
  var simulator: Simulator { Simulator.current }
}
