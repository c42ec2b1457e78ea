/// Finds the method by which an app's screens make a delegate take out what it has added, when they
/// are closed by code: `(transitioningDelegate as? CardDelegate)?.reset()`.
///
/// A subject (a transition to test) that closes its screen by code makes that call as well. Without
/// it the delegate would leave a recogniser on the window, for example, and the app be blamed.
enum CleanupMethod {
  /// Returns the name of such a method of a delegate; `nil` if it has none.
  static func name(in delegate: Program.TypeEntry, _ program: Program) -> String? {
    let members = program.lineage(of: delegate).flatMap(program.members)
    return members.first { member in
      takesOut(member, program) && isCalled(program[member].name, outside: delegate, program)
        && !members.contains { handsOut($0, after: program[member].name, program) }
    }.map { "\(program[$0].name)()" }
  }

  /// Returns true if a method without parameters, which other code can call, removes recognisers,
  /// views, targets or observers.
  private static func takesOut(_ member: Program.Reference, _ program: Program) -> Bool {
    let declaration = program[member]
    guard declaration.kind == .function, declaration.parameters?.list.isEmpty == true,
      !program.isHidden(member), !program.has("override", member), !program.has("static", member),
      let body = declaration.body
    else { return false }
    let listing = program.listing(member)
    let words = [
      "removeGestureRecognizer", "removeFromSuperview", "removeTarget", "removeObserver",
    ]
    return body.contains { words.contains(listing.words[$0]) }
  }

  /// Returns true if a file that names the delegate calls the method on an object, outside of the
  /// delegate's own code.
  private static func isCalled(
    _ name: String, outside delegate: Program.TypeEntry, _ program: Program
  ) -> Bool {
    program.outlines.enumerated().contains { file, outline in
      let listing = outline.listing
      guard listing.words.contains(delegate.name) else { return false }
      let own = delegate.parts.filter { $0.file == file }.compactMap { program[$0].body }
      return listing.tokens.indices.contains { index in
        listing.words[index] == name && listing.says(".", at: index - 1)
          && listing.says("(", at: index + 1) && !own.contains { $0.contains(index) }
      }
    }
  }

  /// Returns true if a method by which the delegate hands animators out calls the method as well,
  /// so that every dismissal takes things out.
  private static func handsOut(
    _ member: Program.Reference, after name: String, _ program: Program
  ) -> Bool {
    guard SubjectFile.handingOut.contains(where: program[member].fullName.hasPrefix),
      let body = program[member].body
    else { return false }
    let listing = program.listing(member)
    return body.contains { listing.words[$0] == name && listing.says("(", at: $0 + 1) }
  }
}
