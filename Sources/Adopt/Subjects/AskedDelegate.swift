/// Finds animators that ask a delegate of the app's own for the views to animate, or that are given
/// such a view, and that leave the transition uncompleted without one:
///
/// ```swift
/// weak var source: ZoomSource?
/// weak var thumbnail: UIImageView?
/// guard let photo = source?.photo(for: self) else { return }
/// guard let thumbnail = self.thumbnail else { return }
/// ```
///
/// The app's screens set themselves as the delegate, and set the view. A check with other screens
/// would blame the app for a transition that its users never see.
enum AskedDelegate {
  /// Returns the name of a property, a weak one of the app's protocols or an optional view, that an
  /// animator's `guard` asks and that the animator never sets itself, or `nil` if the type has no
  /// such property.
  static func name(in entry: Program.TypeEntry, _ program: Program) -> String? {
    let members = program.lineage(of: entry).flatMap(program.members)
    let delegates = members.compactMap { delegate($0, program) }
    let views = members.compactMap { view($0, program) }
    return (delegates + views).first { name in
      members.contains { isNeeded(name, isView: views.contains(name), in: $0, program) }
        && !members.contains { NeededProperty.sets(name, in: $0, program) }
    }
  }

  /// Returns the name of a property that may hold a view, and that other code can set.
  private static func view(_ member: Program.Reference, _ program: Program) -> String? {
    let declaration = program[member]
    let listing = program.listing(member)
    guard declaration.kind == .variable, declaration.body == nil, !program.isHidden(member),
      let type = declaration.type, type.count == 2, listing.says("?", at: type.lowerBound + 1)
    else { return nil }
    let name = listing.words[type.lowerBound]
    let isView =
      Program.isUIKitView(name) || program.type(named: name).map(program.isView) ?? false
    return isView ? declaration.name : nil
  }

  /// Returns the name of a weak property of one of the app's protocols, which other code can set.
  private static func delegate(_ member: Program.Reference, _ program: Program) -> String? {
    let declaration = program[member]
    guard declaration.kind == .variable, program.has("weak", member), !program.isHidden(member),
      let type = declaration.type
    else { return nil }
    let listing = program.listing(member)
    let isKnown = type.contains { index in
      program.type(named: listing.words[index])?.declaration
        .map { program[$0].kind == .protocol } ?? false
    }
    return isKnown ? declaration.name : nil
  }

  /// Returns true if a method has a `guard` that asks a property for something, as in
  /// `source?.photo`, or that asks for a view itself, and whose `else` returns without completing
  /// the transition.
  private static func isNeeded(
    _ name: String, isView: Bool, in member: Program.Reference, _ program: Program
  ) -> Bool {
    let declaration = program[member]
    guard declaration.kind == .function, let body = declaration.body else { return false }
    let listing = program.listing(member)
    return body.contains { start in
      guard listing.says("guard", at: start) else { return false }
      var index = start
      var isAsked = false
      while index < body.upperBound, !listing.says("{", at: index) {
        if listing.says(name, at: index), listing.says("?", at: index + 1),
          listing.says(".", at: index + 2)
        {
          isAsked = true
        }
        // `let view = self.view`, `let view = view` or `let view`
        if isView, listing.says(name, at: index), !listing.says("=", at: index + 1),
          [",", "else"].contains(listing.word(index + 1))
        {
          isAsked = true
        }
        index = max(index, listing.partner[index]) + 1
      }
      return isAsked && leaves(in: index, listing)
    }
  }

  /// Returns true if a block is the `else` of a `guard` that does not complete the transition.
  ///
  /// - Parameter brace: The opening brace of the block.
  static func leaves(in brace: Int, _ listing: Listing) -> Bool {
    guard listing.says("else", at: brace - 1) else { return false }
    return !(brace..<listing.partner[brace]).contains {
      listing.words[$0] == "completeTransition"
    }
  }
}
