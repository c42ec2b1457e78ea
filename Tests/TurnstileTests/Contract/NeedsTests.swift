import Testing
import Turnstile
import UIKit

@Suite("What a clause can ask for") @MainActor
struct NeedsTests {
  @Test("A clause of one's own that needs frames is shown them")
  func frames() throws {
    let seen = try run(Traces.open, of: Rig().subject, Contract([.counting(.frames)]))

    #expect(seen.violations.map(\.message) == ["frames were shown"])
  }

  @Test("A clause of one's own that needs the probe hears how it went")
  func probe() throws {
    let seen = try run(Traces.open, of: Rig().subject, Contract([.counting(.probe)]))

    #expect(seen.violations.map(\.message) == ["a dismiss was tried"])
  }

  @Test("A clause of one's own that compares runs has them run")
  func comparison() throws {
    let name = ClauseName(sentence: "twice is once")
    let clause = Clause(
      name, promises: "what is done twice is done once",
      comparing: .init(of: { $0.count == 2 }) { trace, ending, runner in
        let twice = runner.ending(of: Trace(trace.steps + trace.steps))
        return twice == ending ? nil : Violation(Finding(name), at: 0, "twice is another thing")
      })

    #expect(
      try findings(Traces.open, of: Rig().subject, Contract([clause])) == [])
    let rig = Rig { $0.setUp = { scene in scene.stage.action("grow") { grow(scene) } } }
    #expect(
      try findings("  0 do grow\n  0 settle\n", of: rig.subject, Contract([clause]))
        == ["twice-is-once"])
  }

  @Test("An ending says how far each scroll view has scrolled, and of other views nothing")
  func offsets() throws {
    let name = ClauseName(sentence: "it scrolls")
    let clause = Clause(
      name, promises: "it scrolls",
      comparing: .init(of: { _ in true }) { _, ending, _ in
        Violation(Finding(name), at: 0, ending.offsets.joined(separator: "; "))
      })
    let rig = Rig {
      $0.setUp = { scene in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 400)
        scroll.contentOffset.y = 40
        scene.home.view.addSubview(scroll)
      }
    }

    let seen = try run(Traces.open, of: rig.subject, Contract([clause]))
    #expect(seen.violations.map(\.message) == ["0, 40"])
  }

  @Test("What the harness does stands in the journal as its own doing")
  func harness() throws {
    let journal = try #require(
      try run(
        Traces.open + "  0 down 1 at 195,300\n", of: Rig().subject, Contract([.staysResponsive])
      ).journal)
    let acts = journal.entries.compactMap { entry in
      if case .harness(let act) = entry.event { act } else { nil }
    }

    #expect(acts == [.lift(finger: 1), .tryWayBack(.dismiss)])
    #expect(journal.description.contains("harness lifts 1"))
  }
}

@MainActor
private func grow(_ scene: Scene) { scene.home.view.addSubview(UIView()) }

extension Clause {
  fileprivate static func counting(_ need: Needs) -> Clause {
    let name = ClauseName(sentence: "it is told")
    return Clause(name, promises: "it is told", needs: need) { Told(name) }
  }
}

private final class Told: Judge {
  private let name: ClauseName
  init(_ name: ClauseName) { self.name = name }

  func framePassed(in world: World) { world.report(Finding(name), "frames were shown") }

  func probed(_ attempt: WayBack, in world: World) {
    world.report(Finding(name), "a \(attempt.kind.rawValue) was tried")
  }
}
