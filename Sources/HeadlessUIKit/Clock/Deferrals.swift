import VirtualTime

/// The work that an app has deferred in one simulator: its queues, its run loop, its notification
/// centre.
///
/// All of it belongs to the simulator, so pending work and observers disappear together with the
/// simulator.
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

  /// The queues whose blocks are running at this moment, because one block called `sync` on another
  /// queue. The innermost queue is last.
  lazy var underWay: [DispatchQueue] = [main]
  /// The virtual nanoseconds that the running block has slept, by calls such as `sleep(3)`.
  var slept: Int64 = 0
  /// The calls that `perform(_:with:afterDelay:)` has scheduled and that are still pending, in the
  /// order in which they were requested.
  var delayedPerforms: [DelayedPerform] = []
  /// The counts of the app's pending deferred work, by kind.
  var deferred = DeferredWork()
}

/// The number of pieces of work that an app has deferred and that are still pending, by kind.
///
/// After a transition the counts should be as before it. For example, a display link that was never
/// invalidated keeps the processor awake and its target alive.
public struct DeferredWork: Hashable, Sendable {
  /// The number of blocks given to `asyncAfter`, of calls by `perform(_:with:afterDelay:)` and of
  /// sleeping tasks.
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
  /// The deferred work of this simulator, created on first use.
  var deferrals: Deferrals { kept(at: .deferrals) { Deferrals() } }

  /// The number of pieces of work that the app has deferred and that are still pending, by kind.
  public var deferred: DeferredWork { deferrals.deferred }

  /// Returns an instant, delayed by the time that the running block has slept.
  func afterSleep(_ instant: VirtualInstant) -> VirtualInstant {
    let (sum, isTooMuch) = instant.nanoseconds.addingReportingOverflow(deferrals.slept)
    return isTooMuch ? instant : VirtualInstant(nanoseconds: sum)
  }
}
