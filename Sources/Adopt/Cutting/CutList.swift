import Foundation

/// The cuts of a target, as they are written in `Cuts.txt` beside `Adopt.txt`.
///
/// ```
/// Card.swift:41 hero
///   kind    statement
///   line    view.hero.id = "card"
///   goes    view.hero.id = "card"
///   stands  turnstileCut(_)
///   since   value of type 'UIView' has no member 'hero'
///
/// type HeroModifier
///   stands  open class HeroModifier: NSObject {}
///   since   cannot find type 'HeroModifier' in scope (Card.swift:7)
/// ```
///
/// The list has the order of files, lines and columns, so that the same sources give the same
/// bytes.
struct CutList: Equatable, Sendable {
  var cuts: [Cut] = []
  var types: [StandInType] = []
  /// A digest of the app's sources as they were when `cut` made the list of cuts. It is `nil` for a
  /// list that a person has written by hand.
  var sources: String?

  static let name = "Cuts.txt"
  /// The name of the Swift file that declares stand-ins for the types that are missing on Linux.
  static let typesFile = "TurnstileStandIns.swift"

  private static let heading = """
    # What of the app does not compile here, and what stands in for it: `turnstile-adopt cut` writes this list, and
    # writes it anew. Every build takes it as it is. Commit it.

    """

  var text: String {
    var text = Self.heading
    if let sources { text += "\nsources \(sources)\n" }
    for cut in cuts {
      text += "\n\(cut.name(atLine: cut.line))\n"
      if cut.name(atLine: cut.line).split(separator: ":").first.map(String.init) != cut.file {
        text += "  file    \(cut.file)\n"
      }
      text += "  kind    \(cut.kind.rawValue)\(cut.isInTransition ? " in a transition" : "")\n"
      text += "  line    \(cut.content)\n  goes    \(cut.goes)\n"
      if cut.place > 1 { text += "  place   \(cut.place)\n" }
      text += "  stands  \(cut.stands)\n  since   \(cut.reason)\n"
    }
    for type in types {
      text += "\ntype \(type.name)\n  stands  \(type.declaration)\n  since   \(type.reason)\n"
      if !type.overrides.isEmpty {
        text += "  uncalled \(type.overrides.joined(separator: ", "))\n"
      }
    }
    return text
  }

  init(cuts: [Cut] = [], types: [StandInType] = []) {
    self.cuts = cuts
    self.types = types
  }

  /// Reads a list of cuts from the text of a `Cuts.txt`.
  ///
  /// - Parameter file: The name of the list in messages.
  init(_ text: String, file: String) throws(AdoptionError) {
    for entry in try Self.entries(text, file: file) {
      if entry.head.hasPrefix("sources ") {
        sources = String(entry.head.dropFirst(8))
      } else if entry.head.hasPrefix("type ") {
        types.append(
          StandInType(
            name: String(entry.head.dropFirst(5)), declaration: try entry.need("stands"),
            reason: try entry.need("since"),
            overrides: entry.fields["uncalled"]?.split(separator: ", ").map(String.init) ?? []))
      } else {
        cuts.append(try entry.cut())
      }
    }
  }

