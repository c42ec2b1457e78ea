/// The declarations of a Swift file, found by their keywords and brackets.
///
/// The outline is not made by a parser. Its scan knows where declarations may begin, how their
/// heads look and where their braces close, and skips everything else. So the scan cannot fail on
/// code that it does not know. Open braces are kept in an array and not on the call stack, so deep
/// nesting costs only memory.
struct Outline: Sendable {
  let listing: Listing
  /// The declarations of the Swift file, in the order of their first tokens.
  private(set) var declarations: [Declaration] = []
  /// For each declaration of the file, the indices of the declarations in its body.
  private var children: [[Int]] = []

  init(_ listing: Listing) {
    self.listing = listing
    scan()
  }

  /// Returns the declarations that contain a token, from the innermost to the outermost.
  func enclosing(_ token: Int) -> [Int] {
    declarations.indices.reversed().filter { declarations[$0].body?.contains(token) == true }
  }

  /// Returns the innermost type that contains a token, or `nil` outside of types.
  func enclosingType(_ token: Int) -> Int? {
    declarations.indices.last {
      declarations[$0].kind.isType && declarations[$0].body?.contains(token) == true
    }
  }

  /// Returns the full name by which code outside of a declaration refers to it, such as
  /// `Drawer.Handle`.
  ///
  /// The names of functions do not count: a type that is declared in a function is known only in
  /// that function, and its name begins there.
  func path(_ index: Int) -> String {
    var path = declarations[index].name
    var parent = declarations[index].parent
    while let next = parent, declarations[next].kind.isType {
      path = "\(declarations[next].name).\(path)"
      parent = declarations[next].parent
    }
    return path
  }

  /// Returns true if a declaration has a given modifier, such as `override`.
  func has(_ modifier: String, _ index: Int) -> Bool {
    declarations[index].modifiers.contains { listing.words[$0] == modifier }
  }

  /// Returns true if a declaration is `private` or `fileprivate`, so that no other file can use it.
  func isHidden(_ index: Int) -> Bool { has("private", index) || has("fileprivate", index) }

  /// Returns the members that stand between a declaration's own braces, without those of
  /// extensions.
  func members(of index: Int) -> [Int] {
    children[index]
  }

  // MARK: - Scanning

  /// A pair of braces in the Swift file that the scan for declarations has entered and not yet
  /// left.
  private struct Frame {
    var close: Int
    /// The declaration whose body these braces delimit. For other braces it is the innermost
    /// declaration around them.
    var declaration: Int?
    var parentheses = 0
    var holdsMembers: Bool
  }

  private mutating func scan() {
    var frames = [Frame(close: listing.count, declaration: nil, holdsMembers: true)]
    var index = 0
    while index < listing.count {
      while frames.count > 1, index > frames[frames.count - 1].close { frames.removeLast() }
      let frame = frames.count - 1
      if frames[frame].parentheses == 0,
        let made = declaration(at: index, in: frames[frame].declaration, frames[frame].holdsMembers)
      {
        if let parent = made.declaration.parent { children[parent].append(declarations.count) }
        declarations.append(made.declaration)
        children.append([])
        if let body = made.declaration.body {
          frames.append(
            Frame(
              close: body.upperBound, declaration: declarations.count - 1,
              holdsMembers: made.declaration.kind.isType))
          // The scan for declarations goes on behind the opening brace, so that the members between
          // the braces are found as well.
        }
        index = made.next
        continue
      }
      if listing.tokens[index].kind == .mark {
        switch listing.words[index] {
        case "{":
          frames.append(
            Frame(
              close: listing.partner[index], declaration: frames[frame].declaration,
              holdsMembers: false))
        case "(", "[": frames[frame].parentheses += 1
        case ")", "]": frames[frame].parentheses -= 1
        default: break
        }
      }
      index += 1
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated",
    "distributed", "borrowing", "consuming",
  ]

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "init", "var", "let",
  ]

  /// Reads a declaration up to its body, if one begins at a given token, or returns `nil`. `next`
  /// is the token at which the scan for declarations goes on.
  private func declaration(
    at start: Int, in parent: Int?, _ holdsMembers: Bool
  ) -> (declaration: Declaration, next: Int)? {
    let first = listing.words[start]
    guard first == "@" || Self.modifiers.contains(first) || Self.keywords.contains(first),
      !listing.says(".", at: start - 1), !isCase(start)
    else { return nil }
    let (attributes, modifiers, index) = lead(at: start)
    guard let kind = Declaration.Kind(rawValue: listing.word(index)), listing.isWord(index) else {
      return nil
    }
    var declaration = Declaration(kind: kind, name: "", start: start, keyword: index)
    declaration.attributes = attributes
    declaration.modifiers = modifiers
    declaration.parent = parent
    let isRead: Bool
    switch kind {
    case .class, .struct, .enum, .protocol, .extension, .actor: isRead = readType(&declaration)
    case .function: isRead = readFunction(&declaration)
    case .initializer: isRead = holdsMembers && readInitializer(&declaration)
    case .variable, .constant: isRead = holdsMembers && readVariable(&declaration)
    }
    guard isRead else { return nil }
    if let body = declaration.body { return (declaration, body.lowerBound + 1) }
    return (declaration, declaration.endOfName)
  }

  /// Reads the attributes and modifiers, such as `@objc private`, in front of a declaration's
  /// keyword.
  private func lead(
    at start: Int
  ) -> (attributes: [Range<Int>], modifiers: [Int], keyword: Int) {
    var attributes: [Range<Int>] = []
    var modifiers: [Int] = []
    var index = start
    while true {
      if listing.says("@", at: index), listing.isWord(index + 1) {
        let end = listing.endOfAttribute(index)
        attributes.append(index..<end)
        index = end
      } else if Self.modifiers.contains(listing.word(index)), !isTypeKeyword(index) {
        modifiers.append(index)
        index += 1
        // The parentheses behind a modifier belong to it: `private(set)`, `unowned(safe)`.
        if listing.says("(", at: index) { index = listing.partner[index] + 1 }
      } else {
        break
      }
    }
    return (attributes, modifiers, index)
  }

