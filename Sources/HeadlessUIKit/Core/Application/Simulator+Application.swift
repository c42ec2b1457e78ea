public import VirtualTime

/// What the system does to the app from outside.
///
/// Like fingers, these come in as input: each call queues one event for an instant, now unless
/// another is given, and takes effect when virtual time gets there.
extension Simulator {
  /// Sends the app to the background, as by swiping up to the home screen.
  ///
  /// In this order: fingers are cancelled (R120), the app resigns being active, it enters the
  /// background, and whatever is animating is dropped where its model values are, with `finished`
  /// false (R119). How long that takes are ``UIKitBehavior/resignDelay`` and
  /// ``UIKitBehavior/backgroundDelay``.
  public func enterBackground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .background) }, at: instant ?? now)
  }

  /// Brings the app back, active.
  public func enterForeground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .active) }, at: instant ?? now)
  }

  /// Puts something of the system's in front of the app, such as a call; fingers are cancelled
  /// (R120).
  public func interrupt(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .inactive) }, at: instant ?? now)
  }

  /// Asks for less motion, or does not any more: the app hears of it by a notification (R153).
  public func reduceMotion(_ isOn: Bool, when instant: VirtualInstant? = nil) {
    loop.input(
      { [unowned self] in
        guard reducesMotion != isOn else { return }
        surroundings.reducesMotion = isOn
        NotificationCenter.default.post(
          name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }, at: instant ?? now)
  }

  /// Ends an interruption; the same as ``enterForeground(when:)``.
  public func endInterruption(when instant: VirtualInstant? = nil) {
    enterForeground(when: instant)
  }
}

extension UIApplication {
  /// Goes to another state, by way of the states in between.
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

  /// Leaves in stages: fingers are taken away, then the app resigns being active, then it enters
  /// the background (R119, R120).
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
    // Recognisers announce their cancellation in the next turn (R108), and have to be heard before
    // animations go.
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

  /// An app that comes back before a stage was reached never enters it, as after a swipe that is
  /// not gone through with.
  private func stay() {
    if let token = nextStage.take() { Simulator.current.loop.cancel(token) }
    departure = nil
  }

  private func resignActive() {
    delegate?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    scene.delegate?.sceneWillResignActive(scene)
    postScene(UIScene.willDeactivateNotification)
    applicationState = .inactive
  }

  private func enterBackground() {
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
    scene.delegate?.sceneDidEnterBackground(scene)
    postScene(UIScene.didEnterBackgroundNotification)
    Simulator.current.dropAnimations()
  }

  private func enterForeground() {
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    postScene(UIScene.willEnterForegroundNotification)
    applicationState = .inactive
  }

  private func becomeActive() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
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
