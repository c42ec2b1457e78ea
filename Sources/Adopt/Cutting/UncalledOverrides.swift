/// Finds the overrides that an app declares in extensions of a class that is missing on Linux.
///
/// ```swift
/// extension MissingController {
///   override func prepare(for segue: UIStoryboardSegue, sender: Any?) { … }
/// }
/// ```
///
/// On a device UIKit calls them. Here no object has that class, so nothing does. A run in which
/// such an override prepares nothing may crash later, and that is not the app's fault.
enum UncalledOverrides {
  /// Returns the overrides in a file that stand in extensions of a type, each with its file and
  /// line: `Home.swift:90 prepare`. They are looked for in the file as the app has it, because the
  /// rewriting leaves them out.
  static func names(in file: AdoptedFile, of type: String) -> [String] {
    let listing = Listing.make(SourceText(name: file.source, bytes: file.original)).listing
    guard listing.words.contains(type) else { return [] }
    let outline = Outline(listing)
    return outline.declarations.indices.filter {
      outline.declarations[$0].kind == .extension && outline.declarations[$0].name == type
    }
    .flatMap(outline.members).filter { outline.has("override", $0) }
    .map { member in
      let declaration = outline.declarations[member]
      return listing.place(declaration.keyword).nameOfCut(declaration.name)
    }
  }
}
