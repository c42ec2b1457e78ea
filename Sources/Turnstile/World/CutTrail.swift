import HeadlessUIKit

/// The cuts that a run has passed so far, and the transitions that they belong to.
///
/// What a transition does without a piece of its own code is not the app's, and neither is what
/// becomes of the controller that it brought: a card that was presented so is not judged when it
/// leaves, either. Another transition, which was asked for when that one was over, is.
@MainActor
struct CutTrail {
  /// Each once, in the order in which it was first passed.
  private(set) var passages: [CutPassage] = []
  /// Where transition code has passed them.
  private var uses: [Use] = []

  private struct Use {
    /// Which cut.
    var passage: Int
    /// Whether it stands in a transition's own code.
    var isOwn: Bool
    /// The transitions that were under way, by serial; none if a gesture was that may drive one.
    var transitions: [Int]
    /// What these bring and take away, by serial.
    var controllers: [Int]
    /// The first transition that was asked for when these were over.
    var next: Int?
    /// Whether the app has been at rest since.
    var isPast = false
  }

  /// Notes that a cut is passed.
  ///
  /// - Parameters:
  ///   - underWay: The transitions that are under way.
  ///   - drives: Whether a gesture that may drive one is.
  mutating func pass(_ passing: CutPassing, during underWay: [TransitionRecord], drives: Bool) {
    let met = passing.met
    var index = passages.firstIndex { $0.cut == met.cut }
    if index == nil {
      index = passages.count
      passages.append(
        CutPassage(
          met.cut, isInTransition: met.isInTransition, hasOtherAnswer: met.hasOtherAnswer))
    }
    guard let index else { return }
    let isWithin = !underWay.isEmpty || drives
    guard met.isInTransition || isWithin && !passing.isAside else { return }
    let serials = underWay.map(\.serial)
    let isKnown = uses.contains {
      $0.passage == index && $0.transitions == serials && !$0.isPast && $0.next == nil
    }
    if isKnown { return }
    uses.append(
      Use(
        passage: index, isOwn: met.isInTransition, transitions: serials,
        controllers: underWay.flatMap(\.moved)))
  }

  /// Notes that a transition is asked for while others, or none, are under way.
  ///
  /// - Returns: Whether what it moves has come by one that has a cut in its own code.
  mutating func request(_ record: TransitionRecord, beside underWay: [TransitionRecord]) -> Bool {
    for index in uses.indices where uses[index].next == nil && !uses[index].transitions.isEmpty {
      let isOver = !underWay.contains { uses[index].transitions.contains($0.serial) }
      if isOver { uses[index].next = record.serial }
    }
    return uses.contains { $0.isOwn && $0.controllers.contains(where: record.moved.contains) }
  }

  /// What has ended by now has been judged.
  mutating func leaveRest() {
    uses.removeAll { !$0.isOwn }
    for index in uses.indices { uses[index].isPast = true }
  }

  /// What a finding of this moment may rest on.
  ///
  /// - Parameters:
  ///   - record: The transition that it is about, if it is about one.
  ///   - others: What it may be about otherwise: all that has ended since the last rest, or has
  ///     not. What comes out at the end, when there is nothing of the kind, may be about all there
  ///     was.
  func present(about record: TransitionRecord?, among others: [TransitionRecord]) -> [CutPassage] {
    let moved = record?.moved ?? others.flatMap(\.moved)
    let parts = uses.filter { (use: Use) -> Bool in
      if use.isOwn, moved.isEmpty || use.controllers.contains(where: moved.contains) { return true }
      if use.isPast { return false }
      guard let record, let next = use.next else { return true }
      return record.serial < next
    }.map(\.passage)
    return passages.enumerated().map { index, passage in
      var passage = passage
      passage.isPart = parts.contains(index)
      return passage
    }
  }
}

/// Where a process that may die writes down the cuts that its run passes.
@MainActor
package enum CutsInFlight {
  /// Called for every cut that a run passes for the first time.
  package static var note: ((CutPassage) -> Void)?
}
