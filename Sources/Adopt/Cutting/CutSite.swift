/// The place of a compiler's error, for which rules propose code to cut: a token in a statement or
/// declaration, with the compiler's message.
///
/// The rules try the innermost statement that has the error first, and then each statement around
/// that one. For an outer statement, the place is the opening brace of the block that holds the
/// inner statement.
struct CutSite {
  let source: CutSource
  let token: Int
  /// The index of the statement or declaration that has the compiler's error, in which a rule looks
  /// for code to cut.
  let item: Int
  /// True if the compiler's error stands directly in this statement, and not in a block of it such
  /// as the body of an `if`.
  let isInnermost: Bool
  let message: String
  let isInTransition: Bool

  var listing: Listing { source.listing }
  var tree: CodeTree { source.tree }
  var tokens: Range<Int> { tree.items[item].tokens }
  var block: CodeTree.Block { tree.blocks[tree.items[item].block] }
  /// The token of the keyword, such as `let`, that begins the statement or declaration with the
  /// error.
  var keyword: Int { tree.keyword(item) }
  var lead: String { listing.word(keyword) }
  /// True if the declaration with the error is a member of a type, or stands at the top level of
  /// its file.
  var isMember: Bool { block.kind == .type || block.kind == .file }

  /// Returns the texts between apostrophes, such as names of types, in a message of the compiler.
  static func quoted(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  /// The function that contains the statement with the error: the index of the function's block and
  /// that of its declaration. It is `nil` in a closure.
  var function: (block: Int, owner: Int)? {
    var block = tree.items[item].block
    while true {
      if tree.blocks[block].kind == .closure { return nil }
      guard let owner = tree.blocks[block].owner else { return nil }
      if tree.blocks[block].kind == .function { return (block, owner) }
      block = tree.items[owner].block
    }
  }
}

/// A piece of code that could be cut to remove a compiler's error, with the text that would replace
/// the code.
struct CutPiece: Hashable, Sendable {
  var kind: Cut.Kind
  var tokens: Range<Int>
  var stands: String
}

/// A rule that proposes cuts for a compiler's error: pieces of code around the error that could be
/// removed or replaced, the smallest first.
protocol CutRule: SendableMetatype {
  static func pieces(at site: CutSite) -> [CutPiece]
}

/// Collects the pieces of code that could be cut to remove a compiler's error, as all rules propose
/// them. The smallest is tried first, and the last is the whole type around the error.
enum CutChain {
  /// The rules that propose code to cut for a compiler's error. If two rules propose the same code,
  /// the replacement of the earlier rule is tried first.
  static let rules: [any CutRule.Type] = [
    SignatureRule.self, ConversionRule.self, ExclusiveAccessRule.self, WordRule.self,
    ClosureRule.self, UnwrapRule.self, UnknownAttributeRule.self,
    ConformanceRule.self,
    ReturnRule.self,
    ArgumentRule.self, MissingArgumentRule.self,
    ValueRule.self, ModifierRule.self, ConditionRule.self, InitializerRule.self,
    StatementRule.self, BodyRule.self, DeclarationRule.self,
  ]

  static func pieces(
    at token: Int, in source: CutSource, message: String, isInTransition: Bool
  ) -> [CutPiece] {
    let path = source.tree.path(to: token)
    var pieces: [CutPiece] = []
    var place = token
    for (depth, item) in path.enumerated().reversed() {
      let site = CutSite(
        source: source, token: place, item: item, isInnermost: depth == path.count - 1,
        message: message, isInTransition: isInTransition)
      let found = rules.flatMap { $0.pieces(at: site) }
      func rank(_ piece: CutPiece) -> Int { piece.kind.isNamed ? 0 : piece.tokens.count }
      for piece in found.enumerated().sorted(by: {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }).map(\.element) where !pieces.contains(piece) {
        pieces.append(piece)
      }
      if let block = source.tree.items[item].block as Int?, block > 0 {
        place = source.tree.blocks[block].tokens.lowerBound - 1
      }
    }
    return pieces
  }
}
