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
  /// Returns, by the name of a missing type, the overrides in extensions of the type, each with its
  /// file and line: `Home.swift:90 prepare`.
  ///
  /// The rewriting leaves them out, so they are looked for in the files as the app has them. Only
  /// files that extend one of the types are read again.
  static func names(in sources: [CutSource], of missing: Set<String>) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for source in sources
    where source.listing.words.contains("extension")
      && source.listing.words.contains(where: missing.contains)
    {
      let file = source.file
      let outline = Outline(
        Listing.make(SourceText(name: file.source, bytes: file.original)).listing)
      for index in outline.declarations.indices {
        let part = outline.declarations[index]
        guard part.kind == .extension, missing.contains(part.name) else { continue }
        for member in outline.members(of: index) where outline.has("override", member) {
          let declaration = outline.declarations[member]
          let place = outline.listing.place(declaration.keyword)
          found[part.name, default: []].append(place.nameOfCut(declaration.name))
        }
      }
    }
    return found
  }
}
