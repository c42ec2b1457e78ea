/// Replaces code for Core Data that only Objective-C's generics and selectors allow.
///
/// | in the app | here |
/// |---|---|
/// | `request as! NSFetchRequest<NSFetchRequestResult>` | `request .ofAnyResult` |
/// | `snapshot as NSDiffableDataSourceSnapshot<…>` | `snapshot .typed() as …` |
/// | `#selector(NSString.localizedStandardCompare(_:))` | `"localizedStandardCompare:"` |
///
/// Swift's classes with different type arguments are different classes, so the rewritten code asks
/// for an object with other ones. A string has no methods that a selector could name.
enum CoreDataSpellings {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      let hasReferences = listing.tokens.indices.contains {
        listing.says("NSDiffableDataSourceSnapshotReference", at: $0)
      }
      for index in listing.tokens.indices {
        if listing.says("as", at: index), listing.says("!", at: index + 1) {
          replaceCast(file, index, listing, &revision)
        } else if hasReferences, listing.says("as", at: index),
          listing.says("NSDiffableDataSourceSnapshot", at: index + 1)
        {
          revision.note(file, index, "a cast of a snapshot made a snapshot of other types")
          revision.insert(file, before: index, ".typed() ")
        } else if listing.says("#selector", at: index) {
          replaceComparison(file, index, listing, &revision)
        }
      }
    }
  }

  private static func replaceCast(
    _ file: Int, _ index: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    let type = index + 2
    guard listing.says("NSFetchRequest", at: type), listing.says("<", at: type + 1),
      listing.says("NSFetchRequestResult", at: type + 2), listing.says(">", at: type + 3)
    else { return }
    revision.replace(
      file, index..<type + 4, with: ".ofAnyResult",
      "a cast of a fetch request made a request with other results")
  }

  /// Replaces the selector of a method that compares two strings by the method's name.
  private static func replaceComparison(
    _ file: Int, _ index: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    guard listing.says("(", at: index + 1), listing.says("NSString", at: index + 2),
      listing.says(".", at: index + 3), listing.isWord(index + 4)
    else { return }
    let name = listing.words[index + 4]
    guard name == "compare" || name.hasSuffix("Compare") else { return }
    revision.replace(
      file, index..<listing.partner[index + 1] + 1, with: "\"\(name):\"",
      "a comparison of strings made its name")
  }
}
