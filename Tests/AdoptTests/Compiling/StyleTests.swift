import Testing

@testable import Adopt

@Suite("An iOS project")
struct StyleTests {
  @Test("Ten styles of animators and interactors compile once adopted, and are checked")
  func styles() throws {
    let app = try Compilation(of: "Tests/AdoptTests/Styles/App")

    #expect(try app.compile() == [])
    let kept = [
      "propertyAnimator", "baseDragController", "sheetController", "drawerPresentation",
      "drawerDelegate", "layerAnimator", "navigationCoordinator",
    ]
    let told = try app.check("check --runs 256")
    #expect(kept.filter { !told.contains("kept \($0)") } == [], "\(told)")
  }
}
