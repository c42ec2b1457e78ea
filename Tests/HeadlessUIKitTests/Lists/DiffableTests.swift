import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Diffable data sources")
struct DiffableTests {
  @Test("A collection shows what the snapshot says, in cells filled by their registration")
  func collection() throws {
    let stage = TouchStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, item in cell.accessibilityLabel = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.view.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["d"], afterItem: "a")
    source.apply(snapshot, animatingDifferences: false)
    stage.simulator.run(for: .milliseconds(20))

    #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "d", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "d")
  }

  @Test("An item that is moved stands before another one, or behind it, in its section")
  func moves() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.appendItems(["d"], toSection: 2)
    snapshot.moveItem("c", beforeItem: "a")
    #expect(snapshot.itemIdentifiers == ["c", "a", "b", "d"])
    snapshot.moveItem("a", afterItem: "d")
    #expect(snapshot.itemIdentifiers(inSection: 2) == ["d", "a"])
  }

  @Test("A section shows what lies below an item while that is expanded")
  func section() {
    Simulator.boot()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    var places = NSDiffableDataSourceSectionSnapshot<String>()
    places.append(["Europe", "Asia"])
    places.append(["Norway", "Portugal"], to: "Europe")
    places.append(["Oslo"], to: "Norway")
    source.apply(places, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["Europe", "Asia"])

    places.expand(["Europe"])
    source.apply(places, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["Europe", "Norway", "Portugal", "Asia"])
    #expect(places.level(of: "Oslo") == 2)
    #expect(places.parent(of: "Oslo") == "Norway")
    #expect(source.snapshot(for: 1).isExpanded("Europe"))

    places.delete(["Norway"])
    #expect(places.items == ["Europe", "Portugal", "Asia"])
    #expect(places.rootItems.count == 2)
  }

  @Test("An item cannot be in a snapshot twice")
  func double() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["a", "a"])
      }
    }
  }

  @Test("A table shows what the snapshot says")
  func table() {
    let stage = TouchStage()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    stage.view.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    snapshot.deleteItems(["a"])
    source.apply(snapshot)

    #expect(view.visibleCells.map { $0.textLabel?.text } == ["b"])
    #expect(source.snapshot().numberOfItems == 1)
  }
}
