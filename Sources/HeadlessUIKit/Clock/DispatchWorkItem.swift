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
/// Cancelling prevents a start. Work that is running continues, and may read ``isCancelled``.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread has it.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private let done = DispatchGroup()
  /// True once the work item has run or was skipped for the first time; blocks given to `notify`
  /// wait for this.
  private var isDone = false
  /// The scheduled delayed runs of the item.
  private var delays: [TurnLoop<Simulator.Work>.Token] = []

  /// A Boolean value that is true if the work was cancelled.
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

  /// Runs the work now, unless it was cancelled.
  public func perform() {
    performUnlessCancelled()
  }

  func performUnlessCancelled() {
    onMainThread("DispatchWorkItem.perform()") {
      if !isCancelled { block() }
      finish()
    }
  }

  /// Cancels the work, and all its scheduled runs.
  public func cancel() {
    onMainThread("DispatchWorkItem.cancel()") {
      isCancelled = true
      let simulator = Simulator.current
      for delay in delays where simulator.loop.cancel(delay) != nil {
        simulator.deferrals.deferred.blocks -= 1
      }
      delays.removeAll()
    }
  }

  /// Runs a block on a queue once the work is done.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    done.notify(queue: queue, execute: work)
  }

  /// Runs another work item on a queue once the work is done.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    done.notify(queue: queue, work: workItem)
  }

  /// Returns at once if the work is done.
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
    simulator.deferrals.deferred.blocks += 1
    let token = simulator.loop.schedule(
      { [unowned simulator] in
        simulator.deferrals.deferred.blocks -= 1
        work()
      }, at: due)
    delays.append(token)
  }

  private func finish() {
    guard !isDone else { return }
    isDone = true
    done.leave()
  }
}