  /// Returns true if a word such as `dynamic` is the name of an enumeration's case, as in `case
  /// dynamic(Int)`, and not a modifier.
  private func isCase(_ index: Int) -> Bool {
    listing.word(index - 1) == "case" || listing.says(",", at: index - 1)
  }

  /// Returns true if `class` is the keyword of a type, and not the modifier of a member.
  private func isTypeKeyword(_ index: Int) -> Bool {
    guard listing.word(index) == "class" else { return false }
    let next = listing.word(index + 1)
    return !Self.modifiers.contains(next) && !["func", "var", "let", "subscript"].contains(next)
  }

  private func readType(_ declaration: inout Declaration) -> Bool {
    var index = declaration.keyword + 1
    guard listing.isWord(index) else { return false }
    let nameStart = index
    index += 1
    if declaration.kind == .extension {
      while listing.says(".", at: index), listing.isWord(index + 1) { index += 2 }
    }
    declaration.name = listing.line(nameStart..<index)
    index = listing.skipGenerics(index)
    declaration.endOfName = index
    if listing.says(":", at: index) {
      repeat {
        index += 1
        let end = listing.endOfType(index)
        guard end > index else { return false }
        declaration.inherited += inheritedNames(index..<end)
        index = end
      } while listing.says(",", at: index)
    }
    declaration.endOfInherited = index
    if listing.says("where", at: index) {
      while index < listing.count, !"{};".contains(listing.words[index]) { index += 1 }
    }
    guard listing.says("{", at: index) else { return false }
    declaration.body = index...listing.partner[index]
    return true
  }

  /// Returns the names in one entry of a type's inheritance list, without generic arguments: `P`
  /// and `Q` for `P & Q<R>`.
  private func inheritedNames(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var name = ""
    var index = listing.skipAttributes(range.lowerBound)
    while index < range.upperBound {
      if listing.says("&", at: index) {
        names.append(name)
        name = ""
      } else if listing.isWord(index) || listing.says(".", at: index) {
        name += listing.words[index]
      } else {
        let end = listing.skipGenerics(index)
        if end > index {
          index = end
          continue
        }
      }
      index += 1
    }
    return names + [name]
  }

  private func readFunction(_ declaration: inout Declaration) -> Bool {
    var index = declaration.keyword + 1
    let nameStart = index
    if listing.isWord(index) {
      index += 1
    } else {
      while index < listing.count, listing.tokens[index].kind == .operator { index += 1 }
      // Operator functions such as `<(` and `< <T>(` are skipped, because they are rare and never
      // rewritten.
    }
    guard index > nameStart else { return false }
    declaration.name = listing.line(nameStart..<index)
    return readSignature(&declaration, index)
  }

  private func readInitializer(_ declaration: inout Declaration) -> Bool {
    declaration.name = "init"
    var index = declaration.keyword + 1
    if listing.says("?", at: index) || listing.says("!", at: index) { index += 1 }
    return readSignature(&declaration, index)
  }

  private func readSignature(_ declaration: inout Declaration, _ start: Int) -> Bool {
    var index = listing.skipGenerics(start)
    guard listing.says("(", at: index) else { return false }
    let close = listing.partner[index]
    declaration.parameters = Declaration.Parameters(
      range: index...close, list: parameters(index..<close))
    index = close + 1
    let effects = index
    index = listing.skipEffects(index)
    declaration.effects = (effects..<index).map { listing.words[$0] }
    if listing.says("->", at: index) {
      let end = listing.endOfType(index + 1)
      declaration.type = index + 1..<end
      index = end
    }
    declaration.endOfName = index
    if listing.says("where", at: index) {
      repeat {
        let left = listing.endOfType(index + 1)
        guard listing.says(":", at: left) || listing.says("==", at: left) else { break }
        index = listing.endOfType(left + 1)
      } while listing.says(",", at: index)
      declaration.endOfName = index
    }
    if listing.says("{", at: index) { declaration.body = index...listing.partner[index] }
    return true
  }

  private func parameters(_ range: Range<Int>) -> [Declaration.Parameter] {
    var list: [Declaration.Parameter] = []
    var index = range.lowerBound + 1
    while index < range.upperBound {
      index = listing.skipAttributes(index)
      let token = index
      guard listing.isWord(index) else { break }
      let isNamedTwice = listing.isWord(index + 1)
      let colon = index + (isNamedTwice ? 2 : 1)
      guard listing.says(":", at: colon) else { break }
      let end = listing.endOfType(colon + 1)
      index = end
      while index < range.upperBound, !listing.says(",", at: index) {
        index = max(index, listing.partner[index]) + 1
      }
      list.append(
        Declaration.Parameter(
          label: listing.words[token], name: listing.words[isNamedTwice ? token + 1 : token],
          token: token, type: colon + 1..<end, defaultValue: end..<max(index, end)))
      index += 1
    }
    return list
  }

  private func readVariable(_ declaration: inout Declaration) -> Bool {
    let index = declaration.keyword + 1
    guard listing.isWord(index) else { return false }
    declaration.name = listing.words[index]
    declaration.endOfName = index + 1
    guard listing.says(":", at: index + 1) else { return true }
    let end = listing.endOfType(index + 2)
    declaration.type = index + 2..<end
    declaration.endOfName = end
    if listing.says("{", at: end) { declaration.body = end...listing.partner[end] }
    return true
  }
}
