/// Rewrites overrides that stand in an extension, which Swift does not allow on Linux.
///
/// Without Objective-C's runtime, only a member in the braces of a class can override or be
/// overridden. Moving the override there would change line numbers. So the override stays in the
/// extension under another name, and the class gets an override of one line that calls it:
///
/// ```swift
/// class Card: UIView {
/// override func layoutSubviews() { adopted_Card_layoutSubviews() }; }
/// extension Card {
///   func adopted_Card_layoutSubviews() {
///     super.layoutSubviews()
/// ```
///
/// The class may be in another file. A method of an extension that a subclass overrides is
/// rewritten in the same way.
struct ExtensionOverrides {
  let program: Program
  /// By the name of a member, the app's classes that override it in their superclass's place, each
  /// with the overriding member.
  private let overriders: [String: [(type: Program.TypeEntry, member: Program.Reference)]]

  /// The names of the UIKit classes that inherit from `UIView`.
  private let views: Set<String>

  private init(_ program: Program, views: Set<String>) {
    self.program = program
    self.views = views
    var byName: [String: [(type: Program.TypeEntry, member: Program.Reference)]] = [:]
    for (entry, _) in program.classes {
      var seen: Set<String> = []
      for member in program.members(of: entry) where !program[member].kind.isType {
        // Of two members of one name the first counts.
        let name = program[member].fullName
        guard seen.insert(name).inserted, program.has("override", member) else { continue }
        byName[name, default: []].append((entry, member))
      }
    }
    overriders = byName
  }

  /// Rewrites the overrides that stand in extensions, so that they compile on Linux.
  ///
  /// - Parameter views: The names of the UIKit classes that inherit from `UIView`.
  static func run(_ revision: inout Revision, views: Set<String>) {
    let rewrite = ExtensionOverrides(revision.program, views: views)
    for entry in revision.program.entries {
      for part in entry.extensions {
        for member in revision.program.outlines[part.file].members(of: part.declaration) {
          let reference = Program.Reference(file: part.file, declaration: member)
          let overrides = revision.program.has("override", reference)
          guard overrides || rewrite.isOverridden(reference, of: entry) else { continue }
          if overrides, rewrite.isDispatched(reference, of: entry) { continue }
          rewrite.rewrite(reference, in: part, of: entry, &revision)
        }
      }
    }
  }

  /// Returns true if a subclass in the app overrides the given member, so that the member has to be
  /// rewritten.
  private func isOverridden(_ member: Program.Reference, of entry: Program.TypeEntry) -> Bool {
    let declaration = program[member]
    guard let found = overriders[declaration.fullName],
      declaration.kind == .function || declaration.kind == .variable
    else { return false }
    return found.contains { subclass, _ in
      guard subclass.path != entry.path else { return false }
      let lineage = program.lineage(of: subclass)
      if lineage.contains(where: { $0.path == entry.path }) { return true }
      // A subclass also overrides a member that an extension adds to a class of which the app has
      // no declaration, such as a UIKit class.
      return entry.declaration == nil
        && lineage.contains { descends($0, from: entry.path) }
    }
  }

  // MARK: - Extensions of classes that are not in the input

  /// Returns the members of subclasses that override a member which an extension adds to a UIKit
  /// class. Those of the most derived subclasses come first.
  private func overrides(
    of member: Program.Reference, in path: String
  ) -> [(type: Program.TypeEntry, member: Program.Reference)] {
    overriders[program[member].fullName, default: []].filter { subclass, _ in
      program.lineage(of: subclass).contains { descends($0, from: path) }
    }.sorted { program.lineage(of: $0.0).count > program.lineage(of: $1.0).count }
  }

  /// Returns true if a class inherits from a UIKit class. UIKit's own inheritance is judged by
  /// names: `UINavigationController` counts as a `UIViewController`.
  private func descends(_ entry: Program.TypeEntry, from path: String) -> Bool {
    let ancestry = program.ancestry(of: entry)
    if ancestry.contains(path) { return true }
    switch path {
    case "UIViewController": return program.isController(entry)
    case "UIView": return ancestry.contains { views.contains($0) }
    case "UIGestureRecognizer": return ancestry.contains { $0.hasSuffix("GestureRecognizer") }
    default: return false
    }
  }

