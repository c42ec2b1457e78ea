import Testing
import UIKit

@MainActor
@Suite("Versions of iOS")
struct VersionTests {
  @Test("R189 before iOS 13 a presentation without a style covers the screen", arguments: [12, 13])
  func withoutStyle(version: Int) {
    let world = World(behavior: .iOS(version))
    let page = Page("page", world.log)
    world.home.present(page, animated: true)
    world.settle()

    let isSheet = version == 13
    #expect((page.sheetPresentationController != nil) == isSheet)
    #expect((world.home.view.window != nil) == isSheet)
    #expect(page.modalPresentationStyle == (isSheet ? .automatic : .fullScreen))
  }

  @Test(
    "R189 before iOS 13 page sheets and form sheets cover a phone's screen, too",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheets(style: UIModalPresentationStyle) {
    let world = World(behavior: .iOS(12))
    let page = Page("page", world.log)
    page.modalPresentationStyle = style
    world.home.present(page, animated: true)
    world.settle()

    #expect(page.view.frame == world.window.bounds)
    #expect(world.home.view.window == nil)
    #expect(page.modalPresentationStyle == style)
  }

  @Test("R189 a style that the app sets holds on every version")
  func stated() {
    let world = World(behavior: .iOS(12))
    let page = Page("page", world.log)
    page.modalPresentationStyle = .overFullScreen
    world.home.present(page, animated: true)
    world.settle()

    #expect(world.home.view.window != nil)
  }

  @Test("A version sets what changed between versions, and keeps all other settings")
  func changes() {
    var own = UIKitBehavior()
    own.earlyEnd = .remembered
    own.sheetGap = 3
    own.take(iOS: 15)

    #expect(own.earlyEnd == .remembered)
    #expect(own.sheetGap == 10)
    #expect(own.asksShouldAutorotate)
    #expect(own.automaticStyle == .sheet)
    #expect(UIKitBehavior.iOS(26) == UIKitBehavior())
    for change in UIKitBehavior.versionChanges {
      #expect(UIKitBehavior.iOS(change.version - 1) != UIKitBehavior.iOS(change.version))
      #expect(change.rule.hasPrefix("R"))
      #expect(change.before != change.since)
      #expect(!change.source.isEmpty)
    }
  }
}
