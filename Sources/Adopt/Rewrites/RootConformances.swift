/// Takes the initialiser out of a protocol that `NSObject` is made to conform to.
///
/// `extension NSObject: Makeable {}` with `protocol Makeable { init() }` rests on Objective-C's rule that every class has its
/// superclass's initialisers. Swift demands one that is `required`, which Foundation's is not here. The protocol keeps everything
/// else; what its extensions make by `self.init` goes.
enum RootConformances {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    var protocols: Set<String> = []
    for outline in program.outlines {
      for declaration in outline.declarations
      where declaration.kind == .extension && declaration.name == "NSObject" {
        protocols.formUnion(declaration.inherited)
      }
    }
    for entry in program.entries where protocols.contains(entry.path) {
      guard let home = entry.declaration, program[home].kind == .protocol,
        program.outlines[home.file].members(of: home.declaration).contains(where: {
          program.outlines[home.file].declarations[$0].kind == .initializer
        })
      else { continue }
      revision.report(
        home.file, program[home].keyword,
        "Foundation's NSObject has no required initialiser here, so \(entry.path) demands none.",
        "Make the objects by their classes.")
      for member in program.members(of: entry) where program[member].kind == .initializer {
        let declaration = program[member]
        let end = max(declaration.end, (declaration.parameters?.range.upperBound ?? 0) + 1)
        revision.replaceSilently(member.file, declaration.start..<end, with: "")
      }
    }
  }
}
