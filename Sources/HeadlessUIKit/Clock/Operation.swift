public import Foundation

/// A piece of work that an ``OperationQueue`` starts, when the operations that it depends on are
/// finished.
///
/// The type shadows Foundation's own. A subclass overrides ``main()``, or, for work that goes on
/// after it was started, ``start()``, ``isExecuting`` and ``isFinished``. Such a subclass reports
/// the end of its work as at Apple's, by `willChangeValue(forKey: "isFinished")` and
/// `didChangeValue(forKey: "isFinished")`.
///
/// Unchecked: queues start operations on the main thread, which is the model's only one.
open class Operation: NSObject, @unchecked Sendable {
  /// The place of an operation among those that wait in one queue.
  @frozen public enum QueuePriority: Int, Sendable {
    case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
  }

  private enum Progress { case waiting, executing, finished }

  private var progress = Progress.waiting
  private var hasEnded = false
  private var dependents: [WeakOperation] = []
  /// The queue that the operation waits or works in, which is kept until the operation has
  /// finished, as at Apple's.
  var queue: OperationQueue?

  /// The name of the operation, which has no effect.
  open var name: String?
  /// The urgency of the operation's work, which has no effect.
  open var qualityOfService = QualityOfService.default
  /// The place of the operation among those that wait in its queue.
  open var queuePriority = QueuePriority.normal
  /// A block that is called when the operation has finished.
  @preconcurrency
  open var completionBlock: (@MainActor () -> Void)?

  public override init() { super.init() }

  // MARK: - State

  /// True if the operation was cancelled.
  open private(set) var isCancelled = false
  /// True while the operation is at work.
  open var isExecuting: Bool { progress == .executing }
  /// True if the operation's work has ended, also by being cancelled.
  open var isFinished: Bool { progress == .finished }
  /// True if the operation's work goes on after ``start()`` has returned.
  open var isConcurrent: Bool { false }
  /// True if the operation's work goes on after ``start()`` has returned.
  open var isAsynchronous: Bool { isConcurrent }
  /// True if the operation may be started: it was cancelled, or all that it depends on is finished.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  // MARK: - Work

  /// Does the operation's work. Does nothing in the base class.
  open func main() {}

  /// Begins the operation: calls ``main()`` and finishes when that returns. A cancelled operation
  /// finishes without work.
  open func start() {
    guard progress == .waiting else { return }
    if !isCancelled {
      change("isExecuting") { progress = .executing }
      main()
    }
    guard progress != .finished else { return }
    willChangeValue(forKey: "isExecuting")
    change("isFinished") { progress = .finished }
    didChangeValue(forKey: "isExecuting")
  }

  /// Asks the operation to end early. One that waits finishes without work, and one that is at work
  /// may read ``isCancelled``.
  open func cancel() {
    guard !isCancelled, !isFinished else { return }
    change("isCancelled") { isCancelled = true }
    onMainThread("Operation.cancel()") { queue?.advance() }
  }

  /// Waits until the operation is finished, while the work that others have pending goes on.
  open func waitUntilFinished() {
    onMainThread("Operation.waitUntilFinished()") {
      let isDone = Simulator.current.waitInBlock(until: DispatchTime.distantFuture.instant) {
        isFinished
      }
      guard !isDone else { return }
      notModelled(
        """
        waitUntilFinished() would block its thread for ever: nothing is pending that could finish \
        the operation \(type(of: self)). Use its completionBlock instead.
        """)
    }
  }

  private func change(_ key: String, _ body: () -> Void) {
    willChangeValue(forKey: key)
    body()
    didChangeValue(forKey: key)
  }

  // MARK: - Dependencies

  /// The operations that have to finish before this one is started.
  open private(set) var dependencies: [Operation] = []

  /// Lets this operation wait until another one is finished.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(WeakOperation(value: self))
  }

  /// Lets this operation wait no longer for another one.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    operation.dependents.removeAll { $0.value === self }
    onMainThread("Operation.removeDependency(_:)") { queue?.advance() }
  }
}

/// A reference to an operation that does not keep it.
private struct WeakOperation {
  weak var value: Operation?
}

extension Operation: ChangeListener {
  @MainActor
  func valueDidChange(named name: String) {
    switch name {
    case "isReady", "ready": queue?.advance()
    case "isFinished", "finished": if isFinished { end() }
    default: break
    }
  }

  /// Calls the completion block, and lets the queues go on that wait for this operation.
  @MainActor
  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let completionBlock { DispatchQueue.global().enqueue(completionBlock) }
    queue?.remove(self)
    queue = nil
    for dependent in dependents { dependent.value?.queue?.advance() }
  }
}

/// An operation that runs blocks, one after the other.
///
/// Unchecked: queues start operations on the main thread, which is the model's only one.
open class BlockOperation: Operation, @unchecked Sendable {
  /// The blocks that the operation runs.
  open private(set) var executionBlocks: [@MainActor () -> Void] = []

  public override init() { super.init() }

  /// Creates an operation that runs a block.
  @preconcurrency
  public convenience init(block: @escaping @MainActor () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  /// Adds a block to those that the operation runs.
  @preconcurrency
  open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() {
    onMainThread("BlockOperation.main()") {
      for block in executionBlocks { block() }
    }
  }
}
