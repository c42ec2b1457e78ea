/// Replaces the literals that Xcode displays as a picture or a colour, such as `#imageLiteral(…)`,
/// by calls that create the image or colour.
enum Literals {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.tokens[index].kind == .directive {
        let close = listing.partner[min(index + 1, listing.count - 1)]
        switch listing.words[index] {
        case "#colorLiteral":
          revision.replace(
            file, index..<index + 1, with: "colorLiteral", "#colorLiteral made a call")
        case "#imageLiteral":
          guard listing.says("resourceName", at: index + 2), close > index else { continue }
          revision.replace(file, index..<index + 1, with: "UIImage", "#imageLiteral made a UIImage")
          revision.replaceSilently(file, index + 2..<index + 3, with: "named")
          revision.insert(file, after: close, "!")
        case "#fileLiteral":
          revision.report(
            file, index, "There is no bundle to find this file in.",
            "Read it by its path, or leave it out.")
        default: continue
        }
      }
    }
  }
}
