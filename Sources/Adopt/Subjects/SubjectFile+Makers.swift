/// The code of an app that creates animators, and what it tells of them.
extension SubjectFile {
  /// Returns true if an animator runs in pushes and pops. The functions of the app that create it
  /// tell so, or the type that creates it and is a delegate of navigation alone. Its name tells so
  /// only if no type creates it that hands out animators for something else alone.
  func isForNavigation(_ entry: Program.TypeEntry) -> Bool {
    let others = Self.handingOut.filter { $0 != Self.pushing }
    let makers = makers(of: entry)
    let types = makers.compactMap { $0.type.flatMap { program.types[$0] } }
    if makers.contains(where: { $0.function.hasPrefix(Self.pushing) })
      || types.contains(where: { has($0, [Self.pushing]) && !has($0, others) })
    {
      return true
    }
    return !types.contains { has($0, others) && !has($0, [Self.pushing]) }
      && ["Push", "Pop", "Navigation"].contains(where: entry.path.contains)
  }

  /// Returns the names of the functions that create objects of a type, each with the type that
  /// declares the function.
  func makers(of entry: Program.TypeEntry) -> [(type: String?, function: String)] {
    creations.callers(of: entry).flatMap { caller in
      caller.functions.map { (caller.type, $0) }
    }
  }

  /// The beginning of the name of the method by which a navigation delegate returns animators.
  private static let pushing = "navigationController(_:animationControllerFor"

  /// The beginnings of the names of the methods by which a delegate returns animators to UIKit.
  static let handingOut = [
    "animationController(forPresented", "animationController(forDismissed",
    pushing, "tabBarController(_:animationController",
  ]

  /// Returns the name of the type that returns an animator to UIKit, if that type has a subject (a
  /// transition to test) of its own.
  func owner(of entry: Program.TypeEntry) -> String? {
    for maker in makers(of: entry) {
      guard let path = maker.type, let owner = program.types[path],
        let declaration = owner.declaration, owner.path != entry.path,
        Self.handingOut.contains(where: maker.function.hasPrefix)
      else { continue }
      if !program.isHidden(declaration), !isLocal(declaration), isProposed(owner) { return path }
    }
    return keeper(of: entry)
  }

  /// Returns the name of a delegate, or of a container controller that is its own delegate, which
  /// keeps an animator in a property and returns it to UIKit.
  ///
  /// The delegate may return the animator in some transitions only, such as pushes under a finger.
  /// By itself the animator would run in all of them, and a finding would not be the app's.
  private func keeper(of entry: Program.TypeEntry) -> String? {
    // A delegate of such an animator is left out as well, so the animator says why itself.
    guard !OwnScreens(program: program).isWanted(by: entry) else { return nil }
    for caller in creations.callers(of: entry) {
      guard let path = caller.type, let name = caller.variable, let keeper = program.types[path],
        let declaration = keeper.declaration, keeper.path != entry.path,
        !program.isHidden(declaration), !isLocal(declaration),
        !roles(of: keeper).contains(.screen), isProposed(keeper)
      else { continue }
      if returns(keeper, name) { return path }
    }
    return nil
  }

  /// Returns true if a delegate returns to UIKit an animator that it keeps in a given property.
  private func returns(_ keeper: Program.TypeEntry, _ property: String) -> Bool {
    program.members(of: keeper).contains { member in
      guard Self.handingOut.contains(where: program[member].fullName.hasPrefix),
        let body = program[member].body
      else { return false }
      return body.contains { program.listing(member).words[$0] == property }
    }
  }

  /// Returns true if a delegate creates an animator that works only with the app's own screens, or
  /// is one.
  func handsOutForOwnScreens(_ entry: Program.TypeEntry) -> Bool {
    // A delegate inherits the methods that return animators, unless it has some of its own.
    var types: [String: Program.TypeEntry] = [:]
    for type in program.lineage(of: entry) {
      types[type.path] = type
      let methods = program.members(of: type).map { program[$0].fullName }
      if methods.contains(where: { Self.handingOut.contains(where: $0.hasPrefix) }) { break }
    }
    return program.ownClasses.contains { other, _ in
      guard roles(of: other).contains(.animator), OwnScreens(program: program).isWanted(by: other)
      else { return false }
      return types[other.path] != nil
        || makers(of: other).contains { maker in
          // A delegate may also make its animator when it is made, and hand it out later.
          maker.type.map { types[$0] != nil } ?? false
            && (Self.handingOut + ["init("]).contains(where: maker.function.hasPrefix)
        }
        || creations.callers(of: other).contains { caller in
          guard let type = caller.type.flatMap({ types[$0] }), let name = caller.variable
          else { return false }
          return returns(type, name)
        }
    }
  }
}
