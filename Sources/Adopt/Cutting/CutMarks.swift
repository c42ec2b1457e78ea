/// Finds places for the calls that record, at run time, that the app reached a cut. Only cuts
/// without a stand-in need such a call, because a stand-in records its cut itself.
///
/// The call for a removed argument or modifier stands before its statement. The call for a lost
/// `override`, conformance or member stands in the initial value of a property added to its class,
/// because UIKit would have called the removed code at an unknown time. A cut has no such call if
/// it changes nothing at run time, such as `required`, or if it lies in no statement and no class.
struct CutMarks {
  let source: CutSource
  private var tree: CodeTree { source.tree }
  private var listing: Listing { source.listing }

  /// A text to insert into the code before a token. It is a call that records, at run time, that
  /// the app reached a cut.
  struct Mark: Equatable {
    var token: Int
    var text: String
  }

  /// Returns the call that records a cut at run time. Returns `nil` if the cut's stand-in records
  /// the cut, or if no code can stand near the cut.
  func mark(of placed: CutPass.Placed) -> Mark? {
    let cut = placed.cut
    guard !cut.stands.contains("turnstile"), !cut.stands.contains("Turnstile") else { return nil }
    let line = source.line(of: placed.tokens.lowerBound)
    switch cut.kind {
    case .argument, .modifier, .condition: return statement(placed, line)
    case .attribute: return statement(placed, line) ?? object(placed, line)
    case .word where cut.stands.hasSuffix("?"): return statement(placed, line)
    case .word where cut.goes == "override" && cut.stands.isEmpty: return object(placed, line)
    case .conformance, .declaration: return object(placed, line)
    default: return nil
    }
  }

  // MARK: - Statements

  private static let control: Set<String> = [
    "if", "guard", "for", "while", "switch", "repeat", "do", "defer",
  ]

  /// Returns a call that records a cut (code left out) at run time. It stands before the innermost
  /// statement around the cut that another statement may precede.
  private func statement(_ placed: CutPass.Placed, _ line: Int) -> Mark? {
    let path = tree.path(to: placed.tokens.lowerBound)
    var found: (item: Int, returns: Bool)?
    // The loop goes from the outermost statement inwards. A statement that is the value of its
    // block, or part of that value, must stay the only one, so no call may precede it. A function
    // is an exception, because `return` can be added before the value.
    for item in path {
      let block = tree.blocks[tree.items[item].block]
      guard block.kind.holdsStatements else {
        found = nil
        continue
      }
      guard tree.items[item].kind == .code else { break }
      let lead = listing.word(tree.keyword(item))
      let isAlone = block.items.count == 1
      let isBranch = ["if", "switch"].contains(lead) && !returns(item)
      let isValue = isAlone && (isBranch || !Self.statements.contains(lead))
      let site = CutSite(
        source: source, token: placed.tokens.lowerBound, item: item, isInnermost: false,
        message: "", isInTransition: false)
      if block.kind == .closure, isValue { break }
      let returns = block.kind == .function && isValue && StatementRule.isValue(of: site)
      found = (item, returns)
      // The branches of `let a = if b { … }` are blocks that give a value, so no recording call may
      // stand in front of that value.
      let holdsCode = tree.items[item].blocks.contains {
        [.code, .cases].contains(tree.blocks[$0].kind)
      }
      if returns || holdsCode && !Self.control.contains(lead) { break }
    }
    guard let found else { return nil }
    let more = placed.cut.isInTransition ? ", inTransition: true" : ""
    return Mark(
      token: tree.items[found.item].tokens.lowerBound,
      text: "let _: Void = turnstileCut(\"\(placed.cut.name(atLine: line))\"\(more)); "
        + (found.returns ? "return " : ""))
  }

  /// Returns true if a statement contains `return`, so that it is not the value of its block.
  private func returns(_ item: Int) -> Bool {
    tree.items[item].tokens.contains { listing.says("return", at: $0) }
  }

  private static let statements: Set<String> = control.union([
    "return", "throw", "let", "var", "func", "class", "struct", "enum", "break", "continue",
    "fallthrough", "typealias",
  ])

  // MARK: - Objects

  /// Returns a property to add to the innermost class that contains the cut (code left out). The
  /// property's initial value calls the function that records the cut.
  private func object(_ placed: CutPass.Placed, _ line: Int) -> Mark? {
    let path = tree.path(to: placed.tokens.lowerBound)
    let isType: (Int) -> Bool = { item in
      ["class", "struct", "enum", "extension", "protocol", "actor"]
        .contains(listing.word(tree.keyword(item)))
    }
    guard let type = path.last(where: { isType($0) && !placed.tokens.contains(tree.keyword($0)) }),
      listing.says("class", at: tree.keyword(type)),
      let block = tree.items[type].blocks.first(where: { tree.blocks[$0].kind == .type })
    else { return nil }
    let start = tree.blocks[block].tokens.lowerBound
    // A class that conforms to `Codable` gets no such property. The compiler could not synthesise
    // the conformance, because the property's type does not conform.
    let head = listing.line(tree.items[type].tokens.lowerBound..<start)
    guard
      !["Codable", "Decodable", "Encodable", "@Observable", "@Model"].contains(where: head.contains)
    else { return nil }
    let name = "turnstileWithout\(placed.tokens.lowerBound)"
    return Mark(
      token: start,
      text: "private let \(name): Void = "
        + "turnstileWithout(\"\(placed.cut.name(atLine: line))\"); ")
  }
}
