import Testing

@testable import Turnstile

@Suite("What a hand can do")
struct EnvironmentTests {
  private let touchArea = TouchArea(width: 390, height: 844)
  private let down = Step(0, .down(finger: 1, .init(195, 300)))

  private func isPossible(_ steps: [Step]) -> Bool { Trace(steps).isPossible(on: touchArea) }

  @Test("Fingers stay on the glass, also when it is turned")
  func glassEnds() {
    #expect(!isPossible([Step(0, .down(finger: 1, .init(-1, 300)))]))
    #expect(!isPossible([Step(0, .tap(.init(195, 844)))]))
    #expect(!isPossible([Step(0, .rotate), Step(0, .tap(.init(195, 400)))]))
    #expect(isPossible([Step(0, .rotate), Step(0, .tap(.init(843, 389)))]))
  }

  @Test("The states of one finger are a frame apart, those of two need not be")
  func frames() {
    #expect(!isPossible([down, Step(15, .up(finger: 1))]))
    #expect(isPossible([down, Step(16, .up(finger: 1))]))
    #expect(isPossible([down, Step(0, .down(finger: 2, .init(1, 1)))]))
    let tap = Step.Act.tap(.init(195, 400))
    #expect(!isPossible([Step(0, tap), Step(48, tap)]))
    #expect(isPossible([Step(0, tap), Step(64, tap)]))
    #expect(isPossible([Step(0, tap), Step(0, .settle), Step(0, tap)]))
    #expect(isPossible([Step(0, tap), Step(0, .tap(.init(195, 444)))]))
    #expect(!isPossible([Step(0, tap), Step(16, .down(finger: 1, .init(195, 400)))]))
    #expect(isPossible([Step(0, tap), Step(64, .down(finger: 1, .init(195, 400)))]))
    #expect(isPossible([Step(0, tap), Step(0, .down(finger: 1, .init(195, 444)))]))
    #expect(!isPossible([Step(0, .down(finger: 1, .init(195, 400))), Step(48, tap)]))
    #expect(isPossible([down, Step(3, .cancel(finger: 1))]))
  }

  @Test("An app is hidden a third of a second after the finger has left, and stays so as long")
  func hiding() {
    #expect(!isPossible([down, Step(16, .background)]))
    #expect(!isPossible([down, Step(16, .cancel(finger: 1)), Step(300, .background)]))
    #expect(isPossible([down, Step(16, .cancel(finger: 1)), Step(320, .background)]))
    #expect(!isPossible([Step(0, .background), Step(16, .foreground)]))
    #expect(isPossible([Step(0, .background), Step(304, .foreground)]))
  }

  @Test("A screen has the size it has")
  func sizes() {
    #expect(!isPossible([Step(0, .resize(width: 1, height: 1))]))
  }

  @Test("What no hand can do is made what it can, a little later or a little nearer")
  func made() {
    let trace = Trace([
      down, Step(0, .move(finger: 1, .init(195, 900))), Step(0, .background),
      Step(16, .foreground), Step(20, .resize(width: 844, height: 390)),
      Step(30, .resize(width: 1, height: 1)),
    ])
    let made = trace.madePossible(on: touchArea)

    #expect(made.isPossible(on: touchArea))
    #expect(
      made.lines == [
        "  0 down 1 at 195,300", " 16 move 1 to 195,843", " 16 cancel 1", "320 background",
        "624 foreground", "628 rotate",
      ])
  }

  @Test("What is possible stays as it is")
  func unchanged() {
    let trace = Trace([down, Step(16, .move(finger: 1, .init(195, 400))), Step(32, .up(finger: 1))])

    #expect(trace.madePossible(on: touchArea) == trace)
  }

  @Test("A trip to the background is stranger than a cancelled touch, and that than a lift")
  func strangeness() {
    func strangeness(_ acts: [Step.Act]) -> Unusualness {
      Trace(acts.map { Step(0, $0) }).strangeness
    }
    let lift = strangeness([.settle, .settle, .up(finger: 1)])
    let cancel = strangeness([.cancel(finger: 1)])
    let background = strangeness([.background])

    #expect(lift < cancel)
    #expect(cancel < background)
    #expect(background < strangeness([.resize(width: 390, height: 800)]))
    #expect(strangeness([.rotate]) < cancel)
  }
}
