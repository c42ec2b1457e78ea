import Foundation

/// Finds loops over a variable that the same file declares to be a `Set` or a `Dictionary`.
///
/// A search by text cannot know every type, so this finds the plain cases: a name declared with
/// such a type or such a value, and a loop or a sequence method that visits it in its own order. A
/// comment `// order-free: …` on the line before says why the order does not matter.
enum UnorderedIteration {
  static func find(in file: SourceFile) -> [Int] {
    let names = declaredNames(in: file.code)
    if names.isEmpty { return [] }

    let member = #"\b(\#(names.joined(separator: "|")))(\.keys|\.values)?"#
    let loop = #"\bfor\b[^\n]*\bin\s+(self\.)?\#(member)\s*(\{|where\b)"#
    let method = member + #"\.(forEach|map|flatMap|compactMap|filter|reduce|first|joined)\b"#
    let visits = lines(of: file.code, matching: "\(loop)|\(method)")
    let orderly = lines(of: file.code, matching: #"\.(sorted|min|max|sum|contains|allSatisfy)\b"#)
    let excused = lines(of: file.text, matching: "// order-free: .").map { $0 + 1 }
    return visits.filter { !orderly.contains($0) && !excused.contains($0) }
  }

  /// Returns the names of variables that the code declares as a `Set` or a `Dictionary`.
  private static func declaredNames(in code: String) -> [String] {
    let type = #":\s*(Set<|\[[^\[\]()\n]+:\s)"#
    let value = #"=\s*(Set[<(]|\[[^\[\]\n]+:[^\[\]\n]+\]\(\)|\[:\])"#
    let declaration = try! NSRegularExpression(
      pattern: #"\b(?:var|let)\s+(\w+)\s*(?:\#(type)|\#(value))"#)
    let whole = NSRange(location: 0, length: code.utf16.count)
    return declaration.matches(in: code, range: whole).map {
      (code as NSString).substring(with: $0.range(at: 1))
    }
  }
}
