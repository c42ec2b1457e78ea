/// Makes properties of the app's classes accessible by name.
///
/// On a device Objective-C's runtime finds a property by name, for `value(forKey:)` and for
/// observers. Here each class gets a list of those of its properties that the program names in
/// strings. If the program computes a name at run time, the list has all properties that are marked
/// for Objective-C.
///
/// ```swift
/// class Card: UIView, KeyedObject { @objc dynamic var radius = 0
///   { willSet { willChangeValue(forKey: "radius") } didSet { didChangeValue(forKey: "radius") } }
/// @MainActor class var keyedProperties: [KeyedProperty] {
///   [KeyedProperty("radius", \Card.radius)] } }
/// ```
///
/// A key path that is observed gets the property's name as a further argument, because a Swift key
/// path does not tell the name at run time.
struct KeyedProperties {
  private let program: Program
  /// The properties of the app that another rewrite removes, because their frameworks are missing
  /// on Linux. They cannot be reached by name either.
  private let gone: Set<Program.Reference>
  /// The names in strings and key paths of the app. A property of such a name may be looked up by
  /// name.
  private var names: Set<String> = []
  /// True if the app puts a property's name together at run time, so that any property may be
  /// looked up by name.
  private var isOpen = false

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    var rewrite = KeyedProperties(revision.program, terms)
    let ownsObserve = revision.program.outlines.contains { outline in
      outline.declarations.contains { $0.kind == .function && $0.name == "observe" }
    }
    for file in revision.program.outlines.indices {
      rewrite.collectKeys(file)
      if !ownsObserve { rewrite.nameKeyPaths(file, &revision) }
    }
    guard rewrite.isOpen || !rewrite.names.isEmpty else { return }
    rewrite.listProperties(&revision)
    rewrite.tellOfDynamic(&revision)
  }

  private init(_ program: Program, _ terms: AdoptionTerms) {
    self.program = program
    gone = MissingUses.properties(leftOutOf: program, terms)
  }

  // MARK: - Names

  /// UIKit and Foundation methods that take the name of a property as a string, such as
  /// `value(forKey:)`.
  private static let askers: Set<String> = [
    "value", "setValue", "addObserver", "removeObserver", "willChangeValue", "didChangeValue",
  ]

  private mutating func collectKeys(_ file: Int) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices
    where listing.says("forKey", at: index) || listing.says("forKeyPath", at: index) {
      guard listing.says(":", at: index + 1), let open = listing.parenthesis(around: index),
        Self.askers.contains(listing.word(open - 1))
      else { continue }
      if listing.says("#keyPath", at: index + 2), listing.says("(", at: index + 3) {
        let words = index + 4..<listing.partner[index + 3]
        names.formUnion(words.filter(listing.isWord).map { listing.words[$0] })
      } else if let text = listing.literal(at: index + 2) {
        names.formUnion(text.split(separator: ".").map(String.init))
      } else {
        isOpen = true
      }
    }
  }

  /// Adds the argument `named: "radius"` to `observe(\.radius)` and to `publisher(for: \.radius)`.
  private mutating func nameKeyPaths(_ file: Int, _ revision: inout Revision) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices
    where listing.says("observe", at: index) || listing.says("publisher", at: index) {
      guard listing.says("(", at: index + 1) else { continue }
      let isPublisher = listing.says("publisher", at: index)
      let start = index + (isPublisher ? 4 : 2)
      guard !isPublisher || listing.says("for", at: index + 2), listing.says("\\", at: start) else {
        continue
      }
      var words: [String] = []
      var place = start + 1
      while listing.says(".", at: place) || listing.isWord(place) {
        if listing.isWord(place) { words.append(listing.words[place]) }
        place += 1
      }
      let path = words.drop { $0.first?.isUppercase == true }
      guard let last = path.last, listing.says(",", at: place) || listing.says(")", at: place)
      else { continue }
      names.insert(last)
      revision.note(file, index, "the name of \(last) put beside its key path")
      let name = path.joined(separator: ".")
      revision.insert(file, after: place - 1, ", named: \"\(KeyPathStrings.objectiveC(name))\"")
    }
  }

  // MARK: - Properties

  private func listProperties(_ revision: inout Revision) {
    let listed = program.classes.filter { entry, declaration in
      canList(entry, declaration) && !properties(of: entry).isEmpty
    }
    let paths = Set(listed.map(\.entry.path))
    for (entry, declaration) in listed {
      let names = properties(of: entry).map { member in
        let name = program[member].name.filter { $0 != "`" }
        return "KeyedProperty(\"\(KeyPathStrings.objectiveC(name))\", \\\(entry.path).\(name))"
      }
      let inherits = program.lineage(of: entry).dropFirst().contains { paths.contains($0.path) }
      let isPublic = program.has("open", declaration) || program.has("public", declaration)
      let head = "\(isPublic ? "public " : "")\(inherits ? "override " : "")class var"
      let list = (inherits ? "super.keyedProperties + " : "") + "[\(names.joined(separator: ", "))]"
      if !inherits { revision.addConformance("KeyedObject", to: declaration) }
      revision.addMember(
        "@MainActor \(head) keyedProperties: [KeyedProperty] { \(list) }", to: declaration)
      revision.note(
        declaration.file, program[declaration].keyword, "properties of \(entry.path) listed by name"
      )
    }
  }

  /// Returns true if a class inherits from `NSObject` and is not declared in a function, so that an
  /// extension can name it.
  private func canList(_ entry: Program.TypeEntry, _ declaration: Program.Reference) -> Bool {
    let ancestry = program.ancestry(of: entry)
    let isLayer = ancestry.contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
    return !isLayer && ancestry.contains { $0 == "NSObject" || $0.hasPrefix("UI") }
      && !program.listing(declaration).says("<", at: program[declaration].keyword + 2)
      && isAtTop(declaration)
  }

  /// Returns true if a declaration is not inside of a function, but at the top level of a file or
  /// in a type.
  private func isAtTop(_ reference: Program.Reference) -> Bool {
    var next = program[reference].parent
    while let parent = next {
      let around = program.outlines[reference.file].declarations[parent]
      guard around.kind.isType else { return false }
      next = around.parent
    }
    return true
  }

  /// Returns the properties of a class that have to be found by name at run time.
  private func properties(of entry: Program.TypeEntry) -> [Program.Reference] {
    guard let home = entry.declaration else { return [] }
    return program.members(of: entry).filter { member in
      let property = program[member]
      guard property.kind == .variable || property.kind == .constant, !gone.contains(member),
        !["static", "class", "override"].contains(where: { program.has($0, member) }),
        member.file == home.file || !program.isHidden(member)
      else { return false }
      let plain = KeyPathStrings.objectiveC(property.name)
      return names.contains(property.name) || names.contains(plain)
        || isOpen && isMarked(member, home)
    }
  }

  /// Returns true if a property has an attribute such as `@objc` that makes it visible to
  /// Objective-C.
  private func isMarked(_ member: Program.Reference, _ home: Program.Reference) -> Bool {
    let marks = ["objc", "IBOutlet", "IBInspectable"]
    let listing = program.listing(member)
    return program[member].attributes.contains { marks.contains(listing.word($0.lowerBound + 1)) }
      || program[home].attributes.contains {
        program.listing(home).says("objcMembers", at: $0.lowerBound + 1)
      }
  }

  // MARK: - Changes

  /// Makes every property that is declared `dynamic` notify its observers when it changes.
  private func tellOfDynamic(_ revision: inout Revision) {
    for (entry, declaration) in program.classes where canList(entry, declaration) {
      for member in properties(of: entry) where program.has("dynamic", member) {
        let (property, listing) = (program[member], program.listing(member))
        let name = KeyPathStrings.objectiveC(property.name)
        let (will, did) = (
          "willChangeValue(forKey: \"\(name)\")", "didChangeValue(forKey: \"\(name)\")"
        )
        let start = property.type?.upperBound ?? property.endOfName
        let end = MissingUses.endOfValue(start, listing)
        // The braces of `willSet` and `didSet` are searched for behind an initial value, because
        // the outline of the file does not count them as part of the declaration.
        let observers = (start..<max(start, end)).first {
          listing.says("{", at: $0) && ["willSet", "didSet"].contains(listing.word($0 + 1))
        }
        if let body = property.body ?? observers.map({ $0...listing.partner[$0] }) {
          tell(will, did, in: body, member.file, listing, &revision)
        } else {
          revision.insert(
            member.file, after: end - 1, " { willSet { \(will) } didSet { \(did) } }")
        }
        revision.note(member.file, property.keyword, "\(property.name) tells of its changes")
      }
    }
  }

  /// Adds calls to a property's `willSet` and `didSet` that notify its observers. A computed
  /// property is not changed.
  private func tell(
    _ will: String, _ did: String, in body: ClosedRange<Int>, _ file: Int, _ listing: Listing,
    _ revision: inout Revision
  ) {
    var found: [String: Int] = [:]
    var index = body.lowerBound + 1
    while index < body.upperBound {
      let brace = listing.says("(", at: index + 1) ? listing.partner[index + 1] + 1 : index + 1
      if ["willSet", "didSet"].contains(listing.word(index)), listing.says("{", at: brace) {
        found[listing.word(index)] = brace
        index = brace
      }
      index = max(index, listing.partner[index]) + 1
    }
    guard !found.isEmpty else { return }
    for (accessor, call) in [("willSet", will), ("didSet", did)] {
      if let brace = found[accessor] {
        revision.insert(file, after: brace, " \(call); ")
      } else {
        revision.insert(file, after: body.lowerBound, " \(accessor) { \(call) } ")
      }
    }
  }
}

extension Listing {
  /// Returns the opening parenthesis of the call to which a token belongs as an argument, or `nil`.
  func parenthesis(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if says("(", at: place) { return place }
      if says("{", at: place) || says("[", at: place) { return nil }
      if says(")", at: place) || says("]", at: place) || says("}", at: place) {
        place = partner[place]
      }
      place -= 1
    }
    return nil
  }

  /// Returns the text of an argument that is a single string literal without interpolations, or
  /// `nil`.
  func literal(at index: Int) -> String? {
    guard index + 3 < count, tokens[index].kind == .quote, tokens[index + 1].kind == .text,
      tokens[index + 2].kind == .quote, says(",", at: index + 3) || says(")", at: index + 3)
    else { return nil }
    return words[index + 1]
  }
}
