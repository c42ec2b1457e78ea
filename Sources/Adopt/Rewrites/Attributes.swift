/// Removes attributes such as `@objc`, `@IBOutlet` and `@main`, which serve Objective-C, Interface
/// Builder and the launch of an app.
///
/// The compiler rejects these attributes off Apple's platforms. Other rewrites replace what they
/// do: a selector is made from the method itself, connections of storyboards become Swift, and a
/// test launches the app.
enum Attributes {
  private static let leftOut: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "main",
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      leaveOutAttributes(file, outline.listing, &revision)
      leaveOutDynamic(file, outline, &revision)
    }
  }

  private static func leaveOutAttributes(
    _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    for index in listing.tokens.indices where listing.says("@", at: index) {
      let name = listing.word(index + 1)
      let end = listing.endOfAttribute(index)
      if name == "NSManaged",
        keepInLayer(file, index, &revision)
          || ManagedProperties.rewrite(file, index, &revision)
      {
        continue
      }
      if name == "_silgen_name", fill(file, index..<end, &revision) { continue }
      if name == "NSManaged" {
        revision.report(
          file, index, "A library makes this property at run time, and the library is not here.",
          "Give the type a plain stored property, or leave the file out.")
      }
      if leftOut.contains(name) {
        revision.remove(file, index..<end, "\(listing.line(index..<end)) left out")
      } else if name == "convention", listing.line(index + 2..<end) == "(block)" {
        revision.remove(file, index..<end, "@convention(block) left out")
      } else if name == "convention", isMethod(end, listing) {
        revision.remove(file, index..<end, "\(listing.line(index..<end)) of a method left out")
      }
    }
  }

  /// Gives a function that only names a symbol of Apple's, as in `@_silgen_name("csops") func
  /// csops()`, a body that is a cut. The linker would not find the symbol, and no error of the
  /// compiler would name the place.
  private static func fill(_ file: Int, _ attribute: Range<Int>, _ revision: inout Revision) -> Bool
  {
    let outline = revision.program.outlines[file]
    guard
      let declaration = outline.declarations.first(where: {
        $0.kind == .function && $0.attributes.contains { $0.lowerBound == attribute.lowerBound }
      }), declaration.body == nil
    else { return false }
    let place = outline.listing.place(declaration.keyword)
    let cut = SwiftText.string(place.nameOfCut(declaration.name))
    let call = declaration.type == nil ? "turnstileCut" : "return turnstileStandIn"
    revision.remove(file, attribute, "a function of a symbol of Apple's made a cut")
    revision.insert(file, after: declaration.end - 1, " { \(call)(\(cut)) }")
    return true
  }

  /// Returns true if the type of a C function is that of an Objective-C method, which takes an
  /// object and a selector. Linux has no C functions of such types.
  private static func isMethod(_ open: Int, _ listing: Listing) -> Bool {
    guard listing.says("(", at: open) else { return false }
    return (open..<listing.partner[open]).contains { listing.says("Selector", at: $0) }
  }

  /// Rewrites `@NSManaged var radius: CGFloat` of a layer as a property whose value the layer
  /// stores under the key `radius`, as Core Animation does.
  private static func keepInLayer(_ file: Int, _ index: Int, _ revision: inout Revision) -> Bool {
    let (program, outline) = (revision.program, revision.program.outlines[file])
    guard
      let declaration = outline.declarations.first(where: {
        $0.kind == .variable && $0.attributes.contains { $0.lowerBound == index }
      }), declaration.body == nil, let type = declaration.type, let parent = declaration.parent,
      let entry = program.types[outline.path(parent)],
      program.ancestry(of: entry).contains(where: { $0.hasPrefix("CA") && $0.hasSuffix("Layer") })
    else { return false }
    let text = outline.listing.line(type)
    let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
    let value = "value(forKey: \"\(declaration.name)\")"
    let read =
      isOptional ? "\(value) as? \(text.dropLast())" : "\(value) as? \(text) ?? \(text)()"
    revision.remove(
      file, index..<index + 2, "@NSManaged made a value that the layer keeps")
    revision.insert(
      file, after: type.upperBound - 1,
      " { get { \(read) } set { setValue(newValue, forKey: \"\(declaration.name)\") } }")
    return true
  }

  private static func leaveOutDynamic(
    _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    for declaration in outline.declarations {
      for index in declaration.modifiers where outline.listing.words[index] == "dynamic" {
        revision.remove(file, index..<index + 1, "dynamic left out")
      }
    }
  }
}
