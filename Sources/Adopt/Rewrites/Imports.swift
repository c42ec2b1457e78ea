/// Imports what is here, and leaves out what is not.
///
/// A submodule such as `UIKit.UIGestureRecognizerSubclass` is all in `UIKit`. A file that imports Foundation alone gets
/// UIKit too: on a device they share one clock, and here `DispatchQueue` and `Timer` run on virtual time only if
/// they are the model's. A module that is not here is turned into a comment, since many a file imports more than it
/// uses; if it does use it, the compiler says where.
enum Imports {
  /// Modules that are here as they are.
  private static let available: Set<String> = [
    "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "Swift", "_Concurrency", "Observation",
    "Synchronization", "RegexBuilder", "FoundationNetworking", "FoundationXML", "Turnstile",
    "HeadlessUIKit", "FoundationEssentials",
  ]
  /// Modules whose part of Apple's system is in another one here.
  private static let elsewhere: [String: String] = [
    "Dispatch": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Foundation", "CoreFoundation": "UIKit",
    "CoreAnimation": "UIKit", "os": "UIKit",
  ]

  static func run(_ revision: inout Revision, keeping modules: Set<String>) {
    for (file, outline) in revision.program.outlines.enumerated() {
      var hasUIKit = false
      var lastPlain: Int?
      for found in imports(outline.listing) {
        let module = rewrite(file, outline.listing, found, modules, &revision)
        hasUIKit = hasUIKit || module == "UIKit"
        if module == "Foundation" { lastPlain = found.range.upperBound - 1 }
      }
      if let lastPlain, !hasUIKit {
        revision.note(file, lastPlain, "UIKit imported, for its clock")
        revision.insert(file, after: lastPlain, "; import UIKit")
      }
    }
  }

  /// An import: `import`, perhaps a kind, and a path.
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

  /// Rewrites one import and returns the module that is then imported, if any.
  private static func rewrite(
    _ file: Int, _ listing: Listing, _ found: Import, _ modules: Set<String>,
    _ revision: inout Revision
  ) -> String? {
    let module = listing.words[found.path.lowerBound]
    let text = listing.line(found.range)
    if modules.contains(module) { return module }
    let name = elsewhere[module] ?? module
    guard available.contains(name) else {
      revision.report(
        file, found.range.lowerBound, "The module '\(module)' is not here; its import is left out.",
        "Leave out what uses it, or put a module of that name into the package and "
          + "name it: --module \(module).")
      revision.replace(file, found.range, with: "/* \(text) */", "\(text) left out")
      return nil
    }
    if name != module || found.path.count > 1 {
      revision.replace(file, found.range, with: "import \(name)", "\(text) made import \(name)")
    }
    return name
  }
}
