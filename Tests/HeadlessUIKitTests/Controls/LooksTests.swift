import Testing
import UIKit

@Suite("Looks of controls, which are kept and not drawn") @MainActor
struct LooksTests {
  @Test("A page control has images for its dots, and room for as many as it is asked for")
  func pages() {
    Simulator.boot()
    let control = UIPageControl()
    control.numberOfPages = 3
    control.setIndicatorImage(UIImage(systemName: "star"), forPage: 1)
    control.preferredIndicatorImage = UIImage(systemName: "circle")
    control.preferredCurrentPageIndicatorImage = UIImage(systemName: "circle.fill")
    control.backgroundStyle = .minimal
    control.allowsContinuousInteraction = false
    control.direction = .topToBottom

    #expect(control.indicatorImage(forPage: 1) == UIImage(systemName: "star"))
    #expect(control.indicatorImage(forPage: 0) == nil)
    #expect(control.size(forNumberOfPages: 3) == control.intrinsicContentSize)
    #expect(control.preferredIndicatorImage != control.preferredCurrentPageIndicatorImage)
    #expect(control.backgroundStyle == .minimal && !control.allowsContinuousInteraction)
    #expect(control.direction == .topToBottom)
  }

  @Test("A progress bar keeps its images and colours")
  func progress() {
    Simulator.boot()
    let bar = UIProgressView()
    bar.progressImage = UIImage(systemName: "star")
    bar.trackImage = UIImage(systemName: "circle")
    (bar.progressTintColor, bar.trackTintColor) = (.red, .blue)

    #expect(bar.progressImage == UIImage(systemName: "star"))
    #expect(bar.trackImage == UIImage(systemName: "circle"))
    #expect(bar.progressTintColor == .red && bar.trackTintColor == .blue)
  }

  @Test("A segment takes its title from its action, and choosing it performs the action")
  func segments() {
    Simulator.boot()
    var chosen = 0
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    control.setAction(UIAction(title: "Three") { _ in chosen += 1 }, forSegmentAt: 1)
    control.setAction(UIAction(title: "Nowhere") { _ in }, forSegmentAt: 7)
    control.setContentOffset(CGSize(width: 2, height: 1), forSegmentAt: 0)

    #expect(control.titleForSegment(at: 1) == "Three" && control.numberOfSegments == 2)
    #expect(control.actionForSegment(at: 1)?.title == "Three")
    #expect(control.actionForSegment(at: 0) == nil && control.actionForSegment(at: 7) == nil)
    #expect(control.contentOffsetForSegment(at: 0).width == 2)
    let home = UIViewController()
    home.view.addSubview(control)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    Simulator.current.touchDown(finger: 1, at: CGPoint(x: 150, y: 20))
    Simulator.current.touchUp(finger: 1)
    Simulator.current.run(for: .seconds(1))
    #expect(chosen == 1 && control.selectedSegmentIndex == 1)
  }

  @Test("Switches, buttons and colour wells keep what is only seen")
  func others() {
    Simulator.boot()
    let control = UISwitch()
    control.preferredStyle = .checkbox
    control.title = "On"
    (control.onImage, control.offImage) = (UIImage(), UIImage())
    #expect(control.preferredStyle == .checkbox && control.style == .sliding)
    #expect(control.title == "On" && control.onImage != nil && control.offImage != nil)

    let button = UIButton()
    button.isPointerInteractionEnabled = true
    button.preferredMenuElementOrder = .fixed
    #expect(button.isPointerInteractionEnabled && button.preferredMenuElementOrder == .fixed)

    let well = UIColorWell()
    well.selectedColor = .red
    well.title = "Ink"
    well.supportsAlpha = false
    #expect(well.selectedColor == .red && well.title == "Ink" && !well.supportsAlpha)
    #expect(well.intrinsicContentSize.width == 28)
  }

  @Test("A search field has tokens, and a text field rules for its password")
  func texts() {
    Simulator.boot()
    let bar = UISearchBar()
    let field = bar.searchTextField
    let picture = UIImage()
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === picture)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == nil)
    bar.keyboardAppearance = .dark
    #expect(bar.keyboardAppearance == .dark && field.keyboardAppearance == .dark)
    let token = UISearchToken(icon: nil, text: "from: me")
    token.representedObject = 4
    field.insertToken(token, at: 0)
    field.tokenBackgroundColor = .red
    (field.allowsDeletingTokens, field.allowsCopyingTokens) = (false, false)
    #expect(field.tokens == [token] && token.representedObject as? Int == 4)
    #expect(!field.allowsDeletingTokens && !field.allowsCopyingTokens)
    field.removeToken(at: 0)
    #expect(field.tokens == [] && field.tokenBackgroundColor == .red)

    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8")
    let assistant = field.inputAssistantItem
    assistant.allowsHidingShortcuts = false
    assistant.leadingBarButtonGroups = []
    #expect(!assistant.allowsHidingShortcuts && assistant.trailingBarButtonGroups == [])
    #expect(assistant.leadingBarButtonGroups == [])
  }
}
