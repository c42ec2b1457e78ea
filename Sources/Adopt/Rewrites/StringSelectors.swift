/// Finds the method that a selector made of a string means.
///
/// There is no table of names at run time, so the method has to be found in the text: one that
/// Objective-C would call by that name, in the type around or, if there is only one, anywhere.
enum StringSelectors {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      let listing = outline.listing
      for index in listing.tokens.indices
      where ["Selector", "NSSelectorFromString"].contains(listing.words[index])
        && listing.isWord(index) && !listing.says(".", at: index - 1)
        && listing.says("(", at: index + 1)
      {
        rewrite(file, outline, index, &revision)
      }
    }
  }

  private static func rewrite(
    _ file: Int, _ outline: Outline, _ index: Int, _ revision: inout Revision
  ) {
    let listing = outline.listing
    let close = listing.partner[index + 1]
    var start = index + 2
    // `Selector(("name"))` silences the compiler, which knows the method.
    if listing.says("(", at: start), listing.partner[start] == close - 1 { start += 1 }
    guard start + 2 < listing.count, listing.tokens[start].kind == .quote,
      listing.tokens[start + 1].kind == .text, listing.tokens[start + 2].kind == .quote,
      start + 3 + (start - index - 2) == close
    else {
      // A selector of a method, or of something worked out at run time.
      if listing.words[index] == "NSSelectorFromString" { reportUnknown(file, index, &revision) }
      return
    }
    let name = listing.words[start + 1]
    guard let found = method(name, around: outline.enclosingType(index).map(outline.path), revision)
    else {
      return revision.report(
        file, index, "No method that Objective-C calls '\(name)' was found for this selector.",
        "Write #selector(Type.method), or call the method.")
    }
    revision.replace(
      file, index..<close + 1,
      with: "Selector(\(found.owner).\(found.method), named: \"\(found.method)\")",
      "the selector '\(name)' made of the method")
  }

  private static func reportUnknown(_ file: Int, _ index: Int, _ revision: inout Revision) {
    revision.report(
      file, index, "A selector cannot be made of a string that is worked out at run time.",
      "Write #selector(Type.method), or call the method.")
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
