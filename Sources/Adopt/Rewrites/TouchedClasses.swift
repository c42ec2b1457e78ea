/// Marks the app's classes of views and controllers that handle touches themselves.
///
/// ```swift
/// class SongRow: UIView { override func touchesEnded(…) { … } }
/// class SongRow: UIView, AnswersTouches { override func touchesEnded(…) { … } }
/// ```
///
/// Such a view is for the user to tap, like a button. The exploration of an app could not find it
/// otherwise, because nothing in the running app shows which methods a class overrides.
enum TouchedClasses {
  private static let methods = ["touchesBegan(_:with:)", "touchesEnded(_:with:)"]

  /// Marks the classes.
  ///
  /// - Parameter views: The names of UIKit's classes of views.
  static func run(_ revision: inout Revision, views: Set<String>) {
    let program = revision.program
    func isTouched(_ entry: Program.TypeEntry) -> Bool {
      methods.contains { method in
        program.member(method, of: entry).map { program.has("override", $0) } == true
      }
    }
    for (entry, declaration) in program.ownClasses where isTouched(entry) {
      guard
        program.isViewOrController(entry) || !views.isDisjoint(with: program.ancestry(of: entry)),
        !program.lineage(of: entry).dropFirst().contains(where: isTouched)
      else { continue }
      revision.addConformance("AnswersTouches", to: declaration)
      revision.note(
        declaration.file, program[declaration].keyword, "\(entry.path) marked as answering touches")
    }
  }
}
