/// What a controller knows of itself: whether it is on the screen, or on the way.
enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing

  var isUnderWay: Bool { self == .appearing || self == .disappearing }
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// Why a controller appears or disappears.
enum Movement: Sendable {
  case none, beingPresented, beingDismissed, toParent, fromParent
}

/// The state graph of R82 and how it is passed on to children.
extension UIViewController {
  /// Begins to appear or disappear; from the middle of the opposite this turns round (R83).
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let state = appearanceState
    guard state != (isAppearing ? .appearing : .disappearing) else { return }
    guard state != (isAppearing ? .appeared : .disappeared) else { return warnUnbalanced() }
    appearanceState = isAppearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      owesIsAppearing = true
      Simulator.current.awaitAppearing(self)
      publish(.viewWillAppear, animated: animated)
      Simulator.tellingController { viewWillAppear(animated) }
    } else {
      owesIsAppearing = false
      publish(.viewWillDisappear, animated: animated)
      Simulator.tellingController { viewWillDisappear(animated) }
    }
    forEachForwardedChild { child in
      if isToldByHand { child.isToldByHand = true }
      if child.appearanceState.isOnScreen != isAppearing {
        child.beginAppearance(isAppearing, animated: animated)
      }
    }
  }

  /// Ends what was begun.
  final func endAppearance() {
    switch appearanceState {
    case .appearing:
      sendIsAppearing()
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      publish(.viewDidAppear, animated: appearanceIsAnimated)
      Simulator.tellingController { viewDidAppear(appearanceIsAnimated) }
    case .disappearing:
      appearanceState = .disappeared
      publish(.viewDidDisappear, animated: appearanceIsAnimated)
      Simulator.tellingController { viewDidDisappear(appearanceIsAnimated) }
    case .appeared, .disappeared:
      return warnUnbalanced()
    }
    forEachForwardedChild { child in
      if child.appearanceState.isUnderWay { child.endAppearance() }
    }
  }

  /// Tells a child of a container of UIKit's own that it is about to appear or disappear.
  final func tellAppearance(_ isAppearing: Bool, animated: Bool) {
    isToldByUIKit = true
    beginAppearanceTransition(isAppearing, animated: animated)
    isToldByUIKit = false
  }

  /// Tells a child of a container of UIKit's own that it has appeared or disappeared.
  final func tellAppearanceEnded() {
    isToldByUIKit = true
    endAppearanceTransition()
    isToldByUIKit = false
  }

  /// Turns an appearance under way round and ends it: what a cancelled transition sends (R33b,
  /// R83).
  final func revertAppearance(animated: Bool) {
    switch appearanceState {
    case .appearing: beginAppearance(false, animated: animated)
    case .disappearing: beginAppearance(true, animated: animated)
    case .appeared, .disappeared: return
    }
    endAppearance()
  }

  /// Sees to it that the controller has disappeared, whatever its appearance has come to.
  final func sendAway(animated: Bool) {
    if appearanceState.isOnScreen { beginAppearance(false, animated: animated) }
    if appearanceState == .disappearing { endAppearance() }
  }

  /// Sends `viewIsAppearing`, once per appearance, when the view has its place and before it lays
  /// out what is inside (R86).
  final func sendIsAppearing() {
    guard owesIsAppearing, appearanceState == .appearing else { return }
    view.superview?.layoutIfNeeded()
    announceIsAppearing()
    view.layoutIfNeeded()
  }

  /// The view is about to lay out what is inside.
  final func viewWillLayOut() {
    guard owesIsAppearing, appearanceState == .appearing, view.window != nil else { return }
    announceIsAppearing()
  }

  private func announceIsAppearing() {
    guard owesIsAppearing, appearanceState == .appearing else { return }
    owesIsAppearing = false
    publish(.viewIsAppearing, animated: appearanceIsAnimated)
    Simulator.tellingController { viewIsAppearing(appearanceIsAnimated) }
  }

  /// The children that hear of it too: all those whose views are inside this controller's view.
  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen { body(child) }
  }

  @inline(__always)
  final func publish(_ call: AppearanceCall, animated: Bool) {
    Simulator.current.publish(.appearance(self, call, animated: animated))
  }

  private func warnUnbalanced() {
    Simulator.current.lean(on: .repeatedAppearance)
    Simulator.current.publish(.unbalancedAppearance(self))
    Simulator.current.warn(
      UIKitWarning(
        .unbalancedAppearance,
        "Unbalanced calls to begin/end appearance transitions for \(textName)."))
  }

  /// Class and number, for lines on the console.
  final var textName: String { "<\(type(of: self)) #\(serial)>" }
}

extension Simulator {
  /// Notes a controller that is to hear `viewIsAppearing` once the turn's layout is done.
  func awaitAppearing(_ controller: UIViewController) {
    transitions.appearing.append(controller)
    setNeedsCommit()
  }

  /// Tells the controllers whose views have got into the window that they have been laid out.
  func announceAppearing() {
    while !transitions.appearing.isEmpty {
      let waiting = transitions.appearing
      transitions.appearing = []
      for controller in waiting where controller.viewIfLoaded?.window != nil {
        controller.sendIsAppearing()
      }
    }
  }
}
