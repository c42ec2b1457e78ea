import VirtualTime

/// What recognisers have in common: the announcements that are on their way, and those who wait for
/// others.
///
/// An action is sent one run-loop turn after the state was set (R108). This is where it spends that
/// turn. Changes that follow one another without anything in between are announced once: both
/// announcements would be sent in the same turn and read the same numbers.
///
/// - Note: What a recogniser makes of one movement of a finger is announced once as well, by where
///   it has got to. A pan that begins in `super.touchesMoved` and then cancels itself, since the
///   finger goes the wrong way, announces `.cancelled` and no `.began` (R108, inferred: apps that
///   ship such recognisers would begin a transition with every such drag).
@MainActor
final class GestureEnvironment {
  private struct Announcement {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// Which movement of a finger it comes from.
    let movement: Int
  }

  /// How many movements have been handed to recognisers; 0 while none is.
  @exclusivity(unchecked) private var movement = 0
  @exclusivity(unchecked) private var movements = 0

  /// Recognisers that have seen their gesture and wait for others to fail.
  var waiting: [UIGestureRecognizer] = []

  private unowned let simulator: Simulator
  @exclusivity(unchecked) private var pending: [Announcement] = []
  /// The storage of announcements already sent, kept for the next ones.
  @exclusivity(unchecked) private var spare: [Announcement] = []
  @exclusivity(unchecked) private var deliveryIsQueued = false
  /// The one piece of work that is queued over and over.
  private var deliver: Simulator.Work = {}

  init(simulator: Simulator) {
    self.simulator = simulator
    deliver = { [unowned self] in sendPending() }
  }

  /// Has a state announced in the next turn.
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

  /// Hands a movement of a finger to a recogniser.
  func hand(_ touch: UITouch, to recognizer: UIGestureRecognizer, with event: UIEvent) {
    movements += 1
    movement = movements
    recognizer.touchesMoved(touch.alone, with: event)
    movement = 0
  }

  /// Sends what is due, and resets the recognisers that are through.
  func sendPending() {
    deliveryIsQueued = false
    var batch = spare
    spare = []
    swap(&batch, &pending)
    for announcement in batch { send(announcement) }
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }

  /// Sends what one recogniser has to say, without waiting for the turn.
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

  /// Looks again at those who wait, because somebody has failed or recognised.
  func reconsider() {
    for recognizer in waiting {
      if let held = recognizer.held { recognizer.settle(held) }
    }
    simulator.touches.settleWithheld()
  }
}
