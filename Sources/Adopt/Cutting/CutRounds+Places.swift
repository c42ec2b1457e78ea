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
    let types = ([error] + error.notes).flatMap { mismatchedTypes($0, error.notes) }
    if !types.isEmpty { return types }
    guard error.isAboutNotes else { return spot(error).map { [$0] } ?? [] }
    let noted = error.notes.filter { $0.isAboutProperty }.compactMap(spot)
    if !noted.isEmpty { return noted }
    guard let place = spot(error) else { return [] }
    return property(CutSite.quoted(error.text).first ?? "", around: place).map { [$0] } ?? [place]
  }

  /// Returns the places of types in the head of a member that a protocol or superclass requires
  /// with other types. If the stand-in for a missing type is on the side of one of the app's
  /// protocols, the place is in the protocol.
  private func mismatchedTypes(_ message: CompilerMessage, _ notes: [CompilerMessage]) -> [Spot] {
    guard let place = spot(message), place.cut == nil else { return [] }
    let (tree, listing) = (files[place.file].source.tree, files[place.file].source.listing)
    let missing = Set(types.map { String($0.name.split(separator: ".").last ?? "") })
    let type = tree.path(to: place.token).last { listing.says("class", at: tree.keyword($0)) }
    let members = (type.map { tree.items[$0].blocks } ?? []).flatMap { tree.blocks[$0].items }
    let found =
      MismatchedType.all(at: place.token, message, notes, listing)
      + MismatchedType.overriding(at: place.token, message.text, listing)
    var own =
      found.filter { $0.has(missing) || !$0.requires(missing) }
      + MismatchedType.initializer(message.text, among: members.map(tree.keyword), listing)
    if message.text.hasPrefix("protocol requires") {
      own += MismatchedType.demanded(at: place.token, message, notes, listing)
        .filter { $0.has(missing) }
    }
    return own.map { self.place($0.tokens.lowerBound, place.file, $0.message) }
  }

  /// Returns the places without those of errors that may follow from a type to replace in the head
  /// of a member: errors inside of the member, and errors elsewhere that name the type.
  func withoutFollowers(_ spots: [Spot]) -> [Spot] {
    let heads = spots.filter { $0.message.hasPrefix(MismatchedType.mark) }
    func named(_ message: String) -> [String] {
      CutSite.quoted(message).map { $0.filter { !"?!()".contains($0) } }
    }
    let replaced = Set(heads.compactMap { named($0.message).first })
    return spots.filter { spot in
      if spot.isIndependent { return true }
      let isInside = heads.contains { head in
        head.file == spot.file
          && files[head.file].source.tree.items[head.item].tokens.contains(spot.token)
      }
      return !isInside && !named(spot.message).contains(where: replaced.contains)
    }
  }

  /// Returns the place at which a property is declared. The compiler's message names the property,
  /// such as `self.title`.
  private func property(_ name: String, around spot: Spot) -> Spot? {
    let outline = program.outlines[spot.file]
    guard let type = outline.enclosingType(spot.token),
      let entry = program.type(named: outline.path(type)),
      let found = program.variable(named: name.replacing("self.", with: ""), of: entry)
    else { return nil }
    return place(program[found].keyword + 1, found.file, "\(name) not initialized")
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
