public import VirtualTime

/// Events from outside the app, such as a call or a switch to the home screen.
///
/// The events are input, like touches: each call queues one event for an instant, by default now,
/// and the event takes effect when virtual time reaches that instant.
extension Simulator {
  /// Sends the app to the background, like a swipe up to the home screen.
  ///
  /// Touches are cancelled first (rule R120 of UIKit's behaviour), then the app resigns being
  /// active, then it enters the background. Running animations are then removed with `finished`
  /// false, so that layers show their model values (rule R119 of UIKit's behaviour). The delays
  /// between the stages are ``UIKitBehavior/resignDelay`` and ``UIKitBehavior/backgroundDelay``.
  public func enterBackground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .background) }, at: instant ?? now)
  }

  /// Brings the app back to the foreground and makes it active, like a tap on its icon.
  public func enterForeground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .active) }, at: instant ?? now)
  }

  /// Interrupts the app, like an incoming call: touches are cancelled (rule R120 of UIKit's
  /// behaviour), and the app becomes inactive.
  public func interrupt(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .inactive) }, at: instant ?? now)
  }

  /// Switches the user's "Reduce Motion" setting and posts the notification about it (rule R153 of
  /// UIKit's behaviour).
  public func reduceMotion(_ isOn: Bool, when instant: VirtualInstant? = nil) {
    loop.input(
      { [unowned self] in
        guard reducesMotion != isOn else { return }
        surroundings.reducesMotion = isOn
        NotificationCenter.default.post(
          name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }, at: instant ?? now)
  }

  /// Ends an interruption of the app, such as a call, and makes the app active again. The method
  /// does the same as ``enterForeground(when:)``.
  public func endInterruption(when instant: VirtualInstant? = nil) {
    enterForeground(when: instant)
  }
}

extension UIApplication {
  /// Moves the application to another life-cycle state, through the states between the present one
  /// and it.
  func move(to state: State) {
    switch (departure ?? applicationState, state) {
    case (.active, .inactive), (.active, .background): leave(for: state)
    case (.inactive, .background): leave(for: .background)
    case (.background, .inactive) where departure != nil: break
    case (.inactive, .active), (.background, .active), (.background, .inactive):
      stay()
      if applicationState == .background { enterForeground() }
      if state == .active, applicationState == .inactive { becomeActive() }
    case (.active, .active), (.inactive, .inactive), (.background, .background): break
    }
  }

  /// Starts to leave the active state in stages: touches are cancelled, then the app resigns being
  /// active, then it enters the background if that is its destination (rules R119 and R120 of
  /// UIKit's behaviour).
  private func leave(for state: State) {
    departure = state
    guard nextStage == nil else { return }
    guard applicationState == .active else { return resigned() }
    let behavior = Simulator.current.behavior
    Simulator.current.touches.cancelAll()
    after(behavior.resignDelay) { [unowned self] in
      resignActive()
      resigned()
    }
  }

  private func resigned() {
    guard departure == .background else { return departure = nil }
    let delay = Simulator.current.behavior.backgroundDelay
    let enter: Simulator.Work = { [unowned self] in
      guard departure == .background else { return }
      departure = nil
      enterBackground()
    }
    // Even without a delay the app enters the background only in the next run-loop turn. The
    // recognisers report their cancellation in that turn (rule R108 of UIKit's behaviour), and have
    // to do so before the animations are removed.
    if delay > 0 { after(delay, enter) } else { Simulator.current.loop.nextTurn(enter) }
  }

  private func after(_ seconds: Double, _ work: @escaping Simulator.Work) {
    guard seconds > 0 else { return work() }
    nextStage = Simulator.current.loop.schedule(
      { [unowned self] in
        nextStage = nil
        work()
      }, after: .nanoseconds(Int64(seconds * 1e9)))
  }

  /// Cancels the remaining stages of leaving the active state, as when a swipe to the home screen
  /// is abandoned.
  private func stay() {
    if let token = nextStage.take() { Simulator.current.loop.cancel(token) }
    departure = nil
  }

  /// The application delegate, or `nil` if the app has a scene delegate. UIKit tells the scene
  /// delegate alone that the app becomes active or goes to the background (rule R195 of UIKit's
  /// behaviour).
  private var delegateWithoutScenes: (any UIApplicationDelegate)? {
    scene.delegate == nil ? delegate : nil
  }

  private func resignActive() {
    delegateWithoutScenes?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    scene.delegate?.sceneWillResignActive(scene)
    postScene(UIScene.willDeactivateNotification)
    applicationState = .inactive
  }

  private func enterBackground() {
    applicationState = .background
    delegateWithoutScenes?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
    scene.delegate?.sceneDidEnterBackground(scene)
    postScene(UIScene.didEnterBackgroundNotification)
    Simulator.current.dropAnimations()
  }

  private func enterForeground() {
    delegateWithoutScenes?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    postScene(UIScene.willEnterForegroundNotification)
    applicationState = .inactive
  }

  private func becomeActive() {
    applicationState = .active
    delegateWithoutScenes?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
    scene.delegate?.sceneDidBecomeActive(scene)
    postScene(UIScene.didActivateNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func postScene(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
