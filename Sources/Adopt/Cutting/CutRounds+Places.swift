/// The places at which code is cut for the compiler's errors of one round.
extension CutRounds {
  /// The place of a compiler's error: a token of a file, or the text that replaces an earlier cut
  /// (code left out).
  struct Spot {
    var file: Int
    var token: Int
    var item: Int
    /// The tokens of the cut (code left out) whose replacement does not compile; `nil` if the error
    /// is not in a replacement.
    var cut: Range<Int>?
    var message: String
    var isIndependent: Bool
  }

  /// Returns the place at a token of a file.
  func place(
    _ token: Int, _ file: Int, _ message: String, isIndependent: Bool = true
  ) -> Spot {
    Spot(
      file: file, token: token, item: files[file].source.tree.path(to: token).last ?? 0, cut: nil,
      message: message, isIndependent: isIndependent)
  }

  /// Returns the places at which code can be cut to remove a compiler's error: the error's own
  /// place, or the declarations of the uninitialized properties that its notes name.
  func spots(_ error: CompilerMessage) -> [Spot] {
    guard error.isAboutNotes else { return spot(error).map { [$0] } ?? [] }
    let noted = error.notes.filter { $0.isAboutProperty }.compactMap(spot)
    if !noted.isEmpty { return noted }
    guard let place = spot(error) else { return [] }
    return property(CutSite.quoted(error.text).first ?? "", around: place).map { [$0] } ?? [place]
  }

  /// Returns the place at which a property is declared. The compiler's message names the property,
  /// such as `self.title`.
  private func property(_ name: String, around spot: Spot) -> Spot? {
    let program = transitions.program
    let outline = program.outlines[spot.file]
    guard let type = outline.enclosingType(spot.token),
      let entry = program.type(named: outline.path(type)),
      let found = program.variable(named: name.replacing("self.", with: ""), of: entry)
    else { return nil }
    let token = program[found].keyword + 1
    guard let item = files[found.file].source.tree.path(to: token).last else { return nil }
    return Spot(
      file: found.file, token: token, item: item, cut: nil, message: "\(name) not initialized",
      isIndependent: true)
  }

  func spot(_ error: CompilerMessage) -> Spot? {
    guard let file = files.firstIndex(where: { $0.source.file.path == error.file }),
      error.file != "AppResources.swift"
    else { return nil }
    let state = files[file]
    switch state.text.origin(line: error.line, column: error.column) {
    case .cut(let index):
      let ordered = state.placed.indices.sorted {
        state.placed[$0].entry.tokens.lowerBound < state.placed[$1].entry.tokens.lowerBound
      }
      guard ordered.indices.contains(index) else { return nil }
      let made = state.placed[ordered[index]]
      return Spot(
        file: file, token: made.token,
        item: state.source.tree.path(to: made.entry.tokens.lowerBound).last ?? 0,
        cut: made.entry.tokens, message: error.text, isIndependent: true)
    case .byte(let offset):
      guard let token = state.source.token(atByte: offset),
        let item = state.source.tree.path(to: token).last
      else { return nil }
      return Spot(
        file: file, token: token, item: item, cut: nil, message: error.text,
        isIndependent: error.isIndependent)
    }
  }

  /// Returns the place of an error together with those of the same closure at which the compiler
  /// would report it next.
  func withSiblings(_ spot: Spot) -> [Spot] {
    guard spot.cut == nil else { return [spot] }
    let source = files[spot.file].source
    let others = Siblings(source: source, missing: members).tokens(like: spot.token, spot.message)
    return [spot]
      + others.map { place($0, spot.file, spot.message, isIndependent: spot.isIndependent) }
  }

  /// Returns the place of an error in a `case` together with the other cases of the `switch`, if
  /// the type of the `switch`'s value is missing.
  ///
  /// A stand-in takes any member but has no cases. The compiler reports one case at a time where
  /// the `switch` is in a closure, so each would cost a round.
  func withCases(_ spot: Spot) -> [Spot] {
    let tree = files[spot.file].source.tree
    guard spot.cut == nil, tree.items[spot.item].kind == .label,
      spot.message.contains("has no member"), let type = CutSite.quoted(spot.message).first,
      types.contains(where: { type == $0.name || type.hasSuffix(".\($0.name)") })
    else { return [spot] }
    let listing = tree.listing
    let others = tree.blocks[tree.items[spot.item].block].items.filter { item in
      let start = tree.items[item].tokens.lowerBound
      return item != spot.item && tree.items[item].kind == .label
        && listing.says("case", at: start) && listing.says(".", at: start + 1)
    }
    return [spot]
      + others.map { item in
        let token = tree.items[item].tokens.lowerBound + 2
        return place(token, spot.file, "type '\(type)' has no member '\(listing.word(token))'")
      }
  }
}
