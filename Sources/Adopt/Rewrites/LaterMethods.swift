/// Renames a method of the app that a newer method of UIKit would hide.
///
/// Until Swift 4.2, `addChild(_:)` of a view controller was called `addChildViewController(_:)`. An
/// app of that time may have an `addChild(_:)` of its own in a view controller. Today the compiler
/// demands that it overrides UIKit's.
///
/// ```swift
/// class Home: UIViewController { func addChild(_ child: UIViewController?) { … } }
/// // becomes
/// class Home: UIViewController { func ownAddChild(_ child: UIViewController?) { … } }
/// ```
///
/// An app that names its method so cannot know UIKit's. So every use of the name is of the app's.
enum LaterMethods {
  /// The methods that UIKit's classes have had under this name only since Swift 4.2, with the type
  /// of their parameter.
  private static let later: [(owner: String, fullName: String, type: String?)] = [
    ("UIViewController", "addChild(_:)", "UIViewController"),
    ("UIViewController", "removeFromParent()", nil),
    ("UIViewController", "didMove(toParent:)", "UIViewController"),
    ("UIViewController", "willMove(toParent:)", "UIViewController"),
    ("UIView", "bringSubviewToFront(_:)", "UIView"),
    ("UIView", "sendSubviewToBack(_:)", "UIView"),
  ]

  static func run(_ revision: inout Revision) {
    let program = revision.program
    for method in later where isDeclared(method, program) {
      let name = String(method.fullName.prefix { $0 != "(" })
      let own = "own\(name.prefix(1).uppercased())\(name.dropFirst())"
      for (file, outline) in program.ownOutlines {
        let listing = outline.listing
        for index in listing.tokens.indices
        where listing.isWord(index) && listing.says(name, at: index)
          && listing.says("(", at: index + 1)
        {
          revision.replace(
            file, index..<index + 1, with: own, "\(name) of the app's own made \(own)")
        }
      }
    }
  }

  /// Returns true if a class of the app's own module inherits from UIKit's class and declares the
  /// method as its own, without `override`.
  private static func isDeclared(
    _ method: (owner: String, fullName: String, type: String?), _ program: Program
  ) -> Bool {
    program.ownClasses.contains { entry, declaration in
      let own = program.members(of: entry).filter {
        $0.file < program.own && program[$0].kind == .function
          && program[$0].fullName == method.fullName && !program.has("override", $0)
          && !program.has("static", $0) && !program.has("class", $0)
      }
      return own.contains { takes(method.type, $0, program) }
        && (method.owner == "UIView" ? program.isView(entry) : program.isController(entry))
    }
  }

  /// Returns true if a method's parameter is of a given type, or of that type made optional.
  private static func takes(
    _ type: String?, _ method: Program.Reference, _ program: Program
  ) -> Bool {
    guard let type else { return true }
    guard let parameter = program[method].parameters?.list.first else { return false }
    let declared = program.listing(method).line(parameter.type)
    return [type, "\(type)?", "\(type)!"].contains(declared)
  }
}
