import Testing

@testable import Turnstile

@Suite("Comparing journals")
struct JournalComparisonTests {
  private func journal(_ entries: (Journal.Event, Int64)...) -> Journal {
    var journal = Journal()
    for (event, instant) in entries { journal.append(Journal.Entry(event, at: instant)) }
    return journal
  }

  private let opacity = Journal.Event.animation(key: "opacity", .begins)
  private let position = Journal.Event.animation(key: "position", .begins)

  @Test("A10 in which order animations begin within an instant is no difference")
  func oneInstant() {
    let one = journal((opacity, 5), (position, 5), (.note("done"), 9))
    let other = journal((position, 5), (opacity, 5), (.note("done"), 9))

    #expect(one.firstDifference(from: other) == nil)
    #expect(one.digest == other.digest)
  }

  @Test("A10 nor in which order views leave, but in which order they come is one")
  func leaving() {
    let (a, b) = (object("a"), object("b"))
    func views(_ one: Journal.Object, _ other: Journal.Object, in place: Journal.Object?) -> Journal
    {
      journal(
        (.moved(one, superview: place), 5), (opacity, 5), (.moved(other, superview: place), 5))
    }

    #expect(views(a, b, in: nil).firstDifference(from: views(b, a, in: nil)) == nil)
    #expect(views(a, b, in: a).firstDifference(from: views(b, a, in: a)) == 0)
  }

  private func object(_ type: String) -> Journal.Object {
    Journal.Object(type: type, number: 1, serial: 0)
  }

  @Test("At another instant, around something else, or of another property it is one")
  func differences() {
    let one = journal((opacity, 5), (position, 5))
    #expect(one.firstDifference(from: journal((position, 4), (opacity, 5))) == 0)
    #expect(one.firstDifference(from: journal((opacity, 5), (opacity, 5))) == 1)
    let around = journal((opacity, 5), (.note("a"), 5), (position, 5))
    let turned = journal((position, 5), (.note("a"), 5), (opacity, 5))
    #expect(around.firstDifference(from: turned) == 0)
    #expect(around.digest != turned.digest)
  }
}
