/// Replaces casts to a fetch request with results of any type.
///
/// Objective-C's generics allow such a cast. Swift's classes with different type arguments are
/// different classes, so the rewritten code asks for the request with other results.
///
/// ```swift
/// NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
/// // becomes
/// NSBatchDeleteRequest(fetchRequest: request .ofAnyResult)
/// ```
enum FetchRequestCasts {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("as", at: index) {
        let mark = listing.says("!", at: index + 1) || listing.says("?", at: index + 1) ? 1 : 0
        let type = index + 1 + mark
        guard listing.says("NSFetchRequest", at: type), listing.says("<", at: type + 1),
          listing.says("NSFetchRequestResult", at: type + 2), listing.says(">", at: type + 3),
          mark == 1
        else { continue }
        let isOptional = listing.says("?", at: index + 1)
        revision.replace(
          file, index..<type + 4, with: isOptional ? ".ofAnyResult as Optional" : ".ofAnyResult",
          "a cast of a fetch request made a request with other results")
      }
    }
  }
}
