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
  /// The app's modules below the program's own, which declare parents of its protocols.
  var below: [Program] = []

  /// The beginning of an entry's name in the list of cuts: `any DataSource`.
  static let mark = "any "

  /// The members, imports and superclass that a class needs to conform to a protocol.
  private struct Needs {
    var members: [String] = []
    /// The imports of the files that declare the protocol and its parents, such as `import Model`.
    var imports: [String] = []
    /// The class of UIKit's of which the protocol's objects must be subclasses.
    var base: String?

    /// Adds what another protocol needs. Returns false if no class can satisfy both.
    mutating func add(_ other: Needs) -> Bool {
      members += other.members.filter { !members.contains($0) }
      imports += other.imports.filter { !imports.contains($0) }
      if let base, let more = other.base, base != more { return false }
      base = base ?? other.base
      return true
    }
  }

  /// The stand-ins for all protocols that have no associated types and no initialisers.
  var all: [StandInType] {
    let own = program.entries.compactMap { entry -> StandInType? in
      guard !entry.path.contains("."), let needs = needs(of: entry, in: program, [])
      else { return nil }
      return Self.standIn(for: [entry.path], needs)
    }
    let empty = missing.filter {
      $0.declaration.contains("public protocol ") && !$0.name.contains(".")
    }
    return own + empty.map { Self.standIn(for: [$0.name], Needs()) } + compositions
  }

  /// Returns the class that conforms to one protocol, or to several that the app composes, with a
  /// superclass of UIKit's if they ask for one.
  ///
  /// The model finds the class by its name, which has the sorted names of the parts. The imports
  /// precede the class on its line, because the list of cuts stores the line as a whole.
  ///
  /// - Parameter names: The parts of the type, as the app writes it: protocols, and a class if it
  ///   composes one.
  private static func standIn(
    for protocols: [String], named names: [String]? = nil, _ needs: Needs
  ) -> StandInType {
    let names = names ?? protocols
    // Unchecked: the generated class stores nothing.
    let head =
      needs.imports.map { "\($0); " }.joined()
      + "final class TurnstileOf\(names.joined(separator: "And")): "
      + ([needs.base ?? "NSObject, @unchecked Sendable"] + protocols).joined(separator: ", ")
    return StandInType(
      name: mark + names.joined(separator: " & "),
      declaration: "\(head) { \(needs.members.joined(separator: "; ")) }",
      reason: "a value of this protocol may be cut")
  }

  /// Returns what an object needs to conform to a protocol, or `nil` if no class can be written.
  private func needs(
    of entry: Program.TypeEntry, in program: Program, _ outer: Set<String>
  ) -> Needs? {
    guard let declaration = entry.declaration, program[declaration].kind == .protocol,
      !program.isHidden(declaration), !outer.contains(entry.path),
      let body = program[declaration].body
    else { return nil }
    let listing = program.listing(declaration)
    if body.contains(where: { ["associatedtype", "subscript", "Self"].contains(listing.words[$0]) })
    {
      return nil
    }
    var made = Needs()
    for name in program[declaration].inherited where !Self.plain.contains(name) {
      guard let parent = parent(name, in: program, outer.union([entry.path])), made.add(parent)
      else { return nil }
    }
    let given = Set(
      entry.extensions.flatMap { part in
        program.outlines[part.file].members(of: part.declaration).map {
          program[Program.Reference(file: part.file, declaration: $0)].fullName
        }
      })
    var own = Needs(imports: Self.imports(listing))
    for index in program.outlines[declaration.file].members(of: declaration.declaration) {
      let member = Program.Reference(file: declaration.file, declaration: index)
      if given.contains(program[member].fullName) { continue }
      guard let text = text(of: member, in: entry.path, program) else { return nil }
      own.members.append(text)
    }
    return made.add(own) ? made : nil
  }

  /// Returns what an object needs because a protocol inherits from another protocol of the app, or
  /// from a class of UIKit's.
  private func parent(_ name: String, in program: Program, _ outer: Set<String>) -> Needs? {
    for known in [program] + below {
      if let entry = known.type(named: name), entry.declaration != nil {
        return needs(of: entry, in: known, outer)
      }
    }
    return Self.superclasses.contains(name) ? Needs(base: name) : nil
  }

  /// The protocols to which each class can conform without members.
  private static let plain: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "Sendable", "Equatable", "Hashable",
    "CustomStringConvertible",
  ]

  /// The classes of UIKit's of which the model can make a plain object.
  private static let superclasses: Set<String> = [
    "UIResponder", "UIView", "UIControl", "UIViewController",
  ]

  /// Returns the imports of a file whose modules UIKit does not bring along.
  private static func imports(_ listing: Listing) -> [String] {
    Imports.imports(listing).filter {
      !["UIKit", "Foundation"].contains(listing.words[$0.path.lowerBound])
        && !listing.isConditional($0.range.lowerBound)
    }.map { listing.line($0.range) }
  }

  /// Returns a member that does nothing and returns stand-ins.
  private func text(
    of member: Program.Reference, in path: String, _ program: Program
  ) -> String? {
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
      var made = Needs(base: bases.first)
      for name in protocols {
        guard let entry = program.type(named: name), !entry.path.contains("."),
          let more = needs(of: entry, in: program, []), made.add(more)
        else { return nil }
      }
      return Self.standIn(for: protocols, named: names, made)
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
