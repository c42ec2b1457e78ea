import VirtualTime

/// A change of the stack, as it is asked for.
enum StackChange {
  case push(UIViewController)
  /// To a controller, or to the one below the top.
  case pop(to: UIViewController?)
  case replace([UIViewController])

  /// The kind of transition it leads to.
  var kind: UIKitTransition.Kind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }

  /// What becomes of a stack.
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

/// How pushes and pops are carried out one after the other.
extension UINavigationController {
  /// The stack when everything that waits has been carried out.
  var expectedStack: [UIViewController] {
    waiting.reduce(stack) { $1.change.applied(to: $0) }
  }

  /// Whether a request has to wait.
  var isBusy: Bool { running != nil || !waiting.isEmpty || isWedged }

  /// Takes a request: carries it out if nothing is under way, lets it wait otherwise (R42).
  func request(_ change: StackChange, animated: Bool) {
    if let running, running.phase == .requested, !running.isAnimated, waiting.isEmpty {
      restart(running, with: change, animated: animated)
    } else if isWedged {
      // The stack takes it on and the screen never shows it (R41).
      changeStack(to: change.applied(to: stack))
    } else if isBusy {
      let simulator = Simulator.current
      // An app need not look whether a zoom is under way (R183).
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

  /// Changes the stack now and the views soon.
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

  /// Lets a change join one that has not been shown yet, as pushes do that are made while an app is
  /// set up.
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

  /// Takes on another stack; who is new becomes a child at once, who goes stays one until the end.
  func changeStack(to after: [UIViewController]) {
    stack = after
    for controller in after where controller.parentController !== self { adopt(controller) }
    Simulator.current.publish(.controllers(.stack(self, showing: viewControllers)))
  }

  /// Finishes a change of the stack that changes nothing on the screen.
  private func settleUnseen(_ before: [UIViewController]) {
    settleChildren(comingFrom: before)
    if isViewLoaded, stack.isEmpty {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Tells children that they have arrived, and lets those go that are no longer on the stack.
  func settleChildren(comingFrom before: [UIViewController]) {
    for controller in stack where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    for controller in before where !stack.contains(controller) { release(controller) }
  }

  /// Lets a controller go that is no longer on the stack.
  func release(_ controller: UIViewController) {
    guard controller.parentController === self else { return }
    if controller.movement != .fromParent { controller.willMove(toParent: nil) }
    controller.leaveParent()
  }

  /// Carries out what has waited.
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
