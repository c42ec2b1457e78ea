/// The call that makes an object for a subject: `Menu(root: UIViewController(), title: "text")`.
///
/// A call is written only where each argument is plain, which means that no value of its type is
/// better than another: see ``PlainValue``. A call that compiles but makes an object that the app
/// would never make could lead to a finding that is not the app's.
struct PlainCall {
  let program: Program

  /// The use of an object in its subject, which decides which arguments may be invented for it.
  enum Purpose {
    /// A screen or a container, which may be given any view and any screen to show.
    case screen
    /// A delegate or a presentation controller, which works with the screens of the subject. Made
    /// up views and screens would never be shown.
    case delegate
    /// An animator. A flag or a case could be its direction.
    case animator
  }

  /// Returns the call that creates an object of a class; `nil` if one of its arguments is not
  /// plain.
  ///
  /// - Parameter given: The values that the subject has at hand, by type: its screen, for example.
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
      for reference in own {
        let value = PlainValue(program: program, purpose: purpose, given: given, depth: depth)
        if let arguments = value.arguments(of: reference, in: type.path) {
          return "\(entry.path)(\(arguments))"
        }
      }
      return nil
    }
    return nil
  }

  /// Returns the initialisers that a class declares itself, except those that decode from a coder
  /// or from a nib. A class that overrides the latter keeps `init()`, which calls it.
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

  /// Returns true if `Type()` compiles for a class of the app.
  func canBeMade(_ entry: Program.TypeEntry) -> Bool {
    if program.ancestry(of: entry).contains(where: Self.unmade.contains) { return false }
    for type in program.lineage(of: entry) {
      let own = initializers(of: type)
      if own.isEmpty { continue }
      return own.contains { reference in
        let list = program[reference].parameters?.list ?? []
        return !program.isHidden(reference) && list.allSatisfy { !$0.defaultValue.isEmpty }
      }
    }
    return true
  }
}
