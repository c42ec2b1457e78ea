/// A function as the runtime spells it, read for the module it stands in and for what a person
/// calls it.
///
/// A closure and a local function go by the function they stand in: they have no name that stays
/// when a line is added above them, and an optimiser takes them in first. So do the thunks through
/// which a protocol calls.
package struct FunctionName: Hashable, Sendable {
  /// The module, of an extension that in which the extension stands.
  package let module: String
  /// The type, if there is one, and the function, without arguments: `Card.open`.
  package let name: String

  /// Reads a demangled name; `nil` for one that is not Swift's, or names no place in a module.
  package init?(demangled text: String) {
    guard !text.hasPrefix("$"), !text.hasPrefix("_") else { return nil }
    let text = text.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.1 }
      .replacing(#/\(extension in (\w+)\):\w+\./#) { "\($0.1)." }
    var plain = Self.withoutBrackets(text)
    if let thunk = plain.wholeMatch(of: #/protocol witness for (.+) in conformance (\S+)[ ].+/#),
      let requirement = Self.path(in: String(thunk.1)).last
    {
      plain = "\(thunk.2).\(requirement)"
    }
    for word in [" in ", " of ", " for "] {
      if let last = plain.ranges(of: word).last { plain = String(plain[last.upperBound...]) }
    }
    let path = Self.path(in: plain)
    guard path.count > 1 else { return nil }
    module = path[0]
    name = path.dropFirst().joined(separator: ".")
      .replacing("__allocating_init", with: "init").replacing(
        "__deallocating_deinit", with: "deinit")
  }

  /// The name as a cause is written: `card-open`.
  package var cause: Cause { Cause(place: name) }

  /// Modules that an app's own functions are not in: this package's, the compiler's and the
  /// system's.
  private static let foreign = [
    "Swift", "SwiftShims", "_Concurrency", "_StringProcessing", "_Builtin_float", "__C",
    "__C_Synthesized",
    "Synchronization", "Observation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Testing", "XCTest",
    "HeadlessUIKit", "UIKit", "QuartzCore", "CoreGraphics", "VirtualTime", "Choices", "Filmstrip",
    "PlainText", "LinuxOnly", "Gate", "Adopt", "Combine", "SwiftUI", "Outside", ownModule,
  ]

  /// Modules in which a trap is never the app's, unless they refuse what UIKit refuses.
  private static let ours = ["HeadlessUIKit", "VirtualTime", ownModule]

  /// The module that performs traces.
  private static let ownModule = "Turnstile"

  /// Whether it is one of the app's.
  package var isOfApp: Bool { !Self.foreign.contains(module) }

  /// Whether it is one of what performs traces: what is further out is not the run's.
  package var isOfHarness: Bool { module == Self.ownModule }

  /// Whether it is one of the model's or of what performs traces.
  package var isOurs: Bool { Self.ours.contains(module) }

  /// What stands outside of all brackets.
  private static func withoutBrackets(_ text: String) -> String {
    var (plain, depth, previous) = ("", 0, Character(" "))
    for character in text {
      defer { previous = character }
      switch character {
      case "(", "<", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case ">" where previous != "-": depth = max(0, depth - 1)
      default: if depth == 0 { plain.append(character) }
      }
    }
    return plain
  }

  /// The words between dots, without what stands before and behind them: `static`, `async`, a type.
  private static func path(in text: String) -> [String] {
    let head = text.prefix { $0 != ":" }
    let word = head.split(separator: " ").first { $0.contains(".") } ?? ""
    return word.split(separator: ".").map(String.init)
  }
}

extension Cause {
  /// The place where something happened, a function or a few words, as a cause is written:
  /// `Card.viewDidLoad` is `card-view-did-load`.
  package init(place: String) {
    var text = ""
    var previous = Character("-")
    for character in place {
      defer { previous = character }
      guard character.isASCII, character.isLetter || character.isNumber else {
        if !text.isEmpty, !text.hasSuffix("-") { text.append("-") }
        continue
      }
      if character.isUppercase, previous.isLowercase || previous.isNumber { text.append("-") }
      text += character.lowercased()
    }
    while text.hasSuffix("-") { text.removeLast() }
    self.init(rawValue: text.isEmpty ? "unnamed" : text)
  }
}
