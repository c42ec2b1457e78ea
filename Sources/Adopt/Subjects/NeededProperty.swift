/// Finds implicitly unwrapped properties that must be set before an object is used: `var config:
/// Config!`. If a test of the object did not set one, the app would trap, and the report would
/// blame it.
enum NeededProperty {
  /// Returns the name of an implicitly unwrapped property that has no value and that its own class
  /// never sets, or `nil` if the type has no such property.
  static func name(in entry: Program.TypeEntry, _ program: Program) -> String? {
    // Controllers and views are not searched for properties without a value, because a storyboard
    // sets their outlets.
    if program.isViewOrController(entry),
      !program.ancestry(of: entry).contains("UIPresentationController")
    {
      return nil
    }
    // A subject sets an animator's direction itself.
    let isAnimator = program.ancestry(of: entry).contains("UIViewControllerAnimatedTransitioning")
    let direction = isAnimator ? DirectionFlag(of: entry, program)?.name : nil
    return unset(in: entry, program, besides: direction.map { [$0] } ?? []) {
      program.declares($0)
    }
  }

  /// Returns true if a screen has an implicitly unwrapped property that its class never sets, such
  /// as an outlet that a storyboard sets, or a value that the previous screen passes.
  ///
  /// - Parameter outlets: The properties that the screen's scene in a storyboard sets.
  static func isUnset(
    in screen: Program.TypeEntry, _ program: Program, besides outlets: Set<String> = []
  ) -> Bool {
    unset(in: screen, program, besides: outlets) { _ in true } != nil
  }

  /// Returns true if other code of the app passes a value to a screen, as in `detail.painting =
  /// painting`, for a property that has none. Without that value, the screen is not the one that
  /// users of the app see.
  static func isPassed(
    to screen: Program.TypeEntry, _ program: Program, besides outlets: Set<String>
  ) -> Bool {
    let names = program.lineage(of: screen).flatMap(program.members).compactMap { member in
      let declaration = program[member]
      let listing = program.listing(member)
      guard declaration.kind == .variable, declaration.body == nil, let type = declaration.type,
        listing.says("?", at: type.upperBound - 1) || listing.says("!", at: type.upperBound - 1),
        !listing.says("=", at: type.upperBound), !program.has("weak", member),
        !program.has("static", member), !outlets.contains(declaration.name)
      else { return nil as String? }
      return declaration.name
    }
    return program.outlines.prefix(program.own).contains { outline in
      outline.listing.tokens.indices.contains { index in
        names.contains(outline.listing.words[index]) && outline.listing.says(".", at: index - 1)
          && outline.listing.says("=", at: index + 1)
          && !outline.listing.says("self", at: index - 2)
      }
    }
  }

  /// Returns the properties, neither numbers nor flags, that delegates set each time before they
  /// hand an animator out: `zoom.originFrame = cell.frame`. Without such a value the animator is
  /// not the one that users see.
  static func prepared(
    in animator: Program.TypeEntry, _ program: Program
  ) -> [(name: String, type: String)] {
    let candidates = program.lineage(of: animator).flatMap(program.members).compactMap { member in
      let declaration = program[member]
      guard declaration.kind == .variable, declaration.body == nil, !program.isHidden(member),
        !program.has("weak", member), !program.has("static", member),
        let type = declaration.type.map(program.listing(member).line)
          ?? valueType(of: member, program), !simple.contains(type)
      else { return nil as (name: String, type: String)? }
      return (declaration.name, type)
    }
    var found: Set<String> = []
    for outline in program.outlines.prefix(program.own) {
      let listing = outline.listing
      for method in outline.declarations
      where SubjectFile.handingOut.contains(where: method.fullName.hasPrefix) {
        guard let body = method.body else { continue }
        for index in body
        where listing.says(".", at: index - 1) && listing.says("=", at: index + 1)
          && !listing.says("self", at: index - 2)
        {
          found.insert(listing.words[index])
        }
      }
    }
    return candidates.filter { found.contains($0.name) }
  }

  /// The types of flags and numbers. A property of such a type works with any value, so a subject
  /// (a transition to test) need not set it.
  private static let simple: Set<String> = [
    "Bool", "Int", "CGFloat", "Double", "Float", "TimeInterval",
  ]

  /// Returns the type that a property's value names: `CGRect` of `var frame = CGRect.zero`.
  static func valueType(of member: Program.Reference, _ program: Program) -> String? {
    let listing = program.listing(member)
    let equals = program[member].endOfName
    guard listing.says("=", at: equals), listing.isWord(equals + 1),
      listing.words[equals + 1].first?.isUppercase == true
    else { return nil }
    return listing.words[equals + 1]
  }

  /// Returns the name of an implicitly unwrapped property that has no initial value, that its class
  /// does not set, and whose type meets a condition.
  private static func unset(
    in entry: Program.TypeEntry, _ program: Program, besides outlets: Set<String> = [],
    where isMeant: (String) -> Bool
  ) -> String? {
    let members = program.lineage(of: entry).flatMap(program.members)
    for member in members {
      let declaration = program[member]
      let listing = program.listing(member)
      guard declaration.kind == .variable, let type = declaration.type,
        listing.says("!", at: type.upperBound - 1), isMeant(listing.word(type.lowerBound)),
        !listing.says("=", at: type.upperBound), !program.has("static", member),
        !outlets.contains(declaration.name)
      else { continue }
      let name = declaration.name
      let setters = members.filter { sets(name, in: $0, program) }
      if setters.contains(where: { !handsOn(name, $0, members, program) }) { continue }
      // A private property that nothing in its class sets is an outlet.
      if !setters.isEmpty || !program.isHidden(member) { return name }
    }
    return nil
  }

  /// Returns true if a method sets a property to one of its own arguments and the class itself
  /// never calls it, as in `func setStore(store: Store) { self.store = store }`. Then other code of
  /// the app has to call it. UIKit calls only methods with values of its own.
  private static func handsOn(
    _ name: String, _ method: Program.Reference, _ members: [Program.Reference], _ program: Program
  ) -> Bool {
    let declaration = program[method]
    let listing = program.listing(method)
    guard declaration.kind == .function, !program.has("override", method),
      let body = declaration.body, let parameters = declaration.parameters?.list
    else { return false }
    let isArgument = body.allSatisfy { index in
      guard listing.words[index] == name, listing.says("=", at: index + 1) else { return true }
      return parameters.contains { parameter in
        parameter.name == listing.word(index + 2)
          && !["UI", "NS", "CG"].contains { listing.word(parameter.type.lowerBound).hasPrefix($0) }
      }
    }
    return isArgument
      && !members.contains { member in
        guard let body = program[member].body else { return false }
        let listing = program.listing(member)
        return body.contains {
          listing.words[$0] == declaration.name && listing.says("(", at: $0 + 1)
        }
      }
  }

  /// Returns true if a member of a class sets a property of its own object, by `config = …` or
  /// `self.config = …`.
  static func sets(
    _ name: String, in member: Program.Reference, _ program: Program
  ) -> Bool {
    guard let body = program[member].body else { return false }
    let listing = program.listing(member)
    return body.contains { index in
      guard listing.words[index] == name, listing.says("=", at: index + 1) else { return false }
      if !listing.says(".", at: index - 1) { return !listing.says("let", at: index - 1) }
      return listing.says("self", at: index - 2)
    }
  }
}
