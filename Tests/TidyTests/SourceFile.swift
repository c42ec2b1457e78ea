import Foundation

/// A text file of this package, with a copy of its text without comments and strings.
struct SourceFile: Sendable {
  /// The path of the file, relative to the root of the package.
  let path: String
  let text: String

  /// The text of the file, line by line, without comments and without the inside of string
  /// literals.
  let code: String
  /// The numbers of the lines, counted from 0, whose beginning is inside a string literal.
  let literalLines: Set<Int>

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var stripper = Stripper()
    var literalLines: Set<Int> = []
    code = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { number, line in
        if stripper.isInMultilineString { literalLines.insert(number) }
        return stripper.strip(line)
      }.joined(separator: "\n")
    self.literalLines = literalLines
  }
}

extension SourceFile {
  /// The text of the file, with each paragraph of a doc comment joined into one line.
  var unfolded: String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let said = line.drop { $0 == " " }
      if said.hasPrefix("/// "), let last = lines.last, last.contains("/// ") {
        lines[lines.count - 1] += said.dropFirst(3)
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The root folder of this package, in which paths of source files begin.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns all files with a given extension below some folders, in the order of their paths.
  static func all(in folders: [String], withExtension fileExtension: String) -> [SourceFile] {
    folders.flatMap { folder in
      let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
      return paths.sorted().filter { $0.hasSuffix(".\(fileExtension)") }.map {
        read("\(folder)/\($0)")
      }
    }
  }

  static func read(_ path: String) -> SourceFile {
    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    return SourceFile(path: path, text: text ?? "")
  }
}

/// Returns the numbers of the lines of a text, counted from 0, in which a match of a pattern
/// begins.
///
/// The patterns are Foundation's and not Swift's, because in a debug build they are a hundred times
/// as fast.
func lines(of text: String, matching pattern: String) -> [Int] {
  let expression = try! NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
  let string = text as NSString
  var lines: [Int] = []
  var line = 0
  var position = 0
  for match in expression.matches(in: text, range: NSRange(location: 0, length: string.length)) {
    let skipped = NSRange(location: position, length: match.range.location - position)
    line += string.substring(with: skipped).utf8.count { $0 == UInt8(ascii: "\n") }
    position = match.range.location
    if lines.last != line { lines.append(line) }
  }
  return lines
}

/// Removes comments and the inside of string literals from Swift code, line by line.
private struct Stripper {
  private(set) var isInMultilineString = false

  mutating func strip(_ line: Substring) -> String {
    var code: [UInt8] = []
    var rest = line.utf8
    var isInString = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "\""), rest.starts(with: "\"\"\"".utf8) {
        isInMultilineString.toggle()
        rest = rest.dropFirst(3)
        continue
      }
      let isQuote = byte == UInt8(ascii: "\"") && !isInMultilineString
      let isEscape = byte == UInt8(ascii: "\\") && isInString
      if isQuote { isInString.toggle() }
      if isQuote || !(isInString || isInMultilineString) {
        if byte == UInt8(ascii: "/"), rest.starts(with: "//".utf8) { break }
        code.append(byte)
      }
      rest = rest.dropFirst(isEscape ? 2 : 1)
    }
    return String(decoding: code, as: UTF8.self)
  }
}
