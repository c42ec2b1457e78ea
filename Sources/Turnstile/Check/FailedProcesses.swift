/// The processes of a check that failed, and what is still worth trying after each of them.
///
/// A failure says little by itself: the trace may end every process that runs it, or the machine
/// may have been short of something. So the trace a process was running is run once more in another
/// one. If that fails, too, the trace is a finding, and the work of the process is done around it;
/// if it does not, the work is given out once more, as it was.
///
/// Neither goes on for ever. An assignment is given out twice at the most, and a block or a look
/// around that keeps on losing processes ends with the last of those it can afford.
///
/// ```swift
/// var failed = FailedProcesses()
/// failed.next(after: crash, during: block)  // .confirmCrash(crash, block)
/// failed.parts(of: 0..<256, in: 3, around: 41, failure: crash, isKnown: false)
/// // [0..<41, 42..<256]
/// ```
struct FailedProcesses {
  /// What was given out once more.
  private var retried: [Assignment] = []
  /// What the failures have cost that a scout did not survive.
  private var scoutCost = 0
  /// What those runs have cost that ended their process, by the number of their block.
  private var blockCosts: [Int: Int] = [:]

  /// How much the failures of a block or of the scouts may cost; it ends with the last of them.
  private static let limit = 32
  /// How many traces a scout may have to leave out, each of which makes it begin anew.
  private static let deadlyLimit = 32

  /// What to do first about a process that failed, which shows whether its trace is why; `nil` if
  /// it is lost for good.
  mutating func next(after failure: ProcessFailure, during assignment: Assignment) -> Assignment? {
    switch assignment {
    // What confirms a trace is given out where there is a trace to confirm.
    case .minimizeCrash: return again(assignment)
    default:
      return failure.trace == nil ? again(assignment) : .confirmCrash(failure, assignment)
    }
  }

  /// An assignment whose process failed for another reason than its trace; `nil` if that was so
  /// before.
  mutating func again(_ assignment: Assignment) -> Assignment? {
    guard !retried.contains(assignment) else { return nil }
    retried.append(assignment)
    return assignment
  }

  /// What is left of a part of a block, one of whose runs ends every process.
  ///
  /// What the runs before it found went with the process; those behind it had no turn, and have
  /// none once there were enough failures.
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

  /// A scout that leaves out one more trace that ends every process; `nil` if there were enough, or
  /// nothing can be left out.
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
  /// What it costs to find out: a crash takes a new process, a hang all the patience there is, and
  /// what is slow many times as much, so that a block ends with it. Behind a crash that is known
  /// the block goes on, as behind any other known fault.
  fileprivate func cost(isKnown: Bool) -> Int {
    switch manner {
    case .trap, .signal, .exit: isKnown ? 0 : 1
    case .unanswered: 0
    case .stall, .memory: 16
    case .slow: 32
    }
  }
}
