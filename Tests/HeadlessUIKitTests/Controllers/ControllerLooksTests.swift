import Testing
import UIKit

@Suite("Looks of controllers, which are kept and not drawn") @MainActor
struct ControllerLooksTests {
  @Test("Split views, alerts, popovers and sheets keep what is only seen")
  func kept() throws {
    Simulator.boot()
    let split = UISplitViewController()
    split.displayModeButtonVisibility = .never
    split.showsSecondaryOnlyButton = true
    split.primaryBackgroundStyle = .sidebar
    #expect(split.displayModeButtonVisibility == .never && split.showsSecondaryOnlyButton)
    #expect(split.primaryBackgroundStyle == .sidebar)

    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.severity = .critical
    #expect(alert.severity == .critical)

    final class Bubble: UIPopoverBackgroundView {
      override class func arrowHeight() -> CGFloat { 20 }
    }
    let card = UIViewController()
    card.modalPresentationStyle = .popover
    let popover = try #require(card.popoverPresentationController)
    popover.popoverBackgroundViewClass = Bubble.self
    let bubble = Bubble()
    bubble.arrowOffset = 3
    bubble.arrowDirection = .up
    #expect(popover.popoverBackgroundViewClass?.arrowHeight() == 20 && bubble.arrowOffset == 3)
    #expect(UIPopoverBackgroundView.arrowHeight() == 13 && Bubble.arrowBase() == 26)
    #expect(Bubble.contentViewInsets() == .zero && Bubble.wantsDefaultContentAppearance)
    #expect(bubble.arrowDirection == .up)

    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.prefersPageSizing = false
    sheet.sheetPresentationController?.backgroundEffect = UIBlurEffect(style: .dark)
    #expect(sheet.sheetPresentationController?.prefersPageSizing == false)
    #expect(sheet.sheetPresentationController?.backgroundEffect != nil)
  }

  @Test("The bars follow no scroll view, whatever an app names")
  func scrollViews() {
    Simulator.boot()
    let (home, scroll) = (UIViewController(), UIScrollView())
    home.setContentScrollView(scroll)
    home.setContentScrollView(scroll, for: .top)
    #expect(home.contentScrollView(for: .top) == nil)
    scroll.bouncesHorizontally = false
    scroll.bouncesVertically = false
    scroll.allowsKeyboardScrolling = false
    scroll.transfersHorizontalScrollingToParent = false
    scroll.transfersVerticalScrollingToParent = false
    #expect(!scroll.bouncesHorizontally && !scroll.bouncesVertically)
    #expect(!scroll.allowsKeyboardScrolling && !scroll.transfersHorizontalScrollingToParent)
    #expect(!scroll.transfersVerticalScrollingToParent)
  }
}
