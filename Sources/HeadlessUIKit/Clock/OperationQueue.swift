public import Foundation

/// A queue that starts operations and blocks in the order of their priority and arrival.
///
/// The type shadows Foundation's own. Each operation is started in a turn of its own, on a
/// ``DispatchQueue`` of the model. Without a limit of ``maxConcurrentOperationCount``, operations
/// whose work goes on after they were started overlap.
///
/// Unchecked: all work goes through a queue, which itself traps on other threads.
public final class OperationQueue: @unchecked Sendable {
  let underlying: DispatchQueue
  private var waiting: [Operation] = []
  private var atWork: [Operation] = []

  /// The name of the queue, which has no effect.
  public var name: String?
  /// The number of operations that may be at work at once.
  public var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
    didSet { onMainThread("OperationQueue.maxConcurrentOperationCount") { advance() } }
  }
  /// The urgency of the queue's work, which has no effect.
  public var qualityOfService = QualityOfService.default
  /// True while the queue starts no operations.
  public var isSuspended = false {
    didSet { onMainThread("OperationQueue.isSuspended") { advance() } }
  }
  /// The number that leaves to the system how many operations may be at work at once.
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

  /// The operations that are not finished, in their order.
  public var operations: [Operation] { atWork + waiting }
  /// The number of operations that are not finished.
  public var operationCount: Int { operations.count }

  // MARK: - Adding

  /// Runs a block in a later turn of the run loop, at the same virtual instant.
  @preconcurrency
  public func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Starts an operation in a later turn of the run loop, when it is ready.
  public func addOperation(_ operation: Operation) {
    onMainThread("OperationQueue.addOperation(_:)") {
      operation.queue = self
      waiting.append(operation)
      advance()
    }
  }

  /// Adds operations to the queue, and waits on request until all of them are finished.
  public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Runs a block when all operations are finished that the queue has now.
  @preconcurrency
  public func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let last = BlockOperation(block: barrier)
    for operation in operations { last.addDependency(operation) }
    addOperation(last)
  }

  /// Cancels the operations of the queue. Those that have not begun do no work.
  public func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Waits until all operations of the queue are finished, while the work that others have pending
  /// goes on.
  public func waitUntilAllOperationsAreFinished() {
    while let operation = operations.first { operation.waitUntilFinished() }
  }

  // MARK: - Starting

  /// Starts the operations that may begin now, each in a turn of its own.
  @MainActor
  func advance() {
    while !isSuspended, hasRoom, let next = takeNext() {
      atWork.append(next)
      underlying.enqueue { next.start() }
    }
  }

  private var hasRoom: Bool {
    maxConcurrentOperationCount < 0 || atWork.count < maxConcurrentOperationCount
  }

  /// Takes the first of the most urgent operations that are ready off those that wait.
  private func takeNext() -> Operation? {
    let ready = waiting.indices.filter { waiting[$0].isReady }
    guard let urgency = ready.map({ waiting[$0].queuePriority.rawValue }).max() else { return nil }
    return ready.first { waiting[$0].queuePriority.rawValue == urgency }
      .map { waiting.remove(at: $0) }
  }

  /// Takes an operation off the queue that is finished, and starts the next one.
  @MainActor
  func remove(_ operation: Operation) {
    atWork.removeAll { $0 === operation }
    waiting.removeAll { $0 === operation }
    advance()
  }
}
