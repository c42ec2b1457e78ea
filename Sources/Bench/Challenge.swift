import Choices

/// A challenge for test-case shrinking: a property whose smallest failing value is known, tried
/// from many random seeds.
///
/// A challenge says which values are generated, when the property fails, and which failing value is
/// the smallest. Each seed searches at most 10,000 runs for a failure and shrinks the first one. A
/// good engine finds a failure from every seed and shrinks all failures to the stated value, in few
/// evaluations.
struct Challenge<Value> {
  let name: String
  let codec: Codec<Value>
  let minima: [String]
  let evaluate: (Value) -> Outcome

  init(
    _ name: String, of codec: Codec<Value>, minimum minima: String...,
    evaluate: @escaping (Value) -> Outcome
  ) {
    self.name = name
    self.codec = codec
    self.minima = minima
    self.evaluate = evaluate
  }

  func run(seeds: Int) {
    var found = 0
    var results: [String] = []
    var (total, most, runs) = (0, 0, 0)
    let clock = ContinuousClock()
    let duration = clock.measure {
      for seed in 1...seeds {
        var samples = Samples(of: codec, seed: Seed(UInt64(seed)), limit: 10_000)
        guard let (value, failure) = first(in: &samples) else { continue }
        found += 1
        runs += samples.drawn
        var shrinker = try! Shrinker(codec, from: value, failure: failure)
        _ = try! shrinker.shrink(evaluations: 100_000, evaluate)
        results.append("\(shrinker.value)")
        total += shrinker.evaluations
        most = max(most, shrinker.evaluations)
      }
    }
    let minimal = results.filter(minima.contains).count
    print(
      """
      {"name":"\(name)","seeds":\(seeds),"found":\(found),"distinct":\(Set(results).count),\
      "minimal":\(minimal),"evaluations_mean":\(hundredths(total, found)),\
      "evaluations_max":\(most),"runs_mean":\(hundredths(runs, found)),\
      "ms_mean":\(hundredths(Int(duration / .microseconds(1)), 1_000 * found))}
      """)
  }

  private func first(in samples: inout Samples<Value>) -> (Value, Failure)? {
    while let value = samples.next() {
      if case .failed(let failure) = evaluate(value) { return (value, failure) }
    }
    return nil
  }
}

/// Returns a quotient of two numbers as text with two decimals.
func hundredths(_ total: Int, _ count: Int) -> String {
  guard count > 0 else { return "null" }
  let rounded = (total * 100 + count / 2) / count
  return "\(rounded / 100).\(rounded % 100 < 10 ? "0" : "")\(rounded % 100)"
}
