import Testing

@testable import Adopt

@Suite("An iOS project")
struct StyleTests {
  @Test("Ten styles of animators and interactors compile once adopted, and are checked")
  func styles() throws {
    let app = try Compilation(of: "Tests/AdoptTests/Styles/App")

    #expect(try app.compile() == [])
    #expect(
      try app.check("check --runs 256").filter { $0.hasPrefix("kept") } == [
        "kept drawerPresentation", "kept drawerDelegate", "kept fadeAnimator",
        "kept layerAnimator", "kept navigationSlide", "kept navigationCoordinator",
      ])
  }
}
