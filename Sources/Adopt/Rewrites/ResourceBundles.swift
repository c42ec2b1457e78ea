/// Rewrites code that makes a bundle of a folder in the app, as pods do with their resources:
/// `Bundle(path: folder + "/Gallery.bundle")!`.
///
/// Here all resources of the app are in one place, and no such folder exists. So the call goes to a
/// method of the model, which returns the app's bundle for it.
///
/// ```swift
/// let images = Bundle(path: folder + "/Gallery.bundle")!
/// let images = Bundle.app(path: folder + "/Gallery.bundle")!
/// ```
struct ResourceBundles {
  static func run(_ revision: inout Revision) {
    guard revision.program.types["Bundle"]?.declaration == nil else { return }
    for (file, outline) in revision.program.outlines.enumerated() {
      let listing = outline.listing
      for index in listing.tokens.indices
      where ["Bundle", "NSBundle"].contains(listing.word(index)) && listing.isWord(index)
        && !listing.says(".", at: index - 1)
      {
        let isSpelled = listing.says(".", at: index + 1) && listing.says("init", at: index + 2)
        let open = isSpelled ? index + 3 : index + 1
        guard listing.says("(", at: open), listing.touchesNext(open - 1),
          ["path", "url", "URL"].contains(listing.word(open + 1)), listing.says(":", at: open + 2)
        else { continue }
        revision.replace(
          file, index..<open, with: "Bundle.app",
          "a bundle in the app's own is the app's bundle, which has all of the resources")
        if listing.says("URL", at: open + 1) {
          revision.replaceSilently(file, open + 1..<open + 2, with: "url")
        }
      }
    }
  }
}
