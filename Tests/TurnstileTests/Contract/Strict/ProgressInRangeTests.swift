import Testing
import Turnstile
import UIKit

@Suite("progress-in-range") @MainActor
struct ProgressInRangeTests {
  private let clause = Contract.strict.only([.progressInRange])

  @Test("Progress before the start and beyond the end", arguments: [-0.5, 1.5])
  func offender(progress: CGFloat) throws {
    let rig = Rig { $0.pan = { $0.state == .changed ? $1.update(progress) : $1.follow($0) } }

    #expect(try rig.broken(Traces.cancelled, clause) == ["progress-in-range"])
  }

  @Test("Progress that is clamped, however far the finger goes")
  func twin() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 400, -100, 1_000)) == [])
  }

  @Test("All of the way and nothing of it are within the range")
  func lookAlike() throws {
    let rig = Rig {
      $0.pan = { $0.state == .changed ? $1.update($1.progress < 0.2 ? 0 : 1) : $1.follow($0) }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 60, 400, 100), clause) == [])
  }

  @Test("What adding up in steps is off by prints as nothing or as all of the way")
  func rounding() throws {
    let rig = Rig {
      $0.pan = {
        $0.state == .changed ? $1.update($1.progress < 0.2 ? -0.000_4 : 1.000_4) : $1.follow($0)
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 60, 400, 100), clause) == [])
  }

  @Test("What is no number is for another clause to say")
  func notFinite() throws {
    let rig = Rig {
      $0.pan = { $0.state == .changed ? $1.update(-.infinity) : $1.follow($0) }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }
}
