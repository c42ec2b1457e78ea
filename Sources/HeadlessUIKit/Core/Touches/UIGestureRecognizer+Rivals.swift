/// The rules by which one recogniser takes precedence over another.
///
/// Two recognisers that follow the same touch are rivals. The first to recognise makes its rivals
/// fail (rule R116 of UIKit's behaviour), unless a delegate allows both, the first one's class
/// prevents no others, or the rival's class cannot be prevented. A recogniser that requires a rival
/// to fail waits until the rival has failed.
extension UIGestureRecognizer {
  /// The decision about a recogniser whose touches match its gesture: it recognises, waits or
  /// fails.
  enum Verdict {
    case recognize, wait, fail
  }

  /// The other recognisers that follow a touch of this one, and those that this one requires to
  /// fail.
  var rivals: [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for touch in touches {
      for other in touch.followers where other !== self && !rivals.contains(where: { $0 === other })
      {
        rivals.append(other)
      }
    }
    for requirement in failureRequirements {
      if let other = requirement.value, other !== self, !rivals.contains(where: { $0 === other }) {
        rivals.append(other)
      }
    }
    return rivals
  }

  /// Decides from the states of the rivals whether this recogniser recognises, waits or fails.
  func verdict(among rivals: [UIGestureRecognizer]) -> Verdict {
    var waits = false
    for other in rivals {
      switch other.machine {
      case .failed, .cancelled: continue
      case .possible:
        if other.isEngaged, requiresFailure(of: other) { waits = true }
      case .began, .changed, .ended:
        if requiresFailure(of: other) { return .fail }
        if other.sharesTouch(with: self), other.prevents(self) { return .fail }
      }
    }
    return waits ? .wait : .recognize
  }

  /// Returns whether another recogniser must fail before this one recognises. Either recogniser and
  /// either delegate can require it.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether another recogniser fails as soon as this one recognises.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognizesTogether(with: other)
  }

  private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
  }
}
