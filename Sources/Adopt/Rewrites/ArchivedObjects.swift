/// Replaces `decodeObject(forKey:)` by the model's method that does as on a device.
///
/// For a key without a value, or with a number, the method returns `nil` on a device. Foundation on
/// Linux takes the archive for damaged then, and gives nothing of it.
///
/// ```swift
/// image = coder.decodeObject(forKey: "image") as? UIImage
/// // becomes
/// image = coder.archivedObject(forKey: "image") as? UIImage
/// ```
enum ArchivedObjects {
  static func run(_ revision: inout Revision) {
    guard !revision.program.declaresValue("decodeObject") else { return }
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      guard Imports.importsUIKit(listing) else { continue }
      for index in listing.tokens.indices
      where listing.says("decodeObject", at: index) && listing.says(".", at: index - 1)
        && !listing.says("super", at: index - 2) && listing.says("(", at: index + 1)
        && listing.says("forKey", at: index + 2)
      {
        revision.replace(
          file, index..<index + 1, with: "archivedObject", "decodeObject asked of the model")
      }
    }
  }
}
