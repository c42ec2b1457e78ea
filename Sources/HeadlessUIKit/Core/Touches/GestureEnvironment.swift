import VirtualTime

/// The state that all recognisers share: actions to be sent, and recognisers that wait for others
/// to fail.
///
/// An action is sent one run-loop turn after the state was set (R108). This object holds it during
/// that turn. Successive changes with nothing in between are announced once, because both actions
/// would be sent in the same turn and read the same numbers.
///
/// - Note: The states that a recogniser sets during one movement of a finger are announced once as
///   well, by the last one. A pan that begins in `super.touchesMoved` and then cancels itself,
///   because the finger goes the wrong way, announces `.cancelled` and no `.began` (R108, inferred:
///   apps that ship such recognisers would otherwise begin a transition with every such drag).
@MainActor
final class GestureEnvironment {
  private struct Announcement {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// The number of the finger movement during which the recogniser's state was set; 0 if there
    /// was none.
    let movement: Int
  }

  /// The number of the movement that a recogniser is handling; 0 while none does.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var movement = 0
  @exclusivity(unchecked) private var movements = 0

  /// The recognisers that have recognised their gesture and wait for other recognisers to fail.
  var waiting: [UIGestureRecognizer] = []

  private unowned let simulator: Simulator
  // Unchecked: an exclusivity check at each move would cost time; actions are sent from a copy of
  // the array.
  @exclusivity(unchecked) private var pending: [Announcement] = []
  /// An empty array that keeps its storage for the next announcements.
  ///
  /// Unchecked: an exclusivity check at each move would cost time, and both are replaced as a
  /// whole.
  @exclusivity(unchecked) private var spare: [Announcement] = []
  @exclusivity(unchecked) private var deliveryIsQueued = false
  /// The closure that sends pending announcements. It is made once and queued again and again.
  private var deliver: Simulator.Work = {}

  init(simulator: Simulator) {
    self.simulator = simulator
    deliver = { [unowned self] in sendPending() }
  }

  /// Queues the announcement of a recogniser's state for the next turn.
  func announce(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    if state == .changed, recognizer.lastPending == .changed { return }
    if state == .cancelled, movement != 0 {
      pending.removeAll { $0.recognizer === recognizer && $0.movement == movement }
    }
    recognizer.lastPending = state
    pending.append(Announcement(recognizer: recognizer, state: state, movement: movement))
    guard !deliveryIsQueued else { return }
    deliveryIsQueued = true
    simulator.loop.nextTurn(deliver)
  }

  /// Passes a movement of a finger to a recogniser.
  func hand(_ touch: UITouch, to recognizer: UIGestureRecognizer, with event: UIEvent) {
    movements += 1
    movement = movements
    recognizer.touchesMoved(touch.alone, with: event)
    movement = 0
  }

  /// Sends the actions for all pending announcements, and resets the recognisers whose gesture is
  /// over.
  func sendPending() {
    deliveryIsQueued = false
    var batch = spare
    spare = []
    swap(&batch, &pending)
    for announcement in batch { send(announcement) }
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }

  /// Sends the actions for one recogniser's pending announcements now.
  func sendPending(of recognizer: UIGestureRecognizer) {
    let due = pending.filter { $0.recognizer === recognizer }
    pending.removeAll { $0.recognizer === recognizer }
    for announcement in due { send(announcement) }
  }

  private func send(_ announcement: Announcement) {
    let recognizer = announcement.recognizer
    recognizer.lastPending = nil
    switch announcement.state {
    case .possible: break
    case .began, .changed: recognizer.sendActions(announcing: announcement.state)
    case .ended, .cancelled:
      recognizer.sendActions(announcing: announcement.state)
      if recognizer.machine == announcement.state { recognizer.startOver() }
    case .failed:
      if recognizer.machine == .failed, recognizer.touches.isEmpty { recognizer.startOver() }
    }
  }

  /// Decides again about the waiting recognisers, because another recogniser has failed or
  /// recognised.
  func reconsider() {
    for recognizer in waiting {
      if let held = recognizer.held { recognizer.settle(held) }
    }
    simulator.touches.settleWithheld()
  }
}
