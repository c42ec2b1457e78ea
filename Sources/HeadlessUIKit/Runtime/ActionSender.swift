/// A control or gesture recogniser that sends actions. If an action's parameter has another class
/// than the sender, the action gets a replacement of its own parameter's class.
///
/// Objective-C does not check the class of a sender. On a device an action that is declared with
/// `UIScreenEdgePanGestureRecognizer` can be sent by a `UIPanGestureRecognizer`, and works as long
/// as it reads only what both have. Swift cannot pass an object as a class that it does not belong
/// to. So the action gets an object of the expected class, which has the sender's values while the
/// action runs.
///
/// - Note: The replacement is another object, so it does not compare equal to the sender.
@preconcurrency @MainActor
protocol ActionSender: AnyObject {
  /// Returns a replacement for an action's sender: an object of the class that the action expects,
  /// with the sender's values. Returns `nil` if the two classes have no values in common.
  static func standIn(for sender: any ActionSender) -> (any ActionSender)?

  /// Returns a replacement for an action's sender without any of the sender's values, for an action
  /// that expects an unrelated class; `nil` if that class cannot be created.
  static func blank() -> (any ActionSender)?

  /// The tag of the view or control that sends an action; 0 for a sender without a tag.
  var senderTag: Int { get }

  /// Copies what an action has changed in the replacement of its sender back to the real sender,
  /// after the action has run.
  func standDown(for sender: any ActionSender)
}

extension ActionSender {
  static func blank() -> (any ActionSender)? { nil }
  var senderTag: Int { 0 }
  func standDown(for sender: any ActionSender) {}
}
