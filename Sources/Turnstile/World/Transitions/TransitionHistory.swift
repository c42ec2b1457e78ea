public import HeadlessUIKit

/// The transitions of a run, in the order of their requests.
///
/// The history itself is the collection of all transitions; shorter lists hold those that are in
/// flight, are being completed, or have newly ended. A transition leaves ``inFlight`` when it ends,
/// and is then among the newly ended ones until the next rest has been judged.
public struct TransitionHistory {
  private var records: [TransitionRecord] = []
  /// The transitions of the run that are under way or wait to start.
  public private(set) var inFlight: [TransitionRecord] = []
  /// The transitions that have ended since the app was last at rest.
  private(set) var newlyEnded: [TransitionRecord] = []
  /// The transitions whose animator has completed them, but whose last callback has not returned. A
  /// request that is made now may come from that callback.
  private var completing: [TransitionRecord] = []
  /// The drag that caused each request that has to wait until another transition ends. The key is
  /// the request's serial number, the value the drag's index.
  private var dragOfQueuedRequest: [Int: Int] = [:]

  init() {}

  /// Adds the record of a transition that is requested now.
  mutating func request(_ record: TransitionRecord) {
    records.append(record)
    inFlight.append(record)
  }

  /// Stores the drag that caused a request which has to wait for another transition.
  mutating func queue(request: Int, drag: Int?) { dragOfQueuedRequest[request] = drag }

  /// Returns the index of the drag that caused a request which had to wait until another transition
  /// ended; `nil` if no drag caused it.
  func drag(ofQueued request: Int) -> Int? { dragOfQueuedRequest[request] }

  /// Adds a completed transition whose last callback is still to come.
  mutating func complete(_ record: TransitionRecord) { completing.append(record) }

  /// Moves a transition that has sent its last callback, or was abandoned, to the newly ended ones.
  mutating func end(_ record: TransitionRecord) {
    completing.removeAll { $0 === record }
    newlyEnded.append(record)
    inFlight.removeAll { $0 === record }
  }

  /// Empties the list of newly ended transitions, after they were judged.
  mutating func leaveRest() { newlyEnded.removeAll(keepingCapacity: true) }
}

extension TransitionHistory: RandomAccessCollection {
  /// The index of the first transition that was requested in the run.
  public var startIndex: Int { records.startIndex }
  /// The index after that of the last transition, as in every collection.
  public var endIndex: Int { records.endIndex }

  /// Returns the record of the transition at an index, in the order of the requests.
  public subscript(index: Int) -> TransitionRecord { records[index] }
}

@MainActor
extension TransitionHistory {
  /// Returns the record of a UIKit transition; `nil` if the transition was not requested in this
  /// run.
  public func record(of transition: UIKitTransition) -> TransitionRecord? {
    records.last { $0.serial == transition.serial }
  }

  /// The index of the drag that caused or drove the transition whose last callbacks are running
  /// now.
  var dragOfCallback: Int? {
    completing.last.flatMap { $0.request.drag ?? $0.drive.drags.last }
  }

  /// The serial number of the first transition that is not judged yet: one that is under way, or
  /// one that has ended since the app was last at rest; `nil` if there is none.
  var firstUnjudged: Int? {
    let running = inFlight.lazy.map(\.serial).min()
    let ended = newlyEnded.lazy.map(\.serial).min()
    guard let running, let ended else { return running ?? ended }
    return Swift.min(running, ended)
  }

  /// True if an unrelated gesture was recognised during one of the transitions that have just
  /// ended. Changes on the screen may then be due to that gesture.
  var hadUnrelatedGesture: Bool { newlyEnded.contains(where: \.hadUnrelatedGesture) }

  /// Returns true if a recogniser has requested or driven one of the transitions that are not
  /// judged yet.
  func isDriven(by recognizer: Int) -> Bool {
    hasUnjudged { $0.isDriven(by: recognizer) }
  }

  /// Returns true if a recogniser has neither requested nor driven any of the transitions that are
  /// not judged yet, and is not known as unrelated to all of them either. What its actions change
  /// may have nothing to do with the transitions.
  func mayBeAccompanied(by recognizer: Int) -> Bool {
    !isDriven(by: recognizer) && hasUnjudged { !$0.drive.bystanders.contains(recognizer) }
  }

  /// Returns true if a condition holds for one of the transitions that are not judged yet. No list
  /// of both kinds is made, because every step of a drag asks.
  private func hasUnjudged(_ holds: (TransitionRecord) -> Bool) -> Bool {
    inFlight.contains(where: holds) || newlyEnded.contains(where: holds)
  }

  /// True if one transition was cancelled and another one finished before the app was at rest, so
  /// that leftovers of the cancelled transition could not be judged.
  var finishHidCancel: Bool {
    newlyEnded.contains { $0.completion?.finished == false }
      && newlyEnded.contains { $0.completion?.finished == true }
  }
}
