import HeadlessUIKit

/// The cuts that a run has passed so far, with the transitions during which it passed them. A cut
/// is a piece of the app that does not compile here and was taken out.
///
/// A transition whose own code has a cut does not behave as the app does, so it is not judged. A
/// later transition that moves a controller of such a transition is not judged either. A transition
/// that was requested after that one had ended, and moves other controllers, is judged.
///
/// If only code that lays out views was cut, the course of the transition is still the one that the
/// app wrote. Such a transition is judged, and every finding about its controllers is reported as
/// resting on the cut.
@MainActor
struct CutTrail {
  /// The cuts that the run passed, that is, the removed app code, each one once, in the order in
  /// which the run first reached them.
  private(set) var passages: [CutPassage] = []
  /// The occasions on which the run passed a cut, that is, removed app code, in a transition's own
  /// code or while a transition was under way.
  private var uses: [Use] = []

  private struct Use {
    /// The index, in `passages`, of the cut, that is, of the removed code, that was passed.
    var passage: Int
    /// True if the removed code belongs to a transition itself, such as its animator or interactor.
    var isOwn: Bool
    /// True if the removed code belongs to a transition itself but only laid out views, so that the
    /// course of the transition is still the one that the app wrote.
    var isLayout: Bool
    /// The serial numbers of the transitions that were under way when the run passed the removed
    /// code; empty if only a gesture that may drive a transition was being delivered.
    var transitions: [Int]
    /// The serial numbers of the controllers that are brought or taken away by the transitions that
    /// were under way when the run passed the removed code.
    var controllers: [Int]
    /// The serial number of the first transition that was requested after all transitions had ended
    /// that were under way at the removed code. A finding about this transition or a later one does
    /// not rest on that code, unless the code belongs to a transition itself.
    var next: Int?
    /// True if the app has been at rest since the run passed the removed code, so that the code
    /// explains only findings about the controllers that were moved then.
    var isPast = false
  }

  /// Records that the run passes a cut, that is, removed app code, with the transitions that the
  /// missing code may have affected.
  ///
  /// - Parameters:
  ///   - underWay: The transitions that are under way as the run passes the cut.
  ///   - drives: True if the action of a continuous gesture, which may drive a transition, is being
  ///     sent.
  mutating func pass(_ passing: CutPassing, during underWay: [TransitionRecord], drives: Bool) {
    let met = passing.met
    var index = passages.firstIndex { $0.cut == met.cut }
    if index == nil {
      index = passages.count
      passages.append(
        CutPassage(
          met.cut, isInTransition: met.isInTransition, hasOtherAnswer: met.hasOtherAnswer,
          isLoss: met.isLoss))
    }
    guard let index, !met.isLoss else { return }
    let isWithin = !underWay.isEmpty || drives
    guard met.isInTransition || met.isLayout || isWithin && !passing.isAside else { return }
    let serials = underWay.map(\.serial)
    let isKnown = uses.contains {
      $0.passage == index && $0.transitions == serials && !$0.isPast && $0.next == nil
    }
    if isKnown { return }
    uses.append(
      Use(
        passage: index, isOwn: met.isInTransition, isLayout: met.isLayout, transitions: serials,
        controllers: underWay.flatMap(\.moved)))
  }

  /// Notes that a transition is requested, so that later findings are not put down to cuts, that
  /// is, to removed app code, that were passed before it.
  ///
  /// - Returns: True if this transition moves a controller that was moved by a transition with
  ///   removed code in its own code.
  mutating func request(_ record: TransitionRecord, beside underWay: [TransitionRecord]) -> Bool {
    for index in uses.indices where uses[index].next == nil && !uses[index].transitions.isEmpty {
      let isOver = !underWay.contains { uses[index].transitions.contains($0.serial) }
      if isOver { uses[index].next = record.serial }
    }
    return uses.contains { $0.isOwn && $0.controllers.contains(where: record.moved.contains) }
  }

  /// Forgets the cuts that no later finding can rest on, when every transition that has ended has
  /// been judged. Cuts in transition code and removed layout are kept and marked as past.
  mutating func leaveRest() {
    uses.removeAll { !$0.isOwn && !$0.isLayout }
    for index in uses.indices { uses[index].isPast = true }
  }

  /// Returns the cuts of the run, that is, the removed app code that it passed, and marks those
  /// that may be the cause of a finding at this moment.
  ///
  /// - Parameters:
  ///   - record: The transition that the finding is about, or `nil` if it is not about a single
  ///     one.
  ///   - others: The transitions that the finding may be about if `record` is `nil`: those that
  ///     have ended since the last rest or are still under way. If there are none, as at the end of
  ///     a run, every cut in transition code counts.
  func present(about record: TransitionRecord?, among others: [TransitionRecord]) -> [CutPassage] {
    let records = record.map { [$0] } ?? others
    let moved = records.flatMap(\.moved)
    let serials = records.map(\.serial)
    let parts = uses.filter { (use: Use) -> Bool in
      if use.isOwn || use.isLayout,
        moved.isEmpty || use.controllers.contains(where: moved.contains)
      {
        return true
      }
      if use.isPast { return false }
      guard let record, let next = use.next else { return true }
      return record.serial < next
    }
    return passages.enumerated().map { index, passage in
      var passage = passage
      let uses = parts.filter { $0.passage == index }
      passage.isPart = !uses.isEmpty
      let isOfOthers = uses.allSatisfy {
        $0.isOwn && !$0.transitions.isEmpty && !$0.transitions.contains(where: serials.contains)
      }
      passage.isOfAnotherTransition = isOfOthers && passage.isPart && !serials.isEmpty ? true : nil
      return passage
    }
  }
}

/// A hook through which a process that may die saves the cuts, that is, the removed app code, that
/// its run passes.
@MainActor
package enum CutsInFlight {
  /// A closure that the process sets to save cuts. It is called with every piece of removed app
  /// code that a run passes for the first time.
  package static var note: ((CutPassage) -> Void)?
}