  /// Returns true if a member overrides one that an extension adds to a UIKit class. The
  /// extension's member is then changed so that it calls the override.
  private func isDispatched(_ member: Program.Reference, of entry: Program.TypeEntry) -> Bool {
    let name = program[member].fullName
    guard overriders[name] != nil else { return false }
    return program.entries.contains { base in
      guard base.declaration == nil,
        let origin = program.member(name, of: base)
      else { return false }
      return canDispatch(origin, of: base)
        && overrides(of: origin, in: base.path).contains { $0.member == member }
    }
  }

  private func canDispatch(_ member: Program.Reference, of entry: Program.TypeEntry) -> Bool {
    let declaration = program[member]
    let listing = program.listing(member)
    guard let body = declaration.body, !program.has("static", member), !program.has("class", member)
    else { return false }
    switch declaration.kind {
    case .variable: guard accessors(in: body, listing).isEmpty else { return false }
    case .function: guard Forwarder(declaration, listing).isPossible else { return false }
    default: return false
    }
    return overrides(of: member, in: entry.path).allSatisfy { program[$0.member].body != nil }
  }

  /// Makes a member that an extension adds to a UIKit class call the override of a subclass, if the
  /// object is of that subclass.
  ///
  /// ```swift
  /// extension UIViewController {
  ///   var isHidden: Bool {
  ///     if let adopted = self as? Menu { return adopted.adopted_Menu_isHidden };
  ///     return adopted_UIViewController_isHidden };
  ///   var adopted_UIViewController_isHidden: Bool { … }
  /// ```
  private func dispatch(
    _ member: Program.Reference, of entry: Program.TypeEntry, _ revision: inout Revision
  ) -> Bool {
    let declaration = program[member]
    guard canDispatch(member, of: entry), let body = declaration.body else { return false }
    let listing = program.listing(member)
    let forwarder = Forwarder(declaration, listing)
    let isFunction = declaration.kind == .function
    let effects = isFunction ? forwarder.effects : ""
    // The member keeps its parameters' names, so they are passed on under these.
    let passed = Forwarder(declaration, listing, keepsNames: true).arguments
    let arguments = isFunction ? "(\(passed))" : ""
    let found = overrides(of: member, in: entry.path)
    let foreign = foreignOverrides(among: found, of: member)
    var text = ""
    if member.file < program.own, !foreign.isEmpty {
      publish(member, of: entry, &revision)
      let name = askedName(declaration, of: entry.path)
      text +=
        " if let adopted = self as? any \(protocolName(declaration, of: entry.path)) "
        + "{ return \(effects)adopted.\(name)\(arguments) };"
    }
    for (type, override) in found {
      let name = adoptedName(declaration, of: type.path)
      if (override.file < program.own) == (member.file < program.own) {
        text +=
          " if let adopted = self as? \(type.path) { return \(effects)adopted.\(name)\(arguments) };"
      }
      rename(override, name, &revision)
      let above = program.lineage(of: type).dropFirst().first { ancestor in
        found.contains { $0.type.path == ancestor.path }
      }
      renameSuper(in: override, adoptedName(declaration, of: above?.path ?? entry.path), &revision)
    }
    if member.file >= program.own { answer(foreign, to: member, of: entry, &revision) }
    let name = adoptedName(declaration, of: entry.path)
    let access = foreign.isEmpty || member.file >= program.own ? "" : "public "
    text += " return \(effects)\(name)\(arguments) }; \(access)"
    if isFunction, let parameters = declaration.parameters {
      text += "func \(name)\(listing.line(parameters.range.lowerBound..<body.lowerBound)) {"
    } else {
      text += "var \(name): \(declaration.type.map(listing.line) ?? "Any") {"
    }
    revision.note(member.file, declaration.keyword, "\(declaration.name) asks its overrides")
    revision.insert(member.file, after: body.lowerBound, text)
    return true
  }

