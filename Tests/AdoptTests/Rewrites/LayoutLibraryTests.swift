import Testing

@testable import Adopt

@Suite("Layout described with SnapKit")
struct LayoutLibraryTests {
  private static let head = "import SnapKit\nimport UIKit\n"

  @Test(
    "Without SnapKit its words are Turnstile's",
    arguments: [
      (
        "v.snp.makeConstraints { $0.top.equalTo(w.snp.bottom) }",
        "v.turnstileLayout.makeConstraints { $0.top.equalTo(w.turnstileLayout.bottom) }"
      ),
      ("func f(a: Constraint?) {}", "func f(a: LayoutHandle?) {}"),
      ("func f(a: [SnapKit.Constraint]) {}", "func f(a: [LayoutHandle]) {}"),
      ("func f(_ make: ConstraintMaker) {}", "func f(_ make: LayoutDescription) {}"),
    ])
  func words(text: String, adoptedText: String) throws {
    let body = try adopted(Self.head + text + "\n")
    #expect(body.hasSuffix(adoptedText + "\n"))
    #expect(body.contains("import Outside"))
  }

  @Test("A file that lacks the import has it from another file, as on a device")
  func otherFile() throws {
    let made = try adoption(["a.swift": Self.head, "b.swift": "import UIKit\nlet a = b.snp.top\n"])
    let text = String(decoding: made.files[1].body, as: UTF8.self)
    #expect(text.contains("let a = b.turnstileLayout.top"))
  }

  @Test("SnapKit itself is left as it is, beside an app that imports it")
  func itself() throws {
    func file(_ name: String, _ text: String) -> InputFile {
      InputFile(name: name, path: name, bytes: Array(text.utf8))
    }
    let kit = "import UIKit\npublic func make(_ view: ConstraintView) { view.snp.make() }"
    let made = try Adoption(
      of: [file("Kit.swift", kit)], beside: [file("App.swift", Self.head)], terms: AdoptionTerms())
    #expect(String(decoding: made.files[0].body, as: UTF8.self) == kit)
  }

  @Test("Beside SnapKit its words stay")
  func kept() throws {
    let made = try adoption(["a.swift": Self.head + "let a = b.snp.top\n"], keeping: ["SnapKit"])
    #expect(String(decoding: made.files[0].body, as: UTF8.self).hasSuffix("let a = b.snp.top\n"))
  }

  @Test(
    "Everything else stays as it is",
    arguments: [
      "import UIKit\nlet a = b.snp.top\n",
      "import SnapKit\nstruct Constraint {}\nvar a: Constraint?\n",
      "import SnapKit\nlet snp = 1\nlet a = NSLayoutConstraint()\nlet b = c.Constraint\n",
    ])
  func spared(text: String) throws {
    let code = text.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try adopted(text).contains(code))
  }
}
