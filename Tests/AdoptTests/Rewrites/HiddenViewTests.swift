import Testing

@testable import Adopt

@Suite("Views of SwiftUI's")
struct HiddenViewTests {
  @Test(
    "What SwiftUI would show goes, and every line stays where it was",
    arguments: [
      (
        "struct A: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}",
        "struct A: View {\n  var body: some View { EmptyView() }\n\n\n}"
      ),
      (
        "struct A: View {\n  private var head: some View { Text(\"a\") }\n}",
        "struct A: View {\n  \n}"
      ),
      (
        "extension A { private func row(_ name: Image) -> some View { name } }\nstruct A: View {}",
        "extension A {  }\nstruct A: View {}"
      ),
      ("extension View { func card(_ color: Color) -> some View { self } }", "extension View {  }"),
      (
        "class C: UIViewController { private func a() -> some View { Text(\"a\") } }",
        "class C: UIViewController { private func a() -> some View { EmptyView() } }"
      ),
      (
        "struct M: ViewModifier { func body(content: Content) -> some View { content.bold() } }",
        "struct M: ViewModifier { func body(content: Content) -> some View { EmptyView() } }"
      ),
      ("func a() -> Int { 1 }", "func a() -> Int { 1 }"),
      ("struct P: PreviewProvider {\n  static var previews: some View { A() }\n}", "\n\n"),
    ])
  func hidden(text: String, expected: String) throws {
    #expect(try adopted("import SwiftUI\n\(text)") == "import SwiftUI; import UIKit\n\(expected)")
  }

  @Test("A preview goes from a file of UIKit's as well; what is not SwiftUI's stays there")
  func previews() throws {
    #expect(
      try adopted("import UIKit\n#Preview(\"a\", traits: .portrait) {\n  Card()\n}\nlet a = 1")
        == "import UIKit\n\n\n\nlet a = 1")
    #expect(
      try adopted("import UIKit\n@available(iOS 17, *)\n@MainActor #Preview { Card() }\nlet a = 1")
        == "import UIKit\n\n\nlet a = 1")
    #expect(
      try adopted("import UIKit\nvar a: some View { Card() }")
        == "import UIKit\nvar a: some View { Card() }")
  }

  @Test("An app that SwiftUI starts is left out, and named")
  func app() throws {
    let text = "import SwiftUI\n@main struct Mail: App {\n  var body: some Scene { A() }\n}"

    #expect(try adopted(text) == "import SwiftUI; import UIKit\n\n\n")
    #expect(
      try obstacles(text) == [
        "a.swift:2:7: warning: Mail starts the app with SwiftUI, which is not modelled; it is left out. "
          + "Write a subject that shows one of the app's controllers."
      ])
  }
}
