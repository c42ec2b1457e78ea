import VirtualTime

/// A requested change of a navigation stack.
enum StackChange {
  case push(UIViewController)
  /// Pops to the given controller; `nil` pops one controller.
  case pop(to: UIViewController?)
  case replace([UIViewController])

  /// The kind of transition that the change leads to.
  var kind: UIKitTransition.Kind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }

  /// Returns the stack that results if the change is applied to a stack.
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

/// Requests to push, to pop and to replace the stack. They are carried out one after the other.
extension UINavigationController {
  /// The stack that results when all queued requests have been carried out.
  var expectedStack: [UIViewController] {
    waiting.reduce(stack) { $1.change.applied(to: $0) }
  }

  /// True if a new request for a change of the stack has to wait.
  var isBusy: Bool { running != nil || !waiting.isEmpty || isWedged }

  /// Carries out a requested change of the stack at once if no other is in progress, and otherwise
  /// queues it (R42).
  func request(_ change: StackChange, animated: Bool) {
    if let running, running.phase == .requested, !running.isAnimated, waiting.isEmpty {
      restart(running, with: change, animated: animated)
    } else if isWedged {
      // After a swipe that began on the root, the stack still changes, but the screen does not
      // follow (R41).
      changeStack(to: change.applied(to: stack))
    } else if isBusy {
      let simulator = Simulator.current
      // A request during a zoom prints no warning, because a zoom gives way to it, so an app need
      // not check for one (R183).
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

  /// Changes the stack, and starts a transition if another controller is to be shown.
  private func carryOut(
    _ change: StackChange, animated: Bool, queuedAs request: QueuedRequest? = nil
  ) {
    let before = stack
    let after = change.applied(to: before)
    guard after != before else { return }
    changeStack(to: after)
    guard isViewLoaded, let top = after.last else { return settleUnseen(before) }
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

  /// Merges a change with a transition that is not animated and has not started. An app's setup
  /// code often requests several changes in a row.
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

  /// Changes the stack. New controllers become children at once. Controllers that leave stay
  /// children until the transition ends.
  func changeStack(to after: [UIViewController]) {
    stack = after
    for controller in after where controller.parentController !== self { adopt(controller) }
    Simulator.current.publish(.controllers(.stack(self, showing: viewControllers)))
  }

  /// Completes a change of the stack that needs no transition, because the shown controller stays
  /// the same or the view is not loaded.
  private func settleUnseen(_ before: [UIViewController]) {
    settleChildren(comingFrom: before)
    if isViewLoaded, stack.isEmpty {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Tells new children that they have moved to this parent, and releases the children that are no
  /// longer on the stack.
  func settleChildren(comingFrom before: [UIViewController]) {
    for controller in stack where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    for controller in before where !stack.contains(controller) { release(controller) }
  }

  /// Removes a controller that is no longer on the stack from its parent.
  func release(_ controller: UIViewController) {
    guard controller.parentController === self else { return }
    if controller.movement != .fromParent { controller.willMove(toParent: nil) }
    controller.leaveParent()
  }

  /// Carries out the queued requests until one of them starts a transition.
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
