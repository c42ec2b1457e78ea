/// Makes the `@NSManaged` members of an app's classes read and write the values that Core Data's
/// model keeps for their objects.
///
/// On a device Core Data makes these members at run time.
///
/// ```swift
/// @NSManaged var title: String?
/// // becomes
/// var title: String? { get { managedValue("title") } set { setManagedValue(newValue, "title") } }
/// ```
///
/// The methods that change a relationship, such as `addToItems(_:)`, become calls with the name of
/// the relationship.
enum ManagedProperties {
  /// Rewrites the member behind an attribute `@NSManaged`. Returns false if the member is none of
  /// Core Data's, such as that of another library's class.
  static func rewrite(_ file: Int, _ attribute: Int, _ revision: inout Revision) -> Bool {
    let (program, outline) = (revision.program, revision.program.outlines[file])
    guard
      let index = outline.declarations.firstIndex(where: {
        $0.attributes.contains { $0.lowerBound == attribute }
      }), outline.declarations[index].body == nil, isManaged(index, outline, program)
    else { return false }
    let declaration = outline.declarations[index]
    switch declaration.kind {
    case .variable:
      guard let type = declaration.type else { return false }
      let key = SwiftText.string(declaration.name.filter { $0 != "`" })
      revision.insert(
        file, after: type.upperBound - 1,
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }")
    case .function:
      guard let body = body(of: declaration, outline.listing) else { return false }
      revision.insert(file, after: declaration.end - 1, " { \(body) }")
    default: return false
    }
    revision.remove(
      file, attribute..<attribute + 2, "@NSManaged made a value that Core Data's model keeps")
    return true
  }

  /// Returns true if the type around a declaration inherits from `NSManagedObject`, or if none of
  /// the app's files declares it, so that Xcode generates it from the model.
  private static func isManaged(_ index: Int, _ outline: Outline, _ program: Program) -> Bool {
    guard let parent = outline.declarations[index].parent,
      let entry = program.types[outline.path(parent)]
    else { return false }
    let line = program.ancestry(of: entry)
    return line.contains("NSManagedObject") || entry.declaration == nil
      || !line.isEmpty
        && !line.contains { $0.hasPrefix("CA") || $0.hasPrefix("PF") || $0 == "NSObject" }
  }

  /// The beginnings of the names of methods that change a relationship, with the calls that do it.
  private static let changes = [
    ("addTo", "addManaged"), ("removeFrom", "removeManaged"), ("insertInto", "addManaged"),
    ("replace", ""), ("add", "addManaged"), ("remove", "removeManaged"),
  ]

  private static func body(of method: Declaration, _ listing: Listing) -> String? {
    guard let (start, call) = changes.first(where: { method.name.hasPrefix($0.0) }),
      let parameters = method.parameters?.list, let first = parameters.first
    else { return nil }
    var name = String(method.name.dropFirst(start.count))
    if name.hasSuffix("Object"), !start.hasSuffix("To") { name.removeLast(6) }
    let key = SwiftText.string(name.prefix(1).lowercased() + name.dropFirst())
    guard !call.isEmpty else {
      guard parameters.count == 2 else { return nil }
      return "removeManaged(\(first.name), \(key)); "
        + "addManaged(\(parameters[1].name), \(key), at: \(first.name))"
    }
    let place = parameters.count > 1 ? ", at: \(parameters[1].name)" : ""
    return "\(call)(\(first.name), \(key)\(place))"
  }
}
