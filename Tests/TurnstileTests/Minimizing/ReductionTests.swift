import Testing

@testable import Turnstile

@Suite("Reductions")
struct ReductionTests {
  private let messy = Trace([
    Step(0, .action("open")), Step(7, .tap(.init(5, 5))), Step(40, .settle),
    Step(41, .down(finger: 3, .init(37, 610))), Step(99, .move(finger: 3, .init(44, 801))),
    Step(310, .move(finger: 3, .init(40, 777))), Step(371, .cancel(finger: 3)),
  ])

  private func reduction(
    shrinking: Int = 4_000, certifying: Int = 2_048, breaks: @escaping (Trace) -> Bool
  ) -> Reduction {
    Reduction(
      messy, on: .sample, breaking: .completesOnce, shrinking: shrinking, certifying: certifying,
      breaks)
  }

  @Test("What does not matter goes, and none of what is smaller breaks the same")
  func minimal() throws {
    var reduction = reduction { $0.steps.contains { $0.act == .action("open") } }
    let certificate = try reduction.minimize()

    #expect(reduction.trace.lines == ["  0 do open"])
    #expect(certificate == Certificate(tried: 1, isComplete: true))
  }

  @Test("A trace that cannot be performed is never tried")
  func performable() throws {
    var reduction = reduction { trace in
      #expect(trace.flaw == nil)
      return trace.steps.contains { $0.finger != nil }
    }
    _ = try reduction.minimize()

    #expect(reduction.trace.count == 1)
  }

  @Test("A budget of nothing leaves the trace as it was, uncertified")
  func noBudget() throws {
    var reduction = reduction(shrinking: 0, certifying: 0) { _ in true }
    let certificate = try reduction.minimize()

    #expect(reduction.trace == messy)
    #expect(!certificate.isComplete)
  }

  @Test("Where the smaller traces are too many, the parts are tried")
  func parts() throws {
    var reduction = reduction(certifying: 126) { $0 == messy }
    let certificate = try reduction.minimize()

    #expect(certificate.scope == .everyPart)
    #expect(certificate.isComplete)
  }
}
