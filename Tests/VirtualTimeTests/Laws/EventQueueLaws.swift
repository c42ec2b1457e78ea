import Testing
import VirtualTime

/// The methods that a queue of pending events must have so that its laws can be tested.
protocol PendingQueue {
  associatedtype Token
  init()
  var nextDue: VirtualInstant? { get }
  var count: Int { get }
  mutating func insert(_ event: Int, at due: VirtualInstant) -> Token
  mutating func popDue(by limit: VirtualInstant) -> Int?
  mutating func cancel(_ token: Token) -> Int?
}

extension EventQueue<Int>: PendingQueue {}

/// The simplest queue of pending events: a sorted list. Other queues are compared with it.
struct SortedList: PendingQueue {
  var entries: [(due: VirtualInstant, event: Int)] = []

  var nextDue: VirtualInstant? { entries.first?.due }
  var count: Int { entries.count }

  mutating func insert(_ event: Int, at due: VirtualInstant) -> Int {
    let index = entries.firstIndex { $0.due > due } ?? entries.endIndex
    entries.insert((due, event), at: index)
    return event
  }

  mutating func popDue(by limit: VirtualInstant) -> Int? {
    guard let first = entries.first, first.due <= limit else { return nil }
    return entries.removeFirst().event
  }

  mutating func cancel(_ token: Int) -> Int? {
    entries.firstIndex { $0.event == token }.map { entries.remove(at: $0).event }
  }
}

/// An error for a queue of events that behaves differently from a sorted list.
struct QueueLawBroken: Error, CustomStringConvertible {
  var description: String
}

/// Performs the same operations on a queue of events and on a sorted list, and requires equal
/// results after each operation.
func requireQueueLaws<Queue: PendingQueue>(
  _: Queue.Type = EventQueue<Int>.self, seed: UInt64, steps: Int
) throws {
  var dice = Dice(seed: seed)
  var queue = Queue()
  var model = SortedList()
  var tokens: [Queue.Token] = []
  let spread = 1 + dice.roll(50)

  func require<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) throws {
    if value == expected { return }
    throw QueueLawBroken(description: "\(what) must be \(expected) (was \(value)), seed \(seed).")
  }

  for step in 0..<steps {
    let instant = VirtualInstant(nanoseconds: Int64(dice.roll(spread)))
    switch tokens.isEmpty ? 0 : dice.roll(5) {
    case 0, 1:
      _ = model.insert(tokens.count, at: instant)
      tokens.append(queue.insert(tokens.count, at: instant))
    case 2, 3:
      let event = dice.roll(tokens.count)
      let expected = model.cancel(event)
      try require(queue.cancel(tokens[event]), is: expected, "What step \(step) cancels")
    default:
      let expected = model.popDue(by: instant)
      try require(queue.popDue(by: instant), is: expected, "What is due in step \(step)")
    }
    try require(queue.nextDue, is: model.nextDue, "The next instant after step \(step)")
    try require(queue.count, is: model.count, "The count after step \(step)")
  }
  while let expected = model.popDue(by: .distantFuture) {
    try require(queue.popDue(by: .distantFuture), is: expected, "What is left at the end")
  }
  try require(queue.count, is: 0, "The count at the end")
}

@Suite("Event queue laws")
struct EventQueueLaws {
  @Test("A queue behaves like a list kept in order", arguments: 0..<20 as Range<UInt64>)
  func agreesWithSortedList(seed: UInt64) throws {
    try requireQueueLaws(seed: seed, steps: 300)
  }
}
