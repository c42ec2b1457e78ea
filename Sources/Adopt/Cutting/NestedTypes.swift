/// Finds the types that the app nests in a missing type, such as `Kit.Message.Kind` in
/// `Kit.Message`.
///
/// The compiler reports a nested type only when the type around it has a stand-in, so each level
/// would cost a round of compiling.
struct NestedTypes {
  /// The names with a dot that the app's code uses as types, and those of the types around them,
  /// sorted.
  private let paths: [String]

  init(sources: [CutSource]) {
    var found: Set<String> = []
    for listing in sources.map(\.listing) {
      for index in listing.tokens.indices where Self.isTypePlace(before: index, listing) {
        var path = ""
        var part = index
        while listing.isWord(part), listing.words[part].first?.isUppercase == true {
          path += path.isEmpty ? listing.words[part] : ".\(listing.words[part])"
          // A name that ends the chain behind a dot is `.Type` or `.Protocol` of the type before.
          let isMeta = ["Type", "Protocol"].contains(listing.words[part])
          if part > index, !isMeta { found.insert(path) }
          guard listing.says(".", at: part + 1) else { break }
          part += 2
        }
      }
    }
    paths = found.sorted()
  }

  /// Returns the names of the types that the app's code uses as types inside of a missing type,
  /// sorted, so that each comes behind the type around it.
  func names(below outer: String) -> [String] { paths.filter { $0.hasPrefix("\(outer).") } }

  /// Returns true if the token before a name shows that the name is that of a type.
  private static func isTypePlace(before index: Int, _ listing: Listing) -> Bool {
    let before = listing.word(index - 1)
    if ["?", "!"].contains(before) { return listing.says("as", at: index - 2) }
    return [":", "->", "<", "[", "as", "is", "any", "some", "&"].contains(before)
  }
}
