import Testing
import UIKit

@testable import Turnstile

/// Tests the order of reports by the harm of the faults, and which faults a report mentions as
/// consequences of another one.
@Suite("Harm") @MainActor
struct HarmTests {
  private func reports(on rig: Rig, _ contract: Contract = .standard) -> [Counterexample] {
    do {
      try check(rig.subject, contract, .runs(512), seeds: "/dev/null/seeds")
    } catch let example as Counterexample {
      return [example] + example.restOfCheck.others
    } catch {}
    return []
  }

  @Test("Of what is broken at one rest the worst is the root, and the rest keep their evidence")
  func worstIsRoot() throws {
    let rig = Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        guard !moment.isPresenting, !moment.wasCancelled else { return }
        moment.home.layer.cornerRadius = 9
        moment.home.isUserInteractionEnabled = false
      }
    }
    let found = reports(on: rig)

    #expect(found.map { "\($0.finding)" } == ["round-trip:user-interaction"])
    let corners = try #require(
      found.first?.behind.first { "\($0.finding)" == "round-trip:corner-radius" })
    #expect(corners.evidence == ["Home.view.cornerRadius  was 0, is 9"])
    #expect(
      found[0].report.contains(
        "also: round-trip:corner-radius, "))
  }

  @Test(
    "What the smallest trace of a root does without is a report of its own, and the worst comes first"
  )
  func hidden() {
    let rig = Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        if moment.isPresenting { moment.incoming?.alpha = 0.9 }
        if !moment.isPresenting, !moment.wasCancelled {
          moment.home.isUserInteractionEnabled = false
        }
      }
    }

    #expect(
      reports(on: rig).map { "\($0.finding)" }
        == ["round-trip:user-interaction", "finish-arrives:transparent"])
  }

  @Test("What is trapped comes before what is off by points, and the order of causes stays")
  func order() {
    let alpha = Finding(.roundTrip, cause: ViewProperty.alpha.cause)
    let touch = Finding(.roundTrip, cause: ViewProperty.isUserInteractionEnabled.cause)
    func sorted(_ findings: [(Finding, Int)]) -> [Finding] {
      findings.map { Violation($0.0, at: $0.1, "broken") }.worstFirst.map(\.finding)
    }

    #expect(Finding.completesInTime.harm < touch.harm)
    #expect(touch.harm < alpha.harm)
    #expect(sorted([(alpha, 1), (touch, 1)]) == [touch, alpha])
    #expect(sorted([(alpha, 1), (touch, 2)]) == [alpha, touch])
    #expect(sorted([(.noLateInput, 1), (touch, 1)]) == [.noLateInput, touch])
  }
}
