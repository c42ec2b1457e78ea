/// A queue that runs blocks one after the other.
///
/// Shadows Foundation's own type, and is a thin wrapper of the model's ``DispatchQueue``.
///
/// Unchecked: its only property is a constant, a queue that other threads may not use.
public final class OperationQueue: @unchecked Sendable {
  let underlying: DispatchQueue

  /// Creates a queue with a dispatch queue of its own.
  public init() {
    underlying = DispatchQueue(label: "operations")
  }

  init(underlying: DispatchQueue) {
    self.underlying = underlying
  }

  /// The main queue.
  public static var main: OperationQueue {
    onMainThread("OperationQueue.main") { Simulator.current.deferrals.operations }
  }

  /// Runs a block in the next turn.
  @preconcurrency
  public func addOperation(_ block: @escaping @MainActor () -> Void) {
    underlying.async(execute: block)
  }
}
