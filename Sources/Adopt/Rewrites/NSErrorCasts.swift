/// Rewrites casts of errors to `NSError`.
///
/// On a device every error is an `NSError`, too, so such a cast always succeeds. On Linux the cast
/// in a pattern ends the process, and `as?` and `as!` fail for errors of Swift's own types. A
/// conversion by `as` works on both.
///
/// ```swift
/// do { try save() } catch let error as NSError where error.code == 3 { show(error.domain) }
/// do { try save() } catch let error where (error as NSError).code == 3 {
///   let error = error as NSError; _ = error; show(error.domain)
/// }
///
/// switch result { case .failure(let error as NSError): show(error.domain) }
/// switch result {
/// case .failure(let error): let error = error as NSError; _ = error; show(error.domain)
/// }
///
/// if let known = error as? NSError { show(known.domain) }
/// if let known = error as NSError? { show(known.domain) }
/// ```
enum NSErrorCasts {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("as", at: index) {
        if listing.says("NSError", at: index + 1) {
          convertPattern(at: index, file, listing, &revision)
        } else if listing.says("NSError", at: index + 2), isError(index - 1, listing) {
          convertCast(at: index, file, listing, &revision)
        }
      }
    }
  }

  /// Returns true if the word at a token, such as `error` or `lastError`, is the name of an error.
  private static func isError(_ index: Int, _ listing: Listing) -> Bool {
    listing.isWord(index) && listing.word(index).lowercased().hasSuffix("error")
  }

  /// Replaces `error as? NSError` and `error as! NSError` by conversions.
  private static func convertCast(
    at index: Int, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    if listing.says("?", at: index + 1) {
      revision.replace(file, index..<index + 3, with: "as NSError?", "an error converted")
    } else if listing.says("!", at: index + 1), !listing.says(".", at: index - 2) {
      revision.insert(file, before: index - 1, "(")
      revision.replace(file, index..<index + 3, with: "as NSError?)!", "an error converted")
    }
  }

  /// Replaces the pattern `let error as NSError` of a `catch` or a `case` by a plain one, and
  /// converts the error in the body.
  private static func convertPattern(
    at index: Int, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    guard listing.isWord(index - 1), ["let", "var"].contains(listing.word(index - 2)),
      let body = body(ofPatternAt: index - 2, listing)
    else { return }
    let name = listing.word(index - 1)
    revision.remove(file, index..<index + 2, "an error converted")
    for place in index + 2..<body where isName(name, at: place, listing) {
      revision.insert(file, before: place, "(")
      revision.insert(file, after: place, " as NSError)")
    }
    revision.insert(file, after: body, " let \(name) = \(name) as NSError; _ = \(name);")
  }

  private static func isName(_ name: String, at index: Int, _ listing: Listing) -> Bool {
    listing.says(name, at: index) && !listing.says(".", at: index - 1)
  }

  /// Returns the token behind which the body of a pattern's `catch` or `case` begins: its brace or
  /// its colon; `nil` if the pattern stands anywhere else, such as in an `if case`.
  private static func body(ofPatternAt start: Int, _ listing: Listing) -> Int? {
    var first = start - 1
    // The pattern may be the value of a case, as in `.failure(let error as NSError)`.
    if listing.says("(", at: first), listing.isWord(first - 1), listing.says(".", at: first - 2) {
      first -= 3
    }
    let end: String
    switch listing.word(first) {
    case "catch": end = "{"
    case "case" where !["if", "guard", "while", "for", ","].contains(listing.word(first - 1)):
      end = ":"
    default: return nil
    }
    var index = first + 1
    while index < listing.count, index < first + 200 {
      if listing.says(end, at: index) { return index }
      if listing.says(",", at: index) { return nil }
      index = max(listing.partner[index], index) + 1
    }
    return nil
  }
}
