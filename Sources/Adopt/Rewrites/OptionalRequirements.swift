/// Replaces each optional requirement of an `@objc` protocol by a small protocol with only that
/// requirement.
///
/// Swift has no optional requirements, but code can test if an object conforms to a protocol. So
/// from
///
/// ```swift
/// @objc protocol CardDelegate {
///   @objc optional func card(_ card: Card, heightFor width: CGFloat) -> CGFloat
/// }
/// let height = delegate?.card?(self, heightFor: width) ?? 300
/// ```
///
/// the rewrite makes a protocol `CardDelegate_card_heightFor`. A class that has the method conforms
/// to it, and the call tests for it: `delegate?.adopted_card_heightFor?.card(self, heightFor:
/// width) ?? 300`. All types stay the same, also results that are not optional. As in Objective-C,
/// a method is found that only a subclass of the conforming class has. A default implementation in
/// a protocol extension, the simpler rewrite, would hide that method.
struct OptionalRequirements {
  let program: Program
  private var requirements: [Requirement] = []
  /// The names of variables in the app whose type is a protocol that has optional requirements.
  private var receivers: Set<String> = []

  /// A requirement, marked `optional`, of one of the app's `@objc` protocols.
  private struct Requirement {
    var owner: Program.TypeEntry
    var reference: Program.Reference
    var name: String
    var fullName: String
    var isProperty: Bool
    /// True if the protocol has another optional requirement that differs only in its types, so
    /// that name and labels alone do not tell which is meant.
    var isOverloaded = false
    /// The requirement's name and labels joined to one word, such as `card_heightFor`.
    var identifier: String
    var protocolName: String { "\(owner.path)_\(identifier)" }
    var accessor: String { "adopted_\(identifier)" }
  }

  static func run(_ revision: inout Revision) {
    var rewrite = OptionalRequirements(program: revision.program)
    rewrite.collect()
    if !rewrite.requirements.isEmpty {
      rewrite.collectReceivers()
      for requirement in rewrite.requirements { rewrite.split(requirement, &revision) }
    }
    for file in revision.program.outlines.indices { rewrite.rewriteUses(file, &revision) }
  }

  // MARK: - Protocols

  private mutating func collect() {
    for entry in program.entries {
      guard let declaration = entry.declaration, program[declaration].kind == .protocol else {
        continue
      }
      let members = program.members(of: entry).filter { program.has("optional", $0) }
      for member in members {
        let requirement = program[member]
        let isOverloaded = members.contains {
          $0 != member && program[$0].fullName == requirement.fullName
        }
        let types = isOverloaded ? "_\(types(of: member).joined(separator: "_"))" : ""
        requirements.append(
          Requirement(
            owner: entry, reference: member, name: requirement.name,
            fullName: requirement.fullName, isProperty: requirement.kind != .function,
            isOverloaded: isOverloaded,
            identifier: Program.identifier(requirement.fullName) + types))
      }
    }
  }

  /// Returns the types of a method's parameters as one word, which becomes a part of a Swift name.
  private func types(of member: Program.Reference) -> [String] {
    (program[member].parameters?.list ?? []).map { parameter in
      program.listing(member).line(parameter.type).filter { $0.isLetter || $0.isNumber }
    }
  }

  /// Returns a method that calls an optional requirement if the object implements it. The method is
  /// needed if several requirements have the same name, because the compiler chooses between
  /// methods by their types.
  private func overload(of requirement: Requirement) -> String {
    let (method, listing) = (
      program[requirement.reference], program.listing(requirement.reference)
    )
    let forwarder = Forwarder(method, listing)
    let type = method.type.map(listing.line) ?? "Void"
    return " @discardableResult func adopted_\(requirement.name)\(forwarder.parameters)"
      + " -> \(type.hasSuffix("?") ? type : "(\(type))?")"
      + " { \(requirement.accessor)?.\(requirement.name)(\(forwarder.arguments)) };"
  }

