/// Divides a protocol that has an initialiser and to which the app makes `NSObject` conform.
///
/// `extension NSObject: Makeable {}` with `protocol Makeable { init() }` relies on Objective-C,
/// where every class has its superclass's initialisers. Swift demands a `required` initialiser,
/// which Foundation's `NSObject` does not have on Linux. So the protocol's initialisers, and those
/// in its extensions, move to a second protocol, for the classes that name the protocol themselves.
/// The rest of the protocol stays. A UIKit object that was made with a closure is now made first,
/// and a method passes it to the closure afterwards.
///
/// ```swift
/// extension Makeable { init(_ block: (Self) -> Void) { self.init(); block(self) } }
/// let card = UIView { $0.alpha = 0 }
/// // becomes
/// let card = UIView().adopted_Makeable_init { $0.alpha = 0 }
/// ```
enum RootConformances {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    let protocols = protocolsOfNSObject(program)
    for entry in program.entries where protocols.contains(entry.path) {
      guard let home = entry.declaration, program[home].kind == .protocol,
        let body = program[home].body,
        program.outlines[home.file].members(of: home.declaration).contains(where: {
          program.outlines[home.file].declarations[$0].kind == .initializer
        })
      else { continue }
      revision.report(
        home.file, program[home].keyword,
        "Foundation's NSObject has no required initialiser here, so \(entry.path) demands none of it.",
        "Make objects of UIKit's classes by their classes.")
      let second = "adopted_\(entry.path)"
      var demands: [String] = []
      for member in program.members(of: entry) where program[member].kind == .initializer {
        let declaration = program[member]
        let range =
          declaration
          .start..<max(
            declaration.end, (declaration.parameters?.range.upperBound ?? 0) + 1)
        if declaration.body == nil {
          demands.append(program.listing(member).line(range))
          revision.replaceSilently(member.file, range, with: "")
        } else {
          divide(member, range, entry.path, second, &revision)
        }
      }
      let access =
        ["public", "fileprivate", "private", "package"].first { program.has($0, home) } ?? ""
      revision.insert(
        home.file, after: body.upperBound,
        "; \(access) protocol \(second): \(entry.path) { \(demands.joined(separator: "; ")) }")
      rename(entry.path, second, &revision)
    }
  }

  /// Returns the app's protocols to which the app makes `NSObject` conform.
  private static func protocolsOfNSObject(_ program: Program) -> Set<String> {
    var protocols: Set<String> = []
    for outline in program.outlines {
      for declaration in outline.declarations
      where declaration.kind == .extension && declaration.name == "NSObject" {
        protocols.formUnion(declaration.inherited)
      }
    }
    return protocols
  }

  /// Moves an initialiser of the protocol to an extension of the second protocol. Its text stays on
  /// the same lines.
  private static func divide(
    _ member: Program.Reference, _ range: Range<Int>, _ name: String, _ second: String,
    _ revision: inout Revision
  ) {
    let program = revision.program
    let listing = program.listing(member)
    guard let parent = program[member].parent,
      let body = program.outlines[member.file].declarations[parent].body
    else { return }
    let outer = program.outlines[member.file].declarations[parent]
    let start = listing.line(outer.start..<outer.keyword + 1)
    let end = listing.line(outer.keyword + 2..<body.lowerBound)
    let method = configuring(program[member], listing, name)
    revision.insert(member.file, before: range.lowerBound, "}; \(start) \(second) \(end) { ")
    revision.insert(
      member.file, after: range.upperBound - 1, " }; \(start) \(name) \(end) { \(method ?? "")")
    if method != nil { callAfterwards(name, &revision) }
  }

  /// Returns a method that does the work of an initialiser with a closure behind its `self.init()`.
  /// Returns `nil` if that work is not on one line.
  private static func configuring(
    _ initializer: Declaration, _ listing: Listing, _ name: String
  ) -> String? {
    guard let body = initializer.body, let parameter = initializer.parameters?.list.first,
      initializer.parameters?.list.count == 1, parameter.label == "_",
      listing.line(parameter.type).hasPrefix("(Self) ->"),
      listing.line(body.lowerBound + 1..<min(body.lowerBound + 6, body.upperBound))
        == "self.init()"
    else { return nil }
    var rest = body.lowerBound + 6..<body.upperBound
    if listing.says(";", at: rest.lowerBound) { rest = rest.lowerBound + 1..<rest.upperBound }
    guard !rest.isEmpty, rest.dropFirst().allSatisfy({ !listing.beginsLine($0) }) else {
      return nil
    }
    return "@discardableResult func \(name.adoptedInit)(_ \(parameter.name): "
      + "\(listing.line(parameter.type))) -> Self { \(listing.line(rest)); return self }; "
  }

  /// Rewrites code that makes a UIKit object with a closure: the object is made first, and the
  /// closure is passed to a method of the object.
  private static func callAfterwards(_ name: String, _ revision: inout Revision) {
    let program = revision.program
    for (file, outline) in program.outlines.enumerated() {
      let listing = outline.listing
      for token in listing.tokens.indices.dropFirst()
      where listing.isWord(token) && listing.says("{", at: token + 1) {
        let word = listing.words[token]
        guard ["UI", "CA"].contains(where: word.hasPrefix), !program.declares(word),
          ["return", "=", "(", "[", "??"].contains(where: { listing.says($0, at: token - 1) })
        else { continue }
        revision.insert(file, after: token, "().\(name.adoptedInit)")
      }
    }
  }

  /// Makes the app's classes that name the protocol conform to the second protocol, which has the
  /// initialisers and includes the first.
  private static func rename(_ name: String, _ second: String, _ revision: inout Revision) {
    let program = revision.program
    for (file, outline) in program.outlines.enumerated() {
      for declaration in outline.declarations
      where declaration.inherited.contains(name)
        && (declaration.kind == .class
          || declaration.kind == .extension && program.declares(declaration.name))
      {
        for token in declaration.endOfName..<declaration.endOfInherited
        where outline.listing.says(name, at: token) {
          revision.replaceSilently(file, token..<token + 1, with: second)
        }
      }
    }
  }
}

extension String {
  /// The name of the method that replaces a protocol's initialiser with a closure, for UIKit
  /// objects.
  fileprivate var adoptedInit: String { "adopted_\(self)_init" }
}
