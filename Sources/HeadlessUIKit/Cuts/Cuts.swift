import Foundation

/// Notes that the run passed a cut; stands where a statement went.
///
/// ```swift
/// turnstileCut("CardView.swift:41 pinEdges")
/// ```
///
/// - Parameters:
///   - cut: The cut's identity, as in `Cuts.txt`: file, line and what was there.
///   - inTransition: Whether it stands in a transition's own code.
public func turnstileCut(_ cut: StaticString, inTransition: Bool = false) {
  onMainThread { $0.pass(cut, isInTransition: inTransition) }
}

/// Notes that the run passed a cut, and gives back a value of the type that was there: `nil`,
/// nothing, zero, `false`, a plain view.
///
/// A type without any such value ends the run as *not judged here*, which is no crash of the app.
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

/// Says that pieces of the app were cut, before anything of it runs: the file with its stand-ins
/// does.
///
/// A process that has no other to run it cannot go on behind a cut without an answer, so whoever
/// checks the app has to know of cuts before the first run.
///
/// - Parameter transitions: The animators, interactors and presentation controllers that went as a
///   whole, so that no run can come to them.
public func turnstileHasCuts(without transitions: [String] = []) {
  Unanswered.mayBeMet = true
  Unanswered.lostTransitions += transitions
}

/// A type of the app's own that says what stands in for a value of it.
///
/// `Cuts.txt` names types whose values the model cannot make by itself; the cutter lets them
/// conform.
public protocol TurnstileAnswerable {
  /// A value that does nothing.
  static func turnstileAnswer() -> Self
}

/// Does something with the present world. Nothing that happens on another thread can touch UIKit.
private func onMainThread(_ body: @MainActor (Simulator) -> Void) {
  guard Simulator.isHere else { return }
  MainActor.assumeIsolated { body(Simulator.current) }
}
