/// Writes the call that creates an object of the app for a subject (a transition to test):
/// `Menu(root: UIViewController(), title: "text")`.
///
/// The call is written only if each argument is plain, that is, if no value of its type is better
/// than another: see ``PlainValue``. An object that the app itself would never make could lead to a
/// finding for which the app is not to blame.
struct PlainCall {
  let program: Program

  /// The purpose for which the object is created, which decides the values that may be made up as
  /// arguments.
  enum Purpose {
    /// The object to create is a screen or a container. Any view and any screen will do as an
    /// argument.
    case screen
    /// The object to create is a delegate or a presentation controller, which works with the
    /// screens of the subject (a transition to test). It is given no other views or screens,
    /// because they would never be seen.
    case delegate
    /// The object to create is an animator. No flag or enumeration case is made up as an argument,
    /// because it could be the direction.
    case animator
  }

  /// Returns the code that creates an object of a class, or `nil` if no value can be made up for
  /// one of its arguments.
  ///
  /// - Parameter given: Values that the subject already has, by type, such as its screen.
  func text(
    of entry: Program.TypeEntry, for purpose: Purpose, given: [String: String] = [:],
    depth: Int = 0
  ) -> String? {
    if canBeMade(entry) { return "\(entry.path)()" }
    guard depth < 4, let declaration = entry.declaration, !program.isHidden(declaration),
      !program.listing(declaration).word(program[declaration].keyword + 2).hasPrefix("<")
    else { return nil }
    for type in program.lineage(of: entry) {
      let own = initializers(of: type)
      if own.isEmpty { continue }
      for reference in own where !UnwrittenMethod.traps(reference, program) {
        let value = PlainValue(program: program, purpose: purpose, given: given, depth: depth)
        if let arguments = value.arguments(of: reference, in: type.path) {
          return "\(entry.path)(\(arguments))"
        }
      }
      return nil
    }
    return nil
  }

  /// Returns the initialisers that a class itself declares, without those that take a coder or a
  /// nib. A class that overrides the initialiser for nibs still has `init()`, which calls it.
  func initializers(of entry: Program.TypeEntry) -> [Program.Reference] {
    program.members(of: entry).filter {
      program[$0].kind == .initializer
        && !["init(coder:)", "init(nibName:bundle:)"].contains(program[$0].fullName)
    }
  }

  /// The UIKit classes that have no initialiser without arguments.
  private static let unmade: Set<String> = [
    "UIStoryboardSegue", "UIPresentationController", "UIViewPropertyAnimator",
    "UIDynamicAnimator", "UICollectionViewController",
  ]

  /// Returns true if `Type()`, without arguments, is allowed for a class of the app.
  func canBeMade(_ entry: Program.TypeEntry) -> Bool {
    if program.ancestry(of: entry).contains(where: Self.unmade.contains) { return false }
    for type in program.lineage(of: entry) {
      let own = initializers(of: type)
      if own.isEmpty { continue }
      return own.contains { reference in
        let list = program[reference].parameters?.list ?? []
        return !program.isHidden(reference) && !UnwrittenMethod.traps(reference, program)
          && list.allSatisfy { !$0.defaultValue.isEmpty }
      }
    }
    return true
  }
}
