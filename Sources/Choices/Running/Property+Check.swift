extension Property {
  /// Looks for values that refute the property, and makes each as simple as it gets.
  ///
  /// Blocks are run until one finds something or the runs are used up. Of that block each distinct
  /// failure is kept, shrunk without turning into another, certified and explained.
  ///
  /// - Parameters:
  ///   - improved: Called with each simpler value on the way, and how many evaluations it took.
  ///   - evaluate: Tells what becomes of a value.
  /// - Throws: ``Misuse`` for a codec described wrongly, ``Unhealthy`` if next to nothing was tried,
  ///   and whatever `evaluate` throws.
  public func search(
    improved: (Value, Int) -> Void = { _, _ in },
    evaluate: (Value, inout Observation) throws -> Outcome
  ) throws -> Report<Value> {
    var report = Report<Value>()
    var index = 0
    while index * Block<Value>.size < runs {
      let left = runs - index * Block<Value>.size
      let block = try block(index, runs: left, evaluate: evaluate)
      report.statistics.merge(block.statistics)
      for finding in block.findings {
        report.minima.append(try minimum(of: finding, improved: improved, evaluate: evaluate))
      }
      if !report.minima.isEmpty { break }
      try Unhealthy.check(report.statistics, of: name)
      index += 1
    }
    return report
  }

  /// Shrinks, certifies and explains a finding.
  public func minimum(
    of finding: Finding<Value>, improved: (Value, Int) -> Void = { _, _ in },
    evaluate: (Value, inout Observation) throws -> Outcome
  ) throws -> Minimum<Value> {
    var observation = Observation()
    func test(_ value: Value) throws -> Outcome {
      observation.removeAll()
      return try evaluate(value, &observation)
    }
    var shrinker = try Shrinker(codec, choices: finding.choices.values, failure: finding.failure)
    let settled = try shrinker.shrink(
      evaluations: shrinkEvaluations, improved: { improved($0.value, $0.evaluations) }, test)
    let shrinking = shrinker.evaluations
    let certificate = try shrinker.certify(evaluations: certificateEvaluations, test)
    let explanation = try shrinker.explain(test)
    return Minimum(
      value: shrinker.value, choices: shrinker.choices, failure: shrinker.failure,
      finding: finding, improvements: shrinker.improvements, evaluations: shrinking,
      isSettled: settled, certificate: certificate, explanation: explanation)
  }

  /// Checks the property.
  ///
  /// - Returns: What was tried.
  /// - Throws: ``Falsification`` if a value refutes it, and what
  ///   ``search(improved:evaluate:)`` throws.
  @discardableResult
  public func check(
    _ evaluate: (Value, inout Observation) throws -> Outcome
  ) throws -> Statistics {
    let report = try search(evaluate: evaluate)
    guard let first = report.minima.first else { return report.statistics }
    throw Falsification(
      of: name, first, passed: report.statistics.passed,
      others: report.minima.dropFirst().map(\.failure))
  }

  /// Evaluates one value again.
  ///
  /// A token of a run repeats its block up to that run, since runs of a block learn from each other.
  ///
  /// - Returns: The value and what became of it.
  /// - Throws: ``Rejection`` if the codec makes no value of the token.
  public func replay(
    _ token: ReplayToken, evaluate: (Value, inout Observation) throws -> Outcome
  ) throws -> (value: Value, outcome: Outcome) {
    var observation = Observation()
    switch token {
    case .choices(let values):
      let value = try codec.decode(values)
      return (value, try evaluate(value, &observation))
    case .run(let seed, let index):
      var property = self
      property.seed = seed
      let (block, position) = index.quotientAndRemainder(dividingBy: Block<Value>.size)
      var last: (value: Value, outcome: Outcome)?
      var current = -1
      _ = try property.block(block, runs: position + 1, willRun: { run, _, _ in current = run }) {
        let outcome = try evaluate($0, &$1)
        if current == index { last = ($0, outcome) }
        return outcome
      }
      guard let last else { throw Rejection.discarded("run \(index) made no value") }
      return last
    }
  }
}
