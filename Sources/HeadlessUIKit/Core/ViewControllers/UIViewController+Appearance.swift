/// The stage of a controller's appearance: appeared, disappeared, or on the way to either.
enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing

  var isUnderWay: Bool { self == .appearing || self == .disappearing }
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// The reason for which a controller appears or disappears, such as a presentation or a removal
/// from its parent.
enum Movement: Sendable {
  case none, beingPresented, beingDismissed, toParent, fromParent
}

/// The stages of a controller's appearance (rule R82 of UIKit's behaviour), and the calls that tell
/// children of a change.
extension UIViewController {
  /// Starts the controller's appearance or disappearance. If the opposite change is in progress, it
  /// is reversed (rule R83 of UIKit's behaviour).
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let state = appearanceState
    guard state != (isAppearing ? .appearing : .disappearing) else { return }
    guard state != (isAppearing ? .appeared : .disappeared) else {
      return warnUnbalanced(isEnd: false)
    }
    appearanceState = isAppearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      containerWillAppear()
      owesIsAppearing = true
      Simulator.current.awaitAppearing(self)
      publish(.viewWillAppear, animated: animated)
      tell(.viewWillAppear) { viewWillAppear(animated) }
    } else {
      publish(.viewWillDisappear, animated: animated)
      tell(.viewWillDisappear) { viewWillDisappear(animated) }
    }
    if isAppearing, tellsContentLater() { return }
    beginAppearanceOfChildren(isAppearing)
  }

  /// Starts the same appearance or disappearance of the children to which it is forwarded.
  final func beginAppearanceOfChildren(_ isAppearing: Bool) {
    forEachForwardedChild { child in
      if isToldByHand { child.isToldByHand = true }
      if child.appearanceState.isOnScreen != isAppearing {
        child.beginAppearance(isAppearing, animated: appearanceIsAnimated)
      }
    }
  }

  /// Ends the appearance or disappearance that is in progress.
  final func endAppearance() {
    switch appearanceState {
    case .appearing:
      tellContentOfAppearance()
      sendIsAppearing()
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      publish(.viewDidAppear, animated: appearanceIsAnimated)
      tell(.viewDidAppear) { viewDidAppear(appearanceIsAnimated) }
    case .disappearing:
      appearanceState = .disappeared
      publish(.viewDidDisappear, animated: appearanceIsAnimated)
      tell(.viewDidDisappear) { viewDidDisappear(appearanceIsAnimated) }
    case .appeared, .disappeared:
      return warnUnbalanced(isEnd: true)
    }
    forEachForwardedChild { child in
      if child.appearanceState.isUnderWay { child.endAppearance() }
    }
  }

  /// Tells a child of one of UIKit's own containers that it is about to appear or disappear.
  final func tellAppearance(_ isAppearing: Bool, animated: Bool) {
    isToldByUIKit = true
    beginAppearanceTransition(isAppearing, animated: animated)
    isToldByUIKit = false
  }

  /// Tells a child of one of UIKit's own containers that it has appeared or disappeared.
  final func tellAppearanceEnded() {
    isToldByUIKit = true
    endAppearanceTransition()
    isToldByUIKit = false
  }

  /// Reverses an appearance or disappearance that is in progress, and ends the reversed change, as
  /// a cancelled transition does (rules R33b and R83 of UIKit's behaviour).
  final func revertAppearance(animated: Bool) {
    switch appearanceState {
    case .appearing: beginAppearance(false, animated: animated)
    case .disappearing: beginAppearance(true, animated: animated)
    case .appeared, .disappeared: return
    }
    endAppearance()
  }

  /// Makes the controller disappear from any stage, with the disappearance calls that are still
  /// due.
  final func sendAway(animated: Bool) {
    if appearanceState.isOnScreen { beginAppearance(false, animated: animated) }
    if appearanceState == .disappearing { endAppearance() }
  }

  /// Sends `viewIsAppearing` unless it was sent in this appearance already. The view has its frame
  /// by then, and has not laid out its subviews yet (rule R86 of UIKit's behaviour).
  final func sendIsAppearing() {
    guard owesIsAppearing, appearanceState == .appearing else { return }
    view.superview?.layOutWithSuperviews()
    announceIsAppearing()
    view.layoutIfNeeded()
  }

  /// Sends `viewIsAppearing` if it is still due, because the view is about to lay out its subviews.
  /// A navigation controller tells its content of the appearance then, if that is still due.
  final func viewWillLayOut() {
    if view.window != nil { tellContentOfAppearance() }
    guard owesIsAppearing, appearanceState == .appearing, view.window != nil else { return }
    announceIsAppearing()
  }

  private func announceIsAppearing() {
    guard owesIsAppearing, appearanceState == .appearing else { return }
    owesIsAppearing = false
    publish(.viewIsAppearing, animated: appearanceIsAnimated)
    Simulator.tellingController { viewIsAppearing(appearanceIsAnimated) }
  }

  /// Calls a closure for each child to which appearance calls are forwarded: the children whose
  /// views are inside this controller's view. If forwarding is switched off, it is called for none.
  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen { body(child) }
  }

  /// Runs one of the controller's appearance methods, which UIKit or the app's own container has
  /// told it through UIKit.
  private func tell(_ call: AppearanceCall, _ method: () -> Void) {
    let outer = appearanceTold
    appearanceTold = call
    Simulator.tellingController(method)
    appearanceTold = outer
  }

  /// Notes that one of the controller's appearance methods was called.
  ///
  /// If UIKit has not called it, the app has called it itself. A container of the app's own that
  /// calls both the *will* and the *did* of a child tells the child by hand, in addition to what
  /// UIKit tells it (rule R84 of UIKit's behaviour). A single such call is a screen's own way to
  /// refresh itself, and so is a call that the screen makes while it is told something itself, as
  /// by `super.viewDidAppear` in its `viewDidDisappear`.
  final func noteAppearance(_ call: AppearanceCall, animated: Bool) {
    guard appearanceTold == nil, let parentController,
      !parentController.managesAppearanceOfChildren
    else { return }
    appearanceCalledByApp.insert(call)
    let isTold =
      appearanceCalledByApp.isSuperset(of: [.viewWillAppear, .viewDidAppear])
      || appearanceCalledByApp.isSuperset(of: [.viewWillDisappear, .viewDidDisappear])
    if isTold { isToldByHand = true }
    publish(call, animated: animated)
  }

  @inline(__always)
  final func publish(_ call: AppearanceCall, animated: Bool) {
    Simulator.current.publish(.appearance(self, call, animated: animated))
  }

  private func warnUnbalanced(isEnd: Bool) {
    Simulator.current.lean(on: .repeatedAppearance)
    Simulator.current.publish(.unbalancedAppearance(self, isEnd: isEnd))
    Simulator.current.warn(
      UIKitWarning(
        .unbalancedAppearance,
        "Unbalanced calls to begin/end appearance transitions for \(textName)."))
  }

  /// The controller's class and serial number, for messages on the console.
  final var textName: String { "<\(type(of: self)) #\(serial)>" }
}

extension Simulator {
  /// Queues a controller for `viewIsAppearing`, which is sent when the windows were laid out at the
  /// end of the turn.
  func awaitAppearing(_ controller: UIViewController) {
    transitions.appearing.append(controller)
    setNeedsCommit()
  }

  /// Sends `viewIsAppearing` to the queued controllers whose views are in a window.
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
