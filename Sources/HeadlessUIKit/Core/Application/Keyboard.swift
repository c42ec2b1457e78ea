import VirtualTime

/// The keyboard: there while something that takes text is first responder.
///
/// It has a frame, keeps the touches that land on it, and tells of its coming and going by the
/// notifications of ``UIResponder``; it is not drawn, and not typed on. What an app does about it,
/// it does in answer to the notifications (R151).
@MainActor
final class Keyboard {
  /// How long it takes to come or to go, in seconds.
  private static let duration: TimeInterval = 0.25
  /// UIKit's curve for it, which has no public name.
  private static let curve = 7

  private unowned let simulator: Simulator
  /// Whether it is there, or on its way.
  private(set) var isShown = false
  private var lookIsQueued = false
  private var arrival: TurnLoop<Simulator.Work>.Token?

  init(simulator: Simulator) { self.simulator = simulator }

  /// Where it is on the screen, or would be if it were there.
  var frame: CGRect {
    let screen = simulator.screen.bounds
    let own = simulator.application.firstResponder?.inputView.map(\.bounds.height)
    let accessory = simulator.application.firstResponder?.inputAccessoryView?.bounds.height ?? 0
    // One that stands in landscape leaves something of the screen.
    let height = min(
      (own ?? CGFloat(simulator.behavior.keyboardHeight)) + accessory, screen.height * 0.55)
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Whether it is there at a point of the screen.
  func covers(_ point: CGPoint) -> Bool { isShown && frame.contains(point) }

  /// Somebody became or ceased to be first responder. What is done within one turn, as when one
  /// field follows another, is one change.
  func responderDidChange() {
    guard !lookIsQueued else { return }
    lookIsQueued = true
    simulator.loop.nextTurn { [unowned self] in
      lookIsQueued = false
      look()
    }
  }

  private func look() {
    let responder = simulator.application.firstResponder
    let isWanted = responder?.takesText == true
    guard isWanted != isShown else { return }
    let shown = frame
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    isShown = isWanted
    if isWanted {
      announce(
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        from: hidden, to: shown)
    } else {
      announce(
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        from: shown, to: hidden)
    }
  }

  private func announce(
    _ will: Notification.Name, _ did: Notification.Name, from begin: CGRect, to end: CGRect
  ) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    if let arrival { simulator.loop.cancel(arrival) }
    let center = NotificationCenter.default
    center.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
    center.post(name: will, object: nil, userInfo: info)
    haveFollowers()
    arrival = simulator.loop.schedule(
      { [unowned self] in
        arrival = nil
        center.post(
          name: UIResponder.keyboardDidChangeFrameNotification, object: nil, userInfo: info)
        center.post(name: did, object: nil, userInfo: info)
      }, after: .milliseconds(250))
  }
}

extension Keyboard {
  /// Has whatever is tied to the keyboard go where it goes, in its time.
  private func haveFollowers() {
    var followers: [UIView] = []
    for window in simulator.application.windows {
      window.forEachInTree { if $0.constrained.isTiedToKeyboard { followers.append($0) } }
    }
    guard !followers.isEmpty else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
      for view in followers {
        view.constrained.insetsDidChange()
        view.layoutIfNeeded()
      }
    }
  }
}

extension Simulator {
  /// Where the keyboard is on the screen; `nil` while it is not there.
  public var keyboardFrame: CGRect? { keyboard.isShown ? keyboard.frame : nil }
}
