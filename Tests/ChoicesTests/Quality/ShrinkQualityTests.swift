import Choices
import Testing

/// Searches from a seed for a value that fails, shrinks it, and returns the smallest failing value.
func smallest<Value>(
  of codec: Codec<Value>, seed: UInt64, where fails: (Value) -> Bool
) throws -> Value? {
  guard let found = Samples(of: codec, seed: Seed(seed), limit: 10_000).first(where: fails) else {
    return nil
  }
  var shrinker = try Shrinker(codec, from: found, failure: Failure("false"))
  _ = try shrinker.shrink { Outcome(!fails($0)) }
  return shrinker.value
}

@Suite("Shrink quality", .serialized)
struct ShrinkQualityTests {
  private let seeds: [UInt64] = Array(1...20)

  private func expectMinimum<Value>(
    _ expected: String, of codec: Codec<Value>, sourceLocation: SourceLocation = #_sourceLocation,
    where fails: (Value) -> Bool
  ) throws {
    for seed in seeds {
      let value = try smallest(of: codec, seed: seed, where: fails)
      #expect(value.map { "\($0)" } == expected, sourceLocation: sourceLocation)
    }
  }

  @Test("A threshold is reached exactly")
  func threshold() throws {
    try expectMinimum("101", of: .int) { $0 > 100 }
    try expectMinimum("-101", of: .int) { $0 < -100 }
    try expectMinimum("4321", of: .int(in: 0...1_000_000_000)) { $0 >= 4_321 }
  }

  @Test("A sum is carried by its last number alone")
  func sum() throws {
    try expectMinimum("(0, 1001)", of: .zip(.int(in: 0...9_999), .int(in: 0...9_999))) {
      $0.0 + $0.1 > 1_000
    }
    try expectMinimum("[1001]", of: Codec.int(in: 0...9_999).array()) {
      $0.reduce(0, +) > 1_000
    }
  }

  @Test("Equal numbers are lowered together")
  func duplicates() throws {
    try expectMinimum("[5, 5]", of: Codec.int.array()) { list in
      list.contains { number in number >= 5 && list.filter { $0 == number }.count > 1 }
    }
  }

  @Test("Numbers at a distance are lowered by a common amount")
  func distance() throws {
    try expectMinimum("(10, 9)", of: .zip(.int(in: 1...99_999), .int(in: 1...99_999))) {
      $0.0 >= 10 && abs($0.0 - $0.1) == 1
    }
  }

  @Test("Elements are sorted where their order does not matter")
  func sorting() throws {
    try expectMinimum("[0, 1, -1]", of: Codec.int.array()) { Set($0).count >= 3 }
    try expectMinimum("[0, 1]", of: Codec.int.array()) { $0 != $0.reversed() }
  }

  @Test("An element goes, and the positions past it follow")
  func positions() throws {
    try expectMinimum("[1, 0]", of: Codec.int(in: 0...10).array()) { list in
      list.allSatisfy { $0 < list.count }
        && list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
  }

  @Test("A length goes down with what it counts")
  func length() throws {
    let lists = Codec.int(in: 1...100).bind { Codec.int(in: 0...1_000).array(count: $0) }
    try expectMinimum("(1, [900])", of: lists) { ($0.1.max() ?? 0) >= 900 }
  }

  @Test("Lists are joined")
  func joining() throws {
    try expectMinimum("[[0, 0, 0, 0]]", of: Codec.int.array().array()) {
      $0.reduce(0) { $0 + $1.count } > 3
    }
  }

  @Test("A part takes the place of the whole")
  func hoisting() throws {
    func contains(_ tree: Tree) -> Bool {
      switch tree {
      case .leaf: false
      case .node(.leaf(let left), .leaf(let right)): left > right
      case .node(let left, let right): contains(left) || contains(right)
      }
    }
    try expectMinimum("node(ChoicesTests.Tree.leaf(0), ChoicesTests.Tree.leaf(-1))", of: Tree.codec)
    {
      contains($0)
    }
  }

  @Test("Doubles lose their digits behind the point first")
  func doubles() throws {
    try expectMinimum("4.0", of: .double(in: 0...1_000)) { $0 > 3.2 }
    try expectMinimum("0.5", of: .double(in: 0...1)) { $0 > 0.3 && $0 < 1 }
    try expectMinimum("-1.0", of: .double) { $0 < 0 }
  }
}