  private func split(_ requirement: Requirement, _ revision: inout Revision) {
    guard let owner = requirement.owner.declaration, program[owner].parent == nil,
      let body = program[owner].body
    else {
      return revision.report(
        requirement.reference.file, program[requirement.reference].start,
        "An optional requirement of a protocol inside another type cannot be split off.",
        "Move the protocol out of the type.")
    }
    let listing = program.listing(owner)
    let access = access(of: owner)
    let member = program[requirement.reference]
    let kept = (member.start..<member.end).filter { index in
      !member.modifiers.contains(index) && !member.attributes.contains { $0.contains(index) }
    }
    let text = listing.line(kept[0]..<member.end)
    revision.remove(owner.file, member.start..<member.end, "an optional requirement split off")
    let name = requirement.protocolName
    revision.insert(
      owner.file, after: body.upperBound,
      "; \(access)protocol \(name): AnyObject { \(text) }; extension \(requirement.owner.path) { "
        + "\(access)var \(requirement.accessor): (any \(name))? { self as? any \(name) }; "
        + "\(access)var \(requirement.accessor)_isThere: Bool { self is any \(name) }"
        + (requirement.isOverloaded ? ";" + overload(of: requirement) : "") + " }")
    conform(to: requirement, &revision)
  }

  private func access(of reference: Program.Reference) -> String {
    for word in ["public", "fileprivate", "private", "package"]
    where program.has(word, reference) {
      return word == "private" ? "fileprivate " : "\(word) "
    }
    return ""
  }

  // MARK: - Classes

  /// Makes every class that implements an optional requirement conform to the protocol made for
  /// that requirement. Of a class and its superclasses, the first that implements it conforms.
  private func conform(to requirement: Requirement, _ revision: inout Revision) {
    for entry in program.entries + program.namesakes where has(requirement, entry) {
      if let parent = program.superclass(of: entry), has(requirement, parent) { continue }
      let place =
        entry.declaration
        ?? entry.extensions.first { program[$0].inherited.contains(requirement.owner.path) }
      if let place, program[place].kind != .protocol {
        revision.addConformance(requirement.protocolName, to: place)
      }
    }
  }

  private func has(_ requirement: Requirement, _ entry: Program.TypeEntry) -> Bool {
    program.ancestry(of: entry).contains(requirement.owner.path)
      && program.lineage(of: entry).contains { type in
        program.members(of: type).contains { member in
          member != requirement.reference && !program[member].kind.isType
            && program[member].fullName == requirement.fullName
            && (!requirement.isOverloaded || types(of: member) == types(of: requirement.reference))
        }
      }
  }

  // MARK: - Uses

