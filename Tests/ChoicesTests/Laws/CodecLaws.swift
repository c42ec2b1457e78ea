import Choices
import Testing

/// Checks the law of codecs on many random values: decoding an encoded value gives the value back.
func expectRoundTrips<Value>(
  _ codec: Codec<Value>, runs: UInt64 = 200, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for run in 0..<runs {
    var chooser = Chooser(.random(Seed(1).stream("law", run)))
    guard let value = try? codec.decode(&chooser) else { continue }
    let encoded = try codec.choices(for: value)
    let decoded = try codec.decode(encoded.values)
    let again = try codec.choices(for: decoded)

    #expect("\(decoded)" == "\(value)", sourceLocation: sourceLocation)
    #expect(again.choices == encoded.choices, sourceLocation: sourceLocation)
    #expect(!(chooser.sequence < encoded), sourceLocation: sourceLocation)
    let replayed = try codec.decode(chooser.sequence.values)
    #expect("\(replayed)" == "\(value)", sourceLocation: sourceLocation)
  }
}

indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)

  static var codec: Codec<Tree> {
    .recursive(
      leaf: Codec.int.map(Tree.leaf) { if case .leaf(let key) = $0 { key } else { nil } }
    ) { tree in
      Codec.zip(tree, tree).map(Tree.node) { node in
        if case .node(let left, let right) = node { (left, right) } else { nil }
      }
    }
  }
}

enum Suit: CaseIterable {
  case clubs, diamonds, hearts, spades
}

@Suite("Codec law: decoding what was encoded gives the value back")
struct CodecLaws {
  @Test("Numbers")
  func numbers() throws {
    try expectRoundTrips(.int)
    try expectRoundTrips(.int(in: -7...900, toward: 30, thresholds: [0, 500]))
    try expectRoundTrips(Codec<UInt64>.integer)
    try expectRoundTrips(Codec<UInt8>.integer)
    try expectRoundTrips(Codec<Int16>.integer(in: -300...(-200)))
    try expectRoundTrips(.double)
    try expectRoundTrips(.double(in: -1.5...(-0.25)))
    try expectRoundTrips(.double(in: 0...1, thresholds: [0.5]))
    try expectRoundTrips(.bool)
  }

  @Test("Lists and optionals")
  func collections() throws {
    try expectRoundTrips(Codec.int.array())
    try expectRoundTrips(Codec.bool.array(2...5))
    try expectRoundTrips(Codec.int(in: 0...3).array(count: 4))
    try expectRoundTrips(Codec.int.array().array())
    try expectRoundTrips(Codec.int.optional().array().optional())
  }

  @Test("Tuples, alternatives, names and constants")
  func shapes() throws {
    try expectRoundTrips(.zip(.int, .bool, .double(in: 0...9)))
    try expectRoundTrips(.oneOf(.just(0), .int(in: 5...9), .int(in: 100...200)))
    try expectRoundTrips(.oneOf([(9, .just("a")), (1, .just("b")), (0, .just("never"))]))
    try expectRoundTrips(Codec<Suit>.cases.array())
    try expectRoundTrips(.element(of: ["x", "y", "z"]).named("letter"))
    try expectRoundTrips(.constant(7))
  }

  @Test("Dependent, mapped and filtered values")
  func dependence() throws {
    try expectRoundTrips(Codec.int(in: 1...20).bind { Codec.int(in: 0...9).array(count: $0) })
    try expectRoundTrips(Codec.int.array(1...9).bind { .element(of: $0) })
    try expectRoundTrips(Codec.int(in: -99...99).map({ $0 * 2 }) { $0 % 2 == 0 ? $0 / 2 : nil })
    try expectRoundTrips(Codec.int(in: 0...99).filter("an even number") { $0 % 2 == 0 })
  }

  @Test("Recursive values, deeper than any that is drawn")
  func recursion() throws {
    try expectRoundTrips(Tree.codec)

    let deep = (0..<200).reduce(Tree.leaf(0)) { .node($0, .leaf($1)) }
    #expect(try Tree.codec.decode(Tree.codec.choices(for: deep).values) == deep)
  }
}
