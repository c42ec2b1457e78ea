import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("Snapshots of a window")
struct WindowSnapshotTests {
  /// A table view controller with a number of equal rows.
  final class Rows: UITableViewController {
    var count = 5
    /// True if the table's only section has a header.
    var isHeaded = false
    private lazy var header = UILabel()
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { isHeaded ? header : nil }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { isHeaded ? 40 : 0 }
    var alpha: CGFloat = 1
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.alpha = alpha
      return cell
    }
  }

  /// Returns the differences that a check sees in the window between the moments before and after a
  /// change of the screen.
  private func differences<Screen: UIViewController>(
    of screen: Screen, _ change: (Screen) -> Void, before prepare: (Screen) -> Void = { _ in }
  ) -> [WindowSnapshot.Difference] {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    prepare(screen)
    simulator.run(for: .seconds(1))
    let before = WindowSnapshot(of: window)
    change(screen)
    simulator.run(for: .seconds(1))
    return before.differences(in: WindowSnapshot(of: window))
  }

  /// Returns the differences that a check sees between the moments before and after a change of a
  /// table view.
  private func differences(_ change: (UITableView) -> Void) -> [WindowSnapshot.Difference] {
    differences(of: Rows()) { change($0.tableView) }
  }

  @Test("A list that loads its rows again is what it was, whichever cells show them")
  func reloaded() {
    #expect(differences { $0.reloadData() } == [])
    #expect(differences { $0.reloadRows(at: [[0, 1], [0, 3]], with: .none) } == [])
  }

  @Test("What a replaced view had inside is not told as removed; what stayed and lost a part is")
  func replacedParts() {
    /// Returns a bar with two parts, one of which may be turned.
    func bar(turned: Bool) -> UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 20))
      for place in 0..<2 {
        let part = UIView(frame: CGRect(x: 30 * place, y: 0, width: 30, height: 5))
        if turned { part.transform = CGAffineTransform(rotationAngle: 0.4) }
        bar.addSubview(part)
      }
      return bar
    }

    let replaced = differences(of: UIViewController()) { screen in
      screen.view.subviews.first?.removeFromSuperview()
      screen.view.addSubview(bar(turned: false))
    } before: {
      $0.view.addSubview(bar(turned: true))
    }
    let lost = differences(of: UIViewController()) { screen in
      screen.view.subviews.first?.subviews.first?.removeFromSuperview()
    } before: {
      $0.view.addSubview(bar(turned: true))
    }

    #expect(replaced == [])
    #expect(lost.map(\.property) == [.window])
  }

  @Test("A cell that is left hidden is a difference")
  func hidden() {
    let found = differences { $0.visibleCells[2].isHidden = true }

    #expect(found.map(\.property) == [ViewProperty.isHidden])
  }

  @Test("A list of fewer rows has lost no views, and those that move up are where they belong")
  func fewerRows() {
    let reloaded = differences(of: Rows()) {
      $0.count = 3
      $0.tableView.reloadData()
    }
    let deleted = differences(of: Rows()) {
      $0.count = 4
      $0.tableView.deleteRows(at: [[0, 0]], with: .none)
    }

    #expect(reloaded == [])
    #expect(deleted == [])
  }

  @Test("A list that was scrolled puts its cells above a header and below it as it likes")
  func headed() {
    let rows = Rows()
    (rows.count, rows.isHeaded) = (100, true)
    let found = differences(of: rows) { $0.tableView.contentOffset.y = 444 }

    #expect(found == [])
  }

  @Test("A cell that was used again looks as its new row does")
  func usedAgain() {
    let found = differences(of: Rows()) {
      $0.alpha = 0.5
      $0.tableView.reloadData()
    }

    #expect(found == [])
  }

  @Test("In a window of another size everything may lie elsewhere")
  func resized() {
    let found = differences(of: UIViewController()) {
      $0.view.window?.frame.size = CGSize(width: 844, height: 390)
    }

    #expect(found == [])
  }

  @Test("A sheet of another height has another frame")
  func otherDetent() {
    let screen = UIViewController()
    let card = UIViewController()
    let found = differences(of: screen) { screen in
      card.sheetPresentationController?.selectedDetentIdentifier = .large
    } before: { screen in
      card.modalPresentationStyle = .pageSheet
      card.sheetPresentationController?.detents = [.medium(), .large()]
      screen.present(card, animated: false)
    }

    #expect(
      found.filter { $0.path.hasPrefix("UIViewController") && $0.serial == card.view.serial } == [])
  }

  @Test("What has taken the place of its like may look otherwise")
  func replaced() {
    let found = differences(of: UIViewController()) { screen in
      screen.view.subviews.first?.removeFromSuperview()
      let next = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      next.alpha = 0.5
      screen.view.addSubview(next)
    } before: { screen in
      screen.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    }

    #expect(found == [])
  }

  @Test("What stands inside a bar is UIKit's own")
  func bars() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let found = differences(of: navigation) { navigation in
      navigation.navigationBar.subviews.first?.alpha = 0.5
    } before: { navigation in
      navigation.navigationBar.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }

    #expect(found == [])
  }
}
