public import Foundation

/// A queue that runs blocks, one after the other.
///
/// The type shadows Foundation's own. It forwards all blocks to a ``DispatchQueue`` of the model.
///
/// Unchecked: the blocks go through a queue, which itself traps on other threads, and the settings
/// of this queue are read by nobody but the app.
public final class OperationQueue: @unchecked Sendable {
  let underlying: DispatchQueue
  /// The number of times that the blocks that wait were taken off the queue.
  private var cancellations = 0

  /// The name of the queue, which has no effect.
  public var name: String?
  /// The number of blocks that may run at once. The model runs one at a time.
  public var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  /// The urgency of the queue's work, which has no effect.
  public var qualityOfService = QualityOfService.default
  /// The number that leaves to the system how many blocks may run at once.
  public static let defaultMaxConcurrentOperationCount = -1

  /// Creates an operation queue with a dispatch queue of its own.
  public init() {
    underlying = DispatchQueue(label: "operations")
  }

  init(underlying: DispatchQueue) {
    self.underlying = underlying
  }

  /// The operation queue of the main thread.
  public static var main: OperationQueue {
    onMainThread("OperationQueue.main") { Simulator.current.deferrals.operations }
  }

  /// Runs a block in a later turn of the run loop, at the same virtual instant.
  @preconcurrency
  public func addOperation(_ block: @escaping @MainActor () -> Void) {
    let cancellations = cancellations
    underlying.async { if self.cancellations == cancellations { block() } }
  }

  /// Takes the blocks off the queue that have not begun.
  public func cancelAllOperations() { cancellations += 1 }
}
