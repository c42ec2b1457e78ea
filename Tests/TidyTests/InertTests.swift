import Foundation
import Testing

/// Compares the documentation's page of properties without effect in the model with the sources.
@Suite("What is inert")
struct InertTests {
  private static let folder = "Sources/HeadlessUIKit"
  private static let sources = SourceFile.all(in: [folder], withExtension: "swift")
  private static let page = SourceFile.read("\(folder)/HeadlessUIKit.docc/WhatIsInert.md").text
    .split(separator: "\n").map(String.init)

  /// The names of the properties without effect that report when an app sets them, such as
  /// "UIButton.menu", each with its file.
  private static let told: [(name: String, file: SourceFile)] = sources.flatMap { file in
    matches(of: #"inert\("([\w.]+)"\)"#, in: file.text).map { ($0, file) }
  }

  /// The names of the properties in the second list of the documentation's page about properties
  /// without effect.
  private static let seen: [String] = page.drop { $0 != "### Only seen" }
    .filter { $0.hasPrefix("- `") }
    .flatMap { matches(of: #"`(\w+)`"#, in: String($0.drop { $0 != ":" })) }

  private static func matches(of pattern: String, in text: String) -> [String] {
    let expression = try! NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let string = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: string.length))
      .map { string.substring(with: $0.range(at: 1)) }
  }

  @Test("Every property that tells has one line on the page, with the sentence of its comment")
  func page() {
    let lines = Self.page.prefix { $0 != "### Only seen" }.filter { $0.hasPrefix("- `") }
    let names = lines.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    #expect(names.sorted() == Self.told.map(\.name).sorted())
    #expect(names.count > 60)

    for (line, name) in zip(lines, names) {
      let sentence = String(line.dropFirst(name.count + 6))
      let file = Self.told.first { $0.name == name }?.file
      #expect(file?.unfolded.contains("/// \(sentence)\n") == true, "\(name): \(sentence)")
    }
  }

  @Test("A property tells by its own name, in the file of its class")
  func names() {
    for (name, file) in Self.told {
      let parts = name.split(separator: ".")
      #expect(file.code.contains("class \(parts[0])"), "\(file.path): \(name)")
      #expect(
        file.text.range(
          of: #"var \#(parts[1])\b[^}]*inert\("\#(name)"\)"#, options: .regularExpression) != nil,
        "\(file.path): \(name)")
    }
  }

  @Test("A public property whose name is read nowhere else in the model is declared inert")
  func undeclared() {
    let code = Self.sources.map(\.code)
    var uses: [String: Int] = [:]
    for text in code {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        uses[String(word), default: 0] += 1
      }
    }
    let declared = Set(Self.told.map { String($0.name.split(separator: ".")[1]) } + Self.seen)
    let stored =
      #"^\s*(?:open|public) (?:weak )?var `?(\w+)`?(?::[^{=\n]*)?(?: = [^{\n]*)?(?: \{ didSet.*)?$"#
    let idle = code.flatMap { Self.matches(of: stored, in: $0) }
      .filter { uses[$0] == 1 && !declared.contains($0) }

    #expect(idle == [])
  }
}
