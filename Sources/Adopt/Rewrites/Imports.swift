/// Rewrites a file's imports so that they name the modules that exist on Linux, and leaves out all
/// others.
///
/// A submodule such as `UIKit.UIGestureRecognizerSubclass` belongs to `UIKit` on Linux. The import
/// of a missing module becomes a comment, because many files import more than they use. If a file
/// does use the module, the compiler reports the place.
///
/// In the end every file that contains code imports UIKit. `DispatchQueue` and `Timer` run on
/// virtual time only if they are the model's, so a file that imports Foundation alone needs them,
/// too. A file without imports relies on the imports of its module's other files, as Apple's
/// compiler allows, and a file whose import is left out may have had UIKit through that import.
/// Parts of Apple's frameworks that have a module of their own on Linux (`URLSession`,
/// `CLLocationManager`, `XMLParser`) are imported where they are used, and so is Combine, whose
/// types Apple's Foundation brings along. A module that the app's bridging header imports is
/// imported by every file.
enum Imports {
  /// The modules that exist on Linux under the name that they have on a device.
  private static let available: Set<String> = [
    "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Swift",
    "_Concurrency",
    "Observation",
    "Synchronization", "RegexBuilder", "FoundationXML", "Outside", "Turnstile",
    "HeadlessUIKit", "FoundationEssentials",
  ]
  /// The modules that Linux does not have, with the module of another name that has their contents
  /// there.
  private static let elsewhere: [String: String] = [
    "Dispatch": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Foundation", "CoreFoundation": "UIKit",
    "CoreAnimation": "UIKit", "os": "UIKit", "OSLog": "UIKit", "FoundationNetworking": "Outside",
  ]

  /// The modules whose name before a dot, as in `Darwin.ceil`, is removed, because their contents
  /// are found without it.
  private static let leftOutBeforeDots = ["Darwin", "CoreGraphics", "QuartzCore"]

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    let layout = LayoutLibrary(revision.program, terms)
    let pinned = PinnedLayout(revision.program, terms)
    for (file, outline) in revision.program.ownOutlines {
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
      let asksOutside =
        OutsideNames.areUsed(in: listing, revision.program)
        || layout?.isUsed(in: listing) == true
        || pinned.isUsed(in: listing)
      if !has.contains("Outside"), asksOutside { missing.append("Outside") }
      if has.isDisjoint(with: ["Combine", "SwiftUI"]), observes(listing, revision.program) {
        missing.append("Combine")
      }
      if !has.contains("FoundationXML"), readsXML(listing, revision.program) {
        missing.append("FoundationXML")
      }
      missing += terms.importedModules.filter {
        terms.keptModules.contains($0) && !isImported($0, in: listing)
      }
      for module in terms.ownModules.sorted() + leftOutBeforeDots {
        leaveOutQualifiers(module, file, listing, &revision)
      }
      requalify(file, listing, &revision)
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

  /// Returns true if a file names a type of Combine that neither the app nor one of its modules
  /// declares. On a device such a type is found through Foundation.
  private static func observes(_ listing: Listing, _ program: Program) -> Bool {
    listing.tokens.indices.contains { index in
      listing.isWord(index) && ofCombine.contains(listing.words[index])
        && !listing.says(".", at: index - 1) && !program.declares(listing.words[index])
    }
  }

  /// Returns true if a file names Foundation's parser of XML, which has a module of its own on
  /// Linux, and the app declares no type of that name.
  private static func readsXML(_ listing: Listing, _ program: Program) -> Bool {
    listing.tokens.indices.contains { index in
      listing.isWord(index) && ["XMLParser", "XMLParserDelegate"].contains(listing.words[index])
        && !listing.says(".", at: index - 1) && !program.declares(listing.words[index])
    }
  }

  private static let ofCombine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]

  /// Returns true if a file imports UIKit or a part of it.
  static func importsUIKit(_ listing: Listing) -> Bool {
    listing.tokens.indices.contains {
      listing.says("import", at: $0) && listing.says("UIKit", at: $0 + 1)
    }
  }

  /// Returns true if a file imports a module as a whole, and not only a class or another
  /// declaration of it.
  private static func isImported(_ module: String, in listing: Listing) -> Bool {
    imports(listing).contains { found in
      found.kind == nil && found.path.count == 1 && listing.words[found.path.lowerBound] == module
    }
  }

