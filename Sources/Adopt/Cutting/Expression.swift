/// Divides a statement with a compiler's error into the elements of brackets and the operands of
/// operators around the error, so that as little code as possible is cut.
struct Expression {
  let listing: Listing
  /// The tokens of the statement that has the compiler's error.
  let tokens: Range<Int>
  let token: Int
  /// True if the compiler's error says that a name cannot be found in the code's scope.
  private let isUnknown: Bool

  init(_ site: CutSite) {
    isUnknown = site.message.hasPrefix("cannot find")
    listing = site.listing
    tokens = site.tokens
    token = site.token
  }

  /// One element of a list in brackets in the app's code, such as an argument of a call.
  struct Element {
    /// The opening bracket of the list to which the argument or other element belongs.
    var open: Int
    /// The tokens of an element of a list in brackets, such as an argument with its label.
    var tokens: Range<Int>
    var value: Range<Int>
  }

  /// The elements of bracketed lists that contain the compiler's error, such as arguments of nested
  /// calls, from the innermost outwards.
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

  /// Divides a range of tokens at separators such as commas, and returns the part with the
  /// compiler's error. Separators inside of brackets do not count.
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

  /// Returns the operand that contains the compiler's error, so that only that operand is cut.
  /// Operands are separated by `&&`, `||`, `??` and `? :`, which have operands of nearly the same
  /// type.
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

  /// Returns the first token of a range that meets a condition and is not inside of brackets.
  func firstToken(in range: Range<Int>, where holds: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if listing.tokens[index].kind != .text, holds(index) { return index }
      index = max(index, listing.partner[index]) + 1
    }
    return nil
  }

  /// Returns the last token before a given token that meets a condition. Tokens inside of brackets
  /// that close before the given token do not count.
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

  /// Returns the type that a value states by its own text: the type of a cast (`as? Card`), or the
  /// type whose initialiser is called (`Card()`).
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
