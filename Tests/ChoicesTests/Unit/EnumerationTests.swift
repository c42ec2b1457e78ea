import Choices
import Testing

@Suite("Enumeration")
struct EnumerationTests {
  @Test("All lists over 0...3 up to length 6 come once each, in shortlex order")
  func lists() {
    let lists = Array(Enumeration(of: Codec.int(in: 0...3).array(0...6)))
    let closedForm = (4 * 4 * 4 * 4 * 4 * 4 * 4 - 1) / 3

    #expect(lists.count == closedForm)
    #expect(Set(lists).count == closedForm)
    for (one, other) in zip(lists, lists.dropFirst()) {
      #expect(one.count < other.count || one.lexicographicallyPrecedes(other))
    }
  }

  @Test("Choices come in shortlex order for any codec")
  func order() {
    var enumeration = Enumeration(of: Codec.bool.optional().array(), longest: 6)
    var previous: ChoiceSequence?
    while enumeration.next() != nil {
      if let previous { #expect(previous < enumeration.choices) }
      previous = enumeration.choices
    }

    #expect(previous?.count == 6)
  }

  @Test("An enumeration without end is walked only as far as asked")
  func laziness() {
    #expect(Array(Enumeration(of: Codec.int).prefix(5)) == [0, 1, -1, 2, -2])
  }

  @Test("A codec that makes no choice has one value")
  func constant() {
    #expect(Array(Enumeration(of: .just(7))) == [7])
  }

  @Test("What a filter rejects is left out")
  func filter() {
    let even = Codec.int(in: 0...9).filter { $0 % 2 == 0 }

    #expect(Array(Enumeration(of: even)) == [0, 2, 4, 6, 8])
  }

  @Test("A bound ends the enumeration before itself")
  func bound() throws {
    let codec = Codec.int(in: 0...3).array()
    let bound = try codec.choices(for: [2])

    #expect(Array(Enumeration(of: codec, below: bound)) == [[], [0], [1]])
  }

  @Test("Patience ends an enumeration that finds nothing")
  func patience() {
    var enumeration = Enumeration(of: Codec.int.filter { _ in false }, patience: 100)

    #expect(enumeration.next() == nil)
    #expect(enumeration.gaveUp)
  }
}
