/// Who gives way to whom.
///
/// Recognisers meet over fingers: two that follow the same one are rivals. The first to recognise
/// makes the others fail (R116), unless a delegate allows both or a subclass says that it neither
/// prevents nor is prevented; and one that requires another to fail waits for that first.
extension UIGestureRecognizer {
  /// What becomes of a recogniser that has seen its gesture.
  enum Verdict {
    case recognize, wait, fail
  }

  /// Everybody who follows a finger that this one follows, in the order they would be told.
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

  /// Weighs the others' claims.
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

  /// Whether the other one has to fail before this one recognises, whichever of the two or their
  /// delegates says so.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether recognising this one rules the other out.
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
