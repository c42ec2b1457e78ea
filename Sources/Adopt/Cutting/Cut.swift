/// A cut: a piece of an app's source that does not compile on Linux, with the text that replaces
/// it.
///
/// A later build finds the piece by its text and by the content of its line, and not by its
/// position. So a change elsewhere in the file does not lose the cut.
struct Cut: Hashable, Sendable {
  /// The kind of code that a cut leaves out of the app, from the smallest kind (a modifier) to the
  /// largest (a type).
  enum Kind: String, CaseIterable, Sendable {
    case word, signature, conversion, argument, value, modifier, condition, attribute, conformance,
      `return`
    case statement, body, declaration

    /// True if cuts (removals of code) of this kind remove exactly the argument, attribute or other
    /// piece that the compiler's message names. Such a cut is the smallest, so it is tried first.
    var isNamed: Bool {
      switch self {
      case .word, .signature, .conversion, .argument, .attribute, .conformance, .return: true
      default: false
      }
    }

    /// True if the summary counts cuts (removals of code) of this kind as small ones, because they
    /// remove less than a statement.
    var isSmall: Bool {
      switch self {
      case .statement, .body, .declaration: false
      default: true
      }
    }
  }

  /// The name of the app's rewritten file from which code is left out because it does not compile.
  var file: String
  /// The line number of the cut code, counted from 1, at the time when the cut was made.
  var line: Int
  /// The name in the cut code (code left out of the app) that the compiler did not find.
  var what: String
  var kind: Kind
  /// True if the cut code belongs to code that runs a transition, such as an animator's.
  var isInTransition = false
  /// The text of the app's line from which code is cut. A later build finds the line by this text.
  var content: String
  /// The text of the code that is left out of the app, on one line.
  var goes: String
  /// The number of the cut code among equal texts in its line, counted from 1, by which a later
  /// build finds it.
  var place = 1
  /// The text that replaces the cut code. Each `(_` in the text is a call that gets the cut's name
  /// as its first argument.
  var stands: String
  /// The compiler's error message that was the reason to leave the code out.
  var reason: String

  /// True if the cut code is a statement that only lays out views, by a layout library that is
  /// missing on Linux.
  var isLayout: Bool { stands == LayoutStatement.stands }

  /// Returns the name by which reports mention a cut, that is, code left out because it does not
  /// compile on Linux: `Card.swift:41 hero`.
  func name(atLine line: Int) -> String {
    "\(Self.lastPart(of: file)):\(line) \(what)"
  }

  /// Returns the text that replaces the cut code. The calls in the text get the cut's name, so that
  /// a run can report that it came to the cut.
  func text(atLine line: Int) -> String {
    var text = stands
    let more = isInTransition ? ", inTransition: true" : ""
    for call in ["turnstileCut(", "turnstileLayoutCut(", "turnstileStandIn("] {
      text = Self.named(text, call, name(atLine: line), more)
    }
    return text
  }

  /// Returns the text that replaces cut code, after each call of a given function in it got the
  /// cut's name as its first argument and further arguments at its end.
  private static func named(
    _ text: String, _ call: String, _ name: String, _ more: String
  ) -> String {
    var pieces: [Substring] = text.split(
      separator: "\(call)_", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return text }
    var result = String(pieces.removeFirst())
    for piece in pieces {
      var depth = 0
      let close =
        piece.firstIndex { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth < 0
        } ?? piece.endIndex
      result += "\(call)\"\(name)\"\(piece[..<close])\(more)\(piece[close...])"
    }
    return result
  }

  private static func lastPart(of path: String) -> String {
    let name = path.split { $0 == "/" || $0 == "-" }.last.map(String.init) ?? path
    return name.filter { $0 != "\"" && $0 != "\\" }
  }

  /// The number of characters up to which the text of cut code is stored; longer text is shortened.
  static let longest = 120

  /// Returns the text of some tokens on one line. A long text is cut off, and followed by the
  /// number of its tokens.
  static func words(_ tokens: Range<Int>, _ listing: Listing) -> String {
    let text = oneLine(listing.line(tokens))
    return text.count <= longest ? text : "\(text.prefix(longest)) … \(tokens.count) words"
  }

  /// Returns the name that a compiler's error is about, such as `hero`. It becomes a part of the
  /// name by which reports mention the cut code.
  static func what(_ message: String, _ token: Int, _ listing: Listing) -> String {
    let quoted = CutSite.quoted(message)
    let name =
      message.contains("has no member")
      ? quoted.last
      : ["cannot find", "missing argument"].contains(where: message.hasPrefix) ? quoted.first : nil
    let word = name ?? listing.word(token)
    let plain = word.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return plain.isEmpty ? "code" : String(plain.prefix(40))
  }

  /// Returns a text with blanks in place of line ends, which a string literal of several lines
  /// contains.
  static func oneLine(_ text: String) -> String {
    text.contains { $0.isNewline }
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }
}

/// A stand-in: a declaration that replaces a type which is missing on Linux, so that the code that
/// uses the type compiles.
struct StandInType: Hashable, Sendable {
  /// The name of the missing type, with the types or modules around it: `Kit.Theme`.
  var name: String
  /// The Swift declaration that stands in for the missing type, on one line.
  var declaration: String
  var reason: String
  /// The app's overrides in extensions of the missing class, each with its file and line:
  /// `Home.swift:90 prepare`. Nothing calls them, because no object has that class.
  var overrides: [String] = []

  /// True if the declaration stands in for values of one of the app's protocols, and not for a
  /// missing type.
  var isForProtocol: Bool { name.hasPrefix(ProtocolStandIns.mark) }
}
