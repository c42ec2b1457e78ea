/// The settings of a check, which stay as they are from its beginning to its end.
struct CheckSetup {
  let contract: Contract
  let budget: Budget
  /// The part of the check that is done here.
  let share: CheckCoordinator.Share
  /// The folder for the stored traces of all subjects.
  let seeds: String
  let isolation: CheckCoordinator.Isolation
  /// True if every block is compared between processes, false if only a sample is. Only new
  /// processes can be compared.
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
