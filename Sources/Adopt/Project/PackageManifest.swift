/// The targets of a `Package.swift`, as far as they stand there as texts.
struct PackageManifest {
  /// The package's name.
  private(set) var name: String?
  /// Its targets, but for those of tests.
  private(set) var targets: [(name: String, path: String?)] = []

  init(_ source: SourceText) {
    let listing = Listing.make(source).listing
    for index in listing.tokens.indices where listing.says("(", at: index) {
      let arguments = Self.texts(from: index, listing)
      switch listing.word(index - 1) {
      case "Package": name = arguments["name"]
      case "target" where listing.says(".", at: index - 2),
        "executableTarget" where listing.says(".", at: index - 2):
        if let name = arguments["name"] { targets.append((name, arguments["path"])) }
      default: break
      }
    }
    // A dependency on a target is written as a target is; only a declaration has more than a name,
    // or stands in `targets:`.
    var seen: Set<String> = []
    targets = targets.filter { seen.insert($0.name).inserted }
  }

  /// The arguments of a call that are plain texts, by their labels.
  private static func texts(from open: Int, _ listing: Listing) -> [String: String] {
    var found: [String: String] = [:]
    var index = open + 1
    while index < listing.partner[open] {
      if listing.isWord(index), listing.says(":", at: index + 1),
        listing.tokens[index + 2].kind == .quote, listing.tokens[index + 3].kind == .text
      {
        found[listing.word(index)] = listing.word(index + 3)
      }
      index = max(index, listing.partner[index]) + 1
    }
    return found
  }
}
