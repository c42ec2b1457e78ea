/// Rewrites imports to the modules that are here, and leaves out the rest.
///
/// A submodule such as `UIKit.UIGestureRecognizerSubclass` is a part of `UIKit`. The import of a
/// module that is missing here becomes a comment, because many files import more than they use. If
/// the file does use the module, the compiler says where.
///
/// After that every file with code in it imports UIKit. A file that imports Foundation alone shares
/// its clock with UIKit on a device, and here `DispatchQueue` and `Timer` run on virtual time only
/// if they are the model's. A file without imports sees the imports of its module's other files on
/// Apple's platforms, and a file whose import is left out had UIKit through that import. Parts of
/// Apple's frameworks that have a module of their own here (`URLSession`, `CLLocationManager`) are
/// imported where they are used.
enum Imports {
  /// The modules that exist here under their own names.
  private static let available: Set<String> = [
    "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Swift",
    "_Concurrency",
    "Observation",
    "Synchronization", "RegexBuilder", "FoundationXML", "Outside", "Turnstile",
    "HeadlessUIKit", "FoundationEssentials",
  ]
  /// The modules of Apple's system whose contents are in a module of another name here.
  private static let elsewhere: [String: String] = [
    "Dispatch": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Foundation", "CoreFoundation": "UIKit",
    "CoreAnimation": "UIKit", "os": "UIKit", "OSLog": "UIKit", "FoundationNetworking": "Outside",
  ]

  /// The modules whose names before a dot are removed, because their contents are found without the
  /// module's name.
  private static let leftOutBeforeDots = ["Darwin", "CoreGraphics", "QuartzCore"]

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    for (file, outline) in revision.program.outlines.enumerated() {
      let listing = outline.listing
      guard listing.count > 0 else { continue }
      var has: Set<String> = []
      var last: Int?
      for found in imports(listing) {
        guard let module = rewrite(file, listing, found, terms, &revision) else { continue }
        has.insert(module)
        last = found.range.upperBound - 1
      }
      var missing: [String] = []
      if !has.contains("UIKit"), !has.contains("Turnstile") { missing.append("UIKit") }
      if !has.contains("Outside"), OutsideNames.areUsed(in: listing, revision.program) {
        missing.append("Outside")
      }
      for module in terms.ownModules.sorted() + leftOutBeforeDots {
        leaveOutQualifiers(module, file, listing, &revision)
      }
      guard !missing.isEmpty else { continue }
      let text = missing.map { "import \($0)" }.joined(separator: "; ")
      if let last {
        revision.note(file, last, "\(text) added")
        revision.insert(file, after: last, "; \(text)")
      } else {
        revision.note(file, 0, "\(text) added")
        revision.insert(file, before: 0, "\(text); ")
      }
    }
  }

  /// Returns true if this package or the toolchain has a module, or another module that replaces
  /// it.
  static func isHere(_ module: String) -> Bool {
    available.contains(elsewhere[module] ?? module) || OutsideNames.frameworks.contains(module)
  }

  /// Returns the modules that a file imports and that are missing here, wholly or in part.
  static func missing(_ listing: Listing, _ terms: AdoptionTerms) -> [String] {
    imports(listing).map { listing.words[$0.path.lowerBound] }.filter { module in
      !terms.keptModules.contains(module) && !terms.ownModules.contains(module)
        && !available.contains(elsewhere[module] ?? module)
    }
  }

  /// Removes `Kit.` from `Kit.Card`, for a module whose files are adopted, and `Darwin.` from
  /// `Darwin.ceil`.
  private static func leaveOutQualifiers(
    _ module: String, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    for index in listing.tokens.indices
    where listing.isWord(index) && listing.words[index] == module
      && listing.says(".", at: index + 1)
      && !listing.says(".", at: index - 1) && !listing.says("import", at: index - 1)
      && (leftOutBeforeDots.contains(module) || listing.word(index + 2).first?.isUppercase == true)
    {
      // If a type has the name of its module, the name before the dot may be the type, so it stays.
      guard !revision.program.declares(module) else { return }
      revision.remove(file, index..<index + 2, "\(module). left out")
    }
  }

  /// An import in a file: the word `import`, perhaps a kind, and a path.
  struct Import {
    var range: Range<Int>
    var path: Range<Int>
    var kind: String?
  }

  static func imports(_ listing: Listing) -> [Import] {
    var found: [Import] = []
    var index = 0
    while index < listing.count {
      guard listing.says("import", at: index), listing.isWord(index + 1),
        !listing.says(".", at: index - 1)
      else {
        index += 1
        continue
      }
      var start = index + 1
      var kind: String?
      if listing.isWord(start + 1), !listing.beginsLine(start + 1) {
        kind = listing.words[start]
        start += 1
      }
      var end = start + 1
      while listing.says(".", at: end), listing.isWord(end + 1) { end += 2 }
      found.append(Import(range: index..<end, path: start..<end, kind: kind))
      index = end
    }
    return found
  }

  /// Rewrites one import, and returns the module that is then imported, if there is one.
  private static func rewrite(
    _ file: Int, _ listing: Listing, _ found: Import, _ terms: AdoptionTerms,
    _ revision: inout Revision
  ) -> String? {
    let module = listing.words[found.path.lowerBound]
    let text = listing.line(found.range)
    if terms.keptModules.contains(module) { return module }
    if terms.ownModules.contains(module) {
      leaveOut(found, file, listing, &revision)
      return nil
    }
    let name = elsewhere[module] ?? module
    if OutsideNames.frameworks.contains(module) {
      leaveOut(found, file, listing, &revision)
      return nil
    }
    guard available.contains(name) else {
      revision.report(
        file, found.range.lowerBound, "The module '\(module)' is not here; its import is left out.",
        "Leave out what uses it, or put a module of that name into the package and "
          + "name it: --module \(module).", missing: module)
      leaveOut(found, file, listing, &revision)
      return nil
    }
    if name != module || found.path.count > 1 {
      revision.replace(file, found.range, with: "import \(name)", "\(text) made import \(name)")
    }
    return name
  }

  /// Turns an import into a comment, with its attributes and modifiers: `@_exported`, `@testable`,
  /// `internal`.
  private static func leaveOut(
    _ found: Import, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    var start = found.range.lowerBound
    while true {
      if ["public", "package", "internal", "fileprivate", "private"].contains(
        listing.word(start - 1))
      {
        start -= 1
      } else if listing.isWord(start - 1), listing.says("@", at: start - 2) {
        start -= 2
      } else {
        break
      }
    }
    let text = listing.line(start..<found.range.upperBound)
    // A semicolon with nothing before it is no statement, so it is commented out with the import.
    let end = found.range.upperBound + (listing.says(";", at: found.range.upperBound) ? 1 : 0)
    revision.replace(file, start..<end, with: "/* \(text) */", "\(text) left out")
  }
}
