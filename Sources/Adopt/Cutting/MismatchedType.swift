/// A type in the head of one of the app's methods or properties that differs from the type in the
/// protocol or superclass that asks for the member.
///
/// `func transitionDuration(using context: Context?) -> Seconds` is no requirement of UIKit's if
/// `Seconds` is a stand-in for a missing type. The app compiles on a device, so there the type must
/// be the required one, and the compiler's notes tell which that is.
struct MismatchedType: Equatable {
  /// The tokens of the type that is to be replaced.
  var tokens: Range<Int>
  var type: String
  var required: String

  /// The message for a cut that replaces the type.
  var message: String { "\(Self.mark) '\(type)', required is '\(required)'" }

  /// The beginning of the message for a cut that replaces a type.
  static let mark = "candidate has non-matching type"

  /// Returns the types to replace in the head of a member that nearly meets a requirement.
  ///
  /// - Parameters:
  ///   - name: The token of the member's name, at which the compiler's note stands.
  ///   - candidate: The note at the member: "candidate has non-matching type '(Seconds) -> ()'".
  ///   - notes: All notes of the error, among which is the one with the required type.
  static func all(
    at name: Int, _ candidate: CompilerMessage, _ notes: [CompilerMessage], _ listing: Listing
  ) -> [MismatchedType] {
    let head = Head(name, listing)
    guard candidate.text.hasPrefix(mark), let own = quoted(candidate.text).first,
      let note = notes.first(where: { head.isNamed(requirement($0)?.name) }),
      let required = requirement(note)?.type
    else { return [] }
    return head.types(own, required)
  }

  /// Returns the types to replace in the head of a requirement of one of the app's protocols.
  ///
  /// - Parameters:
  ///   - name: The token of the requirement's name, at which the compiler's note stands.
  ///   - note: The note at the requirement: "protocol requires function 'fade(in:)' with type …".
  ///   - notes: All notes of the error, among which are those at the members that nearly meet it.
  static func demanded(
    at name: Int, _ note: CompilerMessage, _ notes: [CompilerMessage], _ listing: Listing
  ) -> [MismatchedType] {
    let head = Head(name, listing)
    guard let required = requirement(note), head.isNamed(required.name) else { return [] }
    return notes.filter { $0.text.hasPrefix(mark) }.lazy
      .compactMap { quoted($0.text).first.map { head.types(required.type, $0) } }
      .first { $0.count == 1 } ?? []
  }

  /// Returns the type to replace in the head of a property that overrides one of another type.
  static func overriding(at name: Int, _ message: String, _ listing: Listing) -> [MismatchedType] {
    let quoted = quoted(message)
    guard message.contains("cannot override a property with type"), quoted.count == 3 else {
      return []
    }
    return Head(name, listing).types(quoted[1], quoted[2])
  }

  /// Returns the type to replace in the head of an initialiser that a superclass of UIKit's
  /// requires. The only such initialiser is `init(coder:)`.
  ///
  /// - Parameter members: The tokens of the first words of the class's members behind their
  ///   modifiers.
  static func initializer(
    _ message: String, among members: [Int], _ listing: Listing
  ) -> [MismatchedType] {
    guard message.hasPrefix("'required' initializer 'init(coder:)' must be provided") else {
      return []
    }
    return members.filter { listing.says("init", at: $0) }.compactMap { token in
      let start = listing.says("?", at: token + 1) || listing.says("!", at: token + 1) ? 1 : 0
      let head = Head(token, behind: token + start, listing)
      guard head.name == "init(coder:)", let tokens = head.parameters.first,
        listing.line(tokens) != "NSCoder"
      else { return nil }
      return MismatchedType(tokens: tokens, type: listing.line(tokens), required: "NSCoder")
    }
  }

  /// Returns true if the required type names one of some types.
  func requires(_ types: Set<String>) -> Bool { Self.names(required, types) }

  /// Returns true if the type to replace names one of some types.
  func has(_ types: Set<String>) -> Bool { Self.names(type, types) }

