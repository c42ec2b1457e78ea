/// The failed processes of a check, with the work that is still worth trying after each.
///
/// A failure alone does not tell the cause: the trace may end every process that runs it, or the
/// machine may have been short of memory or time. So the trace is run once more in another process.
/// If that fails, too, the trace is a finding, and the rest of the assignment is done without it;
/// if not, the assignment is given out once more.
///
/// Repeating work has limits. An assignment is given out twice at most, and a block or an
/// exploration that loses one process after another ends at a fixed cost.
///
/// ```swift
/// var failed = FailedProcesses()
/// failed.next(after: crash, during: block)  // .confirmCrash(crash, block)
/// failed.parts(of: 0..<256, in: 3, around: 41, failure: crash, isKnown: false)
/// // [0..<41, 42..<256]
/// ```
struct FailedProcesses {
  /// The assignments that were given out a second time, because their process failed. None is given
  /// out a third time.
  private var retried: [Assignment] = []
  /// The summed cost of the failures that ended a process while the subject was explored. At a
  /// limit, the exploration ends.
  private var scoutCost = 0
  /// The summed cost of the failures in each block, by the block's number. At a limit, the rest of
  /// the block is left out.
  private var blockCosts: [Int: Int] = [:]

  /// The limit for the summed cost of failures, at which a block or the exploration ends. A crash
  /// costs 1.
  private static let limit = 32
  /// The maximum number of traces that the exploration of the subject may leave out. Each makes the
  /// exploration begin anew.
  private static let deadlyLimit = 32

  /// Returns the first assignment after the failure of a process. It runs the process's trace
  /// again, to show if the trace is the cause, or repeats the failed assignment; `nil` if the work
  /// is lost.
  mutating func next(after failure: ProcessFailure, during assignment: Assignment) -> Assignment? {
    switch assignment {
    // The process that shrinks a crash runs the traces in other processes. So its own failure says
    // nothing about a trace, and its assignment is given out once more.
    case .minimizeCrash: return again(assignment)
    default:
      return failure.trace == nil ? again(assignment) : .confirmCrash(failure, assignment)
    }
  }

  /// Returns a failed assignment, to be given out a second time, because its process failed for
  /// another reason than its trace; `nil` if it has already been given out a second time.
  mutating func again(_ assignment: Assignment) -> Assignment? {
    guard !retried.contains(assignment) else { return nil }
    retried.append(assignment)
    return assignment
  }

  /// Returns the positions of a block that are still to run after one of its runs has ended its
  /// process: those before that run and those after it.
  ///
  /// The findings of the runs before that run were lost with the process, so these runs are made
  /// again. The runs after it were not made, and are left out once the failures have cost too much.
  mutating func parts(
    of positions: Range<Int>, in block: Int, around position: Int, failure: ProcessFailure,
    isKnown: Bool
  ) -> [Range<Int>] {
    let cost = blockCosts[block, default: 0] + failure.cost(isKnown: isKnown)
    blockCosts[block] = cost
    let deadly = min(max(position, positions.lowerBound), positions.upperBound - 1)
    var parts = [positions.lowerBound..<deadly]
    if cost < Self.limit { parts.append((deadly + 1)..<positions.upperBound) }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the assignment to explore the subject again, without one more trace that ends every
  /// process; `nil` if the limits are reached, or leaving out the trace does not help.
  mutating func scout(
    without deadly: [Trace], nor trace: Trace, failure: ProcessFailure, isKnown: Bool
  ) -> Assignment? {
    scoutCost += failure.cost(isKnown: isKnown)
    guard !trace.steps.isEmpty, !deadly.contains(trace), scoutCost < Self.limit,
      deadly.count < Self.deadlyLimit
    else { return nil }
    return .scout(without: deadly + [trace])
  }
}

extension ProcessFailure {
  /// The cost of a failure, by the time that it takes: 1 for a crash, half the limit for a hang or
  /// for too much memory, and the whole limit for a slow run, so that its block ends. A known crash
  /// costs nothing, so that its block continues, as it does after any other known fault.
  fileprivate func cost(isKnown: Bool) -> Int {
    switch manner {
    case .trap, .signal, .exit: isKnown ? 0 : 1
    case .unanswered: 0
    case .stall, .memory: 16
    case .slow: 32
    }
  }
}
