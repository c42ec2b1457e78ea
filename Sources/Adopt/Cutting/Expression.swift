/// The parts of a statement around a token: what stands in brackets, between commas, on the right
/// of
/// an equals sign.
struct Expression {
  let listing: Listing
  /// The statement.
  let tokens: Range<Int>
  let token: Int
  /// Whether the token is a name that is nowhere.
  private let isUnknown: Bool

  init(_ site: CutSite) {
    isUnknown = site.message.hasPrefix("cannot find")
    listing = site.listing
    tokens = site.tokens
    token = site.token
  }

  /// What stands between two commas of a bracket.
  struct Element {
    /// The opening bracket.
    var open: Int
    /// With its label.
    var tokens: Range<Int>
    var value: Range<Int>
  }

  /// The elements of brackets around the token, the innermost first.
  var elements: [Element] {
    var open: [Int] = []
    var index = tokens.lowerBound
    while index < token {
      let partner = listing.partner[index]
      if partner > index {
        if partner < token {
          index = partner
        } else if listing.says("{", at: index) {
          open = []
        } else {
          open.append(index)
        }
      }
      index += 1
    }
    return open.reversed().compactMap { bracket in
      let inside = bracket + 1..<listing.partner[bracket]
      guard let part = part(of: inside, separatedBy: [","]), !part.isEmpty else { return nil }
      var value = part
      if listing.says(":", at: part.lowerBound + 1), listing.isWord(part.lowerBound) {
        value = part.lowerBound + 2..<part.upperBound
      } else if listing.says("[", at: bracket),
        let colon = firstToken(in: part, where: { listing.says(":", at: $0) })
      {
        value = token < colon ? part.lowerBound..<colon : colon + 1..<part.upperBound
      }
      return value.isEmpty ? nil : Element(open: bracket, tokens: part, value: value)
    }
  }

  /// The part of a range, between separators outside of brackets, that holds the token.
  func part(of range: Range<Int>, separatedBy words: Set<String>) -> Range<Int>? {
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if words.contains(listing.words[index]), listing.tokens[index].kind != .text {
        if token < index { return start..<index }
        start = index + 1
      }
      index = max(index, listing.partner[index]) + 1
    }
    return start <= token && token < range.upperBound ? start..<range.upperBound : nil
  }

  /// The operand around the token, where values are joined by what does not change their types
  /// much.
  func operand(in range: Range<Int>) -> Range<Int>? {
    let joints: Set<String> = ["&&", "||", "??"]
    let isTernary = firstToken(in: range) { listing.says("?", at: $0) && isBinary($0) } != nil
    guard isTernary || firstToken(in: range, where: { joints.contains(listing.words[$0]) }) != nil,
      let part = part(of: range, separatedBy: isTernary ? joints.union(["?", ":"]) : joints),
      part != range, !part.isEmpty
    else { return nil }
    return part
  }

  private func isBinary(_ index: Int) -> Bool {
    listing.tokens[index].kind == .operator
  }

  /// The first token outside of brackets of which something holds.
  func firstToken(in range: Range<Int>, where holds: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if listing.tokens[index].kind != .text, holds(index) { return index }
      index = max(index, listing.partner[index]) + 1
    }
    return nil
  }

  /// The last token before another, outside of brackets that close before it, of which something
  /// holds.
  func lastToken(before end: Int, where holds: (Int) -> Bool) -> Int? {
    var index = tokens.lowerBound
    var found: Int?
    while index < end {
      if listing.tokens[index].kind != .text, holds(index) { found = index }
      let partner = listing.partner[index]
      index = (partner > index && partner < end ? partner : index) + 1
    }
    return found
  }

  /// The type that a value's own words name: behind a cast, or before the parentheses of an
  /// initialiser.
  func ownType(of value: Range<Int>) -> String? {
    if let cast = firstToken(in: value, where: { listing.says("as", at: $0) }) {
      let isOptional = listing.says("?", at: cast + 1)
      let start = isOptional || listing.says("!", at: cast + 1) ? cast + 2 : cast + 1
      let end = listing.endOfType(start)
      guard end == value.upperBound else { return nil }
      let type = listing.line(start..<end)
      return isOptional ? (type.contains(" ") ? "(\(type))?" : "\(type)?") : type
    }
    var index = value.lowerBound
    while ["try", "await"].contains(listing.word(index)) { index += 1 }
    let start = index
    guard listing.isWord(index), listing.word(index).first?.isUppercase == true else { return nil }
    index = listing.skipGenerics(index + 1)
    while listing.says(".", at: index), listing.word(index + 1).first?.isUppercase == true {
      index = listing.skipGenerics(index + 2)
    }
    let end = index
    if listing.says(".", at: index), listing.says("init", at: index + 1) { index += 2 }
    guard listing.says("(", at: index), listing.partner[index] + 1 == value.upperBound,
      token > index || !isUnknown
    else { return nil }
    return listing.line(start..<end)
  }
}
