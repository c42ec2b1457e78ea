/// A method by which a library presents a screen itself: `presentCard(_:height:)` in an extension
/// of `UIViewController`.
///
/// Such a method sets the delegate and the style, so a subject that calls it does what the
/// library's users do. The method can be called on any screen, and takes the screen to present.
struct PresentingCall {
  let program: Program
  /// The name of the library's method that presents a screen.
  let name: String
  /// The Swift code that calls the library's method on a screen named `home`, to present `card`.
  let call: String
  /// The types that the body of the presenting method names. Through them the transition's classes
  /// are found.
  let types: [Program.TypeEntry]

  /// Returns the library's methods that present a screen, at most one of each name.
  static func all(in program: Program) -> [PresentingCall] {
    var found: [PresentingCall] = []
    for (file, outline) in program.outlines.prefix(program.own).enumerated() {
      for index in outline.declarations.indices {
        let method = Program.Reference(file: file, declaration: index)
        guard let call = PresentingCall(method, program),
          !found.contains(where: { $0.name == call.name })
        else { continue }
        found.append(call)
      }
    }
    return found
  }

  private init?(_ method: Program.Reference, _ program: Program) {
    let declaration = program[method]
    let listing = program.listing(method)
    guard declaration.kind == .function, let body = declaration.body,
      let parent = declaration.parent,
      program.outlines[method.file].declarations[parent].kind == .extension,
      program.outlines[method.file].path(parent) == "UIViewController",
      !program.isHidden(method), !program.has("static", method), !program.has("override", method),
      declaration.effects.isEmpty, listing.says("(", at: declaration.keyword + 2),
      body.contains(where: { listing.words[$0] == "transitioningDelegate" }),
      body.contains(where: { listing.words[$0] == "present" && listing.says("(", at: $0 + 1) }),
      let list = declaration.parameters?.list,
      list.count(where: { listing.line($0.type) == "UIViewController" }) == 1
    else { return nil }
    let value = PlainValue(
      program: program, purpose: .delegate, given: ["UIViewController": "card"])
    var words: [String] = []
    for parameter in list where parameter.defaultValue.isEmpty {
      guard let word = value.argument(for: parameter, listing, in: "UIViewController") else {
        return nil
      }
      words.append(word)
    }
    self.program = program
    name = declaration.name
    call = "home.\(declaration.name)(\(words.joined(separator: ", ")))"
    var types: [Program.TypeEntry] = []
    for token in body where listing.isWord(token) {
      guard let type = program.type(named: listing.words[token]),
        !types.contains(where: { $0.path == type.path })
      else { continue }
      types.append(type)
    }
    self.types = types
  }
}
