/// Rewrites the layout that an app describes with SnapKit, if SnapKit is not beside the app.
///
/// Without its layout a screen has views without a size, so that nothing on it can be touched.
/// Turnstile's module `Outside` has the same words under names of its own:
///
/// ```swift
/// card.snp.makeConstraints { $0.edges.equalToSuperview() }
/// card.turnstileLayout.makeConstraints { $0.edges.equalToSuperview() }
/// ```
enum LayoutLibrary {
  static let module = "SnapKit"

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for use in uses(in: listing, revision.program, terms) {
        revision.replace(
          file, use.tokens, with: use.stands, "a layout for SnapKit described to Turnstile")
      }
    }
  }

  /// Returns true if a file describes layouts in words that Turnstile's module `Outside` has in the
  /// place of SnapKit.
  static func isUsed(in listing: Listing, _ program: Program, _ terms: AdoptionTerms) -> Bool {
    !uses(in: listing, program, terms).isEmpty
  }

  private static func uses(
    in listing: Listing, _ program: Program, _ terms: AdoptionTerms
  ) -> [(tokens: Range<Int>, stands: String)] {
    guard isMissing(program, terms) else { return [] }
    return listing.tokens.indices.compactMap { index in
      guard listing.isWord(index) else { return nil }
      if listing.says("snp", at: index), listing.says(".", at: index - 1) {
        return (index..<index + 1, "turnstileLayout")
      }
      guard let name = names[listing.words[index]], !program.declares(listing.words[index]),
        !listing.says(":", at: index + 1)
      else { return nil }
      guard listing.says(".", at: index - 1) else { return (index..<index + 1, name) }
      return listing.says(module, at: index - 2) ? (index - 2..<index + 1, name) : nil
    }
  }

  /// Returns true if a file of the module that is being adopted imports SnapKit and no module of
  /// that name is here. SnapKit itself, beside which the app's files stand, imports no SnapKit.
  private static func isMissing(_ program: Program, _ terms: AdoptionTerms) -> Bool {
    !terms.keptModules.contains(module) && !terms.ownModules.contains(module)
      && program.ownOutlines.contains { _, outline in
        Imports.imports(outline.listing).contains {
          outline.listing.words[$0.path.lowerBound] == module
        }
      }
  }

  /// The names of SnapKit's types, with those of the types of `Outside` that take their place.
  private static let names = [
    "Constraint": "LayoutHandle", "ConstraintMaker": "LayoutDescription",
    "ConstraintItem": "LayoutEnd", "ConstraintViewDSL": "LayoutDescriber",
    "ConstraintMakerExtendable": "LayoutRule", "ConstraintMakerRelatable": "LayoutRule",
    "ConstraintMakerEditable": "LayoutRule", "ConstraintMakerFinalizable": "LayoutRule",
    "ConstraintMakerPriortizable": "LayoutRule", "ConstraintMakerPrioritizable": "LayoutRule",
    "ConstraintPriority": "LayoutImportance", "ConstraintRelatableTarget": "LayoutValue",
    "ConstraintOffsetTarget": "LayoutValue", "ConstraintInsetTarget": "LayoutValue",
    "ConstraintInsets": "UIEdgeInsets", "ConstraintView": "UIView",
    "ConstraintLayoutGuide": "UILayoutGuide",
  ]
}
