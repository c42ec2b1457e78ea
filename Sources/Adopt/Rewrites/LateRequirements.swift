/// Makes UIKit call an optional protocol requirement that is implemented only in a subclass of the
/// conforming class.
///
/// On a device UIKit asks the object at run time, and finds the subclass's method. Here the class
/// that declares the conformance determines which method is called, so a method that only a
/// subclass has would never be called. The rewrite adds the method to the conforming class, and
/// makes the subclass's method an override.
///
/// The added method returns the result of an object that implements nothing, because UIKit
/// distinguishes "not implemented" from "returned `nil`".
enum LateRequirements {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    var repaired: Set<String> = []
    for (entry, _) in program.classes {
      let ancestors = program.lineage(of: entry).dropFirst()
      for requirements in UIKitRequirements.all {
        guard let base = ancestors.last(where: { conforms($0, requirements.name, program) }),
          let baseClass = base.declaration
        else { continue }
        for name in requirements.optional {
          guard let member = program.member(name, of: entry), !program.has("override", member),
            ancestors.allSatisfy({ program.member(name, of: $0) == nil })
          else { continue }
          revision.note(
            member.file, program[member].keyword,
            "\(name) declared in \(base.path), which conforms, and overridden here")
          revision.insert(member.file, before: program[member].keyword, "override ")
          if repaired.insert("\(base.path) \(name)").inserted {
            revision.addMember(
              answer(member, requirements, baseClass, program), to: baseClass)
          }
        }
      }
    }
  }

  private static func conforms(
    _ entry: Program.TypeEntry, _ name: String, _ program: Program
  ) -> Bool {
    entry.parts.contains { program[$0].inherited.contains(name) }
  }

  /// Returns the code of the optional method that is added to the class which conforms to the
  /// protocol.
  private static func answer(
    _ member: Program.Reference, _ requirements: UIKitRequirements, _ base: Program.Reference,
    _ program: Program
  ) -> String {
    let listing = program.listing(member)
    let declaration = program[member]
    let access =
      ["open", "public"].first { program.has($0, base) }.map { "\($0) " } ?? ""
    let bare =
      "final class TurnstileLeftOut: NSObject, \(requirements.name) { \(requirements.required) }"
    if let type = declaration.type, declaration.kind != .function {
      return "\(access)var \(declaration.name): \(listing.line(type)) "
        + "{ \(bare); return TurnstileLeftOut().\(declaration.name) }"
    }
    let forwarder = Forwarder(declaration, listing)
    return "\(access)func \(declaration.name)\(forwarder.signature) "
      + "{ \(bare); return TurnstileLeftOut().\(declaration.name)(\(forwarder.arguments)) }"
  }
}
