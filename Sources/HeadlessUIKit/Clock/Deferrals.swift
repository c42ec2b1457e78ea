import VirtualTime

/// The work that an app has deferred in one simulator: its queues, its run loop, its notification
/// centre.
///
/// All of it belongs to the simulator, so pending work and observers disappear together with the
/// simulator.
@MainActor
final class Deferrals {
  /// The dispatch queue that `DispatchQueue.main` returns in this simulator.
  let main = DispatchQueue(root: "com.apple.main-thread", isSerial: true)
  /// The dispatch queue that `DispatchQueue.global()` returns in this simulator, for every quality
  /// of service.
  let global = DispatchQueue(root: "com.apple.root.default-qos", isSerial: false)
  /// The run loop that `RunLoop.main` returns in this simulator.
  let runLoop = RunLoop()
  /// The notification centre that `NotificationCenter.default` returns in this simulator.
  let notifications = NotificationCenter()
  /// The operation queue that `OperationQueue.main` returns in this simulator.
  private(set) lazy var operations = OperationQueue(underlying: main)

  /// The queues whose blocks are running at this moment, because one block called `sync` on another
  /// queue. The innermost queue is last.
  lazy var underWay: [DispatchQueue] = [main]
  /// The queues other than the main one on which blocks are pending, one entry for each block, in
  /// the order in which the blocks were given.
  var pendingInBackground: [DispatchQueue] = []
  /// The time that the running block has slept by calls such as `sleep(3)`, in virtual nanoseconds.
  var slept: Int64 = 0
  /// The calls that `perform(_:with:afterDelay:)` has scheduled and that are still pending, in the
  /// order in which they were requested.
  var delayedPerforms: [DelayedPerform] = []
  /// The display links that the app has made, in their order.
  var links: [WeakLink] = []
  /// The numbers of blocks, timers and display links that the app has deferred and that are still
  /// pending.
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
  /// The number of pending timers that fire once.
  public var timers = 0
  /// The number of pending timers that repeat.
  public var repeatingTimers = 0
  /// The number of the app's display links, paused ones included.
  public var displayLinks = 0

  /// Creates counts of deferred work that are all zero.
  public init() {}
}

extension Simulator {
  /// The work that the app has deferred in this simulator. The object is created on first use.
  var deferrals: Deferrals { kept(at: .deferrals) { Deferrals() } }

  /// The number of pieces of work that the app has deferred and that are still pending, by kind.
  public var deferred: DeferredWork { deferrals.deferred }

  /// Returns an instant that is later than the given one by the time that the running block has
  /// slept.
  func afterSleep(_ instant: VirtualInstant) -> VirtualInstant {
    let (sum, isTooMuch) = instant.nanoseconds.addingReportingOverflow(deferrals.slept)
    return isTooMuch ? instant : VirtualInstant(nanoseconds: sum)
  }
}
