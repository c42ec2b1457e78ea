import Testing
import UIKit

@Suite("Items of bars") @MainActor
struct BarItemTests {
  /// An item with the initialisers that a subclass has to have, and no others.
  private final class OwnItem: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A subclass with its own init() and init(coder:) inherits the other initialisers")
  func inherited() {
    Simulator.boot()

    #expect(OwnItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    #expect(OwnItem(systemItem: .add).title == "Add")
    #expect(OwnItem(title: "Go", style: .plain, target: nil, action: nil).title == "Go")
  }

  @Test("An item with a menu keeps it, whichever way the item was made")
  func menus() {
    Simulator.boot()
    let menu = UIMenu(
      title: "Sort", subtitle: "by date", image: nil, preferredElementSize: .small, children: [])
    let action = UIAction(title: "Add") { _ in }
    let items = [
      UIBarButtonItem(systemItem: .add, primaryAction: action, menu: menu),
      UIBarButtonItem(title: "Add", image: nil, primaryAction: action, menu: menu),
      UIBarButtonItem(title: "Add", image: nil, target: nil, action: nil, menu: menu),
    ]

    #expect(items.allSatisfy { $0.menu === menu && $0.title == "Add" })
    #expect(menu.subtitle == "by date" && menu.preferredElementSize == .small)
    #expect(UIMenu(preferredElementSize: .medium).preferredElementSize == .medium)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test("What is only seen of an item is kept")
  func seen() {
    Simulator.boot()
    let item = UIBarButtonItem(systemItem: .add)
    #expect(item.sharesBackground)
    item.isSymbolAnimationEnabled = true
    item.hidesSharedBackground = true
    item.isSelected = true
    item.changesSelectionAsPrimaryAction = true
    item.sharesBackground = false

    #expect(item.isSymbolAnimationEnabled && item.hidesSharedBackground && item.isSelected)
    #expect(item.changesSelectionAsPrimaryAction && !item.sharesBackground)
  }

  /// A view with a toolbar whose item has no target, and a method that the item names.
  private final class Picker: UIView {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var taps = 0
    func done() { taps += 1 }
  }

  @Test("R244 an item without a target calls the first object above its button that has the method")
  func withoutTarget() throws {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let picker = Picker(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: Selector(Picker.done))
    picker.toolbar.items = [item]
    picker.addSubview(picker.toolbar)
    window.addSubview(picker)
    simulator.run(for: .milliseconds(20))
    func tap() throws {
      let button = try #require(
        picker.toolbar.subviews.compactMap { $0 as? UIButton }.first)
      button.sendActions(for: .touchUpInside)
    }
    try tap()
    #expect(picker.taps == 1)

    // A target that has died is none.
    do {
      let other = Picker()
      item.target = other
      try tap()
      #expect(other.taps == 1)
    }
    try tap()
    #expect(picker.taps == 2)
    item.isEnabled = false
    try? tap()
    #expect(picker.taps == 2)
  }

  @Test("Groups of items stand in the bar item by item, without hidden groups")
  func groups() {
    Simulator.boot()
    let (one, two, three) = (
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit),
      UIBarButtonItem(systemItem: .reply)
    )
    let hidden = UIBarButtonItemGroup(barButtonItems: [three], representativeItem: nil)
    hidden.isHidden = true
    hidden.alwaysAvailable = true
    let item = UINavigationItem()
    item.trailingItemGroups = [.fixedGroup(items: [one, two]), hidden]
    item.leadingItemGroups = [
      .optionalGroup(customizationIdentifier: "reply", representativeItem: one, items: [three])
    ]

    #expect(item.rightBarButtonItems == [two, one])
    #expect(item.leftBarButtonItems == [three])
    #expect(item.leadingItemGroups.first?.barButtonItems == [three])
    item.pinnedTrailingGroup = three.creatingFixedGroup()
    #expect(item.pinnedTrailingGroup?.barButtonItems == [three])
    #expect(item.rightBarButtonItems == [two, three])
    item.centerItemGroups = [hidden]
    #expect(item.centerItemGroups == [hidden] && hidden.alwaysAvailable)
    #expect(hidden.representativeItem == nil)
  }

  @Test("The lines and the menu of a title are kept")
  func titles() {
    Simulator.boot()
    let item = UINavigationItem()
    item.subtitle = "today"
    item.largeTitle = "Inbox"
    item.largeSubtitle = "all"
    item.style = .browser
    item.titleMenuProvider = { UIMenu(children: $0) }

    #expect(item.subtitle == "today" && item.largeTitle == "Inbox" && item.largeSubtitle == "all")
    #expect(item.style == .browser && item.titleMenuProvider?([])?.children == [])
  }

  @Test("A responder may change the menus of a menu bar, which is never there")
  func menuBar() {
    Simulator.boot()
    final class Editor: UIViewController {
      var built = 0
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        built += 1
        builder.remove(menu: .init("file"))
        builder.replace(menu: .init("edit"), with: UIMenu())
        builder.insertChild(UIMenu(), atStartOfMenu: .init("edit"))
        builder.insertChild(UIMenu(), atEndOfMenu: .init("edit"))
        builder.insertSibling(UIMenu(), beforeMenu: .init("edit"))
        builder.insertSibling(UIMenu(), afterMenu: .init("edit"))
        if builder.system === UIMenuSystem.main { builder.system.setNeedsRevalidate() }
      }
      override func validate(_ command: UICommand) { command.state = .on }
    }
    let editor = Editor()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = editor
    window.makeKeyAndVisible()
    UIMenuSystem.main.setNeedsRebuild()
    Simulator.current.run(for: .seconds(1))
    #expect(editor.built == 0 && UIMenuSystem.main !== UIMenuSystem.context)

    let bar = Bar()
    editor.buildMenu(with: bar)
    #expect(bar.calls == ["remove", "replace", "start", "end", "before", "after"])
    let command = UICommand(
      title: "Bold", action: Selector("bold:"), propertyList: 1, attributes: .disabled)
    command.discoverabilityTitle = "Make it bold"
    editor.validate(command)
    #expect(command.state == .on && command.attributes == .disabled)
    #expect(command.action == Selector("bold:") && command.propertyList as? Int == 1)
    #expect(command.discoverabilityTitle == "Make it bold" && bar.menu(for: .init("x")) == nil)
    editor.restoreUserActivityState(NSUserActivity(activityType: "reading"))
    editor.paste(itemProviders: [])
  }

  private final class Bar: UIMenuBuilder {
    var calls: [String] = []
    var system: UIMenuSystem { .main }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
      calls.append("replace")
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
      calls.append("start")
    }
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
      calls.append("end")
    }
    func insertSibling(
      _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
    ) { calls.append("before") }
    func insertSibling(
      _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier
    ) { calls.append("after") }
    func remove(menu removedIdentifier: UIMenu.Identifier) { calls.append("remove") }
  }
}
