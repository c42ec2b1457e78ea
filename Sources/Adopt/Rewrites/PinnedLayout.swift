/// The layout that an app describes with PureLayout.
///
/// PureLayout is written in Objective-C, so it does not compile on Linux, even if it is beside the
/// app. Turnstile's module `Outside` has its methods under their own names. A file that uses one of
/// them imports that module, and nothing else changes.
struct PinnedLayout {
  static let module = "PureLayout"

  /// The names of PureLayout's that the app does not declare itself; empty if the app has a module
  /// of that name.
  private let missing: Set<String>

  init(_ program: Program, _ terms: AdoptionTerms) {
    guard !terms.keptModules.contains(Self.module), !terms.ownModules.contains(Self.module) else {
      missing = []
      return
    }
    var own: Set<String> = []
    for outline in program.outlines {
      for declaration in outline.declarations where Self.names.contains(declaration.name) {
        own.insert(declaration.name)
      }
    }
    missing = Self.names.subtracting(own)
  }

  /// Returns true if a file uses a name of PureLayout's that the app does not declare.
  func isUsed(in listing: Listing) -> Bool {
    guard !missing.isEmpty else { return false }
    return listing.tokens.indices.contains { index in
      listing.isWord(index) && missing.contains(listing.words[index])
    }
  }

  /// PureLayout's names that Turnstile's module `Outside` declares. A test compares the list with
  /// the module.
  static let names: Set<String> = [
    "ALAttribute", "ALAxis", "ALDimension", "ALEdge", "autoAlignAxis", "autoCenterInSuperview",
    "autoCenterInSuperviewMargins", "autoConstrainAttribute", "autoCreateAndInstallConstraints",
    "autoCreateConstraintsWithoutInstalling", "autoIdentify", "autoInstall", "autoMatch",
    "autoPin", "autoPinEdge", "autoPinEdges", "autoPinEdgesToSuperviewEdges",
    "autoPinEdgesToSuperviewMargins", "autoPinEdgesToSuperviewSafeArea", "autoRemove",
    "autoSetContentCompressionResistancePriority", "autoSetContentHuggingPriority",
    "autoSetDimension", "autoSetDimensions", "autoSetIdentifier", "autoSetPriority",
    "configureForAutoLayout",
  ]
}
