public import Dispatch
import VirtualTime

/// A block of work that can be cancelled.
///
/// ```swift
/// let hide = DispatchWorkItem { label.isHidden = true }
/// DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hide)
/// hide.cancel()  // the label stays
/// ```
///
/// Cancelling an item keeps it from starting. An item that is already running continues; its block
/// may read ``isCancelled``.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private let done = DispatchGroup()
  /// True once the work item has run, or would have run but was cancelled. Blocks that were given
  /// to `notify` run then.
  private var isDone = false
  /// The pending runs of the work item that `asyncAfter` has scheduled.
  private var delays: [TurnLoop<Simulator.Work>.Token] = []
  /// The simulator in whose run loop these runs are. An app may keep a work item beyond its end.
  private weak var simulator: Simulator?

  /// A Boolean value that is true if the work item was cancelled.
  public private(set) var isCancelled = false

  /// Creates a work item from a block.
  @preconcurrency
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
    done.enter()
  }

  /// Runs the work item's block now, unless the item was cancelled.
  public func perform() {
    performUnlessCancelled()
  }

  func performUnlessCancelled() {
    onMainThread("DispatchWorkItem.perform()") {
      if !isCancelled { block() }
      finish()
    }
  }

  /// Cancels the work item and all runs of it that are scheduled.
  public func cancel() {
    onMainThread("DispatchWorkItem.cancel()") {
      isCancelled = true
      for delay in delays where simulator?.loop.cancel(delay) != nil {
        simulator?.deferrals.deferred.blocks -= 1
      }
      delays.removeAll()
    }
  }

  /// Runs a block on a queue when the work item is done.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    done.notify(queue: queue, execute: work)
  }

  /// Runs another work item on a queue when this one is done.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    done.notify(queue: queue, work: workItem)
  }

  /// Waits for the work item. Returns at once, because its work must be done already.
  ///
  /// - Precondition: The work is done, because the model's only thread cannot wait for work that it
  ///   would have to do itself.
  public func wait() {
    done.wait()
  }

  @MainActor
  func schedule(at due: VirtualInstant, _ work: @escaping @MainActor () -> Void) {
    guard !isCancelled else { return }
    let simulator = Simulator.current
    if self.simulator !== simulator { delays.removeAll() }
    self.simulator = simulator
    simulator.deferrals.deferred.blocks += 1
    let planned = simulator.lastSerial
    let token = simulator.loop.schedule(
      { [unowned simulator] in
        simulator.deferrals.deferred.blocks -= 1
        simulator.runPlannedWork(of: planned, work)
      }, at: due)
    delays.append(token)
  }

  private func finish() {
    guard !isDone else { return }
    isDone = true
    done.leave()
  }
}
