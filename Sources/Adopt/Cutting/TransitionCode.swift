/// Tells whether code runs a transition: code of animators, interactors and presentation
/// controllers, handlers of gestures, and what animators call with the context or the container
/// view. A cut in such code may change what the checks report.
struct TransitionCode {
  let program: Program

  /// Returns true if a token of the app's code belongs to code that runs a transition.
  func contains(_ token: Int, in file: Int) -> Bool {
    guard program.outlines.indices.contains(file) else { return false }
    let outline = program.outlines[file]
    for index in outline.enclosing(token) {
      let declaration = outline.declarations[index]
      if declaration.kind == .function {
        if Self.isMoment(declaration.name) { return true }
        let takesPart = declaration.parameters?.list.contains { parameter in
          let type = outline.listing.line(parameter.type)
          return type.contains("GestureRecognizer") || Self.isOfTransition(parameter.name, type)
        }
        if takesPart == true { return true }
      } else if declaration.kind.isType, runsTransition(outline.path(index)) {
        return true
      }
    }
    return isInCallback(token, outline.listing)
  }

  /// Returns true if a parameter is a transition's context or container view.
  private static func isOfTransition(_ name: String, _ type: String) -> Bool {
    name == "containerView" || type.contains("UIViewControllerContextTransitioning")
  }

  /// Returns true if a token belongs to a closure that an animator calls: one with a transition's
  /// context or container view among its parameters.
  private func isInCallback(_ token: Int, _ listing: Listing) -> Bool {
    var index = token - 1
    while index >= 0 {
      if listing.partner[index] < index {
        index = listing.partner[index]
      } else if listing.says("{", at: index) {
        let head = (index + 1..<listing.partner[index]).prefix {
          !listing.says("in", at: $0) && !listing.says("{", at: $0) && !listing.says("=", at: $0)
        }
        if listing.says("in", at: index + 1 + head.count),
          head.contains(where: { Self.isOfTransition(listing.words[$0], listing.words[$0]) })
        {
          return true
        }
      }
      index -= 1
    }
    return false
  }

  /// Returns true if some tokens include the keyword of a type or method that runs a transition, so
  /// that a cut of the tokens would remove that type or method.
  func isHeld(by tokens: Range<Int>, in file: Int) -> Bool {
    guard program.outlines.indices.contains(file) else { return false }
    let outline = program.outlines[file]
    return outline.declarations.indices.contains { index in
      let declaration = outline.declarations[index]
      guard tokens.contains(declaration.keyword) else { return false }
      return declaration.kind.isType
        ? runsTransition(outline.path(index))
        : declaration.kind == .function && Self.isMoment(declaration.name)
    }
  }

  private static func isMoment(_ name: String) -> Bool {
    moments.contains(name)
      || [
        "presentationTransition", "dismissalTransition", "animationController",
        "interactionController",
      ]
      .contains(where: name.hasPrefix)
  }

  private static let moments: Set<String> = [
    "animateTransition", "interruptibleAnimator", "transitionDuration", "animationEnded",
    "startInteractiveTransition", "presentationController", "navigationController",
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
    "frameOfPresentedViewInContainerView", "update", "finish", "cancel",
  ]

  /// The UIKit protocols of types that take part in a transition. The app's own transition contexts
  /// and coordinators count too, because the app's animators report to them.
  private static let protocols: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext",
  ]

  /// Returns true if a type is for transitions only: an animator, an interactor, a presentation
  /// controller, a context or a coordinator.
  private func runsTransition(_ path: String) -> Bool {
    guard let entry = program.type(named: path) else { return false }
    let names = [path] + program.ancestry(of: entry)
    if names.contains("UIPresentationController")
      || names.contains("UIPercentDrivenInteractiveTransition")
    {
      return true
    }
    let isAnimator = names.contains(where: Self.protocols.contains)
    return isAnimator
      && !names.contains {
        $0.hasPrefix("UI") && ($0.hasSuffix("Controller") || $0.hasSuffix("View"))
      }
  }
}
