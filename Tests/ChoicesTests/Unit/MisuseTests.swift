import Choices
import Testing

@Suite("Misuse")
struct MisuseTests {
  private func misuse<Value>(_ codec: Codec<Value>) -> String? {
    do {
      _ = try codec.decode([])
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A range whose ends are in the wrong order is reported with both")
  func emptyRange() {
    #expect(
      misuse(.int(from: 5, through: 3))
        == "The range of an integer codec must not be empty (was 5...3).")
  }

  @Test("A range without finite ends is reported")
  func infiniteRange() {
    #expect(
      misuse(.double(in: 0...Double.infinity))
        == "The range of a double codec must have finite ends (was 0.0...inf).")
  }

  @Test("A threshold outside its range is reported")
  func threshold() {
    #expect(
      misuse(.int(in: 0...9, thresholds: [4, 12]))
        == "A threshold must lie in 0...9, the range of its codec (was 12).")
  }

  @Test("A negative count is reported")
  func count() {
    #expect(
      misuse(Codec.int.array(-2...4))
        == "The count of an array codec must not be negative (was -2).")
    #expect(
      misuse(Codec.int.array(count: -1))
        == "The count of an array codec must not be negative (was -1).")
  }

  @Test("A choice among nothing is reported")
  func noAlternatives() {
    #expect(
      misuse(Codec<Int>.oneOf([])) == "A choice of alternatives must have at least one (was empty)."
    )
    #expect(
      misuse(Codec<Int>.element(of: []))
        == "A choice of elements must have at least one (was empty).")
  }

  @Test("Weights that cannot be drawn from are reported")
  func weights() {
    #expect(
      misuse(.oneOf([(1, .just(1)), (-4, .just(2))])) == "A weight must not be negative (was -4).")
    #expect(
      misuse(.oneOf([(0, .just(1)), (0, .just(2))]))
        == "The sum of weights must be positive and fit in 32 bits (weights were [0, 0]).")
    #expect(
      misuse(.oneOf([(.max, .just(1)), (.max, .just(2))])) == """
        The sum of weights must be positive and fit in 32 bits \
        (weights were [9223372036854775807, 9223372036854775807]).
        """)
  }

  @Test("An integer too wide for a choice is reported")
  func width() {
    #expect(
      misuse(Codec<Int128>.integer)
        == "An integer codec must have at most 64 bits (Int128 has 128).")
  }

  @Test("A misused codec inside another is reported all the same")
  func nested() {
    #expect(
      misuse(Codec.zip(.int, .int(from: 1, through: 0)).array(1...3))
        == "The range of an integer codec must not be empty (was 1...0).")
  }
}

@Suite("Unencodable")
struct UnencodableTests {
  private func refusal<Value>(_ codec: Codec<Value>, _ value: Value) -> String? {
    do {
      _ = try codec.choices(for: value)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A number outside its range is refused")
  func number() {
    #expect(refusal(.int(in: 0...9), 12) == "Cannot encode 12 as 0...9: it lies outside.")
    #expect(
      refusal(.double(in: 0...1), .nan) == "Cannot encode nan as 0.0...1.0: it lies outside.")
    #expect(
      refusal(Codec<UInt8>.integer(in: 3...4), 5) == "Cannot encode 5 as 3...4: it lies outside.")
  }

  @Test("A list of the wrong length is refused")
  func length() {
    #expect(
      refusal(Codec.int.array(1...2), [])
        == "Cannot encode [] as an array: its count is outside 1...2.")
  }

  @Test("A value of no alternative is refused")
  func alternative() {
    #expect(
      refusal(.oneOf(.just(1), .int(in: 5...9)), 3)
        == "Cannot encode 3 as one of 1, 5...9: no alternative makes it.")
    #expect(
      refusal(.element(of: ["a", "b"]), "c")
        == #"Cannot encode c as one of ["a", "b"]: it is none of them."#)
  }

  @Test("A value that a filter rejects, or that has no inverse, is refused")
  func derived() {
    #expect(
      refusal(Codec.int(in: 0...9).filter("an even number") { $0 % 2 == 0 }, 3)
        == "Cannot encode 3 as 0...9: an even number rejects it.")
    #expect(
      refusal(Codec.int(in: 0...9).map({ $0 * 2 }) { $0 % 2 == 0 ? $0 / 2 : nil }, 3)
        == "Cannot encode 3 as 0...9: its inverse is nil.")
  }

  @Test("A value can be shrunk only if its codec makes it")
  func shrinking() {
    #expect(throws: Unencodable("12", by: "0...9", because: "it lies outside")) {
      try Shrinker(Codec.int(in: 0...9), from: 12, failure: Failure("false"))
    }
  }
}
