package import HeadlessUIKit

/// One piece of a check's work, such as running a block of traces or shrinking one, small enough to
/// be given to any process.
///
/// Its answer depends on the assignment and on the subject alone, never on the process that does it
/// or on assignments that this process has done before.
package indirect enum Assignment: Codable, Hashable, Sendable {
  /// The assignment to explore the subject: to find its touchable views and its actions. The
  /// exploration leaves out the given traces, each of which ends the process that runs it.
  case scout(without: [Trace])
  /// The assignment to run a stored trace again; the number is that of its file among the subject's
  /// stored traces.
  case replay(Int, Trace)
  /// The assignment to make the runs at some positions of a block, that is, of 256 consecutive runs
  /// of the search.
  case block(Int, positions: Range<Int>, SubjectMap)
  /// The assignment to reduce the trace of a finding to a counterexample; the number is that of the
  /// case, that is, of the finding on its way to a counterexample.
  case minimize(Int, Finding, Trace, foundAt: Int?, SubjectMap)
  /// The assignment to reduce the trace of a finding with a new process for every smaller trace,
  /// because one of them has ended its process.
  case minimizeApart(Int, FoundTrace, SubjectMap)
  /// The assignment to reduce the trace of a finding with a new process for every trace, because
  /// the app does something else each time one process runs the trace.
  case minimizeAlone(Int, FoundTrace, SubjectMap)
  /// The assignment to run a trace again that ended its process during the given assignment, to
  /// find out if it ends any process that runs it or if the process failed for another reason.
  case confirmCrash(ProcessFailure, Assignment)
  /// The assignment to find the smallest trace that ends the process which runs it; the number is
  /// that of the case, that is, of the finding on its way to a counterexample.
  case minimizeCrash(Int, FoundTrace, SubjectMap?)
  /// The assignment to run a trace, and to return its journal and its violations.
  case watch(Trace)
  /// The assignment to run a finding's trace again with other stand-in values for the cuts, that
  /// is, for app code that was taken out because it does not compile here. If the finding changes,
  /// a cut may be its cause.
  case answer(Trace, CutAnswers)
  /// The assignment to run a finding's trace again with the change that the advice of its report
  /// proposes, to see if the finding is still there.
  case follow(Remedy, Finding, Trace)
  /// The assignment to find out on which guesses and settings of the simulated UIKit a finding
  /// depends.
  case blame(Finding?, Trace)
  /// The assignment to run the first traces of a block and to return a hash of each run's
  /// behaviour, with the full journals of some of them. Another process does the same, and the
  /// samples are compared.
  case sample(Sample.Order, SubjectMap)
  /// The assignment to run the smallest trace of a finding once more in a new process, with other
  /// hash seeds or with the same.
  case confirm(Int, Finding, Trace, inOther: Bool)
  /// The assignment to find the traces that have to run before a trace so that it breaks the
  /// contract again; the number is that of the case, that is, of the finding on its way to a
  /// counterexample.
  case findRunUp(Int, FoundTrace, SubjectMap)
  /// The assignment to run some traces and then the last one in the same process, and to return the
  /// violations of the last, to see if it depends on the traces before it.
  case rehearse([Trace], Trace)
  /// The assignment to run some traces and then the last one in the same process, and to return the
  /// views of earlier runs that the last one used.
  case outliving(after: [Trace], Trace)
  /// The assignment to make the first runs of a block, and to return their traces, which a finding
  /// may depend on.
  case list(Int, count: Int, SubjectMap)

  /// True if the assignment is for a process whose hash seeds differ from those of the other
  /// processes.
  package var isForOtherHashes: Bool {
    switch self {
    case .sample(let order, _): order.inOther
    case .confirm(_, _, _, let inOther): inOther
    default: false
    }
  }
}

/// The result of an assignment, that is, of a piece of a check's work, as the process that did it
/// returns it.
package enum Answer: Codable, Sendable {
  case map(SubjectMap)
  case replayed([Violation])
  case block(Block)
  case counterexample(Counterexample)
  case watched(Journal, [Violation])
  /// The finding of a trace is still there, or it is gone, after a change that the harness made in
  /// place of the app.
  case isShown(Bool)
  case sampled(Sample)
  case traces([Trace])
  case outliving([OutlivingView])
  case evidence(VerdictEvidence)
  /// The subject cannot be checked, or the trace cannot be run with it, for the given reason.
  case problem(SubjectProblem)
  /// The process to which the assignment was given has ended, with this failure, before it could
  /// answer.
  case processFailed(ProcessFailure)
  /// The trace ended a second process, too, with this failure, so the failure is a finding.
  case confirmed(ProcessFailure)
  /// The trace runs to its end in a second process, so the first process ended for another reason.
  case survived
}
