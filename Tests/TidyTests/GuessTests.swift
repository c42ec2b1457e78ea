import Foundation
import Testing

/// Compares the pages about rules of UIKit's behaviour with the list of those rules that are only
/// guessed.
@Suite("What is only guessed")
struct GuessTests {
  private static let folder = "Sources/HeadlessUIKit"
  private static let guesses = SourceFile.read("\(folder)/Simulator/Guess.swift").text

  private static func numbers(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<Int>
  {
    Set(text.matches(of: pattern).compactMap { Int($0.1) })
  }

  /// The numbers of the rules of UIKit's behaviour whose pages give no source except general
  /// knowledge or other rules.
  private static var unsourced: Set<Int> {
    var found: Set<Int> = []
    for page in SourceFile.all(in: ["\(folder)/HeadlessUIKit.docc/Rules"], withExtension: "md") {
      for section in page.text.components(separatedBy: "\n### R").dropFirst() {
        guard let number = Int(section.prefix { $0.isNumber }),
          let letters = section.firstMatch(of: /\n\*\*([A-Z ]+)\*\*/)?.1
        else { continue }
        if Set(letters.filter { $0 != " " }).isSubset(of: ["I", "K"]) { found.insert(number) }
      }
    }
    return found
  }

  @Test("Every rule that is general knowledge or inferred is a guess, or decides nothing")
  func complete() {
    let cases = Self.numbers(/case \w+ = (\d+)/, in: Self.guesses)
    let comment = Self.guesses.components(separatedBy: "public enum").first ?? ""
    let decidingNothing = Self.numbers(/R(\d+)/, in: comment)

    #expect(cases.union(decidingNothing) == Self.unsourced)
    #expect(cases.isDisjoint(with: decidingNothing))
  }

  @Test("The model says where it leans on each of them")
  func used() {
    let sources = SourceFile.all(in: [Self.folder], withExtension: "swift").map(\.text)
    let names = Self.guesses.matches(of: /case (\w+) = \d+/).map { String($0.1) }

    #expect(names.filter { name in !sources.contains { $0.contains("lean(on: .\(name))") } } == [])
    #expect(names.count > 10)
  }
}
