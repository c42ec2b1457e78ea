extension Performance {
  /// Performs a trace of a subject.
  static func run(
    _ trace: Trace, of subject: Subject, under clauses: [Clause], keeping extras: Run.Extras = [],
    unanimated: Bool = false, listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    if !subject.leftOut.isEmpty,
      let one = subject.leftOut.first(where: {
        $0.trace == trace && $0.answers == subject.cutAnswers
      })
    {
      var run = Run()
      run.leftOut = one.cut
      return run
    }
    return run(
      trace,
      on: Staging(
        screen: subject.screen, behavior: subject.behavior, cutAnswers: subject.cutAnswers,
        detents: subject.detents, build: subject.build),
      under: clauses, keeping: extras, unanimated: unanimated, listener: listener)
  }
}
