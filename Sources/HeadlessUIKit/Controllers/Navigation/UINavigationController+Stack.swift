import VirtualTime

/// A requested change of a navigation stack.
enum StackChange {
  case push(UIViewController)
  /// Pops to a controller, or by one controller if it is nil.
  case pop(to: UIViewController?)
  case replace([UIViewController])

  /// The kind of transition for the change.
  var kind: UIKitTransition.Kind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }

  /// Returns a stack after the change.
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

/// Pushes and pops that were requested, carried out one after the other.
extension UINavigationController {
  /// The stack as it will be after all waiting requests.
  var expectedStack: [UIViewController] {
    waiting.reduce(stack) { $1.change.applied(to: $0) }
  }

  /// True if a new request for a push or a pop has to wait.
  var isBusy: Bool { running != nil || !waiting.isEmpty || isWedged }

  /// Carries out a request for a push or a pop if the controller is idle, and otherwise lets it
  /// wait (R42).
  func request(_ change: StackChange, animated: Bool) {
    if let running, running.phase == .requested, !running.isAnimated, waiting.isEmpty {
      restart(running, with: change, animated: animated)
    } else if isWedged {
      // After a swipe on the root the stack still changes, but the screen never shows that (R41).
      changeStack(to: change.applied(to: stack))
    } else if isBusy {
      let simulator = Simulator.current
      // A request during a zoom prints no warning, because an app need not check whether a zoom is
      // in progress (R183).
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

  /// Changes the stack now, and starts a transition if another controller is shown.
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

  /// Merges a change into an unanimated transition that has not started, as for pushes while an app
  /// is set up.
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

  /// Changes the stack. New controllers become children at once; leaving controllers stay children
  /// until the transition ends.
  func changeStack(to after: [UIViewController]) {
    stack = after
    for controller in after where controller.parentController !== self { adopt(controller) }
    Simulator.current.publish(.controllers(.stack(self, showing: viewControllers)))
  }

  /// Completes a change of the stack that shows no other controller.
  private func settleUnseen(_ before: [UIViewController]) {
    settleChildren(comingFrom: before)
    if isViewLoaded, stack.isEmpty {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Tells new children that they have moved to this parent, and releases those no longer on the
  /// stack.
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

  /// Carries out waiting requests for pushes and pops, until one starts a transition.
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
