/// Rewrites declarations that Swift 3 and 4 allowed and that the compiler now rejects.
///
/// `open` becomes `public` on a member that cannot be overridden. A protocol's requirement loses
/// `weak`, which only a conforming class can have. A function type from `Void` gets no parameters,
/// unless the program passes `()` to such a function. The type of the sender in an overridden UIKit
/// method becomes `Any?`; before Swift 3 it was `AnyObject?`. An initialiser that an extension
/// gives to a structure of C, such as `UIEdgeInsets`, sets all fields to zero first.
enum OlderDeclarations {
  static func run(_ revision: inout Revision) {
    let givesVoid = revision.program.outlines.contains { outline in
      outline.listing.tokens.indices.contains {
        outline.listing.says(["(", "(", ")", ")"], from: $0)
      }
    }
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for declaration in outline.declarations {
        respellModifiers(of: declaration, file, outline, &revision)
        respellSender(of: declaration, file, listing, &revision)
        startWithZero(declaration, file, outline, &revision)
      }
      guard !givesVoid else { continue }
      for index in listing.tokens.indices where listing.says("(", at: index) {
        if listing.says(["(", "Void", ")", "->"], from: index) {
          revision.replace(file, index..<index + 3, with: "()", "(Void) made ()")
        } else if listing.says(["(", "_", ":", "Void", ")", "->"], from: index),
          !listing.isWord(index - 1)
        {
          revision.replace(file, index..<index + 5, with: "()", "(_: Void) made ()")
        }
      }
    }
  }

  /// The structures of C whose fields an initialiser in an extension could set one by one until
  /// Swift 4.
  private static let structures: Set<String> = [
    "UIEdgeInsets", "UIOffset", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
    "CATransform3D", "NSRange",
  ]

  /// Lets an initialiser in an extension of a structure of C begin with `self.init()`, unless the
  /// initialiser sets the whole structure itself.
  private static func startWithZero(
    _ declaration: Declaration, _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let listing = outline.listing
    guard declaration.kind == .initializer, let body = declaration.body, body.count > 2,
      let parent = declaration.parent.map({ outline.declarations[$0] }),
      parent.kind == .extension, structures.contains(parent.name),
      !body.contains(where: {
        listing.says("self", at: $0)
          && (listing.says("=", at: $0 + 1) || listing.says([".", "init"], from: $0 + 1))
      })
    else { return }
    revision.note(file, declaration.start, "\(parent.name) set to zero first")
    revision.insert(file, before: body.lowerBound + 1, "self.init(); ")
  }

  /// Changes the type of the sender of methods such as `prepare(for:sender:)`. With the old type,
  /// such a method would override nothing and never be called.
  private static func respellSender(
    of declaration: Declaration, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    guard declaration.kind == .function,
      declaration.modifiers.contains(where: { listing.says("override", at: $0) })
    else { return }
    for parameter in declaration.parameters?.list ?? []
    where parameter.name == "sender" && listing.line(parameter.type) == "AnyObject?" {
      let type = parameter.type.lowerBound
      revision.replace(file, type..<type + 1, with: "Any", "AnyObject? of a sender made Any?")
    }
  }

  private static func respellModifiers(
    of declaration: Declaration, _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let listing = outline.listing
    func modifier(_ word: String) -> Int? {
      declaration.modifiers.first { listing.says(word, at: $0) }
    }
    if let open = modifier("open"), declaration.kind == .constant || modifier("static") != nil {
      revision.replace(file, open..<open + 1, with: "public", "open made public")
    }
    let isRequirement = declaration.parent.map { outline.declarations[$0].kind == .protocol }
    if isRequirement == true, let weak = modifier("weak") ?? modifier("unowned") {
      revision.remove(file, weak..<weak + 1, "\(listing.word(weak)) left out of a requirement")
    }
  }
}

extension Listing {
  /// Returns true if the file's tokens from an index on have the given texts, one after the other.
  fileprivate func says(_ words: [String], from index: Int) -> Bool {
    words.enumerated().allSatisfy { says($1, at: index + $0) }
  }
}
