import Testing
@testable import Turnstile
import UIKit

@Suite("Subjects on a version of iOS")
struct SubjectVersionTests {
  @Test("R189 every subject of a list is on the version, and keeps its other settings")
  func list() {
    var own = UIKitBehavior()
    own.earlyEnd = .remembered
    let subjects: [Subject] = [
      Subject("first") { _ in }, Subject("second", behavior: own) { _ in },
    ]
    let old = subjects.on(iOS: 12)

    #expect(old.map(\.name) == ["first", "second"])
    #expect(old.allSatisfy { $0.behavior.automaticStyle == .fullScreen })
    #expect(old[1].behavior.earlyEnd == .remembered)
    #expect(subjects[0].on(iOS: 26).behavior == UIKitBehavior())
  }

  @Test("A report says of a setting that follows from the version which version it is")
  func remark() {
    var own = UIKitBehavior()
    own.earlyEnd = .remembered
    own.sheetGap = 4
    let chosen = own.settings
    own.take(iOS: 17)

    #expect(chosen == ["earlyEnd remembered", "sheetGap 4.0"])
    #expect(own.settings == ["earlyEnd remembered", "sheetGap 10.0 (as before iOS 26)"])
    #expect(
      UIKitBehavior.iOS(12).settings == [
        "sheetGap 10.0 (as before iOS 26)", "automaticStyle fullScreen (as before iOS 13)",
        "asksShouldAutorotate true (as before iOS 16)",
      ])
  }

  @Test("A list in which every subject is a comment compiles")
  func empty() {
    let subjects: [Subject] = [
      // .app("Shop"),
    ].on(iOS: 12)

    #expect(subjects.isEmpty)
  }

  @Test("R146 every subject of a list declares the orientations of its app")
  @MainActor
  func orientations() throws {
    let subjects: [Subject] = [Subject("first") { _ in }, Subject("second") { _ in }]
    func declared(_ subject: Subject) throws -> UIInterfaceOrientationMask {
      let stage = Stage(screen: .phone, behavior: UIKitBehavior())
      try subject.build(stage)
      return stage.simulator.declaredOrientations
    }

    let upright = subjects.supporting(.portrait)
    #expect(upright.map(\.name) == ["first", "second"])
    #expect(try declared(upright[0]) == .portrait)
    #expect(try declared(upright[1]) == .portrait)
    #expect(try declared(subjects[0]) == .allButUpsideDown)
  }
}
