/// Precedence between recognisers.
///
/// Two recognisers that follow the same touch are rivals. The first to recognise makes the other
/// fail (R116), unless a delegate allows both, or a subclass says that it prevents none or cannot
/// be prevented. A recogniser that requires another to fail waits for that failure first.
extension UIGestureRecognizer {
  /// The decision about a recogniser whose touches match its gesture.
  enum Verdict {
    case recognize, wait, fail
  }

  /// The recognisers that share a touch with this one, and those that it requires to fail.
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

  /// Decides from the rivals' states whether this recogniser recognises, waits or fails.
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

  /// Returns whether the other recogniser must fail before this one recognises. Both recognisers
  /// and both delegates may demand it.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether this recogniser, by recognising, makes the other one fail.
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
