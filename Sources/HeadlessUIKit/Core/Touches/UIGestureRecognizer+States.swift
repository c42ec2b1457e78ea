/// A recogniser's recognition that waits until other recognisers have failed.
///
/// Until then the recogniser's state is still possible. This value records later events, so that a
/// gesture that is over before the wait ends still announces its beginning and its end.
struct HeldRecognition {
  /// The state that the recogniser enters after the wait: began, or ended for a discrete gesture.
  var state: UIGestureRecognizer.State
  /// True if a continuous gesture has ended during the wait.
  var hasEnded = false
  /// The recognisers that shared a touch with this gesture. They are stored because the fingers may
  /// be gone when the wait ends.
  var rivals: [UIGestureRecognizer]
}

extension UIGestureRecognizer {
  /// Changes the recogniser's state if the table of legal changes allows it (R107).
  ///
  /// - Note: A gesture that has begun can no longer fail. UIKit does not say what `.failed` means
  ///   then. The model takes it as `.cancelled`, because an app's own recogniser might otherwise
  ///   never end.
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

  /// Enters another state of a gesture that has begun, or ends the gesture.
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

  /// Tries to leave the possible state: asks the delegate (R109), waits for recognisers that must
  /// fail, and fails for those that prevent it (R116).
  private func recognize(by next: State) {
    if held != nil {
      if next == .ended { held?.hasEnded = true }
      return
    }
    guard mayBegin() else { return fail() }
    // The delegate may have disabled the recogniser in its answer.
    guard machine == .possible, held == nil else { return }
    settle(HeldRecognition(state: next, rivals: rivals))
  }

  /// Asks the delegate, the recogniser's view, and the views that would lose their touches.
  private func mayBegin() -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    if let view, view !== delegate, !view.gestureRecognizerShouldBegin(self) { return false }
    guard cancelsTouchesInView else { return true }
    return touches.allSatisfy { touch in
      guard let hit = touch.view, hit !== view, touch.told != .over else { return true }
      return hit.gestureRecognizerShouldBegin(self)
    }
  }

  /// Makes the recogniser recognise if no other one prevents it; otherwise it waits or fails.
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

  /// Makes the recogniser fail, without an action.
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

  /// Cancels the current gesture and stops following all touches (R113 to R115).
  func abandon() {
    let wasEngaged = isEngaged
    unfollowAll()
    switch machine {
    case .began, .changed: advance(to: .cancelled)
    case .possible where wasEngaged: fail()
    default: break
    }
  }

  /// Returns the recogniser to the possible state, once a sequence of touches is over for it.
  func startOver() {
    machine = .possible
    unfollowAll()
    reset()
  }

  // MARK: - Fingers

  /// True while the recogniser has touches that may make its gesture, or has recognised and waits.
  var isEngaged: Bool { !touches.isEmpty || held != nil || awaitsMoreTouches }

  /// True while the recogniser still wants events of its touches.
  @inline(__always)
  var isListening: Bool { machine.rawValue <= State.changed.rawValue }

  /// The centre of the recogniser's touches, in window coordinates.
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

  /// The current simulator.
  @inline(__always)
  var simulator: Simulator { Simulator.current }
}
