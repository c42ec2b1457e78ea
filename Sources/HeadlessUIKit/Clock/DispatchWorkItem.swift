public import Dispatch
import VirtualTime

/// A block of work that can be called off.
///
/// ```swift
/// let hide = DispatchWorkItem { label.isHidden = true }
/// DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hide)
/// hide.cancel()  // the label stays
/// ```
///
/// Cancelling stops what has not begun. Work under way goes on, and may ask ``isCancelled``.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private let done = DispatchGroup()
  /// Stands for the first time the item is done, which is what `notify` waits for.
  private var isDone = false
  /// The times at which the item is still to be done.
  private var delays: [TurnLoop<Simulator.Work>.Token] = []

  /// Whether the work was called off.
  public private(set) var isCancelled = false

  /// Wraps a block.
  @preconcurrency
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
    done.enter()
  }

  /// Does the work now, unless it was cancelled.
  public func perform() {
    performUnlessCancelled()
  }

  func performUnlessCancelled() {
    onMainThread("DispatchWorkItem.perform()") {
      if !isCancelled { block() }
      finish()
    }
  }

  /// Calls the work off, wherever it waits.
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

  /// Has a block done on a queue once the work is done.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    done.notify(queue: queue, execute: work)
  }

  /// Has another item done on a queue once the work is done.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    done.notify(queue: queue, work: workItem)
  }

  /// Returns if the work has been done.
  ///
  /// - Precondition: It has. The one thread there is cannot wait for work that it would have to do
  ///   itself.
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
