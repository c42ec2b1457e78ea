/// The use of an animator that delegates return to UIKit for one direction only, presenting or
/// dismissing.
///
/// An animator that only ever hides a screen cannot present one. So it is checked together with the
/// animator that the same delegate hands out for the other direction, or with UIKit's own animation
/// if the delegate hands out none, or not at all.
struct AnimatorPair {
  /// True if delegates return the animator for presentations, false if for dismissals.
  let isPresenting: Bool
  /// The transitioning delegate that returns the animator to UIKit.
  let delegate: Program.TypeEntry
  /// The animator that the same delegate returns for the other direction; `nil` if it returns none.
  let partner: Program.TypeEntry?
  /// True if UIKit itself animates the other direction, because the delegate has no method that
  /// hands out an animator for it, or one that always returns `nil`.
  let leavesOtherToUIKit: Bool

  private static let presenting = "animationController(forPresented"
  private static let dismissing = "animationController(forDismissed"

  /// Finds the one direction for which delegates return an animator; `nil` if they return it for
  /// both directions or for none.
  ///
  /// - Parameter animators: The animators among which the other direction's is looked for.
  init?(
    of entry: Program.TypeEntry, among animators: [Program.TypeEntry], _ program: Program,
    _ creations: Creations
  ) {
    let makers = Self.makers(of: entry, creations, program)
    guard let first = makers.first, let delegate = program.types[first.type],
      makers.allSatisfy({ $0.isPresenting == first.isPresenting })
    else { return nil }
    isPresenting = first.isPresenting
    self.delegate = delegate
    partner = animators.first { other in
      other.path != entry.path
        && Self.makers(of: other, creations, program).contains {
          $0.type == first.type && $0.isPresenting != first.isPresenting
        }
    }
    let other = first.isPresenting ? Self.dismissing : Self.presenting
    leavesOtherToUIKit = program.lineage(of: delegate).flatMap(program.members).allSatisfy {
      member in
      !program[member].fullName.hasPrefix(other) || Self.onlyReturnsNil(member, program)
    }
  }

  /// Returns true if a method does nothing but return `nil`.
  private static func onlyReturnsNil(_ method: Program.Reference, _ program: Program) -> Bool {
    guard let body = program[method].body else { return false }
    let listing = program.listing(method)
    let words = body.dropFirst().dropLast().map { listing.words[$0] }
    return words == ["nil"] || words == ["return", "nil"]
  }

  /// Returns the types that return an animator from the delegate method for presentations or for
  /// dismissals. The method creates the animator, or a property of the delegate keeps it. The list
  /// is empty if any other code creates the animator as well.
  private static func makers(
    of entry: Program.TypeEntry, _ creations: Creations, _ program: Program
  ) -> [(type: String, isPresenting: Bool)] {
    var found: [(type: String, isPresenting: Bool)] = []
    for caller in creations.callers(of: entry) {
      guard let type = caller.type else { return [] }
      if caller.functions.contains(where: { $0.hasPrefix(presenting) }) {
        found.append((type, true))
      } else if caller.functions.contains(where: { $0.hasPrefix(dismissing) }) {
        found.append((type, false))
      } else {
        let users = caller.variable.map { Self.users(of: $0, in: type, program) } ?? []
        guard !users.isEmpty, users.allSatisfy({ $0 != nil }) else { return [] }
        found += users.compactMap { $0 }.map { (type, $0) }
      }
    }
    return found
  }

  /// Returns, for each method by which a delegate hands animators out and that names a property of
  /// the delegate, true if it is the one for presentations, false if it is the one for dismissals,
  /// and `nil` if it is for pushes or tabs.
  private static func users(
    of property: String, in type: String, _ program: Program
  ) -> [Bool?] {
    guard let entry = program.types[type], program.variable(named: property, of: entry) != nil
    else { return [] }
    return program.members(of: entry).compactMap { member -> Bool?? in
      let name = program[member].fullName
      guard let body = program[member].body,
        SubjectFile.handingOut.contains(where: name.hasPrefix),
        body.contains(where: { program.listing(member).words[$0] == property })
      else { return nil }
      return .some(
        name.hasPrefix(presenting) ? true : name.hasPrefix(dismissing) ? false : nil)
    }
  }
}
