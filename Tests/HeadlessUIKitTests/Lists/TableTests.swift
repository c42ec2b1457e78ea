import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Table views")
struct TableTests {
  @MainActor
  final class Contents: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var titles: [String?] = []
    var log: [String] = []
    var identifier = "cell"

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("accessory \(indexPath.row)") }
  }

  /// A table view cell class of an app.
  private final class PhotoCell: UITableViewCell {
    static var made = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      PhotoCell.made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @MainActor
  private struct Scene {
    let stage = TouchStage()
    let table: UITableView
    let contents = Contents()

    init(rowHeight: CGFloat = 50, _ counts: [Int] = [100]) {
      PhotoCell.made = 0
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = rowHeight
      table.register(PhotoCell.self, forCellReuseIdentifier: "cell")
      contents.counts = counts
      table.dataSource = contents
      table.delegate = contents
      stage.view.addSubview(table)
      stage.simulator.run(for: .milliseconds(20))
    }

    func tap(_ y: CGFloat) {
      stage.play("du", from: CGPoint(x: 100, y: y))
      stage.simulator.run(for: .milliseconds(100))
    }
  }

  @Test("A table has cells for the rows in sight, made of the registered class, and no others")
  func visible() {
    let scene = Scene()

    #expect(scene.table.contentSize == CGSize(width: 390, height: 5000))
    #expect(scene.table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    #expect(scene.table.visibleCells.allSatisfy { $0 is PhotoCell })
    #expect(scene.table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "0.3")
    #expect(scene.table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
  }

  @Test("Cells that leave sight are used again")
  func reuse() {
    let scene = Scene()
    for _ in 0..<20 {
      scene.table.contentOffset.y += 100
      scene.table.layoutIfNeeded()
    }

    #expect(scene.table.visibleCells.first?.textLabel?.text == "0.40")
    #expect(PhotoCell.made <= 13)
  }

  @Test("A finger scrolls a table like any scroll view")
  func scrolling() {
    let scene = Scene()
    scene.stage.play("dmmmmu", by: CGPoint(x: 0, y: -40))
    scene.stage.simulator.run(for: .seconds(3))

    #expect(scene.table.contentOffset.y > 100)
    #expect(scene.contents.log.isEmpty)
    #expect(
      scene.table.indexPathsForVisibleRows!.first!.row == Int(scene.table.contentOffset.y / 50))
  }

  @Test(
    "R200 a tap on an accessory with details is told to the delegate and selects no row",
    arguments: [
      (UITableViewCell.AccessoryType.detailButton, "accessory 2"),
      (.detailDisclosureButton, "accessory 2"), (.disclosureIndicator, "select 2"),
      (.checkmark, "select 2"),
    ])
  func accessory(type: UITableViewCell.AccessoryType, told: String) {
    let scene = Scene()
    scene.table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType = type
    scene.stage.simulator.run(for: .milliseconds(20))
    scene.stage.play("du", from: CGPoint(x: 375, y: 125))
    scene.stage.simulator.run(for: .milliseconds(100))

    #expect(scene.contents.log == [told])
  }

  @Test("A tap selects a row and deselects the one before")
  func selection() {
    let scene = Scene()
    scene.tap(125)
    scene.tap(310)

    #expect(scene.contents.log == ["select 2", "deselect 2", "select 6"])
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 6, section: 0))
    #expect(scene.table.cellForRow(at: IndexPath(row: 6, section: 0))?.isSelected == true)
  }

  @Test("A button in a cell keeps its taps to itself")
  func button() throws {
    let scene = Scene()
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    var taps = 0
    let button = UIButton(frame: CGRect(x: 80, y: 0, width: 60, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    scene.tap(125)

    #expect(taps == 1)
    #expect(scene.contents.log.isEmpty)
  }

  @Test("Rows that are loaded again are shown by the cells that showed them before")
  func reload() {
    let scene = Scene([5])
    let before = scene.table.visibleCells
    scene.table.reloadData()

    #expect(
      scene.table.visibleCells.map { ObjectIdentifier($0) } == before.map { ObjectIdentifier($0) })
    #expect(before.count == 5)
  }

  @Test("Rows are found by point and by cell, and tell where they are")
  func geometry() throws {
    let scene = Scene([3, 4])
    scene.contents.titles = ["one", "two"]
    scene.table.reloadData()
    let path = try #require(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 28 + 150 + 28 + 60)))

    #expect(path == IndexPath(row: 1, section: 1))
    #expect(scene.table.rectForRow(at: path) == CGRect(x: 0, y: 256, width: 390, height: 50))
    #expect(scene.table.indexPath(for: scene.table.visibleCells[4]) == path)
    #expect(scene.table.rect(forSection: 1) == CGRect(x: 0, y: 178, width: 390, height: 228))
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "one")
  }

  @Test(
    "A row can be scrolled to the top, the middle or the bottom",
    arguments: [
      (UITableView.ScrollPosition.top, 2500.0), (.middle, 2275), (.bottom, 2050), (.none, 2050),
    ])
  func scrollToRow(position: UITableView.ScrollPosition, offset: CGFloat) {
    let scene = Scene()
    scene.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
    #expect(scene.table.contentOffset.y == offset)
  }

  @Test(
    "A row that is scrolled to is within the insets",
    arguments: [
      (UITableView.ScrollPosition.top, 2460.0), (.middle, 2285), (.bottom, 2110), (.none, 2110),
    ])
  func scrollWithinInsets(position: UITableView.ScrollPosition, offset: CGFloat) {
    let scene = Scene()
    scene.table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    scene.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)

    #expect(scene.table.contentOffset.y == offset)
  }

  @Test("Rows come and go without the others being made anew")
  func updates() throws {
    let scene = Scene([5])
    let third = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    scene.contents.counts = [5]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      scene.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
    }
    scene.stage.simulator.run(for: .seconds(1))

    #expect(scene.table.indexPath(for: third) == IndexPath(row: 1, section: 0))
    #expect(third.frame.minY == 50)
    #expect(scene.table.visibleCells.count == 5)
  }

  @Test("A section is moved with its rows, whose cells stay, in a closure that does not escape")
  func movedSection() throws {
    func update(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
    let scene = Scene([1, 2, 3])
    let cells = try (0..<3).map {
      try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: $0)))
    }
    scene.contents.counts = [2, 3, 4, 1]
    update(scene.table) {
      scene.table.moveSection(0, toSection: 3)
      scene.table.insertSections([2], with: .fade)
    }
    scene.stage.simulator.run(for: .seconds(1))

    #expect(cells.map { scene.table.indexPath(for: $0)?.section } == [3, 0, 1])
    #expect(cells[1].frame.minY == 0)
    #expect(scene.table.visibleCells.count == 10)
  }

  @Test("Numbers that do not add up after an update are refused")
  func inconsistency() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = Scene([5])
        scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test("Constraints inside a cell decide how high a row of automatic height is")
  func automaticHeight() {
    @MainActor
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.heightAnchor.constraint(equalToConstant: 80),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let scene = Scene(rowHeight: UITableView.automaticDimension, [3])
    scene.table.register(Tall.self, forCellReuseIdentifier: "tall")
    scene.contents.identifier = "tall"
    scene.table.reloadData()
    scene.stage.simulator.run(for: .milliseconds(20))

    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
    #expect(scene.table.contentSize.height == 300)
  }

  /// A cell with a box in the middle of its content view, which may be as low as it likes.
  private class CentredCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// A cell that wants to be as low as possible, and says so.
  private final class FlatCell: CentredCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.heightAnchor.constraint(equalToConstant: 0).isActive = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("R243 a row whose constraints would let it collapse has the standard height")
  func collapse() {
    let scene = Scene(rowHeight: UITableView.automaticDimension, [2])
    scene.table.register(CentredCell.self, forCellReuseIdentifier: "centred")
    scene.table.register(FlatCell.self, forCellReuseIdentifier: "flat")
    scene.contents.identifier = "centred"
    scene.table.reloadData()
    scene.stage.simulator.run(for: .milliseconds(20))
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)

    scene.contents.identifier = "flat"
    scene.table.reloadData()
    scene.stage.simulator.run(for: .milliseconds(20))
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 0)
  }

  @Test("A header of a plain table stays in sight as long as its section does")
  func stickyHeader() throws {
    let scene = Scene([20, 20])
    scene.contents.titles = ["one", "two"]
    scene.table.reloadData()
    scene.table.contentOffset.y = 300
    scene.table.layoutIfNeeded()
    let header = try #require(scene.table.headerView(forSection: 0))

    #expect(header.frame.minY == 300)
    scene.table.contentOffset.y = 1010
    scene.table.layoutIfNeeded()
    #expect(header.frame.maxY == 1028)
  }

  @Test("A table controller is its table's delegate, and deselects when it comes back")
  func controller() {
    final class Letters: UITableViewController {
      var selected: IndexPath?
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath
      }
    }
    let stage = TouchStage()
    let letters = Letters(style: .plain)
    stage.view.removeFromSuperview()
    stage.window.rootViewController = letters
    stage.simulator.run(for: .milliseconds(20))
    stage.play("du", from: CGPoint(x: 100, y: letters.view.safeAreaInsets.top + 50))
    stage.simulator.run(for: .milliseconds(100))

    #expect(letters.selected == IndexPath(row: 1, section: 0))
    letters.viewWillAppear(true)
    #expect(letters.tableView.indexPathForSelectedRow == nil)
  }

  @Test("R223 The table of a table controller begins below the status bar, until it gets its place")
  func firstFrame() {
    let stage = TouchStage()
    let letters = UITableViewController(style: .plain)
    let screen = UIScreen.main.bounds
    let bar = UIApplication.shared.statusBarFrame.height

    #expect(bar > 0)
    #expect(letters.view.frame == CGRect(x: 0, y: bar, width: 390, height: screen.height - bar))
    #expect(UIViewController().view.frame == screen)
    stage.window.rootViewController = letters
    #expect(letters.view.frame == stage.window.bounds)
  }

  @Test("Nibs are registered in code, and cells are made of them")
  func nib() throws {
    let scene = Scene([2])
    UINib.register("PhotoCell") { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
    scene.table.register(UINib(nibName: "PhotoCell", bundle: nil), forCellReuseIdentifier: "nib")
    scene.contents.identifier = "nib"
    scene.table.reloadData()

    #expect(scene.table.visibleCells.count == 2)
    #expect(scene.table.visibleCells[0].reuseIdentifier == "nib")
    #expect(!(scene.table.visibleCells[0] is PhotoCell))
  }

  @Test("Pulling a table down asks once to load anew")
  func refresh() {
    let scene = Scene()
    var loads = 0
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in loads += 1 }, for: .valueChanged)
    scene.table.refreshControl = refresh
    scene.stage.play("dmmmmmmmmmu", by: CGPoint(x: 0, y: 40))
    #expect(loads == 1)
    #expect(refresh.isRefreshing)

    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test("A cell's own contents go when a list's contents take their place")
  func configurations() {
    Simulator.boot()
    final class Own: UIView, UIContentView {
      var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
    }
    struct Contents: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { Own() }
      func updated(for state: any UIConfigurationState) -> Contents { self }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Contents()
    #expect(cell.contentView.subviews.contains { $0 is Own })

    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(!cell.contentView.subviews.contains { $0 is Own })
  }

  @Test("The background of a selected cell lies above its plain background")
  func backgrounds() {
    Simulator.boot()
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let (plain, selected) = (UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    cell.setSelected(true, animated: false)

    let subviews = cell.subviews
    #expect(subviews.firstIndex(of: plain) == 0)
    #expect(subviews.firstIndex(of: selected) == 1)
  }
}
