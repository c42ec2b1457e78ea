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

  @Test("A view without size has no snapshot", arguments: [true, false])
  func noSize(afterUpdates: Bool) {
    let world = World()
    world.card.frame.size.width = 0
    world.simulator.run(for: .milliseconds(20))

    #expect(world.card.snapshotView(afterScreenUpdates: afterUpdates) == nil)
  }

  @Test("A view that was never shown has no snapshot unless updates are waited for")
  func neverShown() {
    let world = World()
    #expect(world.card.snapshotView(afterScreenUpdates: false) == nil)
    #expect(world.simulator.warnings.map(\.kind) == [.snapshotOfUnrenderedView])
    #expect(world.card.snapshotView(afterScreenUpdates: true) != nil)
  }

  @Test("A view outside any window has one if updates are waited for")
  func outside() {
    let world = World()
    let view = UIView(frame: world.card.frame)

    #expect(view.snapshotView(afterScreenUpdates: true) != nil)
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
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
