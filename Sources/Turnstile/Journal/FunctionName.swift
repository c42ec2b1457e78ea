/// The name of a function, with its module, read from the runtime's spelling.
///
/// A closure or a local function gets the name of the function around it, because its own name
/// changes when a line is added above, and an optimiser may inline it. The thunks through which a
/// protocol calls a function get that function's name.
package struct FunctionName: Hashable, Sendable {
  /// The module of the function; for an extension, the module that contains the extension.
  package let module: String
  /// The function's name without arguments, after the name of its type, if there is one:
  /// `Card.open`.
  package let name: String

  /// Reads a demangled name; `nil` if it is not a Swift name, or has no module.
  package init?(demangled text: String) {
    // A name of underscores only is accepted before a dot: Xcode replaces each letter of a module's
    // name that Swift does not allow by an underscore. Other names that begin with an underscore
    // are C functions, which have no dot.
    let isOfUnderscores = text.drop { $0 == "_" }.hasPrefix(".")
    guard !text.hasPrefix("$"), !text.hasPrefix("_") || isOfUnderscores else { return nil }
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

  /// The function's name in the kebab-case spelling of a finding's cause: `card-open` for
  /// `Card.open`.
  package var cause: Cause { Cause(place: name) }

  /// The names of the modules that do not belong to an app: this package's, the compiler's and the
  /// system's. A function of any other module counts as the app's.
  private static let foreign = [
    "Swift", "SwiftShims", "_Concurrency", "_StringProcessing", "_Builtin_float", "__C",
    "__C_Synthesized",
    "Synchronization", "Observation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Testing", "XCTest",
    "HeadlessUIKit", "UIKit", "QuartzCore", "CoreGraphics", "VirtualTime", "Choices", "Filmstrip",
    "PlainText", "LinuxOnly", "Gate", "Adopt", "Combine", "SwiftUI", "Outside", ownModule,
  ]

  /// The names of the modules of this package in which a trap is a fault of Turnstile and not of
  /// the app, unless UIKit would refuse the same call.
  private static let ours = ["HeadlessUIKit", "VirtualTime", ownModule]

  /// The name of the module that runs traces, which reports call the harness.
  private static let ownModule = "Turnstile"

  /// True if the function belongs to the app, and not to the system or to Turnstile.
  package var isOfApp: Bool { Self.isOfApp(module: module) }

  /// Returns true if a module belongs to the app, and not to the system or to Turnstile.
  static func isOfApp(module: String) -> Bool { !foreign.contains(module) }

  /// True if the function belongs to the harness, that is, to the module that runs traces.
  /// Functions further out on a call stack do not belong to the run.
  package var isOfHarness: Bool { module == Self.ownModule }

  /// True if the function belongs to the simulated UIKit or to the module that runs traces, and not
  /// to the app.
  package var isOurs: Bool { Self.ours.contains(module) }

  /// Returns a function's name without the parts in brackets: argument types and generic
  /// parameters.
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

  /// Returns the parts of the dotted name in a text, without the words before and after it:
  /// `static`, `async`, a type.
  private static func path(in text: String) -> [String] {
    let head = text.prefix { $0 != ":" }
    let word = head.split(separator: " ").first { $0.contains(".") } ?? ""
    return word.split(separator: ".").map(String.init)
  }
}

extension Cause {
  /// Creates a cause from a place, which is a function or a few words: `Card.viewDidLoad` becomes
  /// `card-view-did-load`.
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
