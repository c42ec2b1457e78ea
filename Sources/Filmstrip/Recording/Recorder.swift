package import Turnstile

/// Runs a trace (input sequence) and records the frames of its run.
@MainActor
package enum Recorder {
  /// Runs a trace (input sequence) while a camera records the frames, and returns the film.
  ///
  /// - Parameters:
  ///   - finding: The finding that the trace is known for. Its clause is judged even if the
  ///     contract lacks it.
  ///   - progressed: Called after every frame with the number of frames and a function that returns
  ///     the film so far. If the trace will end the process, the caller can stop in time.
  package static func film(
    _ trace: Trace, of subject: Subject, under contract: Contract = .standard,
    breaking finding: Finding? = nil,
    progressed: @escaping (Int, () -> Recording) -> Void = { _, _ in }
  ) -> Recording {
    var heard: [Journal.Entry] = []
    func recording(_ camera: Camera) -> Recording {
      var journal = Journal()
      for entry in heard.dropFirst(camera.skipped ?? heard.count) { journal.append(entry) }
      return Recording(
        subject: subject.name, trace: trace, journal: journal, nodes: camera.catalogue.nodes,
        frames: camera.frames, scenes: camera.scenes)
    }
    let camera = Camera { camera in progressed(camera.frames.count) { recording(camera) } }
    let run = Comparison.run(
      trace, of: subject, under: judging(contract, finding, camera), journal: true,
      listener: { entry in
        heard.append(entry)
        camera.note(entry)
      })
    var result = recording(camera)
    result.violations = run.violations
    result.problem = run.problem
    return result
  }

  private static func judging(
    _ contract: Contract, _ finding: Finding?, _ camera: Camera
  ) -> Contract {
    var clauses = contract.clauses
    if let clause = finding?.clause, !clauses.contains(where: { $0.name == clause }),
      let strict = Contract.strict.clauses.first(where: { $0.name == clause })
    {
      clauses.append(strict)
    }
    return Contract(clauses + [camera.clause(behind: clauses)])
  }
}
