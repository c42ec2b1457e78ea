import HeadlessUIKit

extension Clause {
  /// The clause that a transitioning delegate that was set is still alive when UIKit needs it.
  ///
  /// UIKit holds the delegate weakly. A delegate without another owner is released at once, and the
  /// card then uses the system's animation, or lacks its presentation controller under the style
  /// custom. A delegate that was removed by setting `nil` is not reported. Neither is one that is
  /// gone at a dismissal and has provided no animator for the presentation: it has nothing to do.
  public static let delegateLives = Clause(
    .delegateLives, promises: "a transitioning delegate that was set lives when it is needed"
  ) { DelegateLives() }
}

extension ClauseName {
  /// The name of the clause that promises: a transitioning delegate lives when it is needed.
  public static let delegateLives = ClauseName(rawValue: "delegate-lives")
}

extension Finding {
  /// The finding that a transitioning delegate was set, and was released before UIKit needed it.
  public static let delegateLives = Finding(.delegateLives)
}

private final class DelegateLives: Judge {
  let hears: Occurrence.Kinds = .milestones

  /// The serial numbers of the controllers that the app's animator has presented. A delegate
  /// without an animator has brought a presentation controller at most, which a dismissal does not
  /// ask for again.
  private var presentedByAnimator: Set<Int> = []

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, event.stage == .requested,
      let record = world.transitions.record(of: event.transition), record.setup.isAnimated,
      let modal = modal(of: event.transition)
    else { return }
    if record.kind == .present {
      presentedByAnimator.remove(modal.serial)
      if record.setup.hasCustomAnimator { presentedByAnimator.insert(modal.serial) }
    }
    guard modal.wantsTransitioningDelegate else { return }
    world.exercise(.delegateLives)
    guard modal.transitioningDelegate == nil,
      record.kind == .present || presentedByAnimator.contains(modal.serial)
    else { return }
    world.report(
      .delegateLives,
      "\(ControllerName(of: modal)) \(record.kind == .present ? "is presented" : "is dismissed") "
        + "with the style \(record.setup.style.word), and its transitioning delegate is gone.",
      evidence: [
        "observed  a delegate was set, and nobody has kept it", "expected  it lives until then",
      ],
      fix: "keep the delegate in a property: transitioningDelegate holds it weakly")
  }

  private func modal(of transition: UIKitTransition) -> UIViewController? {
    switch transition.kind {
    case .present: transition.to
    case .dismiss: transition.from
    case .push, .pop, .replace, .tab, .child, .resize: nil
    }
  }
}

extension UIModalPresentationStyle {
  /// The presentation style as it is written in code, such as `.custom`, for the text of a report.
  fileprivate var word: String {
    switch self {
    case .automatic: "automatic"
    case .custom: "custom"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    default: "none"
    }
  }
}
