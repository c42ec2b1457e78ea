/// Rewrites the layout that an app describes with SnapKit, if SnapKit is not beside the app.
///
/// Without its layout a screen has views without a size, so that nothing on it can be touched.
/// Turnstile's module `Outside` has the same words under names of its own:
///
/// ```swift
/// card.snp.makeConstraints { $0.edges.equalToSuperview() }
/// card.turnstileLayout.makeConstraints { $0.edges.equalToSuperview() }
/// ```
struct LayoutLibrary {
  static let module = "SnapKit"
  private let program: Program

  /// Reads all files of the module that is being adopted. Returns `nil` if none imports SnapKit, or
  /// if a module of that name is here. SnapKit itself, beside which the app's files stand, imports
  /// no SnapKit.
  init?(_ program: Program, _ terms: AdoptionTerms) {
    guard !terms.keptModules.contains(Self.module), !terms.ownModules.contains(Self.module),
      program.ownOutlines.contains(where: { _, outline in
        Imports.imports(outline.listing).contains {
          outline.listing.words[$0.path.lowerBound] == Self.module
        }
      })
    else { return nil }
    self.program = program
  }

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    guard let library = LayoutLibrary(revision.program, terms) else { return }
    for (file, outline) in revision.program.ownOutlines {
      for use in library.uses(in: outline.listing) {
        revision.replace(
          file, use.tokens, with: use.stands, "a layout for SnapKit described to Turnstile")
      }
    }
  }

  /// Returns true if a file describes layouts in words that Turnstile's module `Outside` has in the
  /// place of SnapKit.
  func isUsed(in listing: Listing) -> Bool { !uses(in: listing).isEmpty }

  private func uses(in listing: Listing) -> [(tokens: Range<Int>, stands: String)] {
    listing.tokens.indices.compactMap { index in
      guard listing.isWord(index) else { return nil }
      if listing.says("snp", at: index), listing.says(".", at: index - 1) {
        return (index..<index + 1, "turnstileLayout")
      }
      guard let name = Self.names[listing.words[index]], !program.declares(listing.words[index]),
        !listing.says(":", at: index + 1)
      else { return nil }
      guard listing.says(".", at: index - 1) else { return (index..<index + 1, name) }
      return listing.says(Self.module, at: index - 2) ? (index - 2..<index + 1, name) : nil
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
