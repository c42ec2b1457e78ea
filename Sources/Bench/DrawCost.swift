import Choices

/// Measures the time that it takes to generate a random value. The unit is the time of one call of
/// the bare random generator, because nanoseconds depend on the machine.
///
/// Nanoseconds depend on the machine, so each time is divided by that of one call of
/// ``Generator/next()``, measured in turn in the same run. The time includes everything: choosing a
/// value, recording the choice with its domain, building the value, and beginning a new run.
enum DrawCost {
  static func run(only names: [String]) {
    func report<Value>(_ name: String, _ codec: Codec<Value>) {
      if names.isEmpty || names.contains(name) { measure(name, codec) }
    }
    let tree = Codec<Tree>.recursive(
      leaf: Codec.int.map(Tree.leaf) { if case .leaf(let key) = $0 { key } else { nil } }
    ) { part in
      Codec.zip(part, part).map(Tree.node) { tree in
        if case .node(let left, let right) = tree { (left, right) } else { nil }
      }
    }
    report("int", Codec.int(in: 0...1_000_000))
    report("list10", Codec.int.array(count: 10))
    report("list", Codec.int.array(0...20))
    report("tree", tree)
    report("float", Codec.double(in: 0...1))
  }

  private static func measure<Value>(_ name: String, _ codec: Codec<Value>) {
    // The fastest of many short rounds from different seeds counts, because other load of the
    // machine slows the rest.
    let rounds = 2_000
    var (raw, cost) = (Double.infinity, Double.infinity)
    for round in 0..<rounds {
      raw = min(raw, bare(draws: 10_000))
      cost = min(cost, draws(of: codec, count: 1_000, seed: UInt64(round)))
    }
    let ratio = Int(cost / raw * 100 + 0.5)
    print(
      """
      {"name":"\(name)","ns":\(hundredths(Int(cost * 1_000), 1_000)),\
      "raw_ns":\(hundredths(Int(raw * 1_000), 1_000)),"ratio":\(hundredths(ratio, 100))}
      """)
  }

  /// Returns the nanoseconds of one call of the bare random generator.
  private static func bare(draws count: Int) -> Double {
    var generator = Generator(seed: 1)
    var sum: UInt64 = 0
    let start = ContinuousClock.now
    for _ in 0..<count { sum &+= generator.next() }
    let time = ContinuousClock.now - start
    keep(sum)
    return time / .nanoseconds(1) / Double(count)
  }

  /// Returns the nanoseconds that it takes to generate one value, including the recording of its
  /// choices.
  private static func draws<Value>(
    of codec: Codec<Value>, count: Int, seed: UInt64
  ) -> Double {
    var chooser = Chooser(.random(Generator(seed: seed)))
    let start = ContinuousClock.now
    for value in 0..<count {
      // Each run makes 64 values, as many as a test case makes, and then the next run begins.
      if value % 64 == 0 { chooser.restart() }
      _ = try! codec.decode(&chooser)
    }
    let time = ContinuousClock.now - start
    keep(chooser.count)
    return time / .nanoseconds(1) / Double(count)
  }

  /// Receives a result and does nothing with it, so that the compiler cannot optimise its
  /// computation away.
  @_optimize(none)
  private static func keep<Value>(_ value: Value) {}

  private indirect enum Tree {
    case leaf(Int)
    case node(Tree, Tree)
  }
}
