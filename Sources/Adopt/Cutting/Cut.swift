/// A cut: a piece of an app's source that does not compile on Linux, with the text that replaces
/// it.
///
/// A later build finds the piece by its text and by the content of its line, and not by its
/// position. So a change elsewhere in the file does not lose the cut.
struct Cut: Hashable, Sendable {
  /// The kind of code that a cut removes, from the smallest kind to the largest.
  enum Kind: String, CaseIterable, Sendable {
    case word, argument, value, modifier, condition, attribute, conformance, `return`, statement
    case body, declaration

    /// True if cuts of this kind remove exactly the piece that the compiler's message names. Such a
    /// cut is tried before all others.
    var isNamed: Bool {
      switch self {
      case .word, .argument, .attribute, .conformance, .return: true
      default: false
      }
    }

    /// True if a summary counts cuts of this kind among the small ones, which remove less than a
    /// statement.
    var isSmall: Bool {
      switch self {
      case .statement, .body, .declaration: false
      default: true
      }
    }
  }

  /// The adopted file that has the cut, by its name in the build.
  var file: String
  /// The line of the cut piece when the cut was made, counted from 1.
  var line: Int
  /// The name in the cut piece that does not compile.
  var what: String
  var kind: Kind
  /// True if the cut piece belongs to code that runs a transition, such as an animator's.
  var isInTransition = false
  /// The content of the line that has the cut piece, as it stands in the app's source.
  var content: String
  /// The text of the cut piece, written on one line.
  var goes: String
  /// The number of the cut piece among equal pieces in its line, counted from 1.
  var place = 1
  /// The text that replaces the cut piece. Each `(_` in the text is a call that gets the cut's name
  /// as its first argument.
  var stands: String
  /// The compiler's message that led to the cut.
  var reason: String

  /// True if the cut statement only lays out views, by a layout library that is missing on Linux.
  var isLayout: Bool { stands == LayoutStatement.stands }

  /// Returns the name of the cut in a run's report, such as `Card.swift:41 hero`.
  func name(atLine line: Int) -> String {
    "\(Self.lastPart(of: file)):\(line) \(what)"
  }

  /// Returns the text that replaces the cut piece, with the cut's name inserted.
  func text(atLine line: Int) -> String {
    var text = stands
    let more = isInTransition ? ", inTransition: true" : ""
    for call in ["turnstileCut(", "turnstileLayoutCut(", "turnstileStandIn("] {
      text = Self.named(text, call, name(atLine: line), more)
    }
    return text
  }

  /// Inserts the cut's name as the first argument of each call in the replacement, and further
  /// arguments behind the call's own.
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

  /// The number of characters up to which a cut's text is stored in full.
  static let longest = 120

  /// Returns the text of some tokens on one line. A long text is shortened and followed by its
  /// number of tokens.
  static func words(_ tokens: Range<Int>, _ listing: Listing) -> String {
    let text = oneLine(listing.line(tokens))
    return text.count <= longest ? text : "\(text.prefix(longest)) … \(tokens.count) words"
  }

  /// Returns a text with blanks in place of line ends. A string literal of several lines contains
  /// line ends.
  static func oneLine(_ text: String) -> String {
    text.contains { $0.isNewline }
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }
}

/// A declaration that replaces a missing type, so that the code that uses the type compiles.
struct StandInType: Hashable, Sendable {
  /// The missing type's name, with the names of the types around it: `Kit.Theme`.
  var name: String
  /// The declaration of the stand-in for the missing type, on one line.
  var declaration: String
  var reason: String

  /// True if the declaration stands in for values of one of the app's protocols, and not for a
  /// missing type.
  var isForProtocol: Bool { name.hasPrefix(ProtocolStandIns.mark) }
}
