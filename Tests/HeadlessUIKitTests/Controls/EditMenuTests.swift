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

private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

private final class TappedPreview: NSObject, UIContextMenuInteractionCommitAnimating {
  var told: [String] = []
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

private final class Kept: UIViewController, UIViewControllerRestoration {
  static let noFocus = UIFocusUpdateContext()
  static let noMotion = UIFocusAnimationCoordinator()
  var marginChanges = 0
  override func viewLayoutMarginsDidChange() { marginChanges += 1 }
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
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
    final class Moved: UIEditMenuInteraction {
      var told: [String] = []
      override func willMove(to view: UIView?) {
        super.willMove(to: view)
        told.append("will")
      }
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        told.append("did")
      }
    }
    let moved = Moved(delegate: nil)
    view.addInteraction(moved)
    view.removeInteraction(moved)
    #expect(moved.told == ["will", "did", "will", "did"] && moved.view == nil)
    for other in [pointer.willMove, pencil.willMove] { other(nil) }
    for other in [pointer.didMove, pencil.didMove] { other(nil) }
    #expect(pointer.view == nil && pencil.view == nil)
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
    let paste = Selector(UIResponderStandardEditActions.paste(_:), named: "paste(_:)")
    UIApplication.shared.sendAction(paste, to: text, from: nil, for: nil)
    #expect(text.actions.last == "paste" && text.actions.count == 7)
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

  @Test("A bar button keeps an image for each style and for a back button, and where they lie")
  func looksOfBarButtons() {
    Simulator.boot()
    let (item, image, other) = (UIBarButtonItem(), UIImage(), UIImage())
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
    item.setBackButtonBackgroundImage(other, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
    item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(5, for: .compact)

    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === other)
    #expect(item.titlePositionAdjustment(for: .default).horizontal == 3)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 4)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 5)
  }

  @Test("Names that apps ask for without an answer of the system's")
  func names() {
    _ = Simulator.boot()
    let supplier = Supplier()
    let bars: [any UIBarPositioning] = [Bar()]
    #expect(bars.map(\.barPosition) == [.topAttached] && supplier.position(for: Bar()) == .any)
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
    let tapped = TappedPreview()
    func commit(_ animator: any UIContextMenuInteractionCommitAnimating) {
      animator.preferredCommitStyle = .pop
      animator.addAnimations { tapped.told.append("animation") }
      animator.addCompletion { tapped.told.append("completion") }
    }
    commit(tapped)
    let animator: any UIContextMenuInteractionAnimating = tapped
    #expect(tapped.told == ["animation", "completion"] && animator.previewViewController == nil)
    #expect(tapped.preferredCommitStyle == .pop)
    let arrows: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
    #expect(arrows.map(\.rawValue) == [0, 1, 2, 3, 4])
    let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
    #expect(icons.map(\.rawValue) == [0, 1, 2, 3])
    let drags: [UICollectionViewCell.DragState] = [.none, .lifting, .dragging]
    #expect(drags.map(\.rawValue) == [0, 1, 2])
  }

