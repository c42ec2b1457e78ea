/// Rewrites overrides of a library's extension of a UIKit class in another module.
///
/// The library cannot name the app's class, so it declares a protocol and asks for that. The app's
/// class conforms:
///
/// ```swift
/// // the library
/// extension UIViewController {
///   open func show(_ card: Card) {
///     if let adopted = self as? any Adopted_UIViewController_show { return adopted.… };
///     return adopted_UIViewController_show(card) }
/// }; @MainActor public protocol Adopted_UIViewController_show { func adopted_asked_…(_ a0: Card) }
/// // the app
/// class Home: UIViewController { func adopted_Home_show(_ card: Card) { … } };
/// extension Home: Adopted_UIViewController_show { func adopted_asked_…(_ a0: Card) { … } }
/// ```
extension ExtensionOverrides {
  /// A class of the app with its member that overrides another.
  typealias Override = (type: Program.TypeEntry, member: Program.Reference)

  /// Returns the overrides that stand in another module than the member itself.
  func foreignOverrides(among found: [Override], of member: Program.Reference) -> [Override] {
    found.filter { ($0.member.file < program.own) != (member.file < program.own) }
  }

  func protocolName(_ declaration: Declaration, of path: String) -> String {
    "Adopted_\(Program.identifier(path))_\(Program.identifier(declaration.fullName))"
  }

  /// Returns the name of the protocol's only requirement.
  func askedName(_ declaration: Declaration, of path: String) -> String {
    "adopted_asked_\(Program.identifier(path))_\(Program.identifier(declaration.fullName))"
  }

  /// Declares the protocol in the library, behind the extension that has the member.
  func publish(
    _ member: Program.Reference, of entry: Program.TypeEntry, _ revision: inout Revision
  ) {
    let declaration = program[member]
    let holder = entry.extensions.first { part in
      part.file == member.file && program[part].body?.contains(declaration.keyword) == true
    }
    guard let end = holder.flatMap({ program[$0].body?.upperBound }) else { return }
    let head = head(asking: member, of: entry)
    revision.insert(
      member.file, after: end,
      "; @MainActor public protocol \(protocolName(declaration, of: entry.path)) "
        + "{ \(head)\(declaration.kind == .function ? "" : " { get }") }")
  }

  /// Makes the app's classes that override the member conform to the library's protocol. Of a class
  /// and its subclass only the class conforms, and asks by hand for the subclass.
  func answer(
    _ overrides: [Override], to member: Program.Reference, of entry: Program.TypeEntry,
    _ revision: inout Revision
  ) {
    let declaration = program[member]
    let forwarder = Forwarder(declaration, program.listing(member))
    let isFunction = declaration.kind == .function
    let effects = isFunction ? forwarder.effects : ""
    let arguments = isFunction ? "(\(forwarder.arguments))" : ""
    for (type, _) in overrides {
      let isRoot = program.lineage(of: type).dropFirst().allSatisfy { above in
        !overrides.contains { $0.type.path == above.path }
      }
      guard isRoot, let home = type.declaration, program[home].parent == nil,
        let body = program[home].body
      else { continue }
      var answer = ""
      for (other, _) in overrides where other.path != type.path {
        guard program.lineage(of: other).contains(where: { $0.path == type.path }) else { continue }
        let name = adoptedName(declaration, of: other.path)
        answer +=
          "if let adopted = self as? \(other.path) "
          + "{ return \(effects)adopted.\(name)\(arguments) }; "
      }
      let name = adoptedName(declaration, of: type.path)
      let isPublic = program.has("public", home) || program.has("open", home)
      revision.insert(
        home.file, after: body.upperBound,
        "; extension \(type.path): \(protocolName(declaration, of: entry.path)) { "
          + "\(isPublic ? "public " : "")\(head(asking: member, of: entry)) "
          + "{ \(answer)return \(effects)\(name)\(arguments) } }")
    }
  }

  /// Returns the head of the protocol's requirement.
  private func head(asking member: Program.Reference, of entry: Program.TypeEntry) -> String {
    let (declaration, listing) = (program[member], program.listing(member))
    let name = askedName(declaration, of: entry.path)
    guard declaration.kind == .function else {
      return "var \(name): \(declaration.type.map(listing.line) ?? "Any")"
    }
    return "func \(name)\(Forwarder(declaration, listing, hasDefaults: false).signature)"
  }
}
