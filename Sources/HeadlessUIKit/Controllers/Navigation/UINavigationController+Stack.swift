import VirtualTime

/// A change of a navigation stack that an app has requested: a push, a pop or a replacement.
enum StackChange {
  case push(UIViewController)
  /// Pops the controllers above the given one from the navigation stack; with `nil`, pops only the
  /// topmost controller.
  case pop(to: UIViewController?)
  case replace([UIViewController])

  /// The kind of transition to which the change of the navigation stack leads.
  var kind: UIKitTransition.Kind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }

  /// Returns the controllers that a navigation stack has after this change.
  @MainActor
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller):
      return stack.contains(controller) ? stack : stack + [controller]
    case .pop(nil):
      return stack.count > 1 ? stack.dropLast() : stack
    case .pop(let controller?):
      guard let index = stack.firstIndex(of: controller) else { return stack }
      return Array(stack[...index])
    case .replace(let controllers):
      return controllers
    }
  }
}

/// The app's requests to push, to pop and to replace the navigation stack. They are carried out one
/// after the other.
extension UINavigationController {
  /// The controllers that the navigation stack will have when all queued pushes and pops have been
  /// carried out.
  var expectedStack: [UIViewController] {
    waiting.reduce(stack) { $1.change.applied(to: $0) }
  }

  /// True if a new push or pop has to wait, because another change of the navigation stack is in
  /// progress or queued, or because a swipe on the root has stopped the navigation controller.
  var isBusy: Bool { running != nil || !waiting.isEmpty || isWedged }

  /// Carries out a requested change of the navigation stack at once if no other is in progress, and
  /// otherwise queues it (rule R42 of UIKit's behaviour).
  func request(_ change: StackChange, animated: Bool) {
    if let running, running.phase == .requested, !running.isAnimated, waiting.isEmpty {
      restart(running, with: change, animated: animated)
    } else if isWedged {
      // After a swipe that began while only the root was on the stack, a push or pop still changes
      // the stack, but the screen no longer shows the change (rule R41 of UIKit's behaviour).
      changeStack(to: change.applied(to: stack))
    } else if isBusy {
      let simulator = Simulator.current
      // A push or pop that is requested during a zoom transition prints no warning, because the
      // zoom ends early for it. So an app need not check for a zoom (rule R183 of UIKit's
      // behaviour).
      let isSilent =
        running.map { $0.isFluid && simulator.behavior.zoomGivesWay }
        ?? waiting.last?.isSilent ?? false
      if animated, !isSilent { warnNested(change) }
      simulator.lean(on: .stackRequestWaits)
      let request = QueuedRequest(kind: change.kind, serial: simulator.makeSerial())
      waiting.append((change, animated, request, isSilent))
      simulator.publish(.queued(request))
    } else {
      carryOut(change, animated: animated)
    }
  }

  /// Carries out a change of the navigation stack, and starts a transition if the top controller
  /// changes.
  private func carryOut(
    _ change: StackChange, animated: Bool, queuedAs request: QueuedRequest? = nil
  ) {
    let before = stack
    let after = change.applied(to: before)
    guard after != before else { return }
    changeStack(to: after)
    guard isViewLoaded, showsStack, let top = after.last else { return settleUnseen(before) }
    let isSeen = view.window != nil
    guard top !== shown else { return settleUnseen(before) }
    let transition = StackTransition(
      self, change: change, before: before, from: shown, to: top,
      animated: animated && isSeen && shown != nil)
    transition.queuedRequest = request
    begin(transition)
  }

  func begin(_ transition: StackTransition) {
    running = transition
    transition.ask()
    transition.bind()
    transition.enter()
    if view.window == nil {
      transition.start()
    } else {
      transition.startSoon()
    }
  }

  /// Merges a change of the navigation stack with a requested transition that is not animated and
  /// has not started. An app's setup code often requests several changes in a row, and only the
  /// last one is shown.
  private func restart(_ pending: StackTransition, with change: StackChange, animated: Bool) {
    running = nil
    pending.withdraw()
    let before = pending.before
    changeStack(to: change.applied(to: stack))
    guard stack != before, let top = stack.last, top !== shown else { return settleUnseen(before) }
    begin(
      StackTransition(
        self, change: .replace(stack), before: before, from: shown, to: top,
        animated: animated && view.window != nil && shown != nil))
  }

  /// Replaces the controllers of the navigation stack. New controllers become children at once, and
  /// controllers that leave stay children until the transition ends.
  func changeStack(to after: [UIViewController]) {
    stack = after
    for controller in after where controller.parentController !== self { adopt(controller) }
    Simulator.current.publish(.controllers(.stack(self, showing: pages)))
  }

  /// Finishes a change of the navigation stack without a transition, because the shown controller
  /// stays the same or the view is not loaded.
  private func settleUnseen(_ before: [UIViewController]) {
    settleChildren(comingFrom: before)
    if isViewLoaded, stack.isEmpty {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Calls `didMove(toParent:)` on the controllers that have joined the navigation stack, and
  /// removes the ones that have left it from their parent.
  func settleChildren(comingFrom before: [UIViewController]) {
    for controller in stack where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    for controller in before where !stack.contains(controller) { release(controller) }
  }

  /// Removes a controller that is no longer on the navigation stack from its parent, the navigation
  /// controller.
  func release(_ controller: UIViewController) {
    guard controller.parentController === self else { return }
    if controller.movement != .fromParent { controller.willMove(toParent: nil) }
    controller.leaveParent()
  }

  /// Carries out the queued pushes and pops until one of them starts a transition. The rest waits
  /// for the end of that one.
  func startNext() {
    while running == nil, !isWedged, !waiting.isEmpty {
      let next = waiting.removeFirst()
      carryOut(next.change, animated: next.animated, queuedAs: next.request)
    }
  }

  private func warnNested(_ change: StackChange) {
    let text = "animation can result in corrupted navigation bar"
    if case .pop = change {
      refuse(.nestedPop, "nested pop \(text)")
    } else {
      refuse(.nestedPush, "nested push \(text)")
    }
  }
}
