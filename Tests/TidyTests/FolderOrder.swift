import Foundation

/// The order of a module's folders, from the ground up, and the references against it.
///
/// The order is the one on the module's page: the list under the heading *From the ground up*.
struct FolderOrder: Sendable {
  let module: String
  /// The names of the folders. A file outside of them is above them all.
  let folders: [String]

  /// The heading of the list on a module's page.
  static let heading = "## From the ground up"

  init(module: String, folders: [String]) {
    self.module = module
    self.folders = folders
  }

  /// Reads the order from the module's page: the first word of every item in the list.
  init(module: String) {
    let page = SourceFile.read("Sources/\(module)/\(module).docc/\(module).md").text
    let lines = page.components(separatedBy: "\n")
    let list = lines.drop { $0 != Self.heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    self.init(
      module: module,
      folders: list.compactMap { line in
        guard line.hasPrefix("- `") else { return nil }
        return line.dropFirst(3).prefix { $0 != "`" }.description
      })
  }

  /// Returns the place of a file's folder in the order; `nil` for a folder that the page does not
  /// name.
  func level(of path: String) -> Int? {
    let parts = path.split(separator: "/").dropFirst(2)
    guard parts.count > 1, let folder = parts.first else { return folders.count }
    return folders.firstIndex(of: String(folder))
  }
}

// MARK: - Arrows

extension FolderOrder {
  /// Returns the places where files use a declaration of a folder above theirs, one line each.
  ///
  /// The search covers types, functions and values at the top of a file, and members that an
  /// extension adds to a foreign type. Code that uses any other member names its type somewhere. A
  /// name that a lower folder or the file itself declares, too, is ambiguous and is ignored.
  func arrowsUp(in files: [SourceFile]) -> [String] {
    let index = Index(files, in: self)
    return files.flatMap { file -> [String] in
      guard let level = level(of: file.path) else {
        return ["\(file.path): the page of \(module) names no such folder."]
      }
      let above = index.watched.filter { $0.value.lowest > level }
      let own = Self.localNames(in: file).union(Self.everybodys)
      return Self.words(in: file).compactMap { word in
        guard let target = above[word.text], !own.contains(word.text),
          !(word.isMember && target.isFree)
        else { return nil }
        return "\(file.path):\(word.line + 1): \(word.text) is declared above, in "
          + "\(target.path):\(target.line + 1)"
      }
    }
  }

  /// The declarations of a module that are watched, by name.
  private struct Index {
    struct Target {
      /// The lowest folder that declares the name.
      var lowest: Int
      var path: String
      var line: Int
      /// True for a function or a value at the top of a file, which is never used as a member.
      var isFree: Bool
    }
    var watched: [String: Target] = [:]

    init(_ files: [SourceFile], in order: FolderOrder) {
      var levels: [String: Int] = [:]
      var all: [(Declaration, String, Int)] = []
      for file in files {
        guard let level = order.level(of: file.path) else { continue }
        for declaration in DeclarationScanner.declarations(in: file) where !declaration.isPrivate {
          all.append((declaration, file.path, level))
          let known = levels[declaration.name] ?? .max
          levels[declaration.name] = min(known, level)
        }
      }
      for (declaration, path, level) in all
      where level == levels[declaration.name]
        && (declaration.owner == nil || declaration.isInExtension)
      {
        let isType = declaration.name.first?.isUppercase == true
        watched[declaration.name] = Target(
          lowest: level, path: path, line: declaration.line,
          isFree: declaration.owner == nil && !isType)
      }
    }
  }

  private struct Word {
    var text: String
    var line: Int
    /// True if a dot stands before the word.
    var isMember: Bool
  }

  private static let word = try! NSRegularExpression(
    pattern: #"(\.?)(?<![\w#@])([A-Za-z_]\w*)\b(?!\s*:(?!:))"#)
  private static let local = try! NSRegularExpression(
    pattern: #"\b(?:let|var|func|for|class|struct|enum|typealias)\s+(\w+)|(\w+)\s*:"#
      // These patterns match lists: cases, tuple patterns, and parameters of closures.
      + #"|\bcase\s+(?!let\b|var\b)((?:\w+\s*,\s*)*\w+)|\b(?:let|var|for)\s*\(([^)]*)\)"#
      + #"|[{(,]\s*(?:\[[^\]]*\]\s*)?\(?((?:\w+\s*,\s*)*\w+)\)?\s+in\b"#)

  private static func words(in file: SourceFile) -> [Word] {
    var words: [Word] = []
    for (number, line) in file.code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = String(line) as NSString
      let whole = NSRange(location: 0, length: text.length)
      for match in word.matches(in: text as String, range: whole) {
        words.append(
          Word(
            text: text.substring(with: match.range(at: 2)), line: number,
            isMember: match.range(at: 1).length > 0))
      }
    }
    return words
  }

  /// Words of Swift that the types of its library use as names, too.
  private static let everybodys: Set<String> = [
    "add", "advanced", "append", "exchange", "get", "map", "remove", "resume", "set",
  ]

  /// Returns the names that a file declares locally, because they mean something else there.
  private static func localNames(in file: SourceFile) -> Set<String> {
    let text = file.code as NSString
    var names: Set<String> = []
    for match in local.matches(
      in: file.code, range: NSRange(location: 0, length: text.length))
    {
      for group in 1..<match.numberOfRanges where match.range(at: group).length > 0 {
        for name in text.substring(with: match.range(at: group))
          .split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        {
          names.insert(String(name))
        }
      }
    }
    return names
  }
}
