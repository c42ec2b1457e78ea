/// A screen that presents itself: `viewer.show(from: home)`, as libraries of photo viewers and
/// popups have it.
///
/// Such a method prepares the screen before it presents it, so a subject that calls it does what
/// the library's users do. A subject that presents the screen by UIKit's method alone would show
/// one that nobody has prepared.
struct ShowingScreen {
  /// The Swift code that creates the screen.
  let made: String
  /// The Swift code by which the screen, named `card`, presents itself on a screen named `home`.
  let call: String

  /// Looks for the method by which a class of screens presents itself; `nil` if it has none, or if
  /// a subject cannot create such a screen.
  init?(_ entry: Program.TypeEntry, _ declaration: Program.Reference, _ program: Program) {
    guard program.isController(entry), !program.isHidden(declaration),
      !program.listing(declaration).word(program[declaration].keyword + 2).hasPrefix("<"),
      program.members(of: entry).contains(where: { Self.presentsItself($0, program) }),
      let made = PlainCall(program: program).text(of: entry, for: .screen),
      let call = program.members(of: entry).lazy.compactMap({ Self.call(of: $0, program) }).first
    else { return nil }
    self.made = made
    self.call = call
  }

  /// Returns true if a method presents its own screen on another one: `host.present(self, …)`.
  private static func presentsItself(_ method: Program.Reference, _ program: Program) -> Bool {
    let listing = program.listing(method)
    guard program[method].kind == .function, let body = program[method].body else { return false }
    return body.contains { index in
      listing.says("present", at: index) && listing.says(".", at: index - 1)
        && listing.says("(", at: index + 1) && listing.says("self", at: index + 2)
    }
  }

  /// Returns the call of a method that shows its own screen on the screen that it is given; `nil`
  /// for another method, or if no value can be made up for another of its parameters.
  private static func call(of method: Program.Reference, _ program: Program) -> String? {
    let declaration = program[method]
    let listing = program.listing(method)
    guard declaration.kind == .function, !program.isHidden(method), declaration.effects.isEmpty,
      ["static", "class", "override"].allSatisfy({ !program.has($0, method) }),
      ["show", "present", "open", "display"].contains(where: declaration.name.hasPrefix),
      listing.says("(", at: declaration.keyword + 2),
      let list = declaration.parameters?.list
    else { return nil }
    let value = PlainValue(program: program, purpose: .screen)
    var words: [String] = []
    var hasHost = false
    for parameter in list {
      if ["UIViewController", "UIViewController?"].contains(listing.line(parameter.type)) {
        guard !hasHost else { return nil }
        hasHost = true
        words.append((parameter.label == "_" ? "" : "\(parameter.label): ") + "home")
      } else if parameter.defaultValue.isEmpty {
        guard let word = value.argument(for: parameter, listing, in: "UIViewController") else {
          return nil
        }
        words.append(word)
      }
    }
    return hasHost ? "card.\(declaration.name)(\(words.joined(separator: ", ")))" : nil
  }
}
