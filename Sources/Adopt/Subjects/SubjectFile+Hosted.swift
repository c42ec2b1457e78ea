// Finds the screens that SwiftUI shows by a `UIViewControllerRepresentable`.
extension SubjectFile {
  /// The controllers that SwiftUI's `makeUIViewController` methods create, as far as a subject (a
  /// transition to test) can create them, too.
  var representedScreens: [(path: String, call: String)] {
    var found: [(path: String, call: String)] = []
    for outline in program.outlines.prefix(program.own) {
      for declaration in outline.declarations where declaration.name == "makeUIViewController" {
        guard let body = declaration.body else { continue }
        for token in body where outline.listing.says("(", at: token + 1) {
          let scope = outline.enclosingType(declaration.keyword).map(outline.path) ?? ""
          guard let entry = program.type(named: outline.listing.words[token], from: scope),
            let made = entry.declaration, made.file < program.own, program[made].kind == .class,
            program.isController(entry), roles(of: entry).isEmpty,
            !isLocal(made),
            !program.isHidden(made),
            !found.contains(where: { $0.path == entry.path })
          else { continue }
          // The app's own arguments say more than made-up ones, such as the root of a stack.
          let arguments = token + 1...outline.listing.partner[token + 1]
          if arguments.count > 2, isPlain(arguments, outline.listing, in: scope) {
            let text = outline.listing.line(arguments.lowerBound..<arguments.upperBound + 1)
            found.append((entry.path, entry.path + text))
          } else if plain.canBeMade(entry) {
            found.append((entry.path, "\(entry.path)()"))
          }
        }
      }
    }
    return found
  }

  /// Returns true if the arguments of a call consist of literals and of calls of types that a
  /// subject (a transition to test) can create, too, so that the call can be copied.
  private func isPlain(_ arguments: ClosedRange<Int>, _ listing: Listing, in scope: String) -> Bool
  {
    arguments.allSatisfy { index in
      let word = listing.word(index)
      if listing.literal(at: index) != nil || listing.says(":", at: index + 1) { return true }
      guard listing.isWord(index) else {
        return ["(", ")", "[", "]", ",", ":", "."].contains(word) || word.first?.isNumber == true
      }
      if ["true", "false", "nil"].contains(word) || listing.says(".", at: index - 1) {
        return true
      }
      guard let entry = program.type(named: word, from: scope), let made = entry.declaration else {
        return word.hasPrefix("UI")
      }
      return !program.isHidden(made) && !isLocal(made)
    }
  }
}
