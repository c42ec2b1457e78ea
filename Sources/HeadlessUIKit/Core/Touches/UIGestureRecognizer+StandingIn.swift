/// The replacement of an action's sender by a recogniser of the class that the action expects.
extension UIGestureRecognizer: ActionSender {
  static func standIn(for sender: any ActionSender) -> (any ActionSender)? {
    guard let sender = sender as? UIGestureRecognizer, let standIn = makeStandIn() else {
      return nil
    }
    standIn.mimic(sender)
    return standIn
  }

  static func blank() -> (any ActionSender)? { makeStandIn() }

  func standDown(for sender: any ActionSender) {
    guard let sender = sender as? UIGestureRecognizer else { return }
    takeBack(to: sender)
    attachedView = nil
    touches = []
  }
}
