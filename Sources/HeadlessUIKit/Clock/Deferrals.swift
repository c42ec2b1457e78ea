import VirtualTime

/// The deferred work of one simulator: its queues, its run loop, its notification centre.
///
/// It belongs to the simulator, so pending work and observers go away together with their world.
@MainActor
final class Deferrals {
  /// The queue that `DispatchQueue.main` returns.
  let main = DispatchQueue(root: "com.apple.main-thread", isSerial: true)
  /// The queue that `DispatchQueue.global()` returns, for every quality of service.
  let global = DispatchQueue(root: "com.apple.root.default-qos", isSerial: false)
  /// The run loop that `RunLoop.main` returns.
  let runLoop = RunLoop()
  /// The centre that `NotificationCenter.default` returns.
  let notifications = NotificationCenter()
  /// The queue that `OperationQueue.main` returns.
  private(set) lazy var operations = OperationQueue(underlying: main)

  /// The queues whose blocks are running at this moment, the innermost last.
  lazy var underWay: [DispatchQueue] = [main]
  /// The nanoseconds for which the running block has slept.
  var slept: Int64 = 0
  /// The pending calls by `perform(_:with:afterDelay:)`, in the order of their requests.
  var delayedPerforms: [DelayedPerform] = []
  /// The counts of pending work, by kind.
  var deferred = DeferredWork()
}

/// The counts of work that an app has deferred and that is still pending.
///
/// At rest these counts should be back at their earlier values. For example, a display link that
/// was never invalidated keeps the processor awake and its target alive.
public struct DeferredWork: Hashable, Sendable {
  /// Blocks given to `asyncAfter`, and calls by `perform(_:with:afterDelay:)`.
  public var blocks = 0
  /// The number of timers that fire once.
  public var timers = 0
  /// The number of timers that repeat.
  public var repeatingTimers = 0
  /// The number of display links, paused ones included.
  public var displayLinks = 0

  /// Creates counts that are all zero.
  public init() {}
}

extension Simulator {
  /// The deferred work of this simulator: queues, timers, display links.
  var deferrals: Deferrals { kept(at: .deferrals) { Deferrals() } }

  /// The counts of work that the app has deferred and that is still pending.
  public var deferred: DeferredWork { deferrals.deferred }

  /// Returns an instant plus the time for which the running block has slept.
  func afterSleep(_ instant: VirtualInstant) -> VirtualInstant {
    let (sum, isTooMuch) = instant.nanoseconds.addingReportingOverflow(deferrals.slept)
    return isTooMuch ? instant : VirtualInstant(nanoseconds: sum)
  }
}
