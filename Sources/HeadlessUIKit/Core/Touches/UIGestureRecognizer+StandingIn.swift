/// The stand-in for an action's sender: an action method that declares its sender as a certain
/// recogniser class gets a recogniser of that class if a recogniser of another class sent the
/// action.
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
