import VirtualTime

/// Everything in one world that keeps work for later: its queues, its run loop, its notification
/// centre.
///
/// It belongs to the simulator, so that a world that is thrown away takes along what was still to
/// come and what was still listening.
@MainActor
final class Deferrals {
  /// What `DispatchQueue.main` means.
  let main = DispatchQueue(root: "com.apple.main-thread", isSerial: true)
  /// What `DispatchQueue.global()` means, for every quality of service.
  let global = DispatchQueue(root: "com.apple.root.default-qos", isSerial: false)
  /// What `RunLoop.main` means.
  let runLoop = RunLoop()
  /// What `NotificationCenter.default` means.
  let notifications = NotificationCenter()
  /// What `OperationQueue.main` means.
  private(set) lazy var operations = OperationQueue(underlying: main)

  /// The queues whose work is being done at this moment, the innermost last.
  lazy var underWay: [DispatchQueue] = [main]
  /// For how many nanoseconds the block that is being done has slept.
  var slept: Int64 = 0
  /// Calls by `perform(_:with:afterDelay:)` that are still to come, in the order they were asked
  /// for.
  var delayedPerforms: [DelayedPerform] = []
  /// How much is still to come.
  var deferred = DeferredWork()
}

/// How much an app has asked to be done later and has not had yet.
///
/// At rest these numbers should be back at what they were: a display link that nobody invalidated
/// keeps the processor awake and its target alive.
public struct DeferredWork: Hashable, Sendable {
  /// Blocks given to `asyncAfter`, and calls by `perform(_:with:afterDelay:)`.
  public var blocks = 0
  /// Timers that fire once.
  public var timers = 0
  /// Timers that fire again and again.
  public var repeatingTimers = 0
  /// Display links, paused ones included.
  public var displayLinks = 0

  /// Nothing at all.
  public init() {}
}

extension Simulator {
  /// What keeps work for later: queues, timers, display links.
  var deferrals: Deferrals { kept(at: .deferrals) { Deferrals() } }

  /// How much the app has asked to be done later and has not had yet.
  public var deferred: DeferredWork { deferrals.deferred }

  /// The same instant, later by what the block that is being done has slept.
  func afterSleep(_ instant: VirtualInstant) -> VirtualInstant {
    let (sum, isTooMuch) = instant.nanoseconds.addingReportingOverflow(deferrals.slept)
    return isTooMuch ? instant : VirtualInstant(nanoseconds: sum)
  }
}
