/// Finds the only object of a delegate's class in an app: `static let shared = ZoomDelegate()`.
///
/// Other code of the app, such as a gesture's handler, talks to that object. A subject (a
/// transition to test) with a second object of the class would run without that code, and a finding
/// would not be the app's.
struct SharedObject {
  let program: Program
  let creations: Creations

  /// Returns the code that names the only object of a class; `nil` if the app creates objects of
  /// the class in other places, too, or in none, or if the property is private.
  func text(of entry: Program.TypeEntry) -> String? {
    let makers = creations.callers(of: entry)
    guard makers.count == 1, let path = makers[0].type, let name = makers[0].functions.first,
      let keeper = program.types[path], let declaration = keeper.declaration,
      !program.isHidden(declaration),
      program.members(of: keeper).contains(where: { isShared($0, called: name) })
    else { return nil }
    return "\(path).\(name)"
  }

  private func isShared(_ member: Program.Reference, called name: String) -> Bool {
    [.variable, .constant].contains(program[member].kind) && program[member].name == name
      && program.has("static", member) && !program.isHidden(member)
  }
}
