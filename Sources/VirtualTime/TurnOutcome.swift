/// The outcome of running a ``TurnLoop``: the run ended as intended, or one instant did not end.
public enum TurnOutcome: Hashable, Sendable {
  /// The loop's run has ended as intended: at its instant, at its limit, or when no work was left.
  case reached

  /// The loop's run was stopped, because work for one instant did not end.
  ///
  /// After the given numbers of turns and units of work, more work was due at the same instant.
  /// Work that always queues more work without letting time pass never ends; on a device such an
  /// app stops responding. The pending work stays pending.
  case hung(at: VirtualInstant, turns: Int, performed: Int)
}

extension TurnOutcome: CustomStringConvertible {
  /// The outcome as text: whether the loop reached the end of its run or hung, and where.
  public var description: String {
    switch self {
    case .reached: "reached"
    case .hung(let instant, let turns, let performed):
      "hung at \(instant): \(performed) units of work in \(turns) turns, and more is due."
    }
  }
}
