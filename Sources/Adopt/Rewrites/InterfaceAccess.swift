/// Makes outlets, actions and classes accessible to the Swift code that is written for the app's
/// storyboards.
///
/// On a device, storyboards connect outlets and actions by name at run time, even `private` ones.
/// Here the code that connects them is Swift in another file. So an outlet or an action loses its
/// `private`, and so does a private extension that contains it. A storyboard finds a private class
/// too, if `@objc(Name)` gives the class a name in Objective-C. Members of a library's public
/// classes become public.
enum InterfaceAccess {
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction",
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      var opened: Set<Int> = []
      for declaration in outline.declarations {
        let isConnected = declaration.attributes.contains {
          let word = outline.listing.word($0.lowerBound + 1)
          let isNamed = word == "objc" && outline.listing.says("(", at: $0.lowerBound + 2)
          return attributes.contains(word) || declaration.kind == .class && isNamed
        }
        guard isConnected else { continue }
        open(declaration, file, outline, &revision)
        // The members of a private extension are private, so an extension with outlets or actions
        // loses its `private` as well.
        if let parent = declaration.parent, outline.declarations[parent].kind == .extension,
          opened.insert(parent).inserted
        {
          open(outline.declarations[parent], file, outline, &revision)
        }
      }
    }
  }

  /// Makes outlets, actions and inspectable properties of a library's public classes public.
  ///
  /// The storyboard that connects them may be the app's, and so in another module. A member stays
  /// as it is if its type is not public, or if a subclass overrides it.
  static func publish(_ revision: inout Revision) {
    let program = revision.program
    let overridden = Set(
      program.outlines.flatMap { outline in
        outline.declarations.indices.filter { outline.has("override", $0) }
          .map { outline.declarations[$0].name }
      })
    for (file, outline) in program.ownOutlines {
      for (index, declaration) in outline.declarations.enumerated() {
        guard isPublishable(declaration, index, outline, program),
          !overridden.contains(declaration.name)
        else { continue }
        let note = "public, for a storyboard of another module may connect it"
        let access = declaration.modifiers.first {
          levels.contains(outline.listing.words[$0]) && !outline.listing.says("(", at: $0 + 1)
        }
        if let access {
          revision.replace(file, access..<access + 1, with: "public", note)
        } else {
          revision.note(file, declaration.start, note)
          revision.insert(file, before: declaration.keyword, "public ")
        }
      }
    }
  }

  private static let levels: Set<String> = ["internal", "fileprivate", "private"]

  private static func isPublishable(
    _ declaration: Declaration, _ index: Int, _ outline: Outline, _ program: Program
  ) -> Bool {
    let listing = outline.listing
    guard
      declaration.attributes.contains(where: {
        attributes.contains(listing.word($0.lowerBound + 1))
      }),
      !isPublic(index, outline), let parent = declaration.parent,
      !outline.isHidden(parent),
      outline.declarations[parent].kind != .extension || !isPublic(parent, outline),
      let type = program.types[outline.path(parent)]?.declaration,
      isPublic(type.declaration, program.outlines[type.file])
    else { return false }
    // The head ends with the body, or with the line of an initial value.
    let end =
      declaration.body?.lowerBound
      ?? MissingUses.endOfValue(
        declaration.type?.upperBound ?? declaration.endOfName, listing)
    return !(declaration.keyword + 2..<max(end, declaration.keyword + 2)).contains { token in
      guard listing.isWord(token), let entry = program.type(named: listing.words[token]),
        let type = entry.declaration
      else { return false }
      return !isPublic(type.declaration, program.outlines[type.file])
    }
  }

  private static func isPublic(_ index: Int, _ outline: Outline) -> Bool {
    outline.declarations[index].modifiers.contains {
      ["public", "open"].contains(outline.listing.words[$0])
        && !outline.listing.says("(", at: $0 + 1)
    }
  }

  private static func open(
    _ declaration: Declaration, _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let listing = outline.listing
    for index in declaration.modifiers
    where ["private", "fileprivate"].contains(listing.words[index]) {
      // If the modifier is `private(set)`, its parentheses are removed together with it.
      let isSetter = listing.says("(", at: index + 1)
      let end = isSetter ? listing.partner[index + 1] + 1 : index + 1
      revision.remove(
        file, index..<end, "\(listing.words[index]) left out, for a storyboard or nib connects it")
    }
  }
}
