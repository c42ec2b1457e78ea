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
      return Self.standIn(for: [entry.path], members)
    }
    let empty = missing.filter {
      $0.declaration.hasPrefix("public protocol ") && !$0.name.contains(".")
    }
    return own + empty.map { Self.standIn(for: [$0.name], []) } + compositions
  }

  /// Returns the class that conforms to one protocol, or to several that the app composes, with a
  /// superclass of UIKit's if the composition has one.
  ///
  /// The model finds the class by its name, which has the sorted names of the parts.
  private static func standIn(
    for names: [String], below base: String? = nil, _ members: [String]
  ) -> StandInType {
    let all = (names + (base.map { [$0] } ?? [])).sorted()
    // Unchecked: the generated class stores nothing.
    let head =
      "final class TurnstileOf\(all.joined(separator: "And")): "
      + ([base ?? "NSObject, @unchecked Sendable"] + names).joined(separator: ", ")
    return StandInType(
      name: mark + all.joined(separator: " & "),
      declaration: "\(head) { \(members.joined(separator: "; ")) }",
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

// MARK: - Compositions

extension ProtocolStandIns {
  /// The stand-ins for the compositions that the app writes, such as `Store & Shop` or `UIView &
  /// Shop`.
  private var compositions: [StandInType] {
    var seen: Set<[String]> = []
    return program.outlines.flatMap { Self.compositions(in: $0.listing) }.compactMap { names in
      let protocols = names.filter { !isClass($0) }
      let bases = names.filter(isClass)
      guard !protocols.isEmpty, protocols.count + bases.count > 1, bases.count <= 1,
        seen.insert(names).inserted
      else { return nil }
      var made: [String] = []
      for name in protocols {
        guard let entry = program.type(named: name), !entry.path.contains("."),
          let more = members(of: entry, [])
        else { return nil }
        made += more.filter { !made.contains($0) }
      }
      return Self.standIn(for: protocols, below: bases.first, made)
    }
  }

  private func isClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && program.type(named: name) == nil
  }

  /// Returns the sorted names of each composition in a file that has plain names only. `AnyObject`
  /// is left out, because each stand-in is an object.
  private static func compositions(in listing: Listing) -> [[String]] {
    func isName(_ index: Int) -> Bool {
      listing.isWord(index) && listing.word(index).first?.isUppercase == true
        && !listing.says(".", at: index - 1) && !listing.says(".", at: index + 1)
    }
    return listing.words.indices.compactMap { start in
      guard isName(start), listing.says("&", at: start + 1), !listing.says("&", at: start - 1)
      else { return nil }
      var names = [listing.word(start)]
      var index = start + 1
      while listing.says("&", at: index) {
        guard isName(index + 1) else { return nil }
        let name = listing.word(index + 1)
        if !names.contains(name) { names.append(name) }
        index += 2
      }
      return names.filter { $0 != "AnyObject" }.sorted()
    }
  }
}
