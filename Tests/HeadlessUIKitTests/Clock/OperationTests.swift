import Foundation
import Testing
import UIKit

/// An operation that goes on after it was started, until a test ends it.
private final class Download: Operation, @unchecked Sendable {
  private var isAtWork = false
  private var isDone = false

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { isAtWork }
  override var isFinished: Bool { isDone }
  override func start() {
    willChangeValue(forKey: "isExecuting")
    isAtWork = true
    didChangeValue(forKey: "isExecuting")
  }

  func end() {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    (isAtWork, isDone) = (false, true)
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}

private final class Count: Operation, @unchecked Sendable {
  var runs = 0
  override func main() { runs += 1 }
}

@MainActor
@Suite("Operations", .serialized)
struct OperationTests {
  private let queue = OperationQueue()

  private func turns() { Simulator.current.run(for: .milliseconds(1)) }

  @Test("An operation runs in a later turn, calls its completion block, and leaves the queue")
  func plain() {
    _ = Simulator.boot()
    let operation = Count()
    var completions = 0
    operation.completionBlock = { completions += 1 }
    (operation.name, operation.qualityOfService) = ("count", .utility)
    queue.addOperation(operation)
    #expect(operation.runs == 0 && queue.operationCount == 1 && !operation.isConcurrent)
    turns()
    #expect(operation.runs == 1 && operation.isFinished && !operation.isExecuting)
    #expect(completions == 1 && queue.operations == [])
    operation.start()
    #expect(operation.runs == 1)
  }

  @Test("An operation that reports its end itself holds its queue up only then")
  func reported() {
    _ = Simulator.boot()
    let (first, second) = (Download(), Count())
    queue.maxConcurrentOperationCount = 1
    queue.addOperations([first, second], waitUntilFinished: false)
    turns()
    #expect(first.isExecuting && first.isAsynchronous && second.runs == 0)
    first.end()
    turns()
    #expect(second.runs == 1)
  }

  @Test("An operation waits for those it depends on, in other queues too")
  func dependencies() {
    _ = Simulator.boot()
    let (first, second) = (Download(), Count())
    second.addDependency(first)
    OperationQueue.main.addOperation(second)
    queue.addOperation(first)
    turns()
    #expect(second.runs == 0 && !second.isReady && second.dependencies == [first])
    first.end()
    turns()
    #expect(second.runs == 1)

    let (third, fourth) = (Download(), Count())
    fourth.addDependency(third)
    queue.addOperation(fourth)
    turns()
    #expect(fourth.runs == 0)
    fourth.removeDependency(third)
    turns()
    #expect(fourth.runs == 1)
  }

  @Test("A cancelled operation finishes without work")
  func cancelled() {
    _ = Simulator.boot()
    let operation = Count()
    operation.addDependency(Count())
    queue.addOperation(operation)
    queue.cancelAllOperations()
    turns()
    #expect(operation.isCancelled && operation.isFinished && operation.runs == 0)
  }

  @Test("The blocks of an operation run where they are called for, in their order")
  func blocks() {
    _ = Simulator.boot()
    var order: [Int] = []
    let operation = BlockOperation { order.append(1) }
    operation.addExecutionBlock { order.append(2) }
    operation.main()
    #expect(order == [1, 2] && !operation.isFinished && !(operation as Operation).isAsynchronous)
  }

  @Test("The most urgent operation is started first, once the queue goes on")
  func urgency() {
    _ = Simulator.boot()
    var order: [Int] = []
    let (low, high) = (BlockOperation { order.append(1) }, BlockOperation { order.append(2) })
    high.addExecutionBlock { order.append(3) }
    let later: [Operation.QueuePriority] = [.veryLow, .low, .normal, .high, .veryHigh]
    #expect(later.map(\.rawValue) == [-8, -4, 0, 4, 8])
    (low.queuePriority, high.queuePriority) = (.veryLow, .veryHigh)
    queue.isSuspended = true
    queue.addOperation(low)
    queue.addOperation(high)
    turns()
    #expect(order == [])
    #expect(high.executionBlocks.count == 2)
    queue.isSuspended = false
    turns()
    #expect(order == [2, 3, 1])
  }

  @Test("A barrier runs after what was there, and a wait lets the work go on")
  func waits() {
    _ = Simulator.boot()
    var order: [Int] = []
    queue.addOperation { order.append(1) }
    queue.addBarrierBlock { order.append(2) }
    DispatchQueue.global().async { [queue] in
      queue.waitUntilAllOperationsAreFinished()
      order.append(3)
    }
    turns()
    #expect(order == [1, 2, 3])
    let operation = BlockOperation { order.append(4) }
    DispatchQueue.global().async { [queue] in
      queue.addOperation(operation)
      operation.waitUntilFinished()
      order.append(5)
    }
    turns()
    #expect(order == [1, 2, 3, 4, 5])
  }
}
