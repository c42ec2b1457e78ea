import Testing

@testable import Adopt

@Suite("An iOS project")
struct StyleTests {
  @Test("Ten styles of animators and interactors compile once adopted, and are checked")
  func styles() throws {
    let app = try Compilation(of: "Tests/AdoptTests/Styles/App")

    #expect(try app.compile() == [])
    let kept = [
      "drawerPresentation", "drawerDelegate", "fadeAnimator", "layerAnimator", "navigationSlide",
      "navigationCoordinator",
    ]
    #expect(Set(try app.check("check --runs 256")).isSuperset(of: kept.map { "kept \($0)" }))
  }
}
