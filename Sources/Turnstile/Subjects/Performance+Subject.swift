extension Performance {
  /// Runs a trace on a subject, in a fresh simulated UIKit, and returns the result.
  static func run(
    _ trace: Trace, of subject: Subject, under clauses: [Clause], keeping extras: Run.Extras = [],
    unanimated: Bool = false, following remedy: Remedy? = nil,
    listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    run(
      trace,
      on: Staging(
        screen: subject.screen, behavior: subject.behavior, cutAnswers: subject.cutAnswers,
        detents: subject.detents, build: subject.build),
      under: clauses, keeping: extras, unanimated: unanimated, following: remedy,
      listener: listener)
  }
}
