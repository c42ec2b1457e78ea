import HeadlessUIKit
import VirtualTime

/// Functions that do in a run what a line of advice proposes, in place of the app.
extension World {
  /// Makes the change of a remedy, if the next event of a transition is the moment for it. The
  /// world and the judges receive the event afterwards, as if the app had followed the advice.
  func follow(_ remedy: Remedy, before occurrence: Occurrence) {
    guard case .event(.transition(let event)) = occurrence else { return }
    let transition = event.transition
    switch (remedy, event.stage) {
    case (.noInteractor(transition.serial), .requested): transition.refuseInteractor()
    case (.honestOutcome(transition.serial), .requested): transition.reportsHonestly = true
    case (.endWithGesture(transition.serial), .started):
      // The gesture may have been over before the app's handler asked for the transition.
      guard let record = transitions.record(of: transition),
        let recognizer = record.request.continuousRecognizer,
        let end = gestures.end(of: recognizer)
      else { return }
      endLater(record, after: end.state)
    case (.arrival(let arrival, transition.serial), .completed):
      guard let view = transitions.record(of: transition)?.incomingView else { return }
      UIView.performWithoutAnimation { make(view, arrival, in: transition) }
    case (.departure(transition.serial), .completed(false)):
      transition.to?.viewIfLoaded?.removeFromSuperview()
    case (.restoration(let views, let properties, let earlier, transition.serial), .completed):
      guard let before = transitions.first(where: { $0.serial == earlier })?.request.baseline
      else { return }
      UIView.performWithoutAnimation {
        for property in properties.compactMap(ViewProperty.init) {
          restore(property, of: views, asIn: before.atRest, in: transition)
        }
      }
    default: break
    }
  }

  /// Gives an incoming view what advice on its arrival names.
  private func make(_ view: UIView, _ arrival: Remedy.Arrival, in transition: UIKitTransition) {
    switch arrival {
    case .shown:
      for current in sequence(first: view, next: \.superview) {
        current.isHidden = false
        if current.alpha <= 0.01 { current.alpha = 1 }
      }
    case .opaque: view.alpha = 1
    case .untransformed: view.layer.transform = CATransform3DIdentity
    case .atFinalFrame:
      guard let arriving = transition.to else { return }
      let frame = transition.finalFrame(for: arriving)
      view.layer.transform = CATransform3DIdentity
      view.frame = frame.isEmpty ? transition.containerView.bounds : frame
    }
  }

  /// Sets a property of views to its value in a snapshot. A view that is neither in the window nor
  /// in the view of one of the transition's controllers is left as it is.
  private func restore(
    _ property: ViewProperty, of serials: [Int], asIn snapshot: WindowSnapshot,
    in transition: UIKitTransition
  ) {
    let roots = [window, transition.from?.viewIfLoaded, transition.to?.viewIfLoaded]
    for serial in serials {
      guard let place = snapshot.place(of: serial),
        let view = roots.lazy.compactMap({ $0?.descendant(serial) }).first
      else { continue }
      snapshot.entries[place].state.restore(property, of: view)
    }
  }

  /// Makes the change of a remedy, if the end of a gesture is the moment for it. The world and the
  /// judges know of that end already, and the app's handler does not.
  func follow(_ remedy: Remedy, after occurrence: Occurrence) {
    guard case .event(.gesture(let recognizer, let state)) = occurrence else { return }
    switch (remedy, state) {
    case (.cancelWithGesture(let serial), .cancelled), (.cancelWithGesture(let serial), .failed):
      guard let record = driven(serial, by: recognizer.serial) else { return }
      (record.transition?.interactor as? UIPercentDrivenInteractiveTransition)?.cancel()
    case (.endWithGesture(let serial), .ended), (.endWithGesture(let serial), .cancelled),
      (.endWithGesture(let serial), .failed):
      guard let record = driven(serial, by: recognizer.serial) else { return }
      endLater(record, after: state)
    default: break
    }
  }

  /// Ends the interactive part of a transition whose gesture is over, if the app does not do so
  /// soon. Its handler is called in a later turn of the run loop.
  private func endLater(_ record: TransitionRecord, after state: UIGestureRecognizer.State) {
    simulator.loop.schedule(
      {
        guard record.isInFlight, record.decision.instant == nil,
          let driver = record.transition?.interactor as? UIPercentDrivenInteractiveTransition
        else { return }
        if state == .ended { driver.finish() } else { driver.cancel() }
      }, after: Self.timeToAnswer)
  }

  /// The virtual time that an app has to end a transition by itself after the gesture has ended.
  private static let timeToAnswer = Duration.milliseconds(100)

  /// Returns the record of a transition under way if a gesture recogniser has requested or driven
  /// it; `nil` otherwise.
  private func driven(_ transition: Int, by recognizer: Int) -> TransitionRecord? {
    transitions.inFlight.first {
      $0.serial == transition
        && ($0.drive.recognizers.contains(recognizer)
          || $0.request.continuousRecognizer == recognizer)
    }
  }
}

extension UIView {
  /// Returns the view with a serial number: this one, or one in it; `nil` if there is none.
  fileprivate func descendant(_ serial: Int) -> UIView? {
    if self.serial == serial { return self }
    return subviews.lazy.compactMap { $0.descendant(serial) }.first
  }
}

extension ViewState {
  /// Sets a property of a view to its value in this state. A place in the tree of views, a mask and
  /// gesture recognisers stay as they are, because a state does not hold the objects.
  fileprivate func restore(_ property: ViewProperty, of view: UIView) {
    let layer = view.layer
    switch property {
    case .size: layer.bounds.size = bounds.size
    case .origin: layer.bounds.origin = bounds.origin
    case .center: layer.position = center
    case .transform: layer.transform = transform
    case .sublayerTransform: layer.sublayerTransform = sublayerTransform
    case .anchorPoint: layer.anchorPoint = anchorPoint
    case .zPosition: layer.zPosition = zPosition
    case .alpha: view.alpha = alpha
    case .cornerRadius: layer.cornerRadius = cornerRadius
    case .isHidden: view.isHidden = isHidden
    case .isUserInteractionEnabled: view.isUserInteractionEnabled = isUserInteractionEnabled
    case .clipsToBounds: view.clipsToBounds = clipsToBounds
    case .window, .superview, .index, .mask, .gestureRecognizers: break
    }
  }
}
