import Testing

@testable import Adopt

@Suite("The name of a subject's type")
struct SubjectNameTests {
  private static let card = """
    class Card: UIViewController, UIViewControllerTransitioningDelegate {
    override init(nibName n: String?, bundle b: Bundle?) {}
    \(SubjectTests.handsOut) }
    """

  @Test(
    "The type is named with its module if the name may mean another type in the app's module",
    arguments: [
      ("import Combine", false),
      ("@_exported import Combine", true),
      ("struct Subject { var title = 1 }", true),
    ])
  func named(line: String, isLong: Bool) throws {
    let program = try adoption(["a.swift": "\(line)\n\(Self.card)"]).program
    let text = SubjectFile(program).proposal(launching: nil)

    let name = isLong ? "Turnstile.Subject" : "Subject"
    #expect(text.contains("public let subjects: [\(name)] = ["))
    #expect(text.contains("  \(name)(\"card\") { stage in"))
  }
}
