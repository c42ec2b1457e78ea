/// The settings of a check, such as the contract and the budget, which stay the same from its
/// beginning to its end.
struct CheckSetup {
  let contract: Contract
  let budget: Budget
  /// The part of the check that is done here: all of it, or one of several shards on different
  /// machines.
  let share: CheckCoordinator.Share
  /// The path of the folder with the stored traces of all subjects.
  let seeds: String
  let isolation: CheckCoordinator.Isolation
  /// True if every block is compared between processes, false if only a sample is. A comparison
  /// needs a new process for each assignment.
  let comparesAll: Bool

  init(
    contract: Contract, budget: Budget, share: CheckCoordinator.Share, seeds: String,
    isolation: CheckCoordinator.Isolation, comparesAll: Bool
  ) {
    self.contract = contract
    self.budget = budget
    self.share = share
    self.seeds = seeds
    self.isolation = isolation
    self.comparesAll = comparesAll && isolation == .freshProcesses
  }
}

extension CheckCoordinator {
  /// The part of a check that is done here, if several machines share the check.
  ///
  /// The blocks of runs are shared out between the parts. The stored traces are replayed by every
  /// part, because they belong to every verdict. A part does not store its findings, because
  /// another part that begins later would replay them; they are stored when the parts are joined.
  package struct Share: Sendable {
    /// The number of the first block of runs that belongs to this part of the check.
    package var first: Int
    /// The distance between the numbers of two successive blocks that belong to this part of the
    /// check.
    package var stride: Int

    package init(first: Int, stride: Int) {
      self.first = first
      self.stride = stride
    }

    /// The whole check as a single part.
    package static let all = Share(first: 0, stride: 1)

    /// True if this is the whole check, false if other machines do some of it.
    var isWhole: Bool { stride == 1 }
  }

  /// The processes that do the assignments of a check. They decide which findings have to be
  /// confirmed in another process.
  package enum Isolation: Sendable {
    /// The check does not know which processes do its assignments, so no finding is confirmed in
    /// another process, and no two processes are compared.
    case unknown
    /// One process does all assignments. It runs its first traces once more at the end, and they
    /// must behave as before.
    case oneProcess
    /// A new process does each assignment, so findings are confirmed in another process and
    /// processes are compared.
    case freshProcesses
  }
}
