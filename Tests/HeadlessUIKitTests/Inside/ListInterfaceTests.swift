@testable import HeadlessUIKit
import Testing
import UIKit

@Suite("Lists that come from a storyboard") @MainActor
struct ListInterfaceTests {
  private final class Other: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  @Test("A table controller takes the roles that the interface gives to nobody")
  func table() {
    Simulator.boot()
    let (controller, other) = (UITableViewController(style: .plain), Other())
    InterfaceLoading().loadsView(of: controller) { _, _ in
      let table = UITableView()
      table.delegate = other
      return table
    }

    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === other)
  }

  @Test("So does a collection controller")
  func collection() {
    Simulator.boot()
    let (controller, other) = (
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), Other()
    )
    InterfaceLoading().loadsView(of: controller) { _, _ in
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.delegate = other
      return list
    }

    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === other)
  }
}
