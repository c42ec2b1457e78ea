/// The layout that an app describes with PureLayout.
///
/// PureLayout is written in Objective-C, so it does not compile on Linux, even if it is beside the
/// app. Turnstile's module `Outside` has its methods under their own names. A file that uses one of
/// them imports that module, and nothing else changes.
enum PinnedLayout {
  static let module = "PureLayout"

  /// Returns true if a file uses a name of PureLayout's that the app does not declare.
  static func isUsed(
    in listing: Listing, _ program: Program, _ terms: AdoptionTerms
  ) -> Bool {
    guard !terms.keptModules.contains(module), !terms.ownModules.contains(module) else {
      return false
    }
    return listing.tokens.indices.contains { index in
      listing.isWord(index) && names.contains(listing.words[index])
        && !program.declares(listing.words[index])
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
