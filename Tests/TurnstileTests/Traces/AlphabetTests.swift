import Choices
import Testing

@testable import Turnstile

@Suite("Smaller traces over an alphabet")
struct AlphabetTests {
  static let flick = Trace([
    Step(0, .down(finger: 1, .init(195, 422))), Step(16, .move(finger: 1, .init(195, 432))),
    Step(16, .up(finger: 1)),
  ])

  private func all(below trace: Trace) -> [Trace] {
    var traces = Alphabet(of: trace).traces(below: trace)
    var found: [Trace] = []
    while let next = traces.next() { found.append(next) }
    return found
  }

  @Test("A trace of one step has only the empty one below it")
  func single() {
    #expect(all(below: Trace([Step(0, .action("open"))])) == [Trace()])
  }

  @Test("Each smaller trace comes once, shorter ones first")
  func once() {
    let found = all(below: Self.flick)

    #expect(Set(found).count == found.count)
    #expect(found.map(\.count) == found.map(\.count).sorted())
    #expect(!found.contains(Self.flick))
  }

  @Test("Past the last there is nothing, however often one asks")
  func over() {
    var traces = Alphabet(of: Self.flick).traces(below: Self.flick)
    while traces.next() != nil {}

    #expect((0..<3).allSatisfy { _ in traces.next() == nil })
  }

  @Test(
    "None is left out but what begins with a time at rest, by comparison with trying every word")
  func complete() {
    let letters = Alphabet(of: Self.flick).letters
    let limit = Alphabet.letters(of: Self.flick).map { letters.firstIndex(of: $0)! }
    var expected: Set<Trace> = []
    func extend(_ word: [Int]) {
      let isSmaller = word.count < limit.count || word.lexicographicallyPrecedes(limit)
      var time = 0
      let trace = Trace(
        word.map { index in
          time += letters[index].gap
          return Step(time, letters[index].act)
        })
      let beginsAtOnce = trace.steps.first?.time ?? 0 == 0
      if isSmaller, trace.flaw == nil, beginsAtOnce { expected.insert(trace) }
      if word.count < limit.count { for index in letters.indices { extend(word + [index]) } }
    }
    extend([])

    #expect(Set(all(below: Self.flick)) == expected)
  }

  /// Returns, as text, those simpler traces (input sequences) that have as many steps as a given
  /// one.
  private func asLong(as steps: [Step]) -> [String] {
    let trace = Trace(steps)
    return all(below: trace).filter { $0.count == trace.count }.map { smaller in
      smaller.steps.map { "\($0.time) \($0.act)" }.joined(separator: ", ")
    }
  }

  @Test(
    "What differs in a wait at rest alone is left out, behind a settle, before one and at the end")
  func rests() {
    let opened = [Step(0, .action("open")), Step(0, .settle), Step(0, .action("close"))]

    #expect(
      asLong(as: opened) == [
        "0 do open, 0 do open, 0 do open", "0 do open, 0 do open, 0 do close",
        "0 do open, 0 settle, 0 do open",
      ])
    let later = [Step(0, .action("open")), Step(0, .settle), Step(16, .action("open"))]
    #expect(asLong(as: later).contains("0 do open, 0 settle, 0 do open"))
    #expect(asLong(as: later).contains("16 do open, 0 settle, 0 do open") == false)
  }

  @Test("While a finger is down a wait is none at rest")
  func touched() {
    let held = [
      Step(0, .down(finger: 1, .init(195, 422))), Step(0, .settle), Step(16, .up(finger: 1)),
    ]

    #expect(
      asLong(as: held).contains("0 down 1 at 195,422, 0 settle, 0 up 1"))
    let waited = [
      Step(0, .down(finger: 1, .init(195, 422))), Step(0, .settle), Step(16, .up(finger: 1)),
      Step(32, .down(finger: 1, .init(195, 422))),
    ]
    #expect(
      asLong(as: waited).contains("0 down 1 at 195,422, 0 settle, 16 up 1, 16 down 1 at 195,422"))
  }
}
