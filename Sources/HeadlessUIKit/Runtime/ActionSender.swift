/// A control or gesture recogniser that sends actions. For an action whose parameter has another
/// class it can be replaced by an object of that class.
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
  /// Returns an object of this class that has the values of another sender, to be passed to an
  /// action in its place; `nil` if the two classes have no values in common.
  static func standIn(for sender: any ActionSender) -> (any ActionSender)?

  /// Returns an object of this class without any values, for an action whose real sender is of an
  /// unrelated class; `nil` if the class cannot be created.
  static func blank() -> (any ActionSender)?

  /// The tag of the sending view; 0 if the sender has none.
  var senderTag: Int { get }

  /// Copies changes that the action made to this replacement back to the real sender, after the
  /// action has run.
  func standDown(for sender: any ActionSender)
}

extension ActionSender {
  static func blank() -> (any ActionSender)? { nil }
  var senderTag: Int { 0 }
  func standDown(for sender: any ActionSender) {}
}
