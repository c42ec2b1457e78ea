import Foundation
import Testing

@testable import Adopt

@Suite("Layout described with PureLayout")
struct PinnedLayoutTests {
  @Test(
    "A file that pins views imports the module that has PureLayout's methods",
    arguments: [
      "import PureLayout\nfunc a() { card.autoPinEdgesToSuperviewEdges() }",
      "import UIKit\nfunc a() { card.autoSetDimension(.height, toSize: 3) }",
      "import UIKit\nvar edge = ALEdge.top",
    ])
  func used(text: String) throws {
    let body = try adopted(text + "\n")
    #expect(body.contains("import Outside"))
    #expect(body.hasSuffix(text.split(separator: "\n")[1] + "\n"))
  }

  @Test(
    "A file that only imports PureLayout, or whose app has such a method, imports nothing more",
    arguments: [
      "import PureLayout\nlet a = 1\n",
      "import UIKit\nextension UIView { func autoMatch() {} }\nfunc a() { card.autoMatch() }\n",
    ])
  func spared(text: String) throws {
    #expect(!(try adopted(text).contains("import Outside")))
  }

  @Test("Beside a module PureLayout its import stays")
  func kept() throws {
    let text = "import PureLayout\nfunc a() { card.autoCenterInSuperview() }\n"
    let made = try adoption(["a.swift": text], keeping: ["PureLayout"])
    let body = String(decoding: made.files[0].body, as: UTF8.self)
    #expect(body.contains("import PureLayout"))
    #expect(!body.contains("import Outside"))
  }

  @Test("PureLayout is not looked for, since its Objective-C would not compile")
  func here() {
    #expect(Imports.isHere("PureLayout"))
  }

  @Test("The names that a file is searched for are those that the module declares")
  func names() throws {
    var declared: Set<String> = []
    let folder = RoundTripTests.package.appending(path: "Sources/Outside/Layout").path
    for name in ["PinnedLayout", "PinnedConstraints", "UIView+Pinning"] {
      let text = try String(contentsOfFile: "\(folder)/\(name).swift", encoding: .utf8)
      let pattern = #"(?:public enum|public (?:class )?func) (\w+)"#
      let found = text.matches(of: try Regex(pattern, as: (Substring, Substring).self))
      declared.formUnion(found.map { String($0.1) })
    }
    #expect(declared == PinnedLayout.names)
  }
}
