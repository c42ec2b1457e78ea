extension Performance {
  /// Performs a trace of a subject.
  static func run(
    _ trace: Trace, of subject: Subject, under clauses: [Clause], journal: Bool = false,
    unanimated: Bool = false, listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    run(
      trace,
      on: Staging(
        screen: subject.screen, behavior: subject.behavior, detents: subject.detents,
        build: subject.build),
      under: clauses, journal: journal, unanimated: unanimated, listener: listener)
  }
}
