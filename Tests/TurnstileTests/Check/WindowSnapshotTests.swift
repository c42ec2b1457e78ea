import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("Snapshots of a window")
struct WindowSnapshotTests {
  /// Five rows.
  final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  /// What is different once something has been done to a list.
  private func differences(_ change: (UITableView) -> Void) -> [WindowSnapshot.Difference] {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let rows = Rows()
    window.rootViewController = rows
    window.makeKeyAndVisible()
    simulator.run(for: .seconds(1))
    let before = WindowSnapshot(of: window)
    change(rows.tableView)
    simulator.run(for: .seconds(1))
    return before.differences(in: WindowSnapshot(of: window))
  }

  @Test("A list that loads its rows again is what it was, whichever cells show them")
  func reloaded() {
    #expect(differences { $0.reloadData() } == [])
    #expect(differences { $0.reloadRows(at: [[0, 1], [0, 3]], with: .none) } == [])
  }

  @Test("A cell that is left hidden is a difference")
  func hidden() {
    let found = differences { $0.visibleCells[2].isHidden = true }

    #expect(found.map(\.property) == [ViewProperty.isHidden])
  }
}
