@testable import HeadlessUIKit
import Foundation
import Testing
import UIKit

@Suite("Static tables") @MainActor
struct StaticTableTests {
  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("A table whose storyboard keeps an empty list of sections has those the app says")
  func emptyList() {
    let controller = Rows(style: .plain)
    InterfaceLoading().sections([], of: controller.tableView)

    #expect(controller.tableView.numberOfSections == 2)
    #expect(controller.tableView.numberOfRows(inSection: 1) == 3)
    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 1) == nil)
  }

  @Test("An app may say more sections than its storyboard has")
  func moreSections() {
    let controller = Rows(style: .plain)
    controller.tableView.staticSections = [StaticSection(header: "A", rows: [])]

    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "A")
    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 1) == nil)
  }
}
