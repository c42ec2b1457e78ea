import UIKit

/// Records that the app has asked for something that the phone does not have, and calls a block in
/// the next turn of the run loop, so that no answer comes before the call has returned.
func refuseInNextTurn(
  _ question: String, answer: String = "no network", _ answered: @escaping () -> Void
) {
  Outbound.note(question, answer: answer)
  inNextTurn(answered)
}

/// Calls a block of the app in the next turn of the run loop.
func inNextTurn(_ block: @escaping () -> Void) {
  // Unchecked: the app's block is not sent to another thread; it is called in a later turn of this
  // one.
  nonisolated(unsafe) let block = block
  DispatchQueue.main.async { block() }
}
