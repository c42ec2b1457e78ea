/// An object that sends actions, and that may be replaced where an action expects another class.
///
/// Objective-C does not check the class of a sender: an action that is declared with
/// `UIScreenEdgePanGestureRecognizer` can be sent by a plain pan, and works as long as it reads
/// only what the pan has. Swift cannot pass an object under a class that it is not of. So the
/// action gets an object of the expected class that holds the sender's values while the action
/// runs.
///
/// - Note: The replacement is another object, so it does not compare equal to the sender.
@preconcurrency @MainActor
protocol ActionSender: AnyObject {
  /// Returns an object of this class with the values of another sender, to be passed to an action
  /// instead; `nil` if the two have no values in common.
  static func standIn(for sender: any ActionSender) -> (any ActionSender)?

  /// Returns an object of this class for an action whose actual sender is of an unrelated kind, so
  /// that the action can read nothing from it; `nil` if there is none.
  static func blank() -> (any ActionSender)?

  /// The tag of the sender, or 0 if it has none.
  var senderTag: Int { get }

  /// Copies the changes that the action made back to the sender, after the action has run.
  func standDown(for sender: any ActionSender)
}

extension ActionSender {
  static func blank() -> (any ActionSender)? { nil }
  var senderTag: Int { 0 }
  func standDown(for sender: any ActionSender) {}
}
