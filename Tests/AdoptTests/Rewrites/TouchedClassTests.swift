import Testing

@testable import Adopt

@Suite("Classes that handle touches themselves")
struct TouchedClassTests {
  private func adopted(_ text: String) throws -> String {
    try adoption(["a.swift": text]).files.first { $0.path.hasSuffix("a.swift") }?.text ?? ""
  }

  private static let ended =
    "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}"

  @Test(
    "A view or a controller that overrides a touch method is marked, and a class below it is not",
    arguments: ["UIView", "UIViewController", "UITableViewCell"])
  func marked(superclass: String) throws {
    let text = try adopted(
      """
      class Row: \(superclass) { \(Self.ended) }
      class Tall: Row { \(Self.ended) }
      """)

    #expect(text.contains("class Row: \(superclass), AnswersTouches {"))
    #expect(text.contains("class Tall: Row {"))
  }

  @Test("A recogniser, and a view with a method of its own by that name, are not marked")
  func unmarked() throws {
    let text = try adopted(
      """
      class Press: UIGestureRecognizer { \(Self.ended) }
      class Row: UIView { func touchesEnded(_ row: Int) {} }
      """)

    #expect(!text.contains("AnswersTouches"))
  }
}
