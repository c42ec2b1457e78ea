package import HeadlessUIKit

/// One piece of a check, small enough to be given to any process.
///
/// What comes of it depends on the assignment and on the subject alone, never on who does it or
/// what was done before.
package indirect enum Assignment: Codable, Hashable, Sendable {
  /// Find out what there is to touch and to call, without traces that end the process which runs
  /// them.
  case scout(without: [Trace])
  /// Run a stored trace, the one of this number.
  case replay(Int, Trace)
  /// Do some of the runs of a block.
  case block(Int, positions: Range<Int>, SubjectMap)
  /// Turn what was found, the case of this number, into a counterexample.
  case minimize(Int, Finding, Trace, foundAt: Int?, SubjectMap)
  /// Do the same with a process for every trace that is tried: one of them has ended the process
  /// that tried it.
  case minimizeApart(Int, FoundTrace, SubjectMap)
  /// Find out whether a trace ends any process that runs it. One ended while it did the assignment.
  case confirmCrash(ProcessFailure, Assignment)
  /// Find the smallest trace that ends the process which runs it, in the case of this number.
  case minimizeCrash(Int, FoundTrace, SubjectMap?)
  /// Run a trace and write its journal.
  case watch(Trace)
  /// Run a trace with other answers for what was cut out of the app.
  case answer(Trace, CutAnswers)
  /// Find out on what a verdict rests.
  case blame(Finding?, Trace)
  /// Run so many traces of a block, the first ones, and say what came of each; show the one at this
  /// place.
  case sample(Sample.Order, SubjectMap)
  /// Run the smallest trace of a case that has come to an end, in a process with other hash seeds
  /// or not.
  case confirm(Int, Finding, Trace, inOther: Bool)
  /// Find out what has to run before a trace, the case of this number, so that it breaks what it
  /// broke.
  case findRunUp(Int, FoundTrace, SubjectMap)
  /// Run traces and then another one, and say what that breaks.
  case rehearse([Trace], Trace)
  /// Run the first runs of a block, and say which traces those were.
  case list(Int, count: Int, SubjectMap)

  /// Whether it is for a process with other hash seeds than the rest.
  package var isForOtherHashes: Bool {
    switch self {
    case .sample(let order, _): order.inOther
    case .confirm(_, _, _, let inOther): inOther
    default: false
    }
  }
}

/// What came of an assignment.
package enum Answer: Codable, Sendable {
  case map(SubjectMap)
  case replayed([Violation])
  case block(Block)
  case counterexample(Counterexample)
  case watched(Journal, [Violation])
  case sampled(Sample)
  case traces([Trace])
  case grounds(Grounds)
  /// The subject cannot be checked, or not with this trace.
  case problem(SubjectProblem)
  /// The process that had the assignment is gone.
  case processFailed(ProcessFailure)
  /// The trace ended another process, too, and this is how.
  case confirmed(ProcessFailure)
  /// The trace runs to its end in another process.
  case survived
}
