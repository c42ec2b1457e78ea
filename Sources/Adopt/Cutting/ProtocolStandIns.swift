/// Declares, for each simple protocol of the app, a class whose objects stand in for cut values of
/// that protocol.
///
/// Many apps get their parts as protocols: `let data: DataSource = container.resolve()`. If such a
/// value is cut, nothing but a class of the app's own module can stand in for it:
///
/// ```swift
/// final class TurnstileOfDataSource: NSObject, @unchecked Sendable, DataSource {
///   func movies() -> [Movie] { turnstileStandIn("protocol DataSource.movies") }
/// }
/// ```
///
/// A stand-in does not compile for each protocol, so the list keeps those that do.
struct ProtocolStandIns {
  let program: Program
  /// The stand-ins for missing types, some of which are empty protocols.
  var missing: [StandInType] = []

  /// The beginning of an entry's name in the list of cuts: `any DataSource`.
  static let mark = "any "

  /// The stand-ins for all protocols that have no associated types, initialisers or superclass.
  var all: [StandInType] {
    let own = program.entries.compactMap { entry -> StandInType? in
      guard !entry.path.contains("."), let members = members(of: entry, []) else { return nil }
      return Self.standIn(for: entry.path, members)
    }
    let empty = missing.filter {
      $0.declaration.hasPrefix("public protocol ") && !$0.name.contains(".")
    }
    return own + empty.map { Self.standIn(for: $0.name, []) }
  }

  private static func standIn(for name: String, _ members: [String]) -> StandInType {
    // Unchecked: the generated class stores nothing.
    let head = "final class TurnstileOf\(name): NSObject, @unchecked Sendable, \(name)"
    return StandInType(
      name: mark + name, declaration: "\(head) { \(members.joined(separator: "; ")) }",
      reason: "a value of this protocol may be cut")
  }

  /// Returns the members that an object needs to conform to a protocol, or `nil` if no class can be
  /// written.
  private func members(of entry: Program.TypeEntry, _ outer: Set<String>) -> [String]? {
    guard let declaration = entry.declaration, program[declaration].kind == .protocol,
      !program.isHidden(declaration), !outer.contains(entry.path),
      let body = program[declaration].body
    else { return nil }
    let listing = program.listing(declaration)
    if body.contains(where: { ["associatedtype", "subscript", "Self"].contains(listing.words[$0]) })
    {
      return nil
    }
    var made: [String] = []
    for name in program[declaration].inherited where !Self.plain.contains(name) {
      guard let parent = program.type(named: name),
        let more = members(of: parent, outer.union([entry.path]))
      else { return nil }
      made += more.filter { !made.contains($0) }
    }
    let given = Set(
      entry.extensions.flatMap { part in
        program.outlines[part.file].members(of: part.declaration).map {
          program[Program.Reference(file: part.file, declaration: $0)].fullName
        }
      })
    for index in program.outlines[declaration.file].members(of: declaration.declaration) {
      let member = Program.Reference(file: declaration.file, declaration: index)
      if given.contains(program[member].fullName) { continue }
      guard let text = text(of: member, in: entry.path) else { return nil }
      if !made.contains(text) { made.append(text) }
    }
    return made
  }

  /// The protocols to which each class can conform without members.
  private static let plain: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "Sendable"]

  /// Returns a member that does nothing and returns stand-ins.
  private func text(of member: Program.Reference, in path: String) -> String? {
    let declaration = program[member]
    let listing = program.listing(member)
    let head = program.has("static", member) ? "static " : ""
    let place = "\"protocol \(path).\(declaration.name)\""
    switch declaration.kind {
    case .variable:
      guard let type = declaration.type, let body = declaration.body,
        !body.contains(where: { ["async", "throws"].contains(listing.words[$0]) })
      else { return nil }
      return "\(head)var \(declaration.name): \(listing.line(type)) "
        + "{ get { turnstileStandIn(\(place)) } set {} }"
    case .function:
      guard let parameters = declaration.parameters else { return nil }
      var end = parameters.range.upperBound + 1
      while ["async", "throws", "rethrows"].contains(listing.word(end)) { end += 1 }
      let result = declaration.type.flatMap { listing.says("->", at: end) ? $0 : nil }
      if let result { end = result.upperBound }
      if listing.says("where", at: end) { return nil }
      let isVoid = result.map { ["Void", "()"].contains(listing.line($0)) } ?? true
      return "\(head)\(listing.line(declaration.keyword..<end)) "
        + "{ \(isVoid ? "turnstileCut" : "turnstileStandIn")(\(place)) }"
    default: return nil
    }
  }
}
