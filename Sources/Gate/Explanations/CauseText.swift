import HeadlessUIKit
import Turnstile

/// Explains the causes of findings, such as code that forgets to complete a transition, in a
/// sentence each.
enum CauseText {
  static func text(on clause: ClauseName, _ cause: Cause) -> String {
    let name = "\(clause.rawValue):\(cause.rawValue)"
    return "\(name): \(sentence(on: cause) ?? words(of: cause))"
  }

  /// Returns the words for a cause without a written sentence: the cause's name with blanks for
  /// hyphens.
  private static func words(of cause: Cause) -> String {
    "what is wrong is told by its name, \(cause.rawValue.replacing("-", with: " "))."
  }

  private static func sentence(on cause: Cause) -> String? {
    switch cause {
    case .nobodyEnded: "the finger is gone, and neither finish nor cancel was called."
    case .noGesture: "an interactor was handed out although no gesture drove it."
    case .earlyEndLost:
      "finish or cancel came before the transition had started, and was lost. It hangs on a setting: "
        + "explain earlyEnd, and R74."
    case .speedIsZero: "the completion speed is zero, or nearly so."
    case .neverCompleted: "the animator returned, nothing was animated, and nobody completed it."
    case .endlessAnimation:
      "something was animated, and its end completed nothing, or it cannot end."
    case .views: "a view that came with a transition is still in the window."
    case .displayLinks, .animations, .timers:
      "more of them go on than when the app was here before."
    case .notInWindow: "the incoming view is in no window."
    case .hidden: "the incoming view, or something around it, is hidden."
    case .transparent: "the incoming view, or something around it, is not opaque."
    case .transformed: "the incoming view has a transform."
    case .misplaced: "the incoming view is not where finalFrame(for:) says."
    case .offScreen: "the incoming view lies outside of the window."
    case .staleFrame: "a view of a presentation was not laid out for the window's new size."
    case .outgoingStays: "the view of the controller that went away is still in the window."
    case .touchesIgnored: "the application ignores every touch."
    case .gestureDisabled: "a recogniser is disabled that was enabled at the start."
    case .screenBlocked: "something keeps touches from the screen that one looks at."
    case .tapCovered: "a view that a cancelled transition has left takes the touches of a tap."
    case .noWayBack: "a dismissal or pop by code does not complete."
    case .recognizersGrow: "a view that stays has one recogniser more after each round trip."
    case .windowGrows: "the window holds one view more after each round trip."
    case .picture: "a picture jumps when a view of the animator's takes it over or gives it back."
    case .falls: "progress falls while the finger goes on."
    default: ViewProperty.allCases.first { $0.cause == cause }.map(sentence)
    }
  }

  private static func sentence(on property: ViewProperty) -> String {
    switch property {
    case .window: "a view that was in the window before is gone from it."
    case .superview: "a view is in another view than before."
    case .index: "a view has another place among its siblings than before."
    case .size, .origin, .center, .anchorPoint: "a view has another frame than before."
    case .transform, .sublayerTransform: "a view has another transform than before."
    case .gestureRecognizers:
      "a view has other recognisers than before, or one of them is disabled now."
    case .isUserInteractionEnabled: "a view takes touches that took none, or the other way round."
    default: "a view has another \(property.rawValue) than before."
    }
  }
}

/// Explains verdicts that name no broken rule, such as "crashed" and "hung".
enum VerdictText {
  static func text(on finding: Finding) -> String? {
    switch finding.clause {
    case .crashed:
      "crashed: the process did not survive the trace: a trap, a signal, or an exit. The name behind the colon is the innermost function of the app that was under way."
    case .hung:
      "hung: the app never goes on: work without end at one instant, or a function that never returns."
    case .nondeterministic:
      "nondeterministic: two executions of one trace differ, so the app depends on the clock, on addresses, on the order of a set, or on what ran before."
    case .ourFault:
      "our-fault: the model or the harness trapped. It is a defect of Turnstile; please report it with the trace."
    case .nothingRan:
      "nothing-ran: what was expected never happened, so silence means nothing."
    case .actionThrew: "action-threw: an action of the subject threw an error."
    default: nil
    }
  }
}
