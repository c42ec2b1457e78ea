/// The use of an animator by delegates that hand it out for one direction only.
///
/// An animator that only ever hides a screen cannot present one. So it is checked together with the
/// animator that the same delegate hands out for the other direction. If the delegate hands out
/// none, and so leaves that direction to UIKit, the subject leaves it to UIKit as well. If
/// something else is handed out, the animator is not checked.
struct AnimatorPair {
  /// True if the animator is handed out for presentations, false for dismissals.
  let isPresenting: Bool
  /// The delegate that hands out the animator.
  let delegate: Program.TypeEntry
  /// The animator for the other direction, if the delegate creates one.
  let partner: Program.TypeEntry?
  /// True if the delegate hands out `nil`, or has no method, for the other direction.
  let leavesRestToSystem: Bool

  private static let presenting = "animationController(forPresented"
  private static let dismissing = "animationController(forDismissed"

  /// Finds the one direction of an animator; `nil` if the animator is handed out for both, or for
  /// none.
  ///
  /// - Parameter animators: The animators among which the other direction's is looked for.
  init?(
    of entry: Program.TypeEntry, among animators: [Program.TypeEntry], _ program: Program,
    _ creations: Creations
  ) {
    let makers = Self.makers(of: entry, creations)
    guard let first = makers.first, let delegate = program.types[first.type],
      makers.allSatisfy({ $0.isPresenting == first.isPresenting })
    else { return nil }
    isPresenting = first.isPresenting
    self.delegate = delegate
    partner = animators.first { other in
      other.path != entry.path
        && Self.makers(of: other, creations).contains {
          $0.type == first.type && $0.isPresenting != first.isPresenting
        }
    }
    leavesRestToSystem = Self.returnsOnlyNil(
      first.isPresenting ? Self.dismissing : Self.presenting, delegate, program)
  }

  /// Returns true if a delegate has no method whose name begins with a text, or one whose whole
  /// body is `nil`.
  private static func returnsOnlyNil(
    _ name: String, _ delegate: Program.TypeEntry, _ program: Program
  ) -> Bool {
    program.lineage(of: delegate).flatMap(program.members).allSatisfy { member in
      guard program[member].kind == .function, program[member].fullName.hasPrefix(name) else {
        return true
      }
      guard let body = program[member].body else { return false }
      let listing = program.listing(member)
      let words = (body.lowerBound + 1..<body.upperBound).map { listing.words[$0] }
      return words == ["nil"] || words == ["return", "nil"]
    }
  }

  /// Returns the types that create an animator for a presentation or a dismissal; no entry if any
  /// other code creates it as well.
  private static func makers(
    of entry: Program.TypeEntry, _ creations: Creations
  ) -> [(type: String, isPresenting: Bool)] {
    var found: [(type: String, isPresenting: Bool)] = []
    for caller in creations.callers(of: entry) {
      guard let type = caller.type else { return [] }
      if caller.functions.contains(where: { $0.hasPrefix(presenting) }) {
        found.append((type, true))
      } else if caller.functions.contains(where: { $0.hasPrefix(dismissing) }) {
        found.append((type, false))
      } else {
        return []
      }
    }
    return found
  }
}
