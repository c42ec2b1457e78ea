import HeadlessUIKit

/// The cuts that a run has passed so far.
struct CutTrail {
  /// Each once, in the order in which it was first passed.
  private(set) var passages: [CutPassage] = []
  /// Those that transition code has passed since the app was last at rest.
  private var parts: [Int] = []

  /// Notes that a cut is passed.
  ///
  /// - Parameter isWithinTransition: Whether a transition, or a gesture that may drive one, is
  ///   under way.
  mutating func pass(_ passing: CutPassing, isWithinTransition: Bool) {
    let met = passing.met
    var index = passages.firstIndex { $0.cut == met.cut }
    if index == nil {
      index = passages.count
      passages.append(
        CutPassage(
          met.cut, isInTransition: met.isInTransition, hasOtherAnswer: met.hasOtherAnswer))
    }
    guard let index else { return }
    let isPart = met.isInTransition || isWithinTransition && !passing.isAside
    if isPart, !parts.contains(index) { parts.append(index) }
  }

  /// What has ended by now has been judged.
  mutating func leaveRest() { parts.removeAll(keepingCapacity: true) }

  /// What a finding of this moment may rest on.
  var present: [CutPassage] {
    passages.enumerated().map { index, passage in
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
