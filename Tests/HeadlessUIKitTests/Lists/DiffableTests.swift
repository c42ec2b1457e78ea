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
