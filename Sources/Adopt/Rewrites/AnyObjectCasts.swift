/// Rewrites casts to types whose members Objective-C looks up when the code runs.
///
/// ```swift
/// (heights.object(at: 0) as AnyObject).doubleValue
/// turnstileMembers(of: heights.object(at: 0)).doubleValue
///
/// table.setObject(view, forKey: section as NSCopying)
/// table.setObject(view, forKey: section)
///
/// func align(_ label: UILabel, below other: AnyObject) { … other.bottomAnchor … }
/// func align(_ label: UILabel, below other: AnyObject) {
///   … turnstileMembers(of: other).bottomAnchor …
/// }
/// ```
enum AnyObjectCasts {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("as", at: index) {
        if listing.says("AnyObject", at: index + 1) {
          lookUp(at: index, file, listing, &revision)
        } else if listing.says("NSCopying", at: index + 1), listing.says(")", at: index + 2) {
          revision.remove(file, index..<index + 2, "a key of a dictionary left as it is")
        }
      }
      for declaration in outline.declarations { lookUp(in: declaration, file, listing, &revision) }
    }
  }

  /// Replaces each parameter of the type `AnyObject` in front of a member, in a function's body, by
  /// the model's list of members, if the list has the member.
  private static func lookUp(
    in function: Declaration, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    guard let body = function.body else { return }
    for parameter in function.parameters?.list ?? []
    where ["AnyObject", "AnyObject?", "AnyObject!"].contains(listing.line(parameter.type)) {
      for index in body
      where listing.says(parameter.name, at: index) && !listing.says(".", at: index - 1) {
        let isMarked = listing.says("?", at: index + 1) || listing.says("!", at: index + 1)
        let point = isMarked ? index + 2 : index + 1
        guard listing.says(".", at: point), isKnown(point + 1, listing),
          !listing.says("=", at: point + 2)
        else { continue }
        revision.replace(
          file, index..<point, with: "turnstileMembers(of: \(parameter.name))",
          "a member of any object looked up")
      }
    }
  }

  /// Returns true if the model's list has the member that stands at a token.
  private static func isKnown(_ index: Int, _ listing: Listing) -> Bool {
    let name = listing.word(index)
    if listing.says("(", at: index + 1) {
      return name == "value" && listing.says("forKey", at: index + 2)
    }
    return members.contains(name)
  }

  /// Replaces the cast in front of a member by the model's list of members, if the list has the
  /// member.
  private static func lookUp(
    at index: Int, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    let close = index + 2
    guard listing.says(")", at: close), listing.says(".", at: close + 1),
      isKnown(close + 2, listing)
    else { return }
    let open = listing.partner[close]
    if listing.isWord(open - 1), listing.touchesNext(open - 1) { return }
    revision.replace(
      file, open..<open + 1, with: "turnstileMembers(of: ", "a member of any object looked up")
    revision.replaceSilently(file, index..<close, with: "")
  }

  private static let members: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue", "count",
    "frame", "bounds", "tag", "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor",
    "leadingAnchor", "trailingAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor",
    "heightAnchor",
  ]
}