  func adoptedName(_ declaration: Declaration, of path: String) -> String {
    "adopted_\(Program.identifier(path))_\(Program.identifier(declaration.fullName))"
  }

  /// Replaces `super.isHidden` in an override by a call of the superclass's member under its new
  /// name.
  private func renameSuper(
    in member: Program.Reference, _ name: String, _ revision: inout Revision
  ) {
    let (declaration, listing) = (program[member], program.listing(member))
    guard let body = declaration.body else { return }
    for token in body
    where listing.says("super", at: token) && listing.says(declaration.name, at: token + 2) {
      revision.replaceSilently(member.file, token..<token + 3, with: name)
    }
  }

  private func rewrite(
    _ member: Program.Reference, in part: Program.Reference, of entry: Program.TypeEntry,
    _ revision: inout Revision
  ) {
    let declaration = program[member]
    guard let home = entry.declaration, program[home].kind == .class else {
      return rewriteForeign(member, of: entry, &revision)
    }
    let listing = program.listing(member)
    let forwarder = Forwarder(declaration, listing)
    let name =
      "adopted_\(Program.identifier(entry.path))_\(Program.identifier(declaration.fullName))"
    let head = head(of: member, in: part)
    switch declaration.kind {
    case .function where forwarder.isPossible:
      let call = "\(forwarder.effects)\(name)(\(forwarder.arguments))"
      let generics = listing.line(
        declaration.keyword
          + 2..<(declaration.parameters?.range.lowerBound
          ?? declaration.keyword + 2))
      revision.addMember(
        "\(head)func \(declaration.name)\(generics)\(forwarder.signature) { \(call) }", to: home)
      rename(member, name, &revision)
    case .variable:
      rewriteVariable(member, name, head, home, &revision)
    default:
      revision.report(
        member.file, declaration.keyword,
        "\(declaration.fullName) overrides in an extension, and cannot be called from the class.",
        "Move it into the class \(entry.path).")
    }
  }

  /// Rewrites an override in an extension of a class that the app does not declare, such as a UIKit
  /// class.
  private func rewriteForeign(
    _ member: Program.Reference, of entry: Program.TypeEntry, _ revision: inout Revision
  ) {
    let declaration = program[member]
    let advice = "Declare it in a class of your own between the two, or in a protocol."
    guard program.has("override", member) else {
      if dispatch(member, of: entry, &revision) { return }
      return revision.report(
        member.file, declaration.keyword,
        "A subclass overrides this, and the class \(entry.path) is not among the files.", advice)
    }
    // In Objective-C, such an extension replaces the method for every object of the UIKit class. If
    // no subclass can be used instead of the UIKit class, the method is reported as a place that no
    // rewrite can change.
    if ReplacedMethods.canReplace(member, of: entry, program) { return }
    revision.report(
      member.file, declaration.keyword,
      "This extension overrides, and the class \(entry.path) is not among the files.", advice)
    revision.replace(
      member.file, declaration.start..<declaration.end, with: "",
      "\(declaration.fullName) left out")
  }

  /// Returns the attributes and modifiers for the one-line override that is added to the class.
  private func head(of member: Program.Reference, in part: Program.Reference) -> String {
    let listing = program.listing(member)
    let declaration = program[member]
    var words = declaration.attributes.map { listing.line($0) }
    var modifiers = declaration.modifiers.map { listing.words[$0] }
    if !modifiers.contains(where: ["public", "open", "internal", "package"].contains) {
      modifiers.insert(
        contentsOf: ["public", "package"].filter { program.has($0, part) }, at: 0)
    }
    words += modifiers.filter { !["private", "fileprivate", "dynamic"].contains($0) }
    return words.map { "\($0) " }.joined()
  }

