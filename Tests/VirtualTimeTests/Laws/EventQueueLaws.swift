import Testing
import VirtualTime

/// The plainest queue there is: a list kept in order.
private struct SortedList {
  var entries: [(due: VirtualInstant, serial: Int)] = []

  mutating func insert(_ serial: Int, at due: VirtualInstant) {
    let index = entries.firstIndex { $0.due > due } ?? entries.endIndex
    entries.insert((due, serial), at: index)
  }

  mutating func popDue(by limit: VirtualInstant) -> Int? {
    guard let first = entries.first, first.due <= limit else { return nil }
    return entries.removeFirst().serial
  }

  mutating func cancel(_ serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }.map { entries.remove(at: $0).serial }
  }
}

/// Does the same to a queue and to a sorted list, and requires the same of both after each step.
func requireQueueLaws(seed: UInt64, steps: Int) throws {
  var dice = Dice(seed: seed)
  var queue = EventQueue<Int>()
  var model = SortedList()
  var tokens: [EventToken] = []
  let spread = 1 + dice.roll(50)

  for step in 0..<steps {
    let instant = VirtualInstant(nanoseconds: Int64(dice.roll(spread)))
    switch tokens.isEmpty ? 0 : dice.roll(5) {
    case 0, 1:
      model.insert(tokens.count, at: instant)
      tokens.append(queue.insert(tokens.count, at: instant))
    case 2, 3:
      let serial = dice.roll(tokens.count)
      try #require(queue.cancel(tokens[serial]) == model.cancel(serial), "step \(step)")
    default:
      try #require(queue.popDue(by: instant) == model.popDue(by: instant), "step \(step)")
    }
    try #require(queue.nextDue == model.entries.first?.due, "step \(step)")
    try #require(queue.count == model.entries.count, "step \(step)")
  }
  while let expected = model.popDue(by: .distantFuture) {
    try #require(queue.popDue(by: .distantFuture) == expected)
  }
  try #require(queue.isEmpty)
}

@Suite("Event queue laws")
struct EventQueueLaws {
  @Test("A queue behaves like a list kept in order", arguments: 0..<20 as Range<UInt64>)
  func agreesWithSortedList(seed: UInt64) throws {
    try requireQueueLaws(seed: seed, steps: 300)
  }
}
