/// Has blocks done one after the other.
///
/// Shadows Foundation's own type, and is a queue of the model in other words: see
/// ``DispatchQueue``.
public final class OperationQueue: @unchecked Sendable {
  let underlying: DispatchQueue

  /// Creates a queue of its own.
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

  /// Has a block done in the next turn.
  @preconcurrency
  public func addOperation(_ block: @escaping @MainActor () -> Void) {
    underlying.async(execute: block)
  }
}
