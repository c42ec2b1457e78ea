import Choices

/// What a seed turns into, in full, so that two processes or two builds can be compared by `diff`.
///
/// Every stage that could depend on something other than the seed has its line: raw draws,
/// distributions, values of each codec, the inputs of a block that learns from coverage, shrunk
/// values with the steps on the way, certificates and reports.
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
    learning()
    for seed in 1...20 as ClosedRange<UInt64> { shrinking(Seed(seed)) }
  }

  private static func values<Value>(_ name: String, of codec: Codec<Value>) {
    for index in 0..<16 as Range<UInt64> {
      var chooser = Chooser(.random(Seed(7).stream(name, index)))
      print(name, (try? codec.decode(&chooser)).map { "\($0)" } ?? "-", chooser.sequence.values)
    }
  }

  /// The inputs of a block whose property reports features.
  private static func learning() {
    let property = Property("learning", of: Codec.int(in: 0...50).array(), seed: 7)
    let block = try! property.block(3) { run, list, _ in
      if run % 16 == 0 { print("run", run, list) }
    } evaluate: { list, observation in
      for number in list { observation.feature(UInt64(number) / 7) }
      observation.label(list.count > 5 ? "long" : "short")
      return .passed
    }
    print(block.statistics)
  }

  private static func shrinking(_ seed: Seed) {
    let property = Property("sums", of: Codec.int.array(), seed: seed, runs: 10_000)
    let report = try! property.search { list, evaluations in
      print("  improved", list, evaluations)
    } evaluate: { list, _ in
      Outcome(list.reduce(0, &+) < 1_000 || Set(list).count < 3)
    }
    for minimum in report.minima {
      print(seed, minimum.value, minimum.evaluations, minimum.certificate, minimum.token)
    }
  }
}
