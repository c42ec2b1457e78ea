import Foundation

/// A target of the package of checks after its code was cut, that is, left out where it does not
/// compile.
struct CutTarget {
  var rounds: CutRounds
  let compiler: Compiler
  var list: CutList
  /// The path of the target's list of cuts.
  let path: String
  /// By name of a rewritten file, the modules that the file imports and that are missing.
  let missing: [String: [String]]
  /// The texts of the rewritten files before cutting.
  let bodies: [[UInt8]]
  /// A remark for the summary, if a transition to test was removed from the target's list.
  var remark: String?

  /// Returns true if the target was made of rewritten files with just these texts.
  func isMade(of files: [AdoptedFile]) -> Bool { files.map(\.body) == bodies }

  /// Adds stand-ins for values of the target's protocols to its list of cuts, and writes the list.
  func addProtocols() throws(AdoptionError) {
    var target = self
    try target.rounds.addProtocols()
    target.list.types = target.rounds.list.types
    try target.list.write(to: path)
  }
}

/// A library of the app that cannot be compiled, also after cutting, and is left out as if it were
/// missing.
struct LeftOutModule: Equatable {
  var name: String
  /// The error that ended the cutting in the library.
  var reason: String

  /// The first line of the reason, followed by the last one if the first ends in a colon.
  var cause: String {
    let lines = reason.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = lines.first, first.hasSuffix(":"), lines.count > 1 else {
      return lines.first ?? ""
    }
    return "\(first) \(lines[lines.count - 1])"
  }

  /// Returns lines for the end of `init` that name the libraries which are left out.
  static func text(_ modules: [LeftOutModule]) -> String {
    guard !modules.isEmpty else { return "" }
    return
      "\nLeft out as if not here, since Swift on Linux cannot compile \(modules.count == 1 ? "it" : "them"); "
      + "what imports \(modules.count == 1 ? "it" : "them") is cut:\n"
      + modules.map { "  \($0.name): \($0.cause)\n" }.joined()
  }
}
