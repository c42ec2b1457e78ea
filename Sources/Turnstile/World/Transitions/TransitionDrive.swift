/// The gestures that requested a transition or drove it, and the unrelated ones beside it.
///
/// A drag or a recogniser that acts several times in a row is listed once. A transition that a
/// continuous gesture drives has at least one recogniser.
public struct TransitionDrive {
  /// The indices of the drags whose gestures requested the transition, updated it or ended it.
  public private(set) var drags: [Int] = []
  /// The serial numbers of the recognisers whose actions requested the transition or drove it.
  private(set) var recognizers: [Int] = []
  /// True if a continuous gesture updated, paused or ended the transition.
  private(set) var isContinuous = false
  /// The serial numbers of the recognisers whose gestures occurred during the transition but seem
  /// unrelated to it; one of them may drive the transition later.
  private(set) var bystanders: [Int] = []
  /// True if a finger left a control, such as a button, while the transition was under way. What
  /// the control's action changes has nothing to do with the transition.
  var hasTouchedControl = false
  /// True if a gesture's handler called a percent-driven interactor other than the one that the app
  /// gave to UIKit for the transition.
  private(set) var calledAnotherInteractor = false

  /// Creates the record of a transition's gestures, when no gesture has driven the transition yet.
  ///
  /// - Parameter bystanders: The serial numbers of the recognisers whose gestures began before
  ///   the request and are unrelated to it.
  init(bystanders: [Int] = []) { self.bystanders = bystanders }

  /// Adds the recogniser and the drag of a gesture that requests or drives the transition.
  mutating func act(_ recognizer: Int, inDrag drag: Int?, drivesContinuously: Bool) {
    if drivesContinuously { isContinuous = true }
    if recognizers.last != recognizer { recognizers.append(recognizer) }
    if let drag, drags.last != drag { drags.append(drag) }
  }

  /// Adds the recogniser of a gesture that occurs during the transition but has neither requested
  /// nor driven it so far. It may drive the transition later.
  mutating func standBy(_ recognizer: Int) { bystanders.append(recognizer) }

  /// Notes that a gesture's handler called a percent-driven interactor other than the one that the
  /// app gave to UIKit for the transition.
  mutating func callAnotherInteractor() { calledAnotherInteractor = true }

  /// Returns true if a gesture that has nothing to do with the transition was recognised during it,
  /// or a control was touched.
  ///
  /// - Parameter requester: The serial number of the recogniser that requested the transition.
  func hasUnrelatedGesture(besides requester: Int?) -> Bool {
    hasTouchedControl || bystanders.contains { $0 != requester && !recognizers.contains($0) }
  }
}
