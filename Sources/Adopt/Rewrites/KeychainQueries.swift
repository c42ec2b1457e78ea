/// Widens the types of dictionaries that are handed to the keychain.
///
/// On a device the keychain's names, such as `kSecClass`, are strings of Core Foundation, which are
/// also keys of the type `NSString`. Here they are strings of Swift, and a function of the keychain
/// takes a dictionary whose keys are such strings.
///
/// ```swift
/// let query: [NSString: AnyObject] = [kSecClass: kSecClassGenericPassword]
/// let query: [String: Any] = [kSecClass: kSecClassGenericPassword]
/// ```
enum KeychainQueries {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("NSString", at: index) && listing.says("[", at: index - 1)
        && listing.says(":", at: index + 1)
      {
        let end = listing.partner[index - 1] + 1
        guard listing.says("=", at: end), listing.says("[", at: end + 1),
          listing.word(end + 2).hasPrefix("kSec")
        else { continue }
        revision.replace(
          file, index - 1..<end, with: "[String: Any]",
          "a query of the keychain has strings as keys")
      }
    }
  }
}
