import Foundation

/// Records that the run has passed a cut, that is, a place where app code was left out because it
/// does not compile here. The call stands in place of a removed statement.
///
/// ```swift
/// turnstileCut("CardView.swift:41 pinEdges")
/// ```
///
/// - Parameters:
///   - cut: The cut's identity, as listed in the file `Cuts.txt`: source file, line and removed
///     code.
///   - inTransition: True if the cut is in a transition's own code, such as a method of an
///     animator.
public func turnstileCut(_ cut: StaticString, inTransition: Bool = false) {
  onMainThread { $0.pass(cut, isInTransition: inTransition) }
}

/// Records that the app has called a missing function with a closure, which is therefore never
/// called. It counts as a cut (app code left out because it does not compile here) of its own,
/// beside the values of the same missing type.
func turnstileCall(_ cut: StaticString, inTransition: Bool) {
  onMainThread { $0.pass(cut, isInTransition: inTransition, isCall: true) }
}

/// Records that the run has passed a cut (app code left out because it does not compile here) whose
/// removed statement only lays out views, such as a call of a layout library.
///
/// Even in a transition's own code, such a cut does not keep the transition from being judged,
/// because the transition still runs as the app wrote it, with views at other places. A finding (a
/// reported failure) about the transition depends on the cut.
public func turnstileLayoutCut(_ cut: StaticString, inTransition: Bool = false) {
  onMainThread { $0.pass(cut, isInTransition: false, isLayout: inTransition) }
}

/// Records that the run has made an object whose class lost an `override`, a conformance or a
/// member, because that does not compile here. On a device UIKit would have called the removed code
/// at an unknown time.
///
/// Such a cut (removed app code) counts as passed. No finding (reported failure) is attributed to
/// it alone.
public func turnstileWithout(_ cut: StaticString) {
  onMainThread { $0.pass(cut, isInTransition: false, isLoss: true) }
}

/// Records that the run has passed a cut, that is, app code that does not compile here and was left
/// out, and returns a stand-in for the removed expression: a value of the expression's type, such
/// as `nil`, zero, `false`, an empty collection or a plain view.
///
/// If the type has no stand-in, the run ends with the verdict *not judged here*, which does not
/// count as a crash of the app.
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

/// Registers, before the app runs, that parts of its code were cut, that is, left out because they
/// do not compile here. The generated file with the app's stand-ins calls the function.
///
/// A process cannot continue after a cut whose value nothing can replace. So a check needs to know
/// before the first run if the app has cuts, and then runs it in other processes.
///
/// - Parameters:
///   - transitions: The animators, interactors and presentation controllers that were removed as a
///     whole, so that no run can reach them.
///   - overrides: The app's overrides in extensions of classes that are missing here. On a device
///     UIKit calls them at an unknown time, so every run counts as having passed such a cut.
public func turnstileHasCuts(
  without transitions: [String] = [], orOverrides overrides: [StaticString] = []
) {
  Unanswered.mayBeMet = true
  Unanswered.lostTransitions += transitions
  Unanswered.lostOverrides += overrides
}

/// A type of the app that supplies a stand-in for its values: one that is used where app code was
/// cut because it does not compile here.
///
/// The file `Cuts.txt` names types whose values the model cannot make. An extension in the app's
/// project can make such a type conform to this protocol.
public protocol TurnstileAnswerable {
  /// Returns a value of the type to be used where app code was cut. The value should have no
  /// effects, because the removed code is unknown.
  static func turnstileAnswer() -> Self
}

/// Calls a closure with the current simulator. Does nothing on a thread other than the main one,
/// because UIKit cannot be used there.
private func onMainThread(_ body: @MainActor (Simulator) -> Void) {
  guard Simulator.isHere else { return }
  MainActor.assumeIsolated { body(Simulator.current) }
}
