/// A property that sets an animator's direction after the animator was created, as in
/// `transition.isPresenting = true` or `transition.mode = .dismiss`.
struct DirectionFlag {
  /// The name of the property that sets the animator's direction, such as `isPresenting`.
  let name: String
  /// The kind of value that the property has.
  private let kind: Kind

  private enum Kind {
    /// A flag; `true` means presenting, or dismissing if it is inverted.
    case flag(isInverted: Bool)
    /// An enumeration with a case for each direction, as expressions such as `.present`.
    case cases(presenting: String, dismissing: String)
  }

  /// Finds the property that sets an animator's direction; `nil` if there is none, or more than
  /// one. A flag goes before an enumeration.
  init?(of entry: Program.TypeEntry, _ program: Program) {
    let found = program.lineage(of: entry).flatMap { type in
      program.members(of: type).compactMap { Self($0, of: type, program) }
    }
    let flags = found.filter(\.isFlag)
    let candidates = flags.isEmpty ? found : flags
    guard candidates.count == 1 else { return nil }
    self = candidates[0]
  }

  private init?(_ member: Program.Reference, of entry: Program.TypeEntry, _ program: Program) {
    let declaration = program[member]
    let listing = program.listing(member)
    guard declaration.kind == .variable, declaration.body == nil, !program.has("static", member),
      !program.isHidden(member), !Self.isSetInside(member, program)
    else { return nil }
    name = declaration.name
    let value = declaration.endOfName + 1
    let type =
      declaration.type.map { listing.line($0) } ?? NeededProperty.valueType(of: member, program)
    if type == "Bool" || type == nil && ["true", "false"].contains(listing.word(value)) {
      guard let isBackward = DirectedCall.isBackward(name) else { return nil }
      kind = .flag(isInverted: isBackward)
    } else if let type,
      let cases = DirectedCall(program: program).directions(
        type.filter { $0 != "!" && $0 != "?" }, from: entry.path)
    {
      kind = .cases(presenting: cases.presenting, dismissing: cases.dismissing)
    } else {
      return nil
    }
  }

  private var isFlag: Bool {
    if case .flag = kind { true } else { false }
  }

  /// Returns true if the property has a private setter, `private(set) var`, so that no other code
  /// can set it.
  private static func isSetInside(_ member: Program.Reference, _ program: Program) -> Bool {
    let listing = program.listing(member)
    let keyword = program[member].keyword
    return keyword > 0 && listing.says(")", at: keyword - 1)
  }

  /// Returns the value that sets the direction, as an expression.
  ///
  /// - Parameters:
  ///   - forward: The condition that is true for a presentation or a push.
  ///   - backward: The condition that is true for a dismissal or a pop.
  func value(_ forward: String, _ backward: String) -> String {
    switch kind {
    case .flag(let isInverted): isInverted ? backward : forward
    case .cases(let presenting, let dismissing): "\(forward) ? \(presenting) : \(dismissing)"
    }
  }
}
