/// What sends actions, and may be sent to one that expects another class.
///
/// Objective-C does not look: an action that is declared with `UIScreenEdgePanGestureRecognizer` is
/// sent by a plain pan as well, and works as long as it asks for nothing that the pan does not
/// have. Swift cannot hand over an object under a class that it is not of. So the action gets an
/// object of the class it expects that says what the sender says, for as long as the action runs.
///
/// - Note: It is another object all the same: comparing it with the sender says no.
@preconcurrency @MainActor
protocol ActionSender: AnyObject {
  /// An object of this class that says what another sender says; `nil` if there is nothing they
  /// could both say.
  static func standIn(for sender: any ActionSender) -> (any ActionSender)?

  /// An object of this class for an action that is sent by something of quite another kind, and
  /// that cannot ask it for anything.
  static func blank() -> (any ActionSender)?

  /// The tag, of those that have one.
  var senderTag: Int { get }

  /// The action is over: hands over to the sender what the action changed.
  func standDown(for sender: any ActionSender)
}

extension ActionSender {
  static func blank() -> (any ActionSender)? { nil }
  var senderTag: Int { 0 }
  func standDown(for sender: any ActionSender) {}
}