  /// Returns the entries in the text of a `Cuts.txt`, each with its fields such as `kind` and
  /// `line`.
  private static func entries(_ text: String, file: String) throws(AdoptionError) -> [Entry] {
    var entries: [Entry] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      guard line.hasPrefix("  ") else {
        entries.append(Entry(place: "\(file):\(index + 1):1", head: String(line)))
        continue
      }
      let field = line.dropFirst(2)
      let key = String(field.prefix { $0 != " " })
      guard !entries.isEmpty, keys.contains(key) else {
        throw AdoptionError(
          "\(file):\(index + 1):1: error: A line of a cut is one of \(keys.joined(separator: ", ")) (was '\(key)')."
        )
      }
      entries[entries.count - 1].fields[key] = String(
        field.dropFirst(key.count).drop { $0 == " " })
    }
    return entries
  }

  /// An entry of `Cuts.txt`: a line without indentation that names a cut or a type, with the
  /// indented lines below it.
  private struct Entry {
    /// The file name and line number of an entry in `Cuts.txt`, for error messages.
    var place: String
    var head: String
    var fields: [String: String] = [:]

    /// Returns the value of a field such as `kind` in an entry of `Cuts.txt`, or throws an error if
    /// the entry does not have that field.
    func need(_ key: String) throws(AdoptionError) -> String {
      guard let value = fields[key] else {
        throw AdoptionError("\(place): error: This cut has no line '\(key)'.")
      }
      return value
    }

    /// Returns the cut, that is, the code to leave out, that an entry of `Cuts.txt` describes.
    func cut() throws(AdoptionError) -> Cut {
      let kind = try need("kind")
      // A file's name may have blanks, as in `Home Screen.swift:41 hero`.
      let parts = head.wholeMatch(of: #/(.*?\.swift):([0-9]+)(?: (.*))?/#)
      guard let known = Cut.Kind(rawValue: String(kind.prefix { $0 != " " })), let parts,
        let line = Int(parts.2)
      else {
        throw AdoptionError(
          "\(place): error: A cut begins with File.swift:LINE and has a kind that is known (was '\(head)', '\(kind)')."
        )
      }
      return Cut(
        file: fields["file"] ?? String(parts.1), line: line, what: String(parts.3 ?? ""),
        kind: known,
        isInTransition: kind.hasSuffix("in a transition"), content: try need("line"),
        goes: try need("goes"), place: Int(fields["place"] ?? "1") ?? 1,
        stands: try need("stands"), reason: try need("since"))
    }
  }

  private static let keys = [
    "file", "kind", "line", "goes", "place", "stands", "since", "uncalled",
  ]

  /// Returns a digest of the app's sources as they were before their rewriting. If it changes, the
  /// list of cuts (code left out) may be out of date.
  static func digest(of files: [AdoptedFile]) -> String {
    var bytes: [UInt8] = []
    for file in files {
      bytes += file.path.utf8
      bytes += file.original
      bytes.append(0)
    }
    return String(Header.digest(bytes), radix: 16)
  }

  /// Returns the remarks that a build prints: a warning for each cut whose code is no longer in the
  /// app, or else a note that the app's sources have changed since the list was made. Each remark
  /// names the command that makes a new list.
  func remarks(_ path: String, lost: [Cut], for files: [AdoptedFile]) -> String {
    let renew = "'turnstile-adopt cut' writes the list anew.\n"
    let gone = lost.map { cut in
      "\(path):1:1: warning: The line of the cut \(cut.name(atLine: cut.line)) has changed; \(renew)"
    }
    if !gone.isEmpty || sources == nil || sources == Self.digest(of: files) { return gone.joined() }
    return
      "\(path):1:1: note: The app has changed since this list was made. If it does not compile, \(renew)"
  }

  /// Reads a list of cuts from a `Cuts.txt`, or returns an empty list if there is no such file.
  static func read(_ path: String) throws(AdoptionError) -> CutList {
    guard FileManager.default.fileExists(atPath: path) else { return CutList() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    return try CutList(String(decoding: data, as: UTF8.self), file: path)
  }

  /// Writes the list of cuts (code left out) to a file. If the writing fails, the older file stays
  /// complete.
  func write(to path: String) throws(AdoptionError) {
    let bytes = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == bytes { return }
    do {
      try bytes.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw AdoptionError(
        "\(path): error: This file cannot be written; the list that was there stays as it is.")
    }
  }

  /// Returns the Swift file that declares stand-ins for missing types, to be compiled with the
  /// other files. There is no such file if nothing was cut.
  func typesFiles(from path: String) -> [AdoptedFile] {
    guard !types.isEmpty || !cuts.isEmpty else { return [] }
    return [
      AdoptedFile(
        path: Self.typesFile, source: path, original: [],
        body: Array((typesText + notice).utf8), changes: [])
    ]
  }

  /// Swift code that tells the test harness which parts of the app were cut. It runs before any
  /// code of the app.
  private var notice: String {
    let arguments = [
      ("without", lostTransitions), ("orOverrides", types.flatMap(\.overrides)),
    ].filter { !$0.1.isEmpty }.map { label, names in
      "\(label): [\(names.map(SwiftText.string).joined(separator: ", "))]"
    }
    return """

      /// Walked by the loader before anything else runs.
      @section(".init_array") @used
      let turnstileCutsNotice: @convention(c) () -> Void = { turnstileHasCuts(\(arguments.joined(separator: ", "))) }

      """
  }

  /// The names of the app's animators, interactors and presentation controllers that were cut as a
  /// whole. The checks cannot cover them.
  var lostTransitions: [String] {
    var names: [String] = []
    for cut in cuts where cut.kind == .declaration && cut.isInTransition {
      let words = cut.goes.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(where: { ["class", "extension"].contains($0) }),
        keyword + 1 < words.count
      else { continue }
      let name = String(
        words[keyword + 1].prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The text of the Swift file that declares a stand-in for each missing type.
  var typesText: String {
    "// Stands in for types that are missing; \(Self.name) says which.\nimport UIKit\n\n"
      + types.map { "\($0.declaration)\n" }.joined()
  }
}