  private static func names(_ text: String, _ types: Set<String>) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { types.contains(String($0)) }
  }

  /// Returns the name and the type in a note about a requirement.
  private static func requirement(_ note: CompilerMessage) -> (name: String, type: String)? {
    let quoted = quoted(note.text)
    guard note.text.hasPrefix("protocol requires"), quoted.count > 1 else { return nil }
    return (quoted[0], quoted[1])
  }

  /// Returns the texts between apostrophes in a message, without the types that an alias stands
  /// for: "'TimeInterval' (aka 'Double')".
  private static func quoted(_ message: String) -> [String] {
    CutSite.quoted(message.replacing(#/ \(aka '[^']*'\)/#, with: ""))
  }

  /// The head of a method or property: its name with the labels of its parameters, and the tokens
  /// of its types.
  private struct Head {
    var name: String
    var parameters: [Range<Int>] = []
    var result: Range<Int>?
    var isFunction = false

    init(_ token: Int, behind last: Int? = nil, _ listing: Listing) {
      name = listing.word(token)
      func type(_ start: Int) -> Range<Int> { start..<max(start, listing.endOfType(start)) }
      let open = listing.skipGenerics((last ?? token) + 1)
      guard listing.says("(", at: open) else {
        if listing.says(":", at: open) { result = type(open + 1) }
        return
      }
      isFunction = true
      var labels = ""
      var index = open + 1
      let close = listing.partner[open]
      while index < close {
        labels += "\(listing.word(index)):"
        while index < close, !listing.says(":", at: index) { index += 1 }
        let found = type(index + 1)
        parameters.append(found)
        index = found.upperBound
        while index < close, !listing.says(",", at: index) {
          index = max(index, listing.partner[index]) + 1
        }
        index += 1
      }
      name += "(\(labels))"
      let arrow = listing.skipEffects(close + 1)
      if listing.says("->", at: arrow) { result = type(arrow + 1) }
    }

    /// Returns true if the compiler means this member by a name. The name of a function whose only
    /// parameter has no label is printed without parentheses.
    func isNamed(_ text: String?) -> Bool {
      guard let text else { return false }
      return text == name || "\(text)(_:)" == name
    }

    /// Returns the types of the head that differ between two types as the compiler prints them.
    func types(_ own: String, _ required: String) -> [MismatchedType] {
      guard isFunction else {
        return result.map { [MismatchedType(tokens: $0, type: own, required: required)] } ?? []
      }
      guard let own = Self.parts(own), let required = Self.parts(required),
        own.count == parameters.count + 1, required.count == own.count
      else { return [] }
      return zip(parameters + [result], zip(own, required)).compactMap { tokens, types in
        guard let tokens, !tokens.isEmpty, types.0 != types.1 else { return nil }
        return MismatchedType(tokens: tokens, type: types.0, required: types.1)
      }
    }

    /// Returns the types of a function's parameters and of its result: `A`, `[B]` and `C` of `(A,
    /// [B]) -> C`.
    private static func parts(_ text: String) -> [String]? {
      guard text.hasPrefix("(") else { return nil }
      var depth = 0
      var parts: [String] = []
      var part = ""
      var rest = Substring(text)
      while let character = rest.popFirst() {
        let isArrow = character == ">" && part.last == "-"
        if "([<".contains(character) { depth += 1 }
        if ")]>".contains(character), !isArrow { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "(", part.isEmpty, parts.isEmpty { continue }
        if depth == 1, character == "," {
          parts.append(part)
          part = ""
        } else if !part.isEmpty || character != " " {
          part.append(character)
        }
      }
      if !part.isEmpty { parts.append(part) }
      guard let arrow = rest.firstRange(of: "-> ") else { return nil }
      return parts + [String(rest[arrow.upperBound...])]
    }
  }
}

/// The rule that replaces a type in the head of a method or property by the type that a protocol or
/// superclass requires there.
enum SignatureRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost, site.message.hasPrefix(MismatchedType.mark),
      let required = CutSite.quoted(site.message).last
    else { return [] }
    let end = site.listing.endOfType(site.token)
    guard end > site.token else { return [] }
    return [CutPiece(kind: .signature, tokens: site.token..<end, stands: required)]
  }
}