  @Test("A button's image and title lie where a subclass puts them")
  func buttonParts() {
    _ = Simulator.boot()
    final class TitleFirst: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 10, y: contentRect.minY, width: 10, height: 10)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(origin: contentRect.origin, size: CGSize(width: 20, height: 10))
      }
    }
    let button = TitleFirst(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.setTitle("a", for: .normal)
    button.setImage(UIImage(), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 2, y: 1, width: 20, height: 10))
    #expect(button.imageView?.frame == CGRect(x: 86, y: 1, width: 10, height: 10))
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(button.contentRect(forBounds: button.bounds).height == 36)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    let menu = UIContextMenuConfiguration()
    #expect(taps == 1 && button.menuAttachmentPoint(for: menu) == CGPoint(x: 50, y: 40))
    let interaction = UIContextMenuInteraction(delegate: MenuSource())
    #expect(
      button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) == nil)
    var configuration = UIButton.Configuration.plain()
    configuration.titleLineBreakMode = .byClipping
    configuration.subtitleLineBreakMode = .byClipping
    #expect(configuration.titleLineBreakMode == .byClipping)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
    #expect(field.clearButtonRect(forBounds: field.bounds).maxX == 96)
  }

  @Test("Nothing has the focus, and the state of a controller is not kept")
  func focus() {
    _ = Simulator.boot()
    #expect(!view.canBecomeFocused && view.preferredFocusEnvironments.isEmpty)
    view.setNeedsFocusUpdate()
    view.updateFocusIfNeeded()
    view.remoteControlReceived(with: nil)
    view.updateUserActivityState(NSUserActivity(activityType: "a"))
    #expect(view.textInputMode == nil && view.textInputContextIdentifier == nil)
    #expect(UITextInputMode.activeInputModes.isEmpty && UITextInputMode().primaryLanguage == nil)
    let environments: [any UIFocusEnvironment] = [view]
    for environment in environments {
      environment.setNeedsFocusUpdate()
      environment.updateFocusIfNeeded()
      #expect(environment.preferredFocusEnvironments.isEmpty)
    }
    let plain = UIResponder()
    let actions: [(Any?) -> Void] = [
      plain.cut(_:), plain.copy(_:), plain.delete(_:), plain.select(_:), plain.selectAll(_:),
    ]
    for action in actions { action(nil) }
    let controller = Kept()
    (controller.restorationIdentifier, controller.restorationClass) = ("kept", Kept.self)
    controller.encodeRestorableState(with: NSCoder())
    controller.decodeRestorableState(with: NSCoder())
    controller.applicationFinishedRestoringState()
    #expect(
      Kept.viewController(withRestorationIdentifierPath: ["kept"], coder: NSCoder()) == nil)
    let remakes: (any UIViewControllerRestoration.Type)? = controller.restorationClass
    #expect(
      remakes?.viewController(withRestorationIdentifierPath: [], coder: NSCoder()) == nil)
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(controller.marginChanges == 1 && view.shouldUpdateFocus(in: Kept.noFocus))
    view.didUpdateFocus(in: Kept.noFocus, with: Kept.noMotion)
    #expect(Kept.noFocus.nextFocusedView == nil && Kept.noFocus.previouslyFocusedView == nil)
    var order: [Int] = []
    Kept.noMotion.addCoordinatedAnimations({ order.append(1) }, completion: { order.append(2) })
    #expect(order == [1, 2])
  }

  @Test("A cell that is edited is told before and after, and of drags never")
  func cells() {
    _ = Simulator.boot()
    final class Cell: UITableViewCell {
      var told: [String] = []
      override func willTransition(to state: StateMask) { told.append("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { told.append("did \(state.rawValue)") }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    cell.setEditing(true, animated: false)
    cell.setEditing(false, animated: false)
    #expect(cell.told == ["will 1", "did 1", "will 0", "did 0"])
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    UICollectionViewCell().dragStateDidChange(.lifting)
  }

  @Test("A source of an item makes it when it is asked")
  func itemProvider() {
    _ = Simulator.boot()
    final class Report: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "report" }
    }
    let report = Report(placeholderItem: "")
    let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    #expect(report.activityViewControllerPlaceholderItem(sheet) as? String == "")
    #expect(
      report.activityViewController(sheet, itemForActivityType: nil) as? String == "report")
    #expect(report.activityType == nil && report.placeholderItem as? String == "")
    let sources: [any UIActivityItemSource] = [
      UIActivityItemProvider(placeholderItem: "plain"), Supplier(),
    ]
    #expect(
      sources.map { "\($0.activityViewController(sheet, itemForActivityType: nil) ?? "")" }
        == ["plain", "text"])
    #expect(
      sources.map { "\($0.activityViewControllerPlaceholderItem(sheet))" } == ["plain", ""])
  }

  @Test("An element for VoiceOver and its actions are kept")
  func accessibility() {
    _ = Simulator.boot()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 1, height: 1)
    element.accessibilityFrame = CGRect(x: 10, y: 20, width: 1, height: 1)
    element.accessibilityLabel = "Bar"
    #expect(element.accessibilityContainer === view && element.accessibilityLabel == "Bar")
    #expect(element.accessibilityActivationPoint == CGPoint(x: 10.5, y: 20.5))
    element.accessibilityActivationPoint = .zero
    element.accessibilityPath = UIBezierPath(rect: element.accessibilityFrame)
    #expect(element.accessibilityActivationPoint == .zero && element.accessibilityPath != nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    #expect(view.accessibilityFrame == view.frame)
    view.accessibilityCustomActions = []
    #expect(view.accessibilityCustomActions?.isEmpty == true)
    let byTarget = UIAccessibilityCustomAction(
      name: "Open", target: view, selector: Selector("open"))
    #expect(byTarget.target === view && byTarget.selector == Selector("open"))
    let byClosure = UIAccessibilityCustomAction(name: "Close", image: UIImage()) {
      $0.name == "Close"
    }
    #expect(byClosure.image != nil && byClosure.actionHandler?(byClosure) == true)
  }
}
