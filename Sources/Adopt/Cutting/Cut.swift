/// A piece of an app's source that does not compile here, and what stands in for it.
///
/// A cut is found again by what it says and not by where it stood: by the line's content, and by
/// what goes. So a change elsewhere in the file does not lose it.
struct Cut: Hashable, Sendable {
  /// What is cut, the smallest first.
  enum Kind: String, CaseIterable, Sendable {
    case word, argument, value, modifier, condition, attribute, conformance, `return`, statement
    case body, declaration

    /// Whether the compiler's words name just this, so that it is tried before all else.
    var isNamed: Bool {
      switch self {
      case .word, .argument, .attribute, .conformance, .return: true
      default: false
      }
    }

    /// How the end of `init` counts it.
    var isSmall: Bool {
      switch self {
      case .statement, .body, .declaration: false
      default: true
      }
    }
  }

  /// The adopted file, by the name it has in the build.
  var file: String
  /// The line it stood in when it was made, counted from 1.
  var line: Int
  /// The name in it that does not compile.
  var what: String
  var kind: Kind
  /// Whether it stands in code that runs a transition.
  var isInTransition = false
  /// What its line says in the app.
  var content: String
  /// What goes, on one line.
  var goes: String
  /// Which one, if the line says the same several times, counted from 1.
  var place = 1
  /// What comes in its place; `(_` stands for the cut's name.
  var stands: String
  /// The compiler's words.
  var reason: String

  /// What a run calls the cut: `Card.swift:41 hero`.
  func name(atLine line: Int) -> String {
    "\(Self.lastPart(of: file)):\(line) \(what)"
  }

  /// What comes in its place, with the cut's name in it.
  func text(atLine line: Int) -> String {
    var text = stands
    let more = isInTransition ? ", inTransition: true" : ""
    for call in ["turnstileCut(", "turnstileStandIn("] {
      text = Self.named(text, call, name(atLine: line), more)
    }
    return text
  }

  /// Puts the name and what is to be known into each call, before its closing parenthesis.
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

  /// The most letters of a long piece that are written down.
  static let longest = 120

  /// What some tokens say, on one line, the middle of long ones left out.
  static func words(_ tokens: Range<Int>, _ listing: Listing) -> String {
    let text = oneLine(listing.line(tokens))
    return text.count <= longest ? text : "\(text.prefix(longest)) … \(tokens.count) words"
  }

  /// A text without line ends, which a string of several lines has inside.
  static func oneLine(_ text: String) -> String {
    text.contains { $0.isNewline }
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }
}

/// A type that is missing as a whole, and the declaration that stands in for it.
struct StandInType: Hashable, Sendable {
  /// Its name, with the types around it: `Kit.Theme`.
  var name: String
  /// The declaration, on one line.
  var declaration: String
  var reason: String
}
