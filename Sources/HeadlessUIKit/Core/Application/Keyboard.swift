import VirtualTime

/// The model's keyboard, which is shown while a text responder is first responder.
///
/// The keyboard has a frame, takes the touches that land on it, and posts the keyboard
/// notifications of ``UIResponder`` when it is shown and hidden. It is not drawn, and has no keys
/// but two: ``Key``. An app reacts to the notifications (rule R151 of UIKit's behaviour).
@MainActor
final class Keyboard {
  /// The duration of showing or hiding the keyboard, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The number of UIKit's animation curve for the keyboard, which has no public name.
  private static let curve = 7

  unowned let simulator: Simulator
  /// True from the moment when the keyboard starts to appear until it starts to disappear.
  private(set) var isShown = false
  private var lookIsQueued = false
  private var arrival: TurnLoop<Simulator.Work>.Token?

  init(simulator: Simulator) { self.simulator = simulator }

  /// The keyboard's frame on the screen while it is shown.
  var frame: CGRect {
    let screen = simulator.screen.bounds
    let own = simulator.application.firstResponder?.inputView.map(\.bounds.height)
    let accessory = simulator.application.firstResponder?.inputAccessoryView?.bounds.height ?? 0
    // In landscape the keyboard's height is limited, so that part of the screen stays free.
    let height = min(
      (own ?? CGFloat(simulator.behavior.keyboardHeight)) + accessory, screen.height * 0.55)
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Returns whether the shown keyboard covers a point of the screen.
  func covers(_ point: CGPoint) -> Bool { isShown && frame.contains(point) }

  /// Checks in the next run-loop turn whether the keyboard must be shown or hidden, because the
  /// first responder has changed. Several changes within one turn, such as from one text field to
  /// the next, lead to a single check.
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
  /// Moves the views that constraints attach to the keyboard, in an animation as long as the
  /// keyboard's own.
  private func haveFollowers() {
    var followers: [UIView] = []
    for window in simulator.application.windows {
      window.forEachInTree { if $0.constrained.isTiedToKeyboard { followers.append($0) } }
    }
    guard !followers.isEmpty else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
      for view in followers {
        view.constrained.insetsDidChange()
        view.layOutWithSuperviews()
      }
    }
  }
}

extension Simulator {
  /// The keyboard's frame on the screen of this simulator; `nil` while the keyboard is hidden.
  public var keyboardFrame: CGRect? { keyboard.isShown ? keyboard.frame : nil }
}
