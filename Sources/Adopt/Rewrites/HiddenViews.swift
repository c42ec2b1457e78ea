/// Removes the contents of SwiftUI views, which are not modelled, so that the rest of an app
/// compiles.
///
/// In a file that imports SwiftUI, the body of every function or variable of type `some View`
/// becomes `{ EmptyView() }`. Members that only bodies could have used are removed: the private
/// parts of a view, and members that an extension of `View` adds to all views. A type that starts
/// the app with SwiftUI is removed, too.
///
/// ```swift
/// var body: some View { Text("A") }
/// // becomes
/// var body: some View { EmptyView() }
/// ```
///
/// Previews are removed from every file, because no running app shows them.
enum HiddenViews {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      leaveOutPreviews(file, outline, &revision)
      let isOfViews = Imports.imports(outline.listing).contains {
        outline.listing.words[$0.path.lowerBound] == "SwiftUI"
      }
      if isOfViews { hide(file, outline, &revision) }
    }
  }

  // MARK: - Previews

  /// Removes SwiftUI previews from the app's code: `#Preview("name") { … }` and every
  /// `PreviewProvider`.
  private static func leaveOutPreviews(
    _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let listing = outline.listing
    for index in listing.tokens.indices where listing.says("#Preview", at: index) {
      var end = index + 1
      if listing.says("(", at: end) { end = listing.partner[end] + 1 }
      guard listing.says("{", at: end) else { continue }
      revision.replace(
        file, startOfAttributes(before: index, listing)..<listing.partner[end] + 1, with: "",
        "#Preview left out")
    }
    for declaration in outline.declarations where isPreview(declaration) {
      revision.replace(
        file, declaration.start..<declaration.end, with: "",
        "\(declaration.name) left out, a preview")
    }
  }

  /// Returns the first token of the attributes in front of a declaration, as in `@available(iOS 17,
  /// *) #Preview`.
  private static func startOfAttributes(before index: Int, _ listing: Listing) -> Int {
    var start = index
    while start > 1 {
      let name = listing.says(")", at: start - 1) ? listing.partner[start - 1] - 1 : start - 1
      guard name > 0, listing.isWord(name), listing.says("@", at: name - 1) else { break }
      start = name - 1
    }
    return start
  }

  private static func isPreview(_ declaration: Declaration) -> Bool {
    declaration.inherited.contains(where: names(of: "PreviewProvider").contains)
  }

  // MARK: - Views

  private static func hide(_ file: Int, _ outline: Outline, _ revision: inout Revision) {
    let listing = outline.listing
    var end = 0
    for (index, declaration) in outline.declarations.enumerated() where declaration.start >= end {
      if isPreview(declaration) {
        end = declaration.end
        continue
      }
      if starts(declaration, listing) {
        revision.report(
          file, declaration.keyword,
          "\(declaration.name) starts the app with SwiftUI, which is not modelled; it is left out.",
          "Write a subject that shows one of the app's controllers.")
        revision.replace(
          file, declaration.start..<declaration.end, with: "", "\(declaration.name) left out")
        end = declaration.end
        continue
      }
      guard let body = declaration.body, showsView(declaration, listing) else { continue }
      end = declaration.end
      if isForBodiesAlone(index, outline, revision.program) {
        revision.replace(
          file, declaration.start..<declaration.end, with: "",
          "\(declaration.name) left out, a part of a view")
      } else {
        revision.replace(
          file, body.lowerBound..<body.upperBound + 1, with: "{ EmptyView() }",
          "what \(declaration.name) shows left out, since SwiftUI is not modelled")
      }
    }
  }

  /// Returns true if a declaration is a SwiftUI `App` that is marked with `@main`.
  private static func starts(_ declaration: Declaration, _ listing: Listing) -> Bool {
    declaration.inherited.contains(where: names(of: "App").contains)
      && declaration.attributes.contains { listing.word($0.lowerBound + 1) == "main" }
  }

  /// Returns true if a declaration is a function or a variable whose type is `some View`.
  private static func showsView(_ declaration: Declaration, _ listing: Listing) -> Bool {
    guard declaration.kind == .function || declaration.kind == .variable,
      let type = declaration.type
    else { return false }
    return ["some View", "some SwiftUI.View"].contains(listing.line(type))
  }

  /// Returns true if only bodies of SwiftUI views could have used a declaration, because it is a
  /// private part of a view or a member of all views.
  private static func isForBodiesAlone(
    _ index: Int, _ outline: Outline, _ program: Program
  ) -> Bool {
    guard let parent = outline.declarations[index].parent,
      outline.declarations[index].name != "body"
    else { return false }
    if outline.declarations[parent].kind == .extension,
      names(of: "View").contains(outline.declarations[parent].name)
    {
      return true
    }
    guard outline.isHidden(index),
      let type = program.type(named: outline.path(parent))
    else { return false }
    return program.ancestry(of: type).contains {
      names(of: "View").contains($0) || names(of: "ViewModifier").contains($0)
    }
  }

  /// Returns the name of a SwiftUI type with and without its module, as code may write it.
  private static func names(of type: String) -> [String] { [type, "SwiftUI.\(type)"] }
}
