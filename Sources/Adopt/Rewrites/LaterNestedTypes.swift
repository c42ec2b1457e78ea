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

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for (owner, name) in later {
      guard let home = program.types[name]?.declaration, let body = program[home].body else {
        continue
      }
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
      let access = ["open", "public", "package", "fileprivate", "private"].first {
        program.has($0, home)
      }
      guard isNeeded || access == "open" || access == "public" else { continue }
      let word = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
      revision.insert(
        home.file, after: body.upperBound, "; \(word)typealias Own\(name) = \(name)")
    }
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
  private static func canUse(
    _ home: Program.Reference, in file: Int, _ program: Program
  ) -> Bool {
    if home.file == file { return true }
    if home.file >= program.own, file < program.own {
      return program.has("public", home) || program.has("open", home)
    }
    return !program.isHidden(home)
  }
}
