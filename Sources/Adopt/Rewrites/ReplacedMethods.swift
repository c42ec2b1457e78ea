/// Replaces a method of a UIKit class for the whole app, if an extension in the app overrides that
/// method.
///
/// In Objective-C an override in an extension of `UINavigationController` replaces the method in
/// every navigation controller. Here the app gets a subclass of the UIKit class that has the
/// overrides. The app makes objects of the subclass instead of the UIKit class, and the app's other
/// subclasses inherit from it. Objects that UIKit or a storyboard makes are not affected.
///
/// ```swift
/// extension UINavigationController {
///   func adopted_UINavigationController_viewDidLoad() { … }
/// }; class Adopted_UINavigationController: UINavigationController {
///   override func viewDidLoad() { adopted_UINavigationController_viewDidLoad() } }
/// let stack = Adopted_UINavigationController(rootViewController: home)
/// ```
enum ReplacedMethods {
  /// Returns true if a member overrides a method of a UIKit class, and the app can use a subclass
  /// in place of that class.
  static func canReplace(
    _ member: Program.Reference, of entry: Program.TypeEntry, _ program: Program
  ) -> Bool {
    let declaration = program[member]
    guard entry.declaration == nil, isClass(entry.path), declaration.body != nil,
      !["static", "class"].contains(where: { program.has($0, member) })
    else { return false }
    switch declaration.kind {
    case .function:
      return Forwarder(declaration, program.listing(member)).isPossible
    case .variable:
      guard let body = declaration.body, declaration.type != nil else { return false }
      let listing = program.listing(member)
      return !body.contains { ["set", "didSet", "willSet"].contains(listing.word($0)) }
    default: return false
    }
  }

  private static func isClass(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["Controller", "View", "Cell", "Button", "Label", "TextField", "Window", "Bar"]
        .contains(where: name.hasSuffix)
  }

  /// Returns the name of the generated subclass that replaces a UIKit class everywhere in the app.
  static func name(_ path: String) -> String { "Adopted_\(path)" }

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for entry in program.entries {
      let members = entry.extensions.flatMap { part in
        program.outlines[part.file].members(of: part.declaration).map {
          Program.Reference(file: part.file, declaration: $0)
        }
      }.filter { program.has("override", $0) && canReplace($0, of: entry, program) }
      guard let first = members.first, let place = place(of: first, program) else { continue }
      let isPublic = program.classes.contains { _, declaration in
        program[declaration].inherited.first == entry.path
          && (program.has("public", declaration) || program.has("open", declaration))
      }
      let access = isPublic ? "open " : ""
      let overrides = members.map { forward($0, of: entry, access, program, &revision) }
      revision.insert(
        first.file, after: place,
        "; \(access)class \(name(entry.path)): \(entry.path) { \(overrides.joined(separator: "; ")) }"
      )
      for file in program.outlines.indices { use(entry.path, file, &revision) }
    }
  }

  /// Returns the closing brace of the extension that declares a given member, or `nil`.
  private static func place(of member: Program.Reference, _ program: Program) -> Int? {
    program[member].parent.flatMap {
      program.outlines[member.file].declarations[$0].body?.upperBound
    }
  }

  /// Renames the override in the extension, and returns the code of an override for the generated
  /// subclass that calls it.
  private static func forward(
    _ member: Program.Reference, of entry: Program.TypeEntry, _ access: String,
    _ program: Program, _ revision: inout Revision
  ) -> String {
    let (declaration, listing) = (program[member], program.listing(member))
    let name =
      "adopted_\(Program.identifier(entry.path))_\(Program.identifier(declaration.fullName))"
    revision.note(
      member.file, declaration.keyword, "\(declaration.fullName) replaced for the app's own objects"
    )
    for index in declaration.modifiers {
      switch listing.words[index] {
      case "override": revision.replaceWithBlanks(member.file, index..<index + 1, with: "")
      case "open": revision.replaceSilently(member.file, index..<index + 1, with: "public")
      default: continue
      }
    }
    let token = declaration.keyword + 1
    revision.replaceSilently(member.file, token..<token + 1, with: name)
    if declaration.kind == .variable, let type = declaration.type {
      return "\(access)override var \(declaration.name): \(listing.line(type)) { \(name) }"
    }
    let forwarder = Forwarder(declaration, listing)
    return "\(access)override func \(declaration.name)\(forwarder.signature) "
      + "{ \(forwarder.effects)\(name)(\(forwarder.arguments)) }"
  }

  /// Makes the app create objects of the generated subclass in place of the UIKit class, and makes
  /// the app's own subclasses inherit from the generated one.
  private static func use(_ path: String, _ file: Int, _ revision: inout Revision) {
    let outline = revision.program.outlines[file]
    let listing = outline.listing
    let heads = outline.declarations.filter { $0.kind == .class }
      .compactMap { $0.inherited.first == path ? $0.endOfName..<$0.endOfInherited : nil }
    for index in listing.tokens.indices
    where listing.isWord(index) && listing.words[index] == path
      && !listing.says(".", at: index - 1)
    {
      let isMade =
        listing.says("(", at: index + 1) && listing.touchesNext(index)
        || listing.says(".", at: index + 1) && listing.says("init", at: index + 2)
      guard isMade || heads.contains(where: { $0.contains(index) }) else { continue }
      revision.replace(
        file, index..<index + 1, with: name(path), "\(path) made \(name(path)), which overrides")
    }
  }
}