  /// Collects the names of variables whose type is a protocol with optional requirements, and of
  /// variables that are set from one: `if let owner = delegate`.
  private mutating func collectReceivers() {
    let owners = Set(requirements.map(\.owner.path))
    let protocols = program.entries.filter { entry in
      owners.contains(entry.path) || program.ancestry(of: entry).contains(where: owners.contains)
    }.map(\.path)
    for outline in program.outlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says(":", at: index) {
        let end = listing.endOfType(index + 1)
        guard listing.isWord(index - 1), end > index + 1, end < index + 12 else { continue }
        if listing.words[index + 1..<end].contains(where: protocols.contains) {
          receivers.insert(listing.words[index - 1])
        }
      }
    }
    for outline in program.outlines { collectCasts(outline.listing, to: protocols) }
    for outline in program.outlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("=", at: index) {
        var last = index + 1
        while listing.isWord(last), [".", "?"].contains(listing.word(last + 1)),
          listing.isWord(last + 2) || listing.says(".", at: last + 2)
        {
          last += listing.says("?", at: last + 1) ? 3 : 2
        }
        if receivers.contains(listing.word(last)), !listing.says(".", at: last + 1),
          ["let", "var"].contains(listing.word(index - 2))
        {
          receivers.insert(listing.word(index - 1))
        }
      }
    }
  }

  /// Collects the names of variables that a cast to a protocol with optional requirements declares,
  /// as in `if let owner = controller as? CardDelegate`.
  private mutating func collectCasts(_ listing: Listing, to protocols: [String]) {
    for index in listing.tokens.indices where listing.says("as", at: index) {
      let start = ["?", "!"].contains(listing.word(index + 1)) ? index + 2 : index + 1
      let end = listing.endOfType(start)
      guard end > start, listing.words[start..<end].contains(where: protocols.contains) else {
        continue
      }
      var place = index - 1
      while place > 1, index - place < 24, !listing.says("=", at: place),
        !["{", "}", ";", ","].contains(listing.word(place))
      { place -= 1 }
      if listing.says("=", at: place), ["let", "var"].contains(listing.word(place - 2)) {
        receivers.insert(listing.word(place - 1))
      }
    }
  }

  private func rewriteUses(_ file: Int, _ revision: inout Revision) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices.dropFirst()
    where listing.isWord(index) && listing.says(".", at: index - 1) {
      if listing.words[index] == "responds" {
        rewriteQuestion(file, listing, index, &revision)
      } else if listing.says("?", at: index + 1) || listing.says("!", at: index + 1),
        listing.says("(", at: index + 2) || listing.says("{", at: index + 2)
      {
        rewriteCall(file, listing, index, &revision)
      } else if let marks = marksOfOptionalWindow(listing, index) {
        let mark = asksOptional(listing, marks.upperBound) ? "" : nil
        revision.replace(
          file, marks, with: mark ?? (listing.says("!", at: index + 1) ? "!" : "?"),
          "a window that need not be declared made plain")
      } else if Self.bindsOptionalWindow(listing, index) {
        revision.note(file, index, "the optional window of an optional requirement spelled out")
        revision.insert(file, after: index, " as UIWindow??")
      } else if isReceiver(listing, index - 2) {
        rewriteReference(file, listing, index, &revision)
      }
    }
  }

  /// Returns the question marks behind the window of an app delegate, which is an optional
  /// requirement of an optional type: `UIApplication.shared.delegate?.window??.rootViewController`.
  private func marksOfOptionalWindow(_ listing: Listing, _ index: Int) -> Range<Int>? {
    func isMark(_ index: Int) -> Bool {
      listing.says("?", at: index) || listing.says("!", at: index)
    }
    guard listing.says("window", at: index),
      listing.says("delegate", at: isMark(index - 2) ? index - 3 : index - 2)
    else { return nil }
    if listing.says("??", at: index + 1), listing.says(".", at: index + 2) {
      return index + 1..<index + 2
    }
    if isMark(index + 1), asksOptional(listing, index + 2) { return index + 1..<index + 2 }
    return isMark(index + 1) && isMark(index + 2) ? index + 1..<index + 3 : nil
  }

  /// Returns true if a member of `Optional` is named at a place, as in `window?.flatMap { $0 }`, or
  /// one that the app adds to it. On a device the mark before it leaves an optional window, here a
  /// plain one.
  private func asksOptional(_ listing: Listing, _ index: Int) -> Bool {
    guard listing.says(".", at: index), listing.isWord(index + 1) else { return false }
    let name = listing.words[index + 1]
    return ["flatMap", "map"].contains(name)
      || program.types["Optional"].map { optional in
        program.members(of: optional).contains { program[$0].name == name }
      } == true
  }

  /// Returns true if a condition binds the window of the application's delegate, as in `if let
  /// window = UIApplication.shared.delegate?.window, let window = window`. On a device the window
  /// is an optional requirement of an optional type, so the bound value is itself optional.
  private static func bindsOptionalWindow(_ listing: Listing, _ index: Int) -> Bool {
    guard listing.says("window", at: index), [",", "{", "else"].contains(listing.word(index + 1))
    else { return false }
    let delegate = index - 3
    guard listing.says("?", at: index - 2) || listing.says("!", at: index - 2),
      listing.says("delegate", at: delegate), listing.says(".", at: delegate - 1),
      listing.says("shared", at: delegate - 2), listing.says("UIApplication", at: delegate - 4),
      listing.says("=", at: delegate - 5)
    else { return false }
    return ["let", "var"].contains(listing.word(delegate - 7))
      && ["if", "guard", "while", ","].contains(listing.word(delegate - 8))
  }

  /// Rewrites a call of an optional requirement, such as `delegate?.foo?(a)`.
  private func rewriteCall(
    _ file: Int, _ listing: Listing, _ index: Int, _ revision: inout Revision
  ) {
    let labels = Self.labels(listing, index + 2)
    let named = requirements.filter { $0.name == listing.words[index] && !$0.isProperty }
    let fitting =
      named.first { $0.fullName == "\($0.name)(\(labels.map { "\($0):" }.joined()))" }
      ?? named.first
    if let fitting {
      if listing.says("self", at: index - 2) { return }
      revision.note(file, index, "an optional call made to ask first")
      if fitting.isOverloaded {
        revision.insert(file, before: index, "adopted_")
        return revision.replaceSilently(file, index + 1..<index + 2, with: "")
      }
      revision.insert(
        file, before: index, "\(fitting.accessor)\(listing.words[index + 1]).")
      return revision.replaceSilently(file, index + 1..<index + 2, with: "")
    }
    let word = listing.words[index]
    let isKnown = UIKitRequirements.all.contains { $0.optionalNames.contains(word) }
    let isShared =
      UIKitRequirements.sharedNames.contains(word) && !isClosureCalled(word, with: labels)
    // A closure has no labels, so a call with one calls the method.
    let isLabelled = labels.contains { $0 != "_" }
    guard isShared || isKnown && (isLabelled || !mayBeClosure(word)) else { return }
    revision.replace(
      file, index + 1..<index + 2, with: "", "an optional call of UIKit's made a plain one")
    guard listing.says("(", at: index + 2) else { return }
    let end = listing.partner[index + 2]
    if word == "interruptibleAnimator" {
      // For an animator without the method the model's method returns a placeholder, which the
      // property `ifImplemented` turns into `nil`.
      let goesOn = listing.says(".", at: end + 1)
      revision.insert(file, after: end, goesOn ? ".ifImplemented?" : ".ifImplemented")
    } else if isBound(listing, index) {
      // `if let` and `guard let` accept only an optional.
      revision.insert(file, after: end, " as Optional")
    }
  }

  /// Returns true if `if let` or `guard let` binds the result of a call, and the condition ends
  /// behind the call.
  private func isBound(_ listing: Listing, _ index: Int) -> Bool {
    var start = index
    while start > 1,
      listing.isWord(start - 1) || [".", "?", "!"].contains(listing.word(start - 1))
    {
      start -= 1
    }
    return listing.says("=", at: start - 1) && listing.isWord(start - 2)
      && ["let", "var"].contains(listing.word(start - 3))
      && ["if", "guard", "while", ","].contains(listing.word(start - 4))
      && ["else", "{", ","].contains(listing.word(listing.partner[index + 2] + 1))
  }

  /// Rewrites a use of an optional requirement that is not a call: `delegate?.foo != nil`,
  /// `delegate?.title`.
  private func rewriteReference(
    _ file: Int, _ listing: Listing, _ index: Int, _ revision: inout Revision
  ) {
    let word = listing.words[index]
    let isCalled = listing.says("(", at: index + 1)
    guard
      let requirement = requirements.first(where: {
        guard $0.name == word else { return false }
        if !isCalled, !$0.isProperty, isProperty(word, asIn: listing, index) { return false }
        guard isCalled, !$0.isProperty else { return !isCalled }
        let close = listing.partner[index + 1]
        return listing.words[index...close].joined() == $0.fullName
      })
    else { return }
    revision.note(file, index, "an optional requirement made to ask first")
    revision.insert(file, before: index, "\(requirement.accessor)?.")
    if requirement.isProperty { leaveOneMark(file, listing, index, requirement, &revision) }
  }

  /// Returns true if a use of a name is not a use of an optional method, although one has the name:
  /// a member of it is used, as in `controller.card.height`, which a method has none of, or it is
  /// not compared with `nil` and the app also has a property of that name.
  private func isProperty(_ name: String, asIn listing: Listing, _ index: Int) -> Bool {
    var behind = index + 1
    while listing.says("?", at: behind) || listing.says("!", at: behind) { behind += 1 }
    if listing.says(".", at: behind) || listing.says("[", at: behind) { return true }
    if ["==", "!="].contains(listing.word(behind)), listing.says("nil", at: behind + 1) {
      return false
    }
    return program.outlines.contains { outline in
      outline.declarations.contains { declaration in
        declaration.name == name
          && (declaration.kind == .variable || declaration.kind == .constant)
          && declaration.parent.map { outline.declarations[$0].kind.isType } == true
      }
    }
  }

  /// Removes one of two question marks behind an optional property, as in
  /// `delegate?.title??.count`, because the rewritten expression has one level of optionals less.
  private func leaveOneMark(
    _ file: Int, _ listing: Listing, _ index: Int, _ requirement: Requirement,
    _ revision: inout Revision
  ) {
    let type = program[requirement.reference].type.map(program.listing(requirement.reference).line)
    guard type?.hasSuffix("?") == true else { return }
    if listing.says("??", at: index + 1), listing.says(".", at: index + 2) {
      revision.replaceSilently(file, index + 1..<index + 2, with: "?")
    } else if listing.says("?", at: index + 1), listing.says("?", at: index + 2) {
      revision.replaceSilently(file, index + 1..<index + 2, with: "")
    }
  }

  /// Rewrites a test for an optional method: `delegate.responds(to:
  /// #selector(CardDelegate.foo(_:)))`.
  private func rewriteQuestion(
    _ file: Int, _ listing: Listing, _ index: Int, _ revision: inout Revision
  ) {
    guard listing.says("(", at: index + 1), listing.says("to", at: index + 2),
      listing.says("#selector", at: index + 4), listing.says("(", at: index + 5)
    else { return }
    let close = listing.partner[index + 5]
    let words = listing.words[index + 6..<max(close, index + 6)]
    guard
      let requirement = requirements.first(where: { requirement in
        let name: String = words.joined()
        let owner: String = requirement.owner.path + "."
        let member = name.hasPrefix(owner) ? String(name.dropFirst(owner.count)) : name
        return [name, member].contains { $0 == requirement.fullName || $0 == requirement.name }
      })
    else {
      guard let owner = words.first, words.count > 2 else { return }
      let name = words.dropFirst(2).joined()
      if Self.answeredByUIKit.contains(owner) || Self.methodsOfContexts.contains(name) {
        return revision.replace(
          file, index + 4..<close + 1, with: "\"\(name)\"",
          "#selector made a name, which UIKit's object responds to")
      }
      if UIKitRequirements.all.contains(where: { $0.name == owner }) {
        revision.replace(
          file, index + 4..<close + 1, with: "\"\(name)\"",
          "#selector made a name, which is taken to be there")
        revision.report(
          file, index, "Whether an object implements a method of \(owner) cannot be asked here.",
          "Call the method: what is left out does nothing, or answers as UIKit assumes.")
      }
      return
    }
    revision.replace(
      file, index..<listing.partner[index + 1] + 1, with: "\(requirement.accessor)_isThere",
      "responds(to:) made a question about a protocol")
  }

  /// UIKit protocols, such as that of the transition's context, to which only UIKit's own objects
  /// conform. These objects implement all methods of the protocols.
  private static let answeredByUIKit: Set<String> = [
    "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext",
  ]

  /// Methods that were added later to UIKit protocols of the transition's context and coordinator.
  /// Apps test if the object has them, which is always true here.
  private static let methodsOfContexts: Set<String> = [
    "view(forKey:)", "viewController(forKey:)", "pauseInteractiveTransition",
    "pauseInteractiveTransition()", "notifyWhenInteractionChanges(_:)",
  ]

  private func isReceiver(_ listing: Listing, _ index: Int) -> Bool {
    let name =
      listing.says("?", at: index) || listing.says("!", at: index) ? index - 1 : index
    return receivers.contains(listing.word(name))
  }

  /// Returns true if the app has a variable of this name that may hold a closure, because its type
  /// is not written down, or is neither a class nor a protocol of the system.
  private func mayBeClosure(_ name: String) -> Bool {
    program.outlines.contains { outline in
      outline.declarations.contains { declaration in
        guard declaration.name == name,
          declaration.kind == .variable || declaration.kind == .constant
        else { return false }
        let words = declaration.type.map { outline.listing.words[$0] } ?? []
        let type = words.filter { !["?", "!", "any", "some", "(", ")"].contains($0) }
        return type.count != 1 || !["UI", "NS", "CA"].contains { type[0].hasPrefix($0) }
      }
    }
  }

  /// Returns true if the app has a variable of the given name that holds a closure, and a call has
  /// no argument labels, which a closure's arguments never have.
  private func isClosureCalled(_ name: String, with labels: [String]) -> Bool {
    labels.allSatisfy { $0 == "_" }
      && program.outlines.contains { outline in
        outline.declarations.contains { declaration in
          declaration.name == name
            && (declaration.kind == .variable || declaration.kind == .constant)
            && declaration.type?.contains { outline.listing.words[$0] == "->" } == true
        }
      }
  }

  /// Returns the argument labels of a call in the app's code, in order.
  static func labels(_ listing: Listing, _ open: Int) -> [String] {
    let close = listing.partner[open]
    var labels: [String] = []
    var index = open + 1
    while index < close {
      let hasLabel = listing.isWord(index) && listing.says(":", at: index + 1)
      labels.append(hasLabel ? listing.words[index] : "_")
      while index < close, !listing.says(",", at: index) {
        index = max(index, listing.partner[index]) + 1
      }
      index += 1
    }
    return labels
  }
}
