import Foundation
import Testing
import UIKit

/// Names of inputs, of VoiceOver, of lists and of extensions that apps use although nothing of them
/// is seen here.
@MainActor
@Suite("Names of inputs and lists that are quiet here")
struct QuietInputTests {
  @Test("A text view has a keyboard of the app's own, and a text field follows no text size")
  func inputs() {
    _ = World()
    let (text, field, keys) = (UITextView(), UITextField(), UIView())
    #expect(text.inputView == nil)
    text.inputView = keys
    #expect(text.inputView === keys)
    field.adjustsFontForContentSizeCategory = true
    #expect(field.adjustsFontForContentSizeCategory)
    var told = 0
    _ = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    #expect(told == 0)
  }

  @Test("What VoiceOver reads with attributes is what it reads without them")
  func attributed() {
    _ = World()
    let view = UIView()
    view.accessibilityLabel = "Name"
    #expect(view.accessibilityAttributedLabel?.string == "Name")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Other")
    view.accessibilityAttributedValue = NSAttributedString(string: "5")
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityLabel == "Other" && view.accessibilityValue == "5")
    #expect(view.accessibilityHint == "Opens" && view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityAttributedValue?.string == "5")
    #expect(view.accessibilityAttributedHint?.string == "Opens")
  }

  @Test("What is shown large, and how a user wants texts, is stored and changes nothing")
  func large() {
    _ = World()
    let label = UILabel()
    (label.showsLargeContentViewer, label.scalesLargeContentImage) = (true, true)
    (label.largeContentTitle, label.largeContentImage) = ("Home", UIImage())
    label.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    label.accessibilityTraits = [.toggleButton]
    #expect(label.showsLargeContentViewer && label.scalesLargeContentImage)
    #expect(label.largeContentTitle == "Home" && label.largeContentImage != nil)
    #expect(label.lineBreakStrategy.contains(.pushOut))
    #expect(!label.lineBreakStrategy.contains(.standard))
    #expect(label.accessibilityTraits.contains(.toggleButton))
    let contrast = label.traitCollection.accessibilityContrast
    #expect(contrast == .normal && contrast != .high && contrast != .unspecified)
    let item = UIBarButtonItem(
      image: UIImage(), landscapeImagePhone: nil, style: .plain, target: nil, action: nil)
    #expect(item.image != nil && item.landscapeImagePhone == nil)
    #expect(UISearchController().searchResultsController == nil)
    #expect(UISearchController(nibName: nil, bundle: nil).searchResultsController == nil)
    #expect(label.turnstileClassDescription == "HeadlessUIKit.UILabel")
  }

  /// A delegate that wants to know when the user arranges the tabs.
  private final class Tabs: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { calls.append("begin") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls.append("end") }
  }

  @Test("A delegate may ask to be told when the tabs are arranged, which nobody does here")
  func arrangingTabs() {
    _ = World()
    let (tabs, delegate) = (UITabBarController(), Tabs())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(delegate.calls == [])
    let told: any UITabBarControllerDelegate = delegate
    told.tabBarController(tabs, willBeginCustomizing: [])
    told.tabBarController(tabs, willEndCustomizing: [], changed: true)
    // The delegate has no method of its own for the end, so the protocol's does nothing.
    told.tabBarController(tabs, didEndCustomizing: [], changed: true)
    #expect(delegate.calls == ["begin", "end"])
  }

  /// A collection view's data: one section with two items, and a header.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  @Test(
    "A list has a header and a footer where its configuration says so",
    arguments: [(false, false), (true, false), (true, true)])
  func edges(hasHeader: Bool, hasFooter: Bool) {
    let world = World()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    configuration.headerTopPadding = 0
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [])
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let source = Source()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    list.dataSource = source
    world.window.addSubview(list)
    world.settle()

    func count(_ kind: String) -> Int { list.visibleSupplementaryViews(ofKind: kind).count }
    #expect(count(UICollectionView.elementKindSectionHeader) == (hasHeader ? 1 : 0))
    #expect(count(UICollectionView.elementKindSectionFooter) == (hasFooter ? 1 : 0))
    let row = list.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(row?.frame.minY == (hasHeader ? 44 : 0))
    #expect(configuration.trailingSwipeActionsConfigurationProvider?(IndexPath()) != nil)
  }

  @Test("A row's separator runs along its content, unless the app binds it to something else")
  func separator() throws {
    let world = World()
    let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    world.window.addSubview(row)
    let guide = row.separatorLayoutGuide
    row.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 300)
    guide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 60).isActive = true
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 60)
  }

  @Test("A snapshot is shown by reloading, and an entry of a menu changes its title and picture")
  func reloading() {
    _ = World()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    var ends = 0
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }
    rows.applySnapshotUsingReloadData(snapshot) { ends += 1 }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in nil
    }
    items.applySnapshotUsingReloadData(snapshot) { ends += 1 }
    #expect(rows.snapshot().itemIdentifiers == [1, 2])
    #expect(items.snapshot().itemIdentifiers == [1, 2])
    #expect(ends == 2)

    let (action, picture) = (UIAction(title: "a") { _ in }, UIImage())
    action.title = "b"
    action.image = picture
    #expect(action.title == "b" && action.image === picture)
  }

  /// A text field without a caret, which composes nothing.
  private final class Bare: UITextField {
    var composed: String?
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      super.setMarkedText(markedText, selectedRange: selectedRange)
      composed = markedText
    }
  }

  private final class Item: UIActivityItemProvider, @unchecked Sendable {
    override func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      super.activityViewController(
        activityViewController, subjectForActivityType: activityType) + "subject"
    }
  }

  @Test("A subclass hides the caret, and says what it composes and what it shares")
  func overridden() {
    _ = World()
    let (field, plain, text) = (Bare(), UITextField(), UITextView())
    (field.text, plain.text, text.text) = ("word", "word", "word")
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
    #expect(plain.caretRect(for: plain.endOfDocument).minX > 0)
    #expect(text.caretRect(for: text.endOfDocument).minX > 0)
    field.setMarkedText("a", selectedRange: NSRange())
    for input in [plain, field] { input.unmarkText() }
    text.setMarkedText("a", selectedRange: NSRange())
    text.unmarkText()
    #expect(field.composed == "a" && field.text == "word" && text.text == "word")

    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let item = Item(placeholderItem: "a")
    #expect(item.activityViewController(share, subjectForActivityType: nil) == "subject")
    #expect(item.activityViewController(share, dataTypeIdentifierForActivityType: nil) == "")
    #expect(
      item.activityViewController(
        share, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
    let activity = NSUserActivity(activityType: "read")
    activity.suggestedInvocationPhrase = "Read on"
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("read")
    #expect(activity.suggestedInvocationPhrase != nil && activity.persistentIdentifier == "read")
  }

  @Test("The pasteboard provides what is on it")
  func pasteboard() throws {
    _ = World()
    let link = try #require(URL(string: "https://example.com"))
    UIPasteboard.general.urls = [link]
    #expect(UIPasteboard.general.url == link && UIPasteboard.general.urls == [link])
    UIPasteboard.general.urls = nil
    UIPasteboard.general.images = [UIImage()]
    #expect(UIPasteboard.general.image != nil && UIPasteboard.general.images?.count == 1)
    UIPasteboard.general.images = []
    #expect(UIPasteboard.general.itemProviders.isEmpty)
    UIPasteboard.general.image = UIImage()
    #expect(UIPasteboard.general.itemProviders.count == 1)
    #expect(UIPasteboard.general.itemProviders[0].canLoadObject(ofClass: UIImage.self))
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/a.png")) != nil)
    #expect(NSItemProvider(contentsOf: nil) == nil)
  }

  @Test("An app has no host, and what it hands over goes nowhere")
  func extensions() throws {
    _ = World()
    #expect(UIViewController().extensionContext == nil)
    let host = NSExtensionContext()
    var opened: Bool?
    host.open(try #require(URL(string: "https://example.com"))) { opened = $0 }
    host.completeRequest(returningItems: nil)
    host.cancelRequest(withError: CocoaError(.userCancelled))
    #expect(host.inputItems.isEmpty && opened == false)
    let item = NSExtensionItem()
    item.attachments = [NSItemProvider()]
    item.attributedTitle = NSAttributedString(string: "a")
    item.attributedContentText = NSAttributedString(string: "b")
    item.userInfo = ["c": 1]
    #expect(item.attachments?.count == 1 && item.userInfo?.count == 1)
    #expect(item.attributedTitle?.string == "a" && item.attributedContentText?.string == "b")
    let file = URL(fileURLWithPath: "/a.png")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }
}
