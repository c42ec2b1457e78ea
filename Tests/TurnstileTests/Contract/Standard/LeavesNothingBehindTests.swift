import Testing
import Turnstile
import UIKit

@Suite("leaves-nothing-behind") @MainActor
struct LeavesNothingBehindTests {
  private let clause = Contract.standard.only([.leavesNothingBehind])

  @Test("A view that came with the transition stays in the window")
  func offender() throws {
    let rig = Rig { $0.before = { $0.home.window?.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["leaves-nothing-behind:views"])
  }

  @Test("A view that goes with the container leaves nothing")
  func twin() throws {
    let rig = Rig { $0.before = { $0.container.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  @Test("A view that the screen adds while nothing moves is its own")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in scene.stage.action("add") { scene.home.view.addSubview(UIView()) } }
    }

    #expect(try rig.broken("  0 do add\n  0 settle\n" + Traces.thereAndBack) == [])
  }

  @Test("A display link, an animation and a timer that go on are found, each by itself")
  func activity() throws {
    let starts: [(String, Rig.Part)] = [
      ("display-links", { _ in Ticker.link() }),
      ("animations", { Ticker.spin($0.home) }),
      ("timers", { _ in Ticker.time() }),
    ]
    for (cause, start) in starts {
      let rig = Rig { $0.before = { if $0.isPresenting { start($0) } } }
      #expect(
        try rig.broken(Traces.thereAndBack, clause) == ["leaves-nothing-behind:\(cause)"])
    }
  }

  @Test("What ran from the start may run on")
  func fromTheStart() throws {
    let rig = Rig {
      $0.setUp = { scene in
        Ticker.link()
        Ticker.spin(scene.home.view)
        Ticker.time()
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("What is there while a card is shown is no remainder")
  func away() throws {
    let rig = Rig { $0.before = { $0.home.window?.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("Cells that a list makes under a card are its own")
  func cells() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let rows = Rows()
        let table = UITableView(frame: scene.home.view.bounds)
        table.dataSource = rows
        scene.stage.keep(rows, with: scene.home)
        scene.home.view.addSubview(table)
        scene.stage.action("load") {
          rows.count = 3
          table.reloadData()
        }
      }
    }

    #expect(
      try rig.broken("  0 do open\n  16 do load\n  400 do close\n  400 settle\n", clause) == [])
  }
}

/// What goes on without end.
@MainActor
private final class Ticker: NSObject {
  static func link() {
    let link = CADisplayLink(target: Ticker(), selector: Selector(Ticker.tick(_:)))
    link.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {}

  static func spin(_ view: UIView) {
    let spin = CABasicAnimation(keyPath: "opacity")
    (spin.fromValue, spin.toValue) = (1.0, 0.9)
    (spin.duration, spin.repeatCount) = (1, .infinity)
    view.layer.add(spin, forKey: "spin")
  }

  static func time() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}

private final class Rows: NSObject, UITableViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
