/// Renames uses of a type of the app that a newer nested type of UIKit would hide.
///
/// An app may have had a class `Transition` for years. Since iOS 18 there is
/// `UIViewController.Transition`. Swift looks for a name in a class and its superclasses first, so
/// `Transition` in a view controller would now mean UIKit's type. The app, compiled with the SDK it
/// was written for, means its own.
///
/// ```swift
/// class Transition: NSObject {}
/// class Home: UIViewController { let transition = Transition() }
/// // becomes
/// class Transition: NSObject {}; typealias OwnTransition = Transition
/// class Home: UIViewController { let transition = OwnTransition() }
/// ```
///
/// The app's or a library's type may also be an alias, such as
/// `typealias Transition = TransitionFactory`.
enum LaterNestedTypes {
  /// The nested types that UIKit's classes have had only since iOS 14 or later, such as
  /// `UIButton.Configuration`.
  private static let later: [(owner: String, name: String)] = [
    ("UIViewController", "Transition"), ("UIButton", "Configuration"), ("UIButton", "Role"),
    ("UISplitViewController", "Style"), ("UISplitViewController", "Column"),
  ]

  /// The words before a name that show that the name is being declared or is that of a member, and
  /// so does not mean the app's type.
  private static let declaring: Set<String> = [
    ".", "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor", "func",
    "case", "let", "var",
  ]

  /// The place where the app or a library declares the type.
  private struct Home {
    var file: Int
    /// The access modifier that the declaration has; `nil` if it has none.
    var access: String?
    /// The token after whose end the alias is written.
    var end: Int

    /// True if other modules can use the type.
    var isPublic: Bool { access == "open" || access == "public" }
  }

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for (owner, name) in later {
      guard let home = home(of: name, program) else { continue }
      var isNeeded = false
      for entry in program.entries where inherits(entry, from: owner, program) {
        guard !hasOwn(name, entry, program) else { continue }
        for part in entry.parts where canUse(home, in: part.file, program) {
          let count = revision.changes.count
          rename(name, in: part, &revision)
          isNeeded = isNeeded || revision.changes.count > count
        }
      }
      // A public type always gets the alias `OwnTransition`, because other modules may use the type
      // and cannot tell from their own code if there is an alias.
      guard isNeeded || home.isPublic else { continue }
      let word = home.access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
      revision.insert(home.file, after: home.end, "; \(word)typealias Own\(name) = \(name)")
    }
  }

  /// Returns the place where a type that stands in no other type is declared, or an alias of such a
  /// type; `nil` if there is none.
  private static func home(of name: String, _ program: Program) -> Home? {
    let levels = ["open", "public", "package", "fileprivate", "private"]
    if let type = program.types[name]?.declaration {
      guard let body = program[type].body else { return nil }
      return Home(
        file: type.file, access: levels.first { program.has($0, type) }, end: body.upperBound)
    }
    for (file, outline) in program.outlines.enumerated() {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("typealias", at: index) && listing.says(name, at: index + 1)
        && listing.says("=", at: index + 2)
        && !outline.declarations.contains(where: { $0.body?.contains(index) == true })
      {
        var end = index + 3
        while end + 1 < listing.count, !listing.beginsLine(end + 1),
          !listing.says(";", at: end + 1)
        {
          end += 1
        }
        let before = listing.word(index - 1)
        return Home(file: file, access: levels.contains(before) ? before : nil, end: end)
      }
    }
    return nil
  }

  /// Replaces the uses of a type's name in the body of another type or extension by the alias.
  private static func rename(
    _ name: String, in part: Program.Reference, _ revision: inout Revision
  ) {
    let program = revision.program
    guard let body = program[part].body else { return }
    let listing = program.listing(part)
    for index in body where listing.isWord(index) && listing.says(name, at: index) {
      guard !declaring.contains(listing.word(index - 1)) else { continue }
      revision.replace(
        part.file, index..<index + 1, with: "Own\(name)",
        "the app's \(name), and not UIKit's newer type of that name")
    }
  }

  /// Returns true if a type of the app is a given UIKit class or inherits from it.
  private static func inherits(
    _ entry: Program.TypeEntry, from owner: String, _ program: Program
  ) -> Bool {
    ([entry.path] + program.ancestry(of: entry)).contains { name in
      name == owner
        || owner == "UIViewController" && name.hasPrefix("UI") && name.hasSuffix("Controller")
          && !notViewControllers.contains(name)
    }
  }

  /// The UIKit classes whose names end in `Controller` and that are not view controllers.
  private static let notViewControllers: Set<String> = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
    "UIDocumentInteractionController", "UIMenuController", "UIPrintInteractionController",
  ]

  /// Returns true if code in a type finds a nested type of this name that the app itself declares
  /// in the type, in a superclass or in an enclosing type. UIKit's type then hides nothing.
  private static func hasOwn(
    _ name: String, _ entry: Program.TypeEntry, _ program: Program
  ) -> Bool {
    program.lineage(of: entry).contains { type in
      var path = type.path.split(separator: ".").map(String.init)
      while !path.isEmpty {
        if program.types[(path + [name]).joined(separator: ".")] != nil { return true }
        path.removeLast()
      }
      return false
    }
  }

  /// Returns true if code in a given file may use a type, as the type's `private` or `public`
  /// allows.
  private static func canUse(_ home: Home, in file: Int, _ program: Program) -> Bool {
    if home.file == file { return true }
    if home.file >= program.own, file < program.own { return home.isPublic }
    return home.access != "private" && home.access != "fileprivate"
  }
}
