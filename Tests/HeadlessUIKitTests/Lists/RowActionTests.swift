import Testing
import UIKit

@Suite("What lists offer beside their rows") @MainActor
struct RowActionTests {
  @Test("A copy of a row's action has the same look and title, and nothing calls its closure")
  func actions() throws {
    Simulator.boot()
    var calls = 0
    let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in calls += 1 }
    action.backgroundColor = .red
    action.backgroundEffect = UIBlurEffect(style: .light)
    let copy = try #require(action.copy() as? UITableViewRowAction)

    #expect(copy.style == .default && copy.title == "Delete" && calls == 0)
    #expect(action.backgroundColor == .red && action.backgroundEffect != nil)
    #expect(UITableViewRowAction.Style.normal.rawValue == 1)
  }

  @Test("Names go into the sections of their first letters, and all else into the last")
  func sections() {
    Simulator.boot()
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("self")
    #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(collation.section(for: "bob", collationStringSelector: selector) == 1)
    #expect(collation.section(for: "7", collationStringSelector: selector) == 26)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let sorted = collation.sortedArray(from: ["b", "C", "a"], collationStringSelector: selector)
    #expect(sorted as? [String] == ["a", "b", "C"])
  }

  @Test("Every accessory of a row can be made")
  func accessories() {
    Simulator.boot()
    let button = UIButton()
    var custom = UICellAccessory.CustomViewConfiguration(
      customView: button, placement: .trailing(displayed: .whenNotEditing),
      reservedLayoutWidth: .custom(20))
    custom.tintColor = .red
    custom.placement = .leading()
    var options = UICellAccessory.Options(reservedLayoutWidth: .standard)
    options.isHidden = false
    options.tintColor = .blue
    options.reservedLayoutWidth = .actual
    let cell = UICollectionViewListCell()
    cell.accessories = [
      .customView(configuration: custom), .label(text: "3", options: options),
      .disclosureIndicator(displayed: .always), .checkmark(displayed: .whenEditing), .delete(),
      .reorder(), .multiselect(), .outlineDisclosure(),
    ]

    #expect(cell.accessories.count == 8 && custom.customView === button)
    #expect(custom.reservedLayoutWidth != nil && custom.tintColor == .red)
    #expect(options.isHidden == false && options.tintColor == .blue)
    #expect(options.reservedLayoutWidth != nil)
    if case .leading(let state) = custom.placement { #expect(state == .always) }
  }

  @Test("A configured row asks for its cell again")
  func configured() {
    Simulator.boot()
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        asked += 1
        return UITableViewCell()
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (rows, items) = (Source(), Source())
    let home = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let grid = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, grid.dataSource) = (rows, items)
    home.view.addSubview(table)
    home.view.addSubview(grid)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    Simulator.current.run(for: .seconds(1))
    #expect(rows.asked == 1 && items.asked == 1)
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    grid.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    Simulator.current.run(for: .seconds(1))
    #expect(rows.asked == 2 && items.asked == 2)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .red
    table.sectionIndexTrackingBackgroundColor = .red
    table.sectionIndexMinimumDisplayRowCount = 20
    (table.allowsFocus, table.selectionFollowsFocus) = (true, true)
    (grid.allowsFocus, grid.selectionFollowsFocus) = (true, true)
    #expect(table.sectionIndexColor == .red && table.sectionIndexMinimumDisplayRowCount == 20)
    #expect(table.sectionIndexBackgroundColor == table.sectionIndexTrackingBackgroundColor)
    #expect(table.allowsFocus && grid.allowsFocus)
    #expect(table.selectionFollowsFocus && grid.selectionFollowsFocus)
  }

  @Test("A list's content stands by itself, too, and its looks are kept")
  func content() throws {
    Simulator.boot()
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 20, height: 20)
    content.textProperties.lineBreakMode = .byClipping
    content.textProperties.adjustsFontForContentSizeCategory = true
    let view = UIListContentView(configuration: content)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Title"])
    content.text = "Other"
    view.configuration = content
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other"])
    #expect(content.imageProperties.preferredSymbolConfiguration != nil)
    #expect(content.imageProperties.reservedLayoutSize.width == 20)
    #expect(content.textProperties.lineBreakMode == .byClipping)
    #expect(content.textProperties.adjustsFontForContentSizeCategory)

    var background = UIBackgroundConfiguration.listCell()
    background.shadowProperties.color = .red
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 3
    background.shadowProperties.offset = CGSize(width: 1, height: 2)
    background.shadowProperties.path = UIBezierPath()
    let shadow: UIShadowProperties = background.shadowProperties
    #expect(shadow.color == .red && shadow.opacity == 0.5 && shadow.radius == 3)
    #expect(shadow.offset.height == 2 && shadow.path != nil)
  }
}
