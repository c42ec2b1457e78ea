/// The statements and declarations of a Swift file, nested in blocks.
///
/// An ``Outline`` contains declarations only. A cut may remove a single statement, so the tree also
/// tells where a statement begins and ends: at a line end behind which it does not continue, at a
/// semicolon, or at the label of a case. Like the outline, the tree is not a parser and cannot
/// fail. Blocks that are still to be divided wait in a queue, so deep nesting costs only memory.
struct CodeTree: Sendable {
  let listing: Listing
  /// The blocks of code in the file. The first block is the whole file.
  private(set) var blocks: [Block]
  private(set) var items: [Item] = []

  /// A block of code in a Swift file: the code between two braces, or the whole file.
  struct Block: Sendable {
    enum Kind: Sendable {
      case file, type, function, accessors, code, cases, closure

      /// True if a block of code holds statements, and not the members of a type or the accessors
      /// of a property.
      var holdsStatements: Bool {
        switch self {
        case .function, .code, .cases, .closure: true
        case .file, .type, .accessors: false
        }
      }
    }

    var kind: Kind
    /// The tokens of the code between the braces of the block.
    var tokens: Range<Int>
    /// The index of the statement or declaration to whose code the block's braces belong.
    var owner: Int?
    var items: [Int] = []
  }

  /// An entry of a block of code: a statement, a declaration, the label of a `case`, or a line such
  /// as `#if`.
  struct Item: Sendable {
    enum Kind: Sendable { case code, label, directive }

    var kind: Kind
    var tokens: Range<Int>
    var block: Int
    var blocks: [Int] = []
  }

  init(_ listing: Listing) {
    self.listing = listing
    blocks = [Block(kind: .file, tokens: 0..<listing.count)]
    var next = 0
    while next < blocks.count {
      let ranges = ItemSplitter(listing, blocks[next]).items()
      for range in ranges {
        blocks[next].items.append(items.count)
        items.append(Item(kind: range.kind, tokens: range.tokens, block: next))
        if range.kind == .code { addBlocks(of: items.count - 1) }
      }
      next += 1
    }
  }

  /// Returns the statements and declarations that contain a token, from the outermost to the
  /// innermost.
  func path(to token: Int) -> [Int] {
    var path: [Int] = []
    var block = 0
    while true {
      guard let item = blocks[block].items.last(where: { items[$0].tokens.contains(token) })
      else { return path }
      path.append(item)
      guard let inner = items[item].blocks.first(where: { blocks[$0].tokens.contains(token) })
      else { return path }
      block = inner
    }
  }

  /// Returns the statement or declaration that begins at a token, or the outermost if several begin
  /// there.
  func item(startingAt token: Int) -> Int? {
    items.indices.first { items[$0].tokens.lowerBound == token }
  }

  /// Returns the block of a statement or declaration that contains a token, or `nil`.
  func block(of item: Int, around token: Int) -> Int? {
    items[item].blocks.first { blocks[$0].tokens.contains(token) }
  }

  /// Returns the token of the keyword of a statement or declaration, that is, its first word behind
  /// attributes and modifiers.
  func keyword(_ item: Int) -> Int { Self.keyword(in: items[item].tokens, listing) }

  /// Returns the first word among some tokens that is not an attribute or a modifier.
  static func keyword(in tokens: Range<Int>, _ listing: Listing) -> Int {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let behind = listing.skipAttributes(index)
      if behind > index {
        index = behind
      } else if modifiers.contains(listing.word(index)), listing.isWord(index),
        !(listing.word(index) == "class" && isTypeKeyword(index, listing))
      {
        index += 1
        if listing.says("(", at: index) { index = listing.partner[index] + 1 }
      } else {
        break
      }
    }
    return index
  }

  private static func isTypeKeyword(_ index: Int, _ listing: Listing) -> Bool {
    !modifiers.contains(listing.word(index + 1))
      && !["func", "var", "let", "subscript"].contains(listing.word(index + 1))
  }

  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated",
    "distributed", "borrowing", "consuming",
  ]

  // MARK: - Blocks of an item

  private mutating func addBlocks(of item: Int) {
    let range = items[item].tokens
    var scan = BlockScan(lead: listing.word(keyword(item)))
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      guard listing.tokens[index].kind != .text else { continue }
      switch listing.words[index] {
      case "(", "[": scan.parentheses += 1
      case ")", "]": scan.parentheses -= 1
      case "=" where scan.parentheses == 0: scan.hasValue = true
      case "{":
        let inside = index + 1..<listing.partner[index]
        let kind = kind(ofBlock: inside, in: item, scan)
        if scan.parentheses == 0 {
          scan.isFirst = false
          scan.pending = nil
        }
        items[item].blocks.append(blocks.count)
        blocks.append(Block(kind: kind, tokens: inside, owner: item))
        index = listing.partner[index]
      case let word
      where scan.parentheses == 0 && Self.openers.contains(word)
        && !listing.says(".", at: index - 1):
        scan.pending = word
      default:
        if listing.tokens[index].kind == .interpolationStart { scan.parentheses += 1 }
        if listing.tokens[index].kind == .interpolationEnd { scan.parentheses -= 1 }
      }
    }
  }

  /// Scans a statement or declaration from its start, and so finds out which kind of block each
  /// opening brace begins.
  private struct BlockScan {
    /// The first keyword of the statement or declaration that is being scanned, such as `func`.
    let lead: String
    /// The number of parentheses and square brackets that are open where the scan of the statement
    /// has come to.
    var parentheses = 0
    /// The last keyword, such as `if` or `switch`, whose opening brace the scan has not reached
    /// yet.
    var pending: String?
    /// True until the scan of the statement has passed a pair of braces, not counting braces in
    /// parentheses.
    var isFirst = true
    var hasValue = false
  }

  private func kind(
    ofBlock inside: Range<Int>, in item: Int, _ scan: BlockScan
  ) -> Block.Kind {
    if scan.parentheses > 0 { return .closure }
    if blocks[items[item].block].kind == .accessors { return .function }
    if scan.isFirst, let own = ownBlock(scan.lead, inside, hasValue: scan.hasValue) { return own }
    if isAccessors(inside), ["var", "let", "subscript"].contains(scan.lead) { return .accessors }
    guard let word = scan.pending else { return .closure }
    return word == "switch" ? .cases : .code
  }

  private static let openers: Set<String> = [
    "if", "guard", "for", "while", "switch", "repeat", "do", "else", "catch", "defer",
  ]

  private func ownBlock(_ lead: String, _ inside: Range<Int>, hasValue: Bool) -> Block.Kind? {
    switch lead {
    case "class", "struct", "enum", "protocol", "extension", "actor": .type
    case "func", "init", "deinit": .function
    case "var", "subscript":
      isAccessors(inside) ? .accessors : hasValue && lead == "var" ? nil : .function
    default: nil
    }
  }

  private func isAccessors(_ inside: Range<Int>) -> Bool {
    var index = listing.skipAttributes(inside.lowerBound)
    while ["mutating", "nonmutating", "nonisolated"].contains(listing.word(index)) { index += 1 }
    guard inside.contains(index) else { return false }
    return ["get", "set", "willSet", "didSet", "_read", "_modify", "init"]
      .contains(listing.word(index))
      && (["{", "(", "}", "set", "get", "async", "throws"].contains(listing.word(index + 1)))
      && !(listing.word(index) == "init" && listing.says("(", at: index + 1))
  }
}
