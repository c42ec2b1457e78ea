import Choices

/// Prints in full the random values that a seed produces, so that two processes or two builds can
/// be compared by `diff`.
///
/// Every stage that could depend on something other than the seed has its line: raw draws,
/// distributions, values of each codec, samples of many sizes, and shrunk values with the steps on
/// the way.
enum SeedDigest {
  static func run() {
    var generator = Seed(7).stream("digest")
    print("draws", (0..<8).map { _ in generator.next() })
    print("below", (0..<8).map { _ in generator.next(below: 1_000) })
    var order = Array(0..<16)
    generator.shuffle(&order)
    print("shuffle", order, "subset", generator.subset(of: order), "unit", generator.unit())

    values("int", of: .int)
    values("double", of: .double(in: -100...100))
    values("lists", of: Codec.int(in: -9...99).array().optional().array(0...3))
    values("expression", of: Expression.codec)
    samples()
    for seed in 1...20 as ClosedRange<UInt64> { shrinking(Seed(seed)) }
  }

  private static func values<Value>(_ name: String, of codec: Codec<Value>) {
    for index in 0..<16 as Range<UInt64> {
      var chooser = Chooser(.random(Seed(7).stream(name, index)))
      print(name, (try? codec.decode(&chooser)).map { "\($0)" } ?? "-", chooser.sequence.values)
    }
  }

  /// Prints the random values that a search draws from a seed, from small to large ones.
  private static func samples() {
    let lists = Codec.int(in: 0...50).array()
    for (run, list) in Samples(of: lists, seed: 7, limit: 512).enumerated() where run % 16 == 0 {
      print("run", run, list)
    }
  }

  private static func shrinking(_ seed: Seed) {
    let lists = Codec.int.array()
    func test(_ list: [Int]) -> Outcome {
      Outcome(list.reduce(0, &+) < 1_000 || Set(list).count < 3)
    }
    let samples = Samples(of: lists, seed: seed, limit: 10_000)
    guard let found = samples.first(where: { test($0) != .passed }),
      var shrinker = try? Shrinker(lists, from: found, failure: Failure("false"))
    else { return }
    _ = try? shrinker.shrink(improved: { print("  improved", $0.value, $0.evaluations) }, test)
    print(seed, shrinker.value, shrinker.evaluations)
  }
}
