import Foundation

/// Records that the run passed a cut. The call replaces a removed statement.
///
/// ```swift
/// turnstileCut("CardView.swift:41 pinEdges")
/// ```
///
/// - Parameters:
///   - cut: The cut's identity, as in `Cuts.txt`: file, line and removed code.
///   - inTransition: True if the cut is in a transition's own code.
public func turnstileCut(_ cut: StaticString, inTransition: Bool = false) {
  onMainThread { $0.pass(cut, isInTransition: inTransition) }
}

/// Records that the run passed a removed statement that only lays out views, such as a call of a
/// layout library.
///
/// In a transition's own code, such a cut does not stop the transition from being judged, because
/// the transition still runs as the app wrote it, with views in other places. A finding about it
/// rests on the cut.
public func turnstileLayoutCut(_ cut: StaticString, inTransition: Bool = false) {
  onMainThread { $0.pass(cut, isInTransition: false, isLayout: inTransition) }
}

/// Records that the run made an object whose class lost an `override`, a conformance or a member,
/// which UIKit would have called at an unknown time.
///
/// Such a cut counts as met. No finding rests on it alone.
public func turnstileWithout(_ cut: StaticString) {
  onMainThread { $0.pass(cut, isInTransition: false, isLoss: true) }
}

/// Records that the run passed a cut, and returns a stand-in of the type of the removed expression:
/// `nil`, empty, zero, `false`, a plain view.
///
/// If a type has no stand-in, the run ends as *not judged here*, which is no crash of the app.
public func turnstileStandIn<Value>(
  _ cut: StaticString, as type: Value.Type = Value.self, inTransition: Bool = false
) -> Value {
  var isOther = false
  onMainThread { simulator in
    let text = simulator.pass(
      cut, isInTransition: inTransition, hasOtherAnswer: StandIn.hasOtherAnswer(Value.self))
    isOther = simulator.cutAnswers.isOther(for: text)
  }
  let answer = StandIn(cut: cut, isInTransition: inTransition, isOther: isOther)
  if let value = answer.value(of: Value.self) { return value }
  Unanswered.end(cut, type: Value.self)
}

/// Registers that parts of the app were cut, before the app runs. The generated file with its
/// stand-ins calls this.
///
/// A process that runs the app itself cannot continue behind a cut without a stand-in, so a check
/// must know of cuts before the first run.
///
/// - Parameter transitions: The animators, interactors and presentation controllers that were
///   removed as a whole, so that no run can reach them.
public func turnstileHasCuts(without transitions: [String] = []) {
  Unanswered.mayBeMet = true
  Unanswered.lostTransitions += transitions
}

/// A type of the app that provides its own stand-in.
///
/// `Cuts.txt` names types whose values the model cannot make; you extend them to conform.
public protocol TurnstileAnswerable {
  /// Returns a value of this type that does nothing.
  static func turnstileAnswer() -> Self
}

/// Calls a closure with the present simulator; does nothing on other threads, because UIKit cannot
/// be used there.
private func onMainThread(_ body: @MainActor (Simulator) -> Void) {
  guard Simulator.isHere else { return }
  MainActor.assumeIsolated { body(Simulator.current) }
}
