/// Renames the class method `description()` where the app overrides it, together with its calls.
///
/// On a device every class below `NSObject` has the method, and an app may override it, for example
/// to choose the reuse identifier of a cell. Here the model adds it to `NSObject` in an extension,
/// whose members cannot be overridden.
///
/// ```swift
/// class PetCell: UICollectionViewCell {
///   override class func description() -> String { "PetCell" }
/// }
/// list.register(PetCell.self, forCellWithReuseIdentifier: PetCell.description())
/// // becomes
/// class PetCell: UICollectionViewCell {
///   class func ownDescription() -> String { "PetCell" }
/// }
/// list.register(PetCell.self, forCellWithReuseIdentifier: PetCell.ownDescription())
/// ```
///
/// Calls on other classes stay, and give the name of the class as before. The call
/// `view.classForCoder.description()` becomes `view.turnstileClassDescription`, because a value of
/// the type `AnyClass` has no members here.
enum ClassDescriptions {
  private static let name = "description"
  private static let ownName = "ownDescription"

  static func run(_ revision: inout Revision) {
    let program = revision.program
    describeClasses(&revision)
    let overrides = program.classes.filter { override(in: $0.entry, program) != nil }
    guard !overrides.isEmpty else { return }
    let paths = Set(overrides.map { $0.entry.path })
    for (entry, _) in overrides {
      guard let method = override(in: entry, program), method.file < program.own else { continue }
      let above = program.lineage(of: entry).dropFirst()
      rename(method, isFirst: !above.contains { paths.contains($0.path) }, &revision)
    }
    // A class inherits the method from the class above it that has it.
    let names = Set(
      program.classes.filter { entry, _ in
        program.lineage(of: entry).contains { paths.contains($0.path) }
      }.map { $0.entry.name })
    for (file, outline) in program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says(name, at: index) && listing.says(".", at: index - 1)
        && listing.says("(", at: index + 1) && listing.says(")", at: index + 2)
        && listing.isWord(index - 2) && names.contains(listing.word(index - 2))
      {
        revision.replace(
          file, index..<index + 1, with: ownName, "description() of a class made \(ownName)()")
      }
    }
  }

  /// Replaces `classForCoder.description()` by the model's name of an object's class.
  private static func describeClasses(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("classForCoder", at: index) && listing.says(".", at: index + 1)
        && listing.says(name, at: index + 2) && listing.says("(", at: index + 3)
        && listing.says(")", at: index + 4)
      {
        revision.replace(
          file, index..<index + 5, with: "turnstileClassDescription",
          "the name of an object's class asked of the object")
      }
    }
  }

  /// Returns the class method by which a class overrides `description()`, or `nil`.
  private static func override(
    in entry: Program.TypeEntry, _ program: Program
  ) -> Program.Reference? {
    program.members(of: entry).first { member in
      program[member].kind == .function && program[member].fullName == "description()"
        && program.has("override", member)
        && (program.has("class", member) || program.has("static", member))
    }
  }

  /// Renames an override. The first one in a line of classes overrides nothing under the new name.
  private static func rename(
    _ method: Program.Reference, isFirst: Bool, _ revision: inout Revision
  ) {
    let declaration = revision.program[method]
    let listing = revision.program.listing(method)
    if isFirst, let word = declaration.modifiers.first(where: { listing.says("override", at: $0) })
    {
      revision.remove(
        method.file, word..<word + 1, "override left out of description() of a class")
    }
    let word = declaration.keyword + 1
    revision.replaceSilently(method.file, word..<word + 1, with: ownName)
  }
}
