/// Finds the method for a selector that is made from a string.
///
/// The method is searched in the app's sources by its Objective-C name: in the type that contains
/// the expression, or in all types if only one has such a method. A name without a method remains a
/// name, because it may be that of a private UIKit method. For a name that is computed at run time,
/// every class of the app gets a list of its methods, and the selector gets all lists.
enum StringSelectors {
  static func run(_ revision: inout Revision) {
    var areListed = false
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where ["Selector", "NSSelectorFromString"].contains(listing.words[index])
        && listing.isWord(index) && !listing.says(".", at: index - 1)
        && listing.says("(", at: index + 1)
      {
        rewrite(file, outline, index, &areListed, &revision)
      }
    }
    if areListed { listMethods(&revision) }
  }

  private static func rewrite(
    _ file: Int, _ outline: Outline, _ index: Int, _ areListed: inout Bool,
    _ revision: inout Revision
  ) {
    let listing = outline.listing
    let close = listing.partner[index + 1]
    var start = index + 2
    // Apple's compiler accepts `Selector(("name"))` without a warning, so the argument may be in
    // two pairs of parentheses.
    if listing.says("(", at: start), listing.partner[start] == close - 1 { start += 1 }
    guard start + 2 < listing.count, listing.tokens[start].kind == .quote,
      listing.tokens[start + 1].kind == .text, listing.tokens[start + 2].kind == .quote,
      start + 3 + (start - index - 2) == close
    else {
      // The argument of `Selector(…)` may also be a method, which is not rewritten, or a name that
      // is computed at run time.
      guard listing.words[index] == "NSSelectorFromString" || isWorkedOut(start, close, listing)
      else { return }
      areListed = true
      let lists = lists(of: revision.program).map { "\($0.path).\(Self.name(of: $0))" }
      revision.replace(
        file, index..<index + 1, with: revision.program.selectorName,
        "a selector looked for in the app's methods")
      return revision.insert(file, before: close, ", of: [\(lists.joined(separator: ", "))]")
    }
    let name = listing.words[start + 1]
    guard let found = method(name, around: outline.enclosingType(index).map(outline.path), revision)
    else {
      if listing.words[index] == "NSSelectorFromString" {
        revision.replaceSilently(file, index..<index + 1, with: revision.program.selectorName)
      }
      return revision.report(
        file, index, "No method that Objective-C calls '\(name)' was found for this selector.",
        "If it is a private one of UIKit's, nothing happens here.")
    }
    revision.replace(
      file, index..<close + 1,
      with:
        "\(revision.program.selectorName)(\(found.owner).\(found.method), named: \"\(found.method)\")",
      "the selector '\(name)' made of the method")
  }

  /// Returns true if the name from which a selector is made is computed at run time or kept in a
  /// variable.
  private static func isWorkedOut(_ start: Int, _ close: Int, _ listing: Listing) -> Bool {
    if listing.tokens[start].kind == .quote { return true }
    return listing.isWord(start) && listing.word(start).first?.isLowercase == true
      && !listing.says(":", at: start + 1) && !listing.says("closure", at: start)
      && (start..<close).allSatisfy { !listing.says(",", at: $0) && !listing.says(":", at: $0) }
  }

  // MARK: - Lists

  /// Returns the classes of the module that get a list of their methods by name, each before its
  /// superclass. A class of another module would need a list that is public there.
  private static func lists(of program: Program) -> [Program.TypeEntry] {
    program.ownClasses.filter { entry, declaration in
      !["private", "fileprivate"].contains { program.has($0, declaration) }
        && program[declaration].parent == nil
        && !program.listing(declaration).says("<", at: program[declaration].keyword + 2)
        && !methods(of: entry, program).isEmpty
    }.enumerated().sorted { left, right in
      let depths = [left, right].map { program.lineage(of: $0.element.entry).count }
      return (-depths[0], left.offset) < (-depths[1], right.offset)
    }.map(\.element.entry)
  }

  private static func name(of entry: Program.TypeEntry) -> String {
    "adopted_\(Program.identifier(entry.path))_selectors"
  }

  /// Returns the methods of a class that are visible to Objective-C and can be written in the
  /// class's list of methods by name.
  private static func methods(
    of entry: Program.TypeEntry, _ program: Program
  ) -> [Program.Reference] {
    guard let home = entry.declaration else { return [] }
    let marksAll = program[home].attributes.contains {
      program.listing(home).says("objcMembers", at: $0.lowerBound + 1)
    }
    var seen: Set<String> = []
    return program.members(of: entry).filter { member in
      let (method, listing) = (program[member], program.listing(member))
      return method.kind == .function && method.effects.isEmpty
        && (method.parameters?.list.count ?? 0) <= 3
        && !["static", "class"].contains { program.has($0, member) }
        && !listing.says("<", at: method.keyword + 2)
        && (member.file == home.file || !program.has("private", member))
        && (marksAll
          || method.attributes.contains {
            ["objc", "IBAction"].contains(listing.word($0.lowerBound + 1))
          })
        && seen.insert(method.fullName).inserted
    }
  }

  private static func listMethods(_ revision: inout Revision) {
    let program = revision.program
    for entry in lists(of: program) {
      guard let home = entry.declaration else { continue }
      let methods = methods(of: entry, program).map { member in
        let method = program[member]
        let hasParameters = method.parameters?.list.isEmpty == false
        let spelled = hasParameters ? method.fullName : method.name
        let name = ObjectiveCName.of(method, in: program.listing(member))
        return
          "(\"\(name)\", \(program.selectorName)(\(entry.path).\(spelled), named: \"\(method.fullName)\"))"
      }
      revision.note(home.file, program[home].keyword, "methods of \(entry.path) listed by name")
      revision.addMember(
        "nonisolated static var \(name(of: entry)): [(name: String, selector: \(program.selectorName))] "
          + "{ [\(methods.joined(separator: ", "))] }", to: home)
    }
  }

  private static func method(
    _ name: String, around: String?, _ revision: Revision
  ) -> (owner: String, method: String)? {
    let program = revision.program
    func find(in entry: Program.TypeEntry) -> (String, String)? {
      for member in program.members(of: entry) where program[member].kind == .function {
        let method = program[member]
        if ObjectiveCName.of(method, in: program.listing(member)) == name {
          let hasParameters = method.parameters?.list.isEmpty == false
          return (entry.path, hasParameters ? method.fullName : method.name)
        }
      }
      return nil
    }
    if let around, let entry = program.types[around] {
      for type in program.lineage(of: entry) {
        if let found = find(in: type) { return found }
      }
    }
    let everywhere = program.entries.compactMap(find)
    return everywhere.count == 1 ? everywhere[0] : nil
  }
}
