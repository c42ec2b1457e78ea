import Testing
import VirtualTime

/// A faulty event queue, for testing the laws: it returns events that are due together in reverse
/// order.
private struct LastInFirstOut: PendingQueue {
  var list = SortedList()

  var nextDue: VirtualInstant? { list.nextDue }
  var count: Int { list.count }

  mutating func insert(_ event: Int, at due: VirtualInstant) -> Int {
    let index = list.entries.firstIndex { $0.due >= due } ?? list.entries.endIndex
    list.entries.insert((due, event), at: index)
    return event
  }

  mutating func popDue(by limit: VirtualInstant) -> Int? { list.popDue(by: limit) }
  mutating func cancel(_ token: Int) -> Int? { list.cancel(token) }
}

/// A faulty event queue, for testing the laws: cancelling any event removes the first one.
private struct CancelsTheFirst: PendingQueue {
  var list = SortedList()

  var nextDue: VirtualInstant? { list.nextDue }
  var count: Int { list.count }

  mutating func insert(_ event: Int, at due: VirtualInstant) -> Int { list.insert(event, at: due) }
  mutating func popDue(by limit: VirtualInstant) -> Int? { list.popDue(by: limit) }

  mutating func cancel(_ token: Int) -> Int? {
    list.entries.contains { $0.event == token } ? list.popDue(by: .distantFuture) : nil
  }
}

/// Tests that the laws of event queues fail for faulty queues. If they did not, the laws would
/// prove nothing.
@Suite("Faulty queues are found out")
struct FaultyQueues {
  @Test("A queue without insertion order breaks the laws", arguments: 0..<5 as Range<UInt64>)
  func insertionOrder(seed: UInt64) {
    #expect(throws: QueueLawBroken.self) {
      try requireQueueLaws(LastInFirstOut.self, seed: seed, steps: 300)
    }
  }

  @Test("A queue that cancels something else breaks the laws", arguments: 0..<5 as Range<UInt64>)
  func cancellation(seed: UInt64) {
    #expect(throws: QueueLawBroken.self) {
      try requireQueueLaws(CancelsTheFirst.self, seed: seed, steps: 300)
    }
  }
}
