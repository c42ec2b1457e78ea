import Foundation
import Testing
import UIKit

private final class Supplier: NSObject, UIEditMenuInteractionDelegate,
  UIPointerInteractionDelegate, UIPencilInteractionDelegate, UIBarPositioningDelegate,
  UIActivityItemSource
{
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "text" }
}

private final class Bar: UIView, UIBarPositioning {
  var barPosition: UIBarPosition { .topAttached }
}

/// A text view that counts the edit actions it is sent.
private final class Edited: UITextView {
  var actions: [String] = []
  override func cut(_ sender: Any?) { actions.append("cut") }
  override func copy(_ sender: Any?) { actions.append("copy") }
  override func paste(_ sender: Any?) { actions.append("paste") }
  override func delete(_ sender: Any?) { actions.append("delete") }
  override func select(_ sender: Any?) { actions.append("select") }
  override func selectAll(_ sender: Any?) { actions.append("selectAll") }
}

@MainActor
@Suite("Menus and looks", .serialized)
struct EditMenuTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))

  @Test("The menu over selected text is shown and hidden, and says so")
  func menu() {
    _ = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    let menu = UIMenuController.shared
    var told: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
        told.append($0.name.rawValue)
      }
    }
    menu.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote"))]
    #expect(menu.menuItems?.first?.title == "Quote")
    #expect(menu.menuItems?.first?.action == Selector("quote"))
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(menu.isMenuVisible && menu.menuFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    menu.update()
    menu.hideMenu(from: view)
    #expect(told == names.map(\.rawValue))
    menu.setTargetRect(.zero, in: view)
    menu.setMenuVisible(true, animated: false)
    menu.hideMenu()
    menu.arrowDirection = .up
    #expect(!menu.isMenuVisible && menu.arrowDirection == .up)
    _ = Simulator.boot()
    #expect(UIMenuController.shared !== menu)
  }

  @Test("Interactions whose input the model has not are on their view")
  func interactions() {
    _ = Simulator.boot()
    let supplier = Supplier()
    let menu = UIEditMenuInteraction(delegate: supplier)
    let pointer = UIPointerInteraction(delegate: supplier)
    let pencil = UIPencilInteraction()
    pencil.delegate = supplier
    for interaction in [menu, pointer, pencil] as [any UIInteraction] {
      view.addInteraction(interaction)
      #expect(interaction.view === view)
    }
    let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 1, y: 2))
    #expect(configuration.identifier == AnyHashable("a") && configuration.sourcePoint.y == 2)
    menu.presentEditMenu(with: configuration)
    menu.reloadVisibleMenu()
    menu.dismissMenu()
    pointer.invalidate()
    (pointer.isEnabled, pencil.isEnabled) = (false, false)
    #expect(
      supplier.editMenuInteraction(menu, menuFor: configuration, suggestedActions: []) == nil)
    #expect(menu.delegate === supplier && pointer.delegate === supplier)
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
    #expect(view.gestureRecognizers?.first?.state == .possible)
    _ = UIPointerStyle()
  }

  @Test("Edit actions reach the class that overrides them")
  func editActions() {
    _ = Simulator.boot()
    let text = Edited()
    text.cut(nil)
    text.copy(nil)
    text.paste(nil)
    text.delete(nil)
    text.select(nil)
    text.selectAll(nil)
    #expect(text.actions == ["cut", "copy", "paste", "delete", "select", "selectAll"])
  }

  @Test("Images for states are kept")
  func images() {
    _ = Simulator.boot()
    let image = UIImage()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .highlighted)
    (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
    #expect(slider.thumbImage(for: .normal) === image && slider.currentThumbImage === image)
    #expect(slider.minimumTrackImage(for: .normal) === image)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    slider.setThumbImage(nil, for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(track.width == 100 && thumb.maxX == track.maxX && thumb.midY == track.midY)

    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    segments.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(
      segments.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) === image)
    #expect(
      segments.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)

    let search = UISearchBar()
    search.setSearchFieldBackgroundImage(image, for: .normal)
    search.setImage(image, for: .clear, state: .normal)
    search.searchTextPositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
    #expect(search.searchFieldBackgroundImage(for: .normal) === image)
    #expect(search.image(for: .clear, state: .normal) === image)
    #expect(search.image(for: .search, state: .normal) == nil)

    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -9, vertical: 0), for: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -9)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    #expect(item.isAccessibilityElement && item.accessibilityTraits == .button)
    (item.accessibilityHint, item.accessibilityValue) = ("hint", "value")
    let swipe = UIContextualAction(style: .normal, title: "a") { _, _, _ in }
    swipe.accessibilityLabel = "Archive"
    #expect(swipe.accessibilityLabel == "Archive")
  }

  @Test("Names that apps ask for without an answer of the system's")
  func names() {
    _ = Simulator.boot()
    let supplier = Supplier()
    #expect(Bar().barPosition == .topAttached && supplier.position(for: Bar()) == .any)
    let sheet = UIActivityViewController(activityItems: [supplier], applicationActivities: nil)
    #expect(supplier.activityViewController(sheet, itemForActivityType: nil) as? String == "text")
    let keys: [UIApplication.LaunchOptionsKey] = [
      .url, .sourceApplication, .remoteNotification, .localNotification, .location, .shortcutItem,
      .userActivityDictionary,
    ]
    #expect(Set(keys).count == 7)
    let options: [UIApplication.OpenURLOptionsKey] = [
      .sourceApplication, .annotation, .openInPlace,
    ]
    #expect(Set(options.map(\.rawValue)).count == 3)
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    #expect(UIContentSizeCategory.didChangeNotification.rawValue.hasSuffix("Notification"))
    let address: CFURL = URL(string: "https://example.com")!
    #expect(address.host == "example.com")
    let styles: [UIContextMenuInteractionCommitStyle] = [.dismiss, .pop]
    #expect(styles.map(\.rawValue) == [0, 1])
  }

  @Test("An element for VoiceOver and its actions are kept")
  func accessibility() {
    _ = Simulator.boot()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 1, height: 1)
    element.accessibilityFrame = CGRect(x: 10, y: 20, width: 1, height: 1)
    element.accessibilityLabel = "Bar"
    #expect(element.accessibilityContainer === view && element.accessibilityLabel == "Bar")
    let byTarget = UIAccessibilityCustomAction(
      name: "Open", target: view, selector: Selector("open"))
    #expect(byTarget.target === view && byTarget.selector == Selector("open"))
    let byClosure = UIAccessibilityCustomAction(name: "Close", image: UIImage()) {
      $0.name == "Close"
    }
    #expect(byClosure.image != nil && byClosure.actionHandler?(byClosure) == true)
  }
}