  /// Returns true if Turnstile or the toolchain has a module, or has its contents in a module of
  /// another name.
  static func isHere(_ module: String) -> Bool {
    available.contains(elsewhere[module] ?? module) || OutsideNames.frameworks.contains(module)
      || module == PinnedLayout.module
  }

  /// Returns the modules that a file imports and that are missing on Linux, completely or in part.
  static func missing(_ listing: Listing, _ terms: AdoptionTerms) -> [String] {
    imports(listing).map { listing.words[$0.path.lowerBound] }.filter { module in
      !terms.keptModules.contains(module) && !terms.ownModules.contains(module)
        && !available.contains(elsewhere[module] ?? module)
    }
  }

  /// Returns the modules that a file imports and that neither Turnstile nor the toolchain has, such
  /// as the app's other modules.
  static func others(_ listing: Listing) -> Set<String> {
    Set(imports(listing).map { listing.words[$0.path.lowerBound] }.filter { !isHere($0) })
  }

  /// Returns the modules, other than Apple's and Turnstile's, that a file of the app imports
  /// outside of every `#if`.
  static func unconditional(in program: Program) -> Set<String> {
    var modules: Set<String> = []
    for listing in program.outlines.map(\.listing) {
      for found in imports(listing) {
        let module = listing.words[found.path.lowerBound]
        guard !isHere(module), !AppleFrameworks.have(module), !modules.contains(module),
          !listing.isConditional(found.range.lowerBound)
        else { continue }
        modules.insert(module)
      }
    }
    return modules
  }

  /// Removes a module's name before a dot: `Kit.` from `Kit.Card`, if the files of `Kit` are
  /// adopted, and `Darwin.` from `Darwin.ceil`.
  private static func leaveOutQualifiers(
    _ module: String, _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    for index in listing.tokens.indices
    where isQualifier(index, listing) && listing.words[index] == module
      && (leftOutBeforeDots.contains(module) || listing.word(index + 2).first?.isUppercase == true)
    {
      // The name before the dot stays if a type has the same name as its module, because the name
      // may mean the type.
      guard !revision.program.declares(module) else { return }
      revision.remove(file, index..<index + 2, "\(module). left out")
    }
  }

  /// The classes of Foundation that the model has classes of its own for, on the virtual clock and
  /// with the app's settings. A test compares the list with those that the module `UIKit` prefers
  /// to Foundation's.
  static let ofModel: Set<String> = [
    "BlockOperation", "DateComponentsFormatter", "NSLock", "NSRecursiveLock", "NotificationCenter",
    "Operation", "OperationQueue", "RunLoop", "Timer", "UserDefaults",
  ]

  /// Returns true if a word stands before a dot and may be a module's name, as in `Kit.Card`.
  private static func isQualifier(_ index: Int, _ listing: Listing) -> Bool {
    listing.isWord(index) && listing.says(".", at: index + 1)
      && !listing.says(".", at: index - 1) && !listing.says("import", at: index - 1)
  }

  /// Replaces the module before the name of a class by the module that has the class here:
  /// `Foundation.Operation` becomes `UIKit.Operation`, and `CoreImage.CIImage` becomes
  /// `Outside.CIImage`.
  private static func requalify(_ file: Int, _ listing: Listing, _ revision: inout Revision) {
    for index in listing.tokens.indices where isQualifier(index, listing) {
      let (module, name) = (listing.words[index], listing.word(index + 2))
      let place: String
      if module == "Foundation", ofModel.contains(name) {
        place = "UIKit"
      } else if OutsideNames.frameworks.contains(module), OutsideNames.devices.contains(name),
        !revision.program.declares(module)
      {
        place = "Outside"
      } else {
        continue
      }
      revision.replace(
        file, index..<index + 1, with: place, "\(module).\(name) made \(place).\(name)")
    }
  }

  /// An import declaration in a file: the word `import`, a kind such as `class` if there is one,
  /// and a path.
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

  /// Rewrites one import, and returns the name of the module that it then imports, or `nil`.
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
    if OutsideNames.frameworks.contains(module) || module == PinnedLayout.module {
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

  /// Turns an import into a comment, together with attributes and modifiers such as `@_exported`,
  /// `@testable` and `internal`.
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
    // A semicolon behind the removed import goes into the comment, because a line cannot begin with
    // a semicolon.
    let end = found.range.upperBound + (listing.says(";", at: found.range.upperBound) ? 1 : 0)
    revision.replace(file, start..<end, with: "/* \(text) */", "\(text) left out")
  }
}
