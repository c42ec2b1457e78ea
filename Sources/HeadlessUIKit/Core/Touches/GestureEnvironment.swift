import VirtualTime

/// The state that all gesture recognisers share: actions that are to be sent, and recognisers that
/// wait for others to fail.
///
/// A recogniser's action is sent one run-loop turn after its state was set (rule R108 of UIKit's
/// behaviour). Until then this object stores the announcement, that is, the recogniser and the
/// state. Several `.changed` states in a row are announced once, because their actions would be
/// sent in the same turn and read the same values.
///
/// - Note: If a recogniser is cancelled during one movement of a finger, the states that it set
///   earlier in the same movement are not announced. So a pan that begins in `super.touchesMoved`
///   and then cancels itself, because the finger goes the wrong way, announces `.cancelled` and no
///   `.began` (rule R108 of UIKit's behaviour, inferred: apps that ship such recognisers would
///   otherwise begin a transition with every such drag).
@MainActor
final class GestureEnvironment {
  private struct Announcement {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// The number of the finger movement in which the recogniser set the announced state; 0 if it
    /// set the state outside any movement.
    let movement: Int
  }

  /// The number of the finger movement that a recogniser is handling; 0 while none handles one.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting an integer runs no other code.
  @exclusivity(unchecked) private var movement = 0
  @exclusivity(unchecked) private var movements = 0

  /// The recognisers whose gesture matches, but which wait for other recognisers to fail first.
  var waiting: [UIGestureRecognizer] = []

  private unowned let simulator: Simulator
  // Unchecked: Swift's exclusivity check would cost time at each finger movement. It is not needed,
  // because actions are sent from a copy of the array and cannot change it while it is read.
  @exclusivity(unchecked) private var pending: [Announcement] = []
  /// A second array for pending announcements, which is empty between deliveries. Each delivery
  /// swaps it with the first one, so that neither array is allocated anew.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each finger movement. It is not
  /// needed, because both arrays are replaced as a whole.
  @exclusivity(unchecked) private var spare: [Announcement] = []
  @exclusivity(unchecked) private var deliveryIsQueued = false
  /// The closure that sends the recognisers' pending actions. It is stored because making it anew
  /// in every turn would cost time.
  private var deliver: Simulator.Work = {}

  init(simulator: Simulator) {
    self.simulator = simulator
    deliver = { [unowned self] in sendPending() }
  }

  /// Queues the action for a recogniser's new state for the next run-loop turn.
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

  /// Passes a finger's movement to a recogniser, and gives the movement a number of its own.
  func hand(_ touch: UITouch, to recognizer: UIGestureRecognizer, with event: UIEvent) {
    movements += 1
    movement = movements
    recognizer.touchesMoved(touch.alone, with: event)
    movement = 0
  }

  /// Sends the queued actions of all recognisers, and resets the recognisers whose gesture is over.
  func sendPending() {
    deliveryIsQueued = false
    var batch = spare
    spare = []
    swap(&batch, &pending)
    for announcement in batch { send(announcement) }
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }

  /// Sends the queued actions of one recogniser now instead of in the next turn.
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
    case .began: recognizer.sendActions(announcing: .began)
    case .changed:
      // The action of another recogniser, sent just before, may have cancelled this gesture.
      guard recognizer.attachedView != nil, recognizer.machine != .possible else { break }
      recognizer.sendActions(announcing: .changed)
    case .ended, .cancelled:
      recognizer.sendActions(announcing: announcement.state)
      if recognizer.machine == announcement.state { recognizer.startOver() }
    case .failed:
      if recognizer.machine == .failed, recognizer.touches.isEmpty { recognizer.startOver() }
    }
  }

  /// Decides again whether the waiting recognisers may recognise. Called when another recogniser
  /// has failed or recognised.
  func reconsider() {
    for recognizer in waiting {
      if let held = recognizer.held { recognizer.settle(held) }
    }
    simulator.touches.settleWithheld()
  }
}
