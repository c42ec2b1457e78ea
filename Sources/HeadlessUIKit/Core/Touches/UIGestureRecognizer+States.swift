/// A recognition that waits until other recognisers have failed.
///
/// To the outside the recogniser is still possible. What it has seen meanwhile is kept, so that a
/// gesture that was over before the wait was announces its beginning and its end.
struct HeldRecognition {
  /// The state that recognises: began, or ended for a discrete gesture.
  var state: UIGestureRecognizer.State
  /// Whether a continuous gesture has ended in the meantime.
  var hasEnded = false
  /// Everybody who followed a finger of this gesture, since the fingers may be gone when the wait
  /// is over.
  var rivals: [UIGestureRecognizer]
}

extension UIGestureRecognizer {
  /// The state machine (R107): takes a step if the table has it.
  ///
  /// - Note: A gesture that has begun can no longer fail. UIKit does not say what `.failed` means
  ///   then; the model takes it as `.cancelled`, lest a recogniser of one's own never ends.
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

  /// A step within or out of a gesture that has begun.
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

  /// Tries to leave the possible state: asks (R109), waits for those that have to fail, gives way
  /// (R116).
  private func recognize(by next: State) {
    if held != nil {
      if next == .ended { held?.hasEnded = true }
      return
    }
    guard mayBegin() else { return fail() }
    // The delegate may have switched it off just now.
    guard machine == .possible, held == nil else { return }
    settle(HeldRecognition(state: next, rivals: rivals))
  }

  /// Asks the delegate, its view, and the views that would lose their fingers.
  private func mayBegin() -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    if let view, view !== delegate, !view.gestureRecognizerShouldBegin(self) { return false }
    guard cancelsTouchesInView else { return true }
    return touches.allSatisfy { touch in
      guard let hit = touch.view, hit !== view, touch.told != .over else { return true }
      return hit.gestureRecognizerShouldBegin(self)
    }
  }

  /// Recognises if no other recogniser stands in the way, else waits or fails.
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

  /// Gives up, without an action.
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

  // MARK: - Breaking off

  /// Breaks off whatever it is doing and forgets its fingers (R113 to R115).
  func abandon() {
    let wasEngaged = isEngaged
    unfollowAll()
    switch machine {
    case .began, .changed: advance(to: .cancelled)
    case .possible where wasEngaged: fail()
    default: break
    }
  }

  /// Back to the beginning, once a sequence of touches is over for it.
  func startOver() {
    machine = .possible
    unfollowAll()
    reset()
  }

  // MARK: - Fingers

  /// Whether fingers are down that may yet make its gesture, or made it and wait.
  var isEngaged: Bool { !touches.isEmpty || held != nil || awaitsMoreTouches }

  /// Whether it wants to hear more about its fingers.
  @inline(__always)
  var isListening: Bool { machine.rawValue <= State.changed.rawValue }

  /// The middle of its fingers, in the window.
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

  /// Starts following a finger that has come down.
  func follow(_ touch: UITouch) {
    touches.append(touch)
    touch.followers.append(self)
  }

  /// Stops following a finger.
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

  /// The world it lives in.
  @inline(__always)
  var simulator: Simulator { Simulator.current }
}
