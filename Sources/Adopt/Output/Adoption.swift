/// Rewrites the Swift files of an iOS project so that they compile with Turnstile's model of UIKit.
///
/// All files are rewritten together, because the rewrites of a class may depend on its extensions
/// and subclasses in other files. The result depends on the input alone: no folder is listed and no
/// clock is read. Adopting an adopted file changes nothing.
///
/// ```swift
/// let file = InputFile(
///   name: "Card.swift", path: "Card.swift", bytes: Array("@objc func close() {}".utf8))
/// let adoption = try Adoption(of: [file])
/// adoption.files[0].text  // /* Adopted by turnstile from Card.swift; … */ func close() {}
/// ```
public struct Adoption: Sendable {
  /// The rewritten files, which are still to be written to a folder, in the order in which their
  /// sources were given.
  public private(set) var files: [AdoptedFile]
  /// The places in the app's files that could not be rewritten for Linux.
  public private(set) var obstacles: [Obstacle]
  /// The app's storyboards and other files that were left out because a check of the app does not
  /// need them, each with the reason.
  let leftOut: [(name: String, reason: String)]
  /// All declarations of the app, as they are after the rewriting for Linux.
  let program: Program
  /// All declarations of the app, as they were before the rewriting for Linux.
  let original: Program

  /// Rewrites files of an app so that they compile on Linux.
  ///
  /// - Parameters:
  ///   - modules: The modules whose imports may stay, besides those of Turnstile's package.
  ///   - resources: The files beside the sources: storyboards, nibs, asset catalogues, string
  ///     tables, Info.plist.
  public init(
    of input: [InputFile], keeping modules: Set<String> = [], resources: [InputFile] = []
  ) throws(AdoptionError) {
    try self.init(of: input, terms: AdoptionTerms(keptModules: modules), resources: resources)
  }

