import Foundation

/// A declaration in a file that other files may use.
struct Declaration: Sendable {
  let name: String
  /// The line of the declaration, counted from 0.
  let line: Int
  /// The outermost type that contains the declaration; `nil` at the top of the file.
  let owner: String?
  /// True if the declaration stands directly in an extension, so that code can use it through a
  /// type that is declared elsewhere.
  let isInExtension: Bool
  /// True if other files cannot see the declaration.
  let isPrivate: Bool
}

/// Finds the declarations in a file, by its text.
///
/// A declaration is a line that begins with modifiers and a keyword, at the top of the file or
/// directly inside types. Declarations inside functions are ignored.
struct DeclarationScanner {
  private struct Scope {
    var owner: String?
    var isExtension = false
    var isPrivate = false
  }

  private static let pattern = try! NSRegularExpression(
    pattern: #"^\s*((?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\([a-z]+\))?\s+)*?)"#
      + #"\b(class|struct|enum|protocol|actor|typealias|extension|func|var|let|case)\s+"#
      + #"(?!(?:func|var|let)\b)([A-Za-z_]\w*)"#)

  /// Returns all declarations in a file.
  static func declarations(in file: SourceFile) -> [Declaration] {
    var found: [Declaration] = []
    var scopes: [Scope] = []
    var opening: Scope?
    for (number, line) in file.code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let (modifiers, keyword, name) = match(String(line)) {
        let isPrivate =
          modifiers.contains("private") || modifiers.contains("fileprivate")
          || scopes.contains { $0.isPrivate }
        if keyword == "extension" {
          opening = Scope(owner: name, isExtension: true, isPrivate: isPrivate)
        } else if scopes.allSatisfy({ $0.owner != nil }) {
          if !modifiers.contains("override") {
            found.append(
              Declaration(
                name: name, line: number, owner: scopes.first?.owner,
                isInExtension: scopes.count == 1 && scopes[0].isExtension, isPrivate: isPrivate))
          }
          if ["class", "struct", "enum", "protocol", "actor"].contains(keyword) {
            opening = Scope(owner: name, isPrivate: isPrivate)
          }
        }
      }
      for byte in line.utf8 {
        if byte == UInt8(ascii: "{") {
          scopes.append(opening ?? Scope())
          opening = nil
        } else if byte == UInt8(ascii: "}") {
          _ = scopes.popLast()
        }
      }
    }
    return found
  }

  private static func match(_ line: String) -> (Set<String>, String, String)? {
    let text = line as NSString
    let whole = NSRange(location: 0, length: text.length)
    guard let match = pattern.firstMatch(in: line, range: whole) else { return nil }
    let modifiers = text.substring(with: match.range(at: 1))
      .split(whereSeparator: \.isWhitespace).map(String.init)
    return (
      Set(modifiers), text.substring(with: match.range(at: 2)),
      text.substring(with: match.range(at: 3))
    )
  }
}
