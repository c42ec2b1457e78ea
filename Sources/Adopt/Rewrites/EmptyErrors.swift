/// Rewrites `NSError()`, an error without a domain, because Foundation on Linux has no such
/// initialiser.
enum EmptyErrors {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("NSError", at: index) && listing.says("(", at: index + 1)
        && listing.partner[index + 1] == index + 2
      {
        revision.replace(
          file, index + 1..<index + 3, with: "(domain: \"\", code: 0)",
          "an error without a domain given an empty one")
      }
    }
  }
}
