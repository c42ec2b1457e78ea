import Testing

@testable import Adopt

@Suite("Sources in Swift 2 or older")
struct OldSwiftTests {
  private func note(_ member: String) throws -> String? {
    OldSwift.note(
      try adoption(["Fade.swift": "class Fade: NSObject {\n  \(member) {}\n}\n"]).original)
  }

  @Test(
    "A method of UIKit's with the label that Swift 3 took away is named",
    arguments: [
      "func animateTransition(transitionContext: UIViewControllerContextTransitioning)",
      "func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?)",
    ])
  func named(member: String) throws {
    let text = try #require(try note(member))

    #expect(text.hasPrefix("Fade.swift declares "))
    #expect(text.contains("as Swift 2 had it"))
    #expect(text.hasSuffix("convert the sources first."))
  }

  @Test("One old method among methods of today asks nobody to convert the sources")
  func forgotten() throws {
    let old = "func tableView(tableView: UITableView, willDisplayHeaderView v: UIView) {}\n  "
    let text = try #require(
      try note(old + "func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)"))

    #expect(text.hasSuffix("UIKit calls no method of that name, on a phone as here."))
  }

  @Test(
    "A method of today, or one of the app's own, is none",
    arguments: [
      "func animateTransition(using transitionContext: UIViewControllerContextTransitioning)",
      "func tableView(_ tableView: UITableView)", "func show(segue: String)",
    ])
  func today(member: String) throws {
    #expect(try note(member) == nil)
  }
}
