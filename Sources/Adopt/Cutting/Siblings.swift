/// The places of a closure at which the compiler would report an error once more.
///
/// The compiler checks a closure as a whole, and reports only the first error in it. A closure with
/// twenty statements of one kind would so take twenty rounds of compiling. What the first error
/// says of a missing name, or of a call, holds for the same name and the same call in the rest of
/// the closure.
struct Siblings {
  let source: CutSource
  /// The members that were reported as missing, each with the types in which it was looked for.
  let missing: [String: Set<String>]

  private var listing: Listing { source.listing }
  private var tree: CodeTree { source.tree }

  /// Returns the tokens of the closure around an error at which the error would stand next.
  func tokens(like token: Int, _ message: String) -> [Int] {
    guard let item = tree.path(to: token).last, let closure = closure(around: item) else {
      return []
    }
    let code = tree.blocks[closure].tokens
    let quoted = CutSite.quoted(message)
    if message.hasPrefix("cannot find '"), let name = quoted.first {
      guard !declares(name, in: code) else { return [] }
      return code.filter { $0 != token && isUse(of: name, at: $0) }
    }
    if message.contains("has no member"), let name = quoted.last {
      let isKnown = missing[name, default: []].count > 1
      let code = tree.blocks[widest(from: closure, for: base(of: token).first ?? "")].tokens
      return code.filter { other in
        other != token && listing.words[other] == name && listing.says(".", at: other - 1)
          && (isKnown || base(of: other) == base(of: token))
      }
    }
    if message.hasPrefix("generic parameter '"), let found = assignments(like: token, of: item) {
      return found
    }
    return calls(like: token, of: item)
  }

  /// Returns the tokens that stand in other statements of the block as the token of an error stands
  /// in its own, if these set members of the same variable to results of the same call: in
  /// `controller.title = nib.outlet(label)` and `controller.play = nib.outlet(button)`.
  ///
  /// The type of such a result follows from the member. If the variable has no type here, this
  /// holds for each of its members. Returns `nil` for a statement of another form.
  private func assignments(like token: Int, of item: Int) -> [Int]? {
    guard let form = assignment(item) else { return nil }
    let offset = token - tree.items[item].tokens.lowerBound
    return tree.blocks[tree.items[item].block].items.filter {
      $0 != item && assignment($0) == form
    }.map { tree.items[$0].tokens.lowerBound + offset }
  }

  /// Returns the variable and the function of a statement such as `controller.title =
  /// nib.outlet(label)`: the words `controller` and `nib.outlet`.
  private func assignment(_ item: Int) -> [String]? {
    let tokens = tree.items[item].tokens
    let start = tokens.lowerBound
    guard tree.items[item].kind == .code, tokens.count > 6, listing.isWord(start),
      listing.says(".", at: start + 1), listing.says("=", at: start + 3),
      let open = tokens.dropFirst(4).first(where: { listing.says("(", at: $0) })
    else { return nil }
    return [listing.words[start]] + listing.words[start + 4..<open]
  }

  /// Returns the block of the innermost closure that contains a statement.
  private func closure(around item: Int) -> Int? {
    var block = tree.items[item].block
    while tree.blocks[block].kind != .closure {
      guard let owner = tree.blocks[block].owner, tree.blocks[block].kind != .function,
        tree.blocks[block].kind != .type
      else { return nil }
      block = tree.items[owner].block
    }
    return block
  }

  /// Returns the outermost closure around another one in which a name means the same. The compiler
  /// checks closures together with the closure in which they stand.
  private func widest(from closure: Int, for name: String) -> Int {
    var widest = closure
    while name.first?.isLetter == true, !declares(name, in: tree.blocks[widest].tokens),
      let owner = tree.blocks[widest].owner, let outer = self.closure(around: owner)
    { widest = outer }
    return widest
  }

  /// Returns true if code between some tokens declares a name, so that the name means something
  /// else there.
  private func declares(_ name: String, in code: Range<Int>) -> Bool {
    code.contains { index in
      listing.words[index] == name
        && ["let", "var", "func", "for", ","].contains(listing.word(index - 1))
        && !listing.says("(", at: index + 1)
    }
  }

  private func isUse(of name: String, at token: Int) -> Bool {
    listing.words[token] == name && listing.isWord(token) && !listing.says(".", at: token - 1)
      && !listing.says(":", at: token + 1)
  }

  /// Returns the names and dots before a member, such as `self.card.view.`.
  private func base(of member: Int) -> [String] {
    var start = member
    while start > 0,
      listing.says(".", at: start - 1) || listing.says("?", at: start - 1)
        || listing.says("!", at: start - 1)
        || listing.isWord(start - 1) && listing.says(".", at: start)
    { start -= 1 }
    return Array(listing.words[start..<member])
  }

  // MARK: - Calls

  /// Returns the tokens that stand in other calls of the same method as the token of an error
  /// stands in its call. Only calls that are statements of the same block count.
  private func calls(like token: Int, of item: Int) -> [Int] {
    let statement = tree.items[item].tokens
    guard tree.items[item].kind == .code, token > statement.lowerBound,
      let callee = callee(of: item), callee.count < token - statement.lowerBound + 1
    else { return [] }
    return tree.blocks[tree.items[item].block].items.compactMap { other in
      guard other != item, tree.items[other].kind == .code, self.callee(of: other) == callee
      else { return nil }
      return tree.items[other].tokens.first { index in
        (-1...1).allSatisfy { listing.word(index + $0) == listing.word(token + $0) }
      }
    }
  }

  /// Returns the words before the first parenthesis of a call that is a statement, or `nil` of
  /// another statement.
  private func callee(of item: Int) -> [String]? {
    let tokens = tree.items[item].tokens
    let end =
      tokens.first { !listing.isWord($0) && !listing.says(".", at: $0) } ?? tokens.upperBound
    guard end > tokens.lowerBound, listing.says("(", at: end),
      !["if", "guard", "for", "while", "switch", "return", "let", "var"].contains(
        listing.word(tokens.lowerBound))
    else { return nil }
    return Array(listing.words[tokens.lowerBound..<end])
  }
}