  /// Rewrites files of an app that has several modules, so that they compile on Linux.
  ///
  /// - Parameters:
  ///   - others: The files of the app's other modules, which are read and not rewritten.
  ///   - terms: The names of modules that decide which imports stay.
  ///   - resources: The files beside the sources: storyboards, nibs, asset catalogues, string
  ///     tables, Info.plist.
  public init(
    of input: [InputFile], beside others: [InputFile] = [], terms: AdoptionTerms,
    resources: [InputFile] = [], isForBuild: Bool = false
  ) throws(AdoptionError) {
    let headers = input.map { Header.split($0.bytes) }
    let sources = zip(input, headers).map { file, split in
      SourceText(name: file.name, bytes: split.body)
    }
    var program = try Self.outline(sources, beside: others)
    original = program
    let made = try Resources(
      of: resources, in: program, for: terms, isForBuild: isForBuild)
    var changes: [Change] = []
    obstacles = made.obstacles
    leftOut = made.leftOut
    let connects = resources.contains { ResourceKind.of($0.name) == .document }
    for (index, pass) in Self.passes.enumerated() {
      var revision = Revision(program)
      if connects, index == Self.passes.count - 1 { InterfaceAccess.run(&revision) }
      pass(&revision, terms)
      changes += revision.changes
      obstacles += revision.obstacles
      program = revision.revised()
    }
    self.program = program
    let texts = program.outlines.prefix(input.count).map { $0.listing.source }
    files = zip(zip(input, headers), zip(sources, texts)).map { pair, texts in
      AdoptedFile(
        path: pair.0.path, source: pair.1.header?.source ?? pair.0.name,
        original: texts.0.bytes, body: texts.1.bytes,
        changes: changes.filter { $0.place.file == pair.0.name }, isLocated: isForBuild)
    }
    if !others.isEmpty {
      let own = Set((input + resources).map(\.name))
      obstacles.removeAll { !own.contains($0.place.file) }
    }
    files += made.files
    obstacles += Self.twins(input)
    obstacles.sort { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }

  /// Returns a note for each file that has the same name as a file in another folder, because one
  /// module cannot contain both.
  private static func twins(_ input: [InputFile]) -> [Obstacle] {
    var first: [String: String] = [:]
    return input.compactMap { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      guard let other = first[name] else {
        first[name] = file.name
        return nil
      }
      return Obstacle(
        place: Place(file: file.name, line: 1, column: 1),
        problem: "This file has the name of \(other), and a module cannot have it twice.",
        advice: "Adopt them into two targets, or rename one.")
    }
  }

  /// The rewrites in the order in which they run. A rewrite that copies declarations to another
  /// place comes before one that changes single words, so that both copies get the changed words.
  private static let passes: [@Sendable (inout Revision, AdoptionTerms) -> Void] = [
    // These two rewrites come first, because they remove code, which then needs no other rewriting.
    { revision, _ in InactiveBranches.run(&revision) },
    { revision, _ in HiddenViews.run(&revision) },
    { revision, _ in InterfaceAccess.publish(&revision) },
    // This rewrite reads names that older code spells otherwise, so it runs before they change.
    { revision, _ in
      LaterMethods.run(&revision)
      ClassDescriptions.run(&revision)
    },
    { revision, _ in
      ClassConstraints.run(&revision)
      OptionalRequirements.run(&revision)
      LateRequirements.run(&revision)
      RootConformances.run(&revision)
      ResponderMethods.run(&revision)
    },
    { revision, _ in
      ExtensionOverrides.run(&revision, views: Set(ViewKind.byType.keys))
      ReplacedMethods.run(&revision)
    },
    { revision, terms in
      MissingUses.run(&revision, terms)
      MetatypeCalls.run(&revision)
      PlainWindows.run(&revision)
      KeyedProperties.run(&revision, terms)
      TouchedClasses.run(&revision, views: Set(ViewKind.byType.keys))
      ArchivedObjects.run(&revision)
      Attributes.run(&revision)
      CoreDataSpellings.run(&revision)
      SelectorExpressions.run(&revision)
      StringSelectors.run(&revision)
      KeyPathStrings.run(&revision)
      ResourceBundles.run(&revision)
      AnyObjectCasts.run(&revision)
      KeychainQueries.run(&revision)
      LayoutLibrary.run(&revision, terms)
      EmptyErrors.run(&revision)
      NSErrorCasts.run(&revision)
      ActorBases.run(&revision)
      OlderSpellings.run(&revision)
      OlderDeclarations.run(&revision)
      Conditions.run(&revision)
      Literals.run(&revision)
      GrownEnumerations.run(&revision)
      LaterNestedTypes.run(&revision)
      LaunchValues.run(&revision, terms)
      VirtualDates.run(&revision)
      Imports.run(&revision, terms)
    },
  ]

  /// Finds the declarations of all files, or throws an error that lists the mistakes in them.
  ///
  /// A mistake in a file of another module is not reported, because the adoption of that module
  /// reports it.
  private static func outline(
    _ sources: [SourceText], beside others: [InputFile]
  ) throws(AdoptionError) -> Program {
    var complaints: [Complaint] = []
    var outlines: [Outline] = []
    for source in sources {
      if let complaint = TextCheck.complaint(about: source) {
        complaints.append(complaint)
        continue
      }
      let made = Listing.make(source)
      complaints += made.complaints.prefix(3)
      let outline = Outline(made.listing)
      outlines.append(outline)
      if made.complaints.isEmpty, !TextCheck.looksLikeSwift(outline) {
        complaints.append(
          Complaint(
            place: source.place(at: 0),
            message: "Neither a declaration nor an import was found; this is not Swift."))
      }
    }
    if !complaints.isEmpty { throw AdoptionError(complaints) }
    for file in others {
      let source = SourceText(name: file.name, bytes: Header.split(file.bytes).body)
      guard TextCheck.complaint(about: source) == nil else { continue }
      let made = Listing.make(source)
      if made.complaints.isEmpty { outlines.append(Outline(made.listing)) }
    }
    return Program(outlines, own: sources.count)
  }
}
