public import VirtualTime

/// What the system does to the app from outside.
///
/// Like fingers, these come in as input: each call queues one event for an instant, now unless another is given, and
/// takes effect when virtual time gets there.
extension Simulator {
  /// Sends the app to the background, as by swiping up to the home screen.
  ///
  /// In this order: fingers are cancelled (R120), the app resigns being active, it enters the background, and whatever is
  /// animating is dropped where its model values are, with `finished` false (R119).
  public func enterBackground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .background) }, at: instant ?? now)
  }

  /// Brings the app back, active.
  public func enterForeground(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .active) }, at: instant ?? now)
  }

  /// Puts something of the system's in front of the app, such as a call; fingers are cancelled (R120).
  public func interrupt(when instant: VirtualInstant? = nil) {
    loop.input({ [unowned self] in application.move(to: .inactive) }, at: instant ?? now)
  }

  /// Ends an interruption; the same as ``enterForeground(when:)``.
  public func endInterruption(when instant: VirtualInstant? = nil) {
    enterForeground(when: instant)
  }
}

extension UIApplication {
  /// Goes to another state, by way of the states in between.
  func move(to state: State) {
    switch (applicationState, state) {
    case (.active, .inactive): resignActive()
    case (.active, .background):
      resignActive()
      // Recognisers announce their cancellation in the next turn (R108), and have to be heard before animations go.
      isLeaving = true
      Simulator.current.loop.nextTurn { [unowned self] in
        if isLeaving { enterBackground() }
        isLeaving = false
      }
    case (.inactive, .active):
      isLeaving = false
      becomeActive()
    case (.inactive, .background): enterBackground()
    case (.background, .inactive): enterForeground()
    case (.background, .active):
      enterForeground()
      becomeActive()
    case (.active, .active), (.inactive, .inactive), (.background, .background): break
    }
  }

  private func resignActive() {
    Simulator.current.touches.cancelAll()
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
