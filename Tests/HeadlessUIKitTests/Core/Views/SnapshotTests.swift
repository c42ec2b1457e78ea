import Testing
import UIKit

@Suite("Snapshots") @MainActor
struct SnapshotTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() { window.addSubview(card) }
  }

  @Test("A snapshot is as large as what it shows, and stands at the origin")
  func size() throws {
    let world = World()
    world.simulator.run(for: .milliseconds(20))
    let snapshot = try #require(world.card.snapshotView(afterScreenUpdates: false))

    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(snapshot.superview == nil)
  }

  @Test("A window that is on the screen has a snapshot with its content")
  func window() throws {
    let world = World()
    world.simulator.run(for: .milliseconds(20))
    let snapshot = try #require(world.window.snapshotView(afterScreenUpdates: false))

    #expect(!snapshot.description.hasSuffix("of nothing>"))
    #expect(snapshot.bounds.size == world.window.bounds.size)
  }

  @Test("A view without size has no snapshot", arguments: [true, false])
  func noSize(afterUpdates: Bool) {
    let world = World()
    world.card.frame.size.width = 0
    world.simulator.run(for: .milliseconds(20))

    #expect(world.card.snapshotView(afterScreenUpdates: afterUpdates) == nil)
  }

  @Test(
    "A14 a view that was never shown has a snapshot without content, with a warning (Apple)")
  func neverShown() throws {
    let world = World()
    let empty = try #require(world.card.snapshotView(afterScreenUpdates: false))
    #expect(empty.bounds.size == CGSize(width: 100, height: 50))
    #expect(empty.description.hasSuffix("of nothing>"))
    #expect(world.simulator.warnings.map(\.kind) == [.snapshotOfUnrenderedView])

    let full = try #require(world.card.snapshotView(afterScreenUpdates: true))
    #expect(!full.description.hasSuffix("of nothing>"))
  }

  @Test("A view outside any window has content to show if updates are waited for")
  func outside() throws {
    let world = World()
    let view = UIView(frame: world.card.frame)
    func content(_ afterUpdates: Bool) throws -> String {
      try #require(view.snapshotView(afterScreenUpdates: afterUpdates)).description
    }

    #expect(try !content(true).hasSuffix("of nothing>"))
    #expect(try content(false).hasSuffix("of nothing>"))
  }

  @Test("A14 a snapshot of a snapshot is a view, also of one that nobody has seen")
  func snapshotOfASnapshot() throws {
    let world = World()
    world.simulator.run(for: .milliseconds(20))
    let first = try #require(world.card.snapshotView(afterScreenUpdates: false))
    let second = try #require(first.snapshotView(afterScreenUpdates: false))

    #expect(second.bounds.size == CGSize(width: 100, height: 50))
    #expect(second.description.hasSuffix("of UIView \(world.card.hash)>"))
    #expect(world.simulator.warnings == [])
  }

  @Test("A snapshot knows what it shows, and a snapshot of a snapshot knows the same")
  func knowledge() throws {
    let world = World()
    let first = try #require(world.card.snapshotView(afterScreenUpdates: true))
    let second = try #require(first.snapshotView(afterScreenUpdates: true))
    let source = world.card.description.dropFirst().dropLast()

    #expect(first.description.hasSuffix("of \(source)>"))
    #expect(second.description.hasSuffix("of \(source)>"))
  }

  @Test("A snapshot does not keep what it shows alive")
  func lifetime() {
    let world = World()
    weak var source: UIView?
    let snapshot: UIView?
    do {
      let view = UIView(frame: world.card.frame)
      source = view
      snapshot = view.snapshotView(afterScreenUpdates: true)
    }

    #expect(source == nil)
    #expect(snapshot != nil)
  }

  @Test("A part of a view can be shown")
  func part() throws {
    let world = World()
    let part = try #require(
      world.card.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 40, height: 30), afterScreenUpdates: true,
        withCapInsets: .zero))

    #expect(part.bounds.size == CGSize(width: 40, height: 30))
    #expect(
      world.card.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero)
        == nil)
  }
}
