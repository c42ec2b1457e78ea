/// How a run of a turn loop ended.
public enum TurnOutcome: Hashable, Sendable {
  /// The loop got where it was told to go.
  case reached

  /// The loop gave up: one instant would not end.
  ///
  /// After so many turns, with so many units of work done, there was still more to do at that very
  /// instant. Work that always queues more work without letting time pass never ends; on a device
  /// it is the app that no longer answers. What is pending is left pending.
  case hung(at: VirtualInstant, turns: Int, performed: Int)
}

extension TurnOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .reached: "reached"
    case .hung(let instant, let turns, let performed):
      "hung at \(instant): \(performed) units of work in \(turns) turns, and more is due."
    }
  }
}