  /// Renames the member in the extension, because Swift on Linux lets no member of an extension
  /// override or be overridden.
  private func rename(
    _ member: Program.Reference, _ name: String, _ revision: inout Revision
  ) {
    let declaration = program[member]
    let listing = program.listing(member)
    revision.note(
      member.file, declaration.keyword, "\(declaration.fullName) overridden in the class's braces")
    for index in declaration.modifiers {
      switch listing.words[index] {
      case "override": revision.replaceWithBlanks(member.file, index..<index + 1, with: "")
      case "open": revision.replaceSilently(member.file, index..<index + 1, with: "public")
      case "class": revision.replaceSilently(member.file, index..<index + 1, with: "static")
      default: continue
      }
    }
    let nameToken = declaration.keyword + 1
    revision.replaceSilently(member.file, nameToken..<nameToken + 1, with: name)
  }

  // MARK: - Variables

  private func rewriteVariable(
    _ member: Program.Reference, _ name: String, _ head: String, _ home: Program.Reference,
    _ revision: inout Revision
  ) {
    let declaration = program[member]
    let listing = program.listing(member)
    guard let type = declaration.type, let body = declaration.body else {
      return revision.report(
        member.file, declaration.keyword,
        "\(declaration.name) overrides in an extension, and its type is not written out.",
        "Write its type, or move it into the class.")
    }
    let accessors = accessors(in: body, listing)
    let text = "\(head)var \(declaration.name): \(listing.line(type))"
    if let observer = accessors.first(where: { ["didSet", "willSet"].contains($0.name) }) {
      guard accessors.count == 1 else {
        return revision.report(
          member.file, declaration.keyword,
          "\(declaration.name) observes twice in an extension, which cannot be split.",
          "Move it into the class.")
      }
      let value = observer.name == "didSet" ? "oldValue" : "newValue"
      revision.addMember(
        "\(text) { \(observer.name) { \(name)(\(value)) } }", to: home)
      moveObserver(member, name, observer, value, &revision)
    } else if accessors.contains(where: { $0.name == "set" }) {
      revision.addMember(
        "\(text) { get { \(name) } set { \(name) = newValue } }", to: home)
      rename(member, name, &revision)
    } else {
      revision.addMember("\(text) { \(name) }", to: home)
      rename(member, name, &revision)
    }
  }

  private struct Accessor {
    var name: String
    var token: Int
    /// The token of the name that an accessor gives its parameter, as in `didSet(old)`; `nil` if it
    /// gives none.
    var value: Int?
  }

  private func accessors(in body: ClosedRange<Int>, _ listing: Listing) -> [Accessor] {
    var accessors: [Accessor] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      let isNamed = listing.says("(", at: index + 1)
      let brace = isNamed ? listing.partner[index + 1] + 1 : index + 1
      if ["get", "set", "didSet", "willSet"].contains(listing.words[index]),
        listing.says("{", at: brace)
      {
        accessors.append(
          Accessor(name: listing.words[index], token: index, value: isNamed ? index + 2 : nil))
        index = brace
      }
      index = max(index, listing.partner[index]) + 1
    }
    return accessors
  }

  /// Turns a property observer into a method: `override var frame: CGRect { didSet { … } }` becomes
  /// `func adopted_frame(_ oldValue: CGRect) { do { … } }`.
  private func moveObserver(
    _ member: Program.Reference, _ name: String, _ accessor: Accessor, _ value: String,
    _ revision: inout Revision
  ) {
    let declaration = program[member]
    let listing = program.listing(member)
    guard let type = declaration.type, let body = declaration.body else { return }
    revision.note(
      member.file, declaration.keyword, "\(declaration.name) observed in the class's braces")
    let parameter = accessor.value.map { listing.words[$0] } ?? value
    revision.replaceSilently(
      member.file, declaration.start..<body.lowerBound,
      with: "func \(name)(_ \(parameter): \(listing.line(type)))")
    let end = accessor.value.map { $0 + 2 } ?? accessor.token + 1
    revision.replaceSilently(member.file, accessor.token..<end, with: "do")
  }
}
