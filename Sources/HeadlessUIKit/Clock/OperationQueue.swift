/// A queue that runs blocks, one after the other.
///
/// The type shadows Foundation's own. It forwards all blocks to a ``DispatchQueue`` of the model.
///
/// Unchecked: the only property is a constant: a queue, which itself traps on other threads.
public final class OperationQueue: @unchecked Sendable {
  let underlying: DispatchQueue

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
    underlying.async(execute: block)
  }
}
