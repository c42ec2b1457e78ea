/// Pending work, ordered by the moment it falls due.
///
/// Two entries due at the same instant come out in the order they went in. That rule is what makes
/// a run a function of its input alone, so nothing in this file consults a hash, an address, or the
/// wall clock.
///
/// ```swift
/// var queue = EventQueue<String>()
/// queue.insert("late", at: .milliseconds(9))
/// queue.insert("early", at: .milliseconds(2))
/// queue.popDue(by: .milliseconds(5))  // "early"
/// queue.popDue(by: .milliseconds(5))  // nil
/// ```
///
/// Inside, a binary heap of small plain nodes says who is next, while the events themselves lie
/// still in slots that are used again. A slot knows its node's place in the heap, so a cancelled
/// entry is gone at once, with whatever it held on to, and nothing has to be swept up later. Once
/// the arrays have grown to the size a run needs, nothing is allocated any more.
public struct EventQueue<Event> {
  /// Names an entry that is still pending, so that it can be cancelled.
  public typealias Token = EventToken

  /// What decides the order: an instant, and a serial number for those at the same instant.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var due: VirtualInstant
    @usableFromInline var serial: UInt64
    @usableFromInline var slot: Int

    @inlinable
    init(due: VirtualInstant, serial: UInt64, slot: Int) {
      self.due = due
      self.serial = serial
      self.slot = slot
    }

    @inlinable
    func precedes(_ other: Node) -> Bool {
      due == other.due ? serial < other.serial : due < other.due
    }
  }

  /// Where an event lies; free, with the serial number 0, when it holds none.
  @usableFromInline
  struct Slot {
    @usableFromInline var event: Event?
    @usableFromInline var serial: UInt64
    @usableFromInline var place: Int

    @inlinable
    init(event: Event, serial: UInt64, place: Int) {
      self.event = event
      self.serial = serial
      self.place = place
    }
  }

  @usableFromInline var heap: [Node] = []
  @usableFromInline var slots: [Slot] = []
  @usableFromInline var freeSlots: [Int] = []

  /// The serial number of the next entry. Numbers start at 1 and are never used twice.
  @usableFromInline var nextSerial: UInt64 = 1

  /// Creates an empty queue.
  @inlinable public init() {}

  /// How many entries are pending.
  @inlinable public var count: Int { heap.count }

  /// Whether nothing is pending.
  @inlinable public var isEmpty: Bool { heap.isEmpty }

  /// The earliest instant at which anything is due, if anything is.
  @inlinable public var nextDue: VirtualInstant? { heap.first?.due }

  /// Adds an event behind everything already due at the same instant.
  ///
  /// - Returns: A token to cancel it with.
  /// - Complexity: O(log *n*), where *n* is the number of pending entries.
  @inlinable @discardableResult
  public mutating func insert(_ event: Event, at due: VirtualInstant) -> Token {
    let serial = nextSerial
    nextSerial += 1
    let slot = occupySlot(with: event, serial: serial)
    let node = Node(due: due, serial: serial, slot: slot)
    heap.append(node)
    moveUp(node, from: heap.count - 1)
    checkInvariants()
    return Token(slot: slot, serial: serial)
  }

  /// Removes and returns the first event due at or before a limit.
  ///
  /// - Returns: The event, or `nil` if everything pending is due later.
  /// - Complexity: O(log *n*), where *n* is the number of pending entries.
  @inlinable
  public mutating func popDue(by limit: VirtualInstant) -> Event? {
    popDue(by: limit, before: nextSerial)
  }

  /// Removes and returns the first event due at or before a limit, unless it was inserted too late.
  ///
  /// - Parameter mark: What ``nextSerial`` was at the moment after which entries do not count.
  @inlinable
  mutating func popDue(by limit: VirtualInstant, before mark: UInt64) -> Event? {
    guard let first = heap.first, first.due <= limit, first.serial < mark else { return nil }
    return remove(at: 0)
  }

  /// Removes an entry that has not come out yet.
  ///
  /// - Returns: Its event, or `nil` if it has come out or was cancelled before.
  /// - Complexity: O(log *n*), where *n* is the number of pending entries.
  @inlinable @discardableResult
  public mutating func cancel(_ token: Token) -> Event? {
    contains(token) ? remove(at: slots[token.slot].place) : nil
  }

  /// Whether an entry has neither come out nor been cancelled.
  @inlinable
  public func contains(_ token: Token) -> Bool {
    slots.indices.contains(token.slot) && slots[token.slot].serial == token.serial
  }
}

extension EventQueue: Sendable where Event: Sendable {}
extension EventQueue.Slot: Sendable where Event: Sendable {}

/// Names one entry of one queue.
///
/// A token is never used for a second entry, so one that is kept too long is harmless: it cancels
/// nothing. It has a meaning only for the queue that handed it out.
public struct EventToken: Hashable, Sendable {
  @usableFromInline let slot: Int
  @usableFromInline let serial: UInt64

  @inlinable
  init(slot: Int, serial: UInt64) {
    self.slot = slot
    self.serial = serial
  }
}

// MARK: - Slots

extension EventQueue {
  @inlinable
  mutating func occupySlot(with event: Event, serial: UInt64) -> Int {
    guard let free = freeSlots.popLast() else {
      slots.append(Slot(event: event, serial: serial, place: heap.count))
      return slots.count - 1
    }
    slots[free].event = event
    slots[free].serial = serial
    return free
  }

  @inlinable
  mutating func vacateSlot(_ slot: Int) -> Event {
    let event = slots[slot].event.take()!
    slots[slot].serial = 0
    freeSlots.append(slot)
    return event
  }
}

// MARK: - Heap

extension EventQueue {
  /// Takes a node out and lets the last node find its new place from there.
  @inlinable
  mutating func remove(at place: Int) -> Event {
    let removed = heap[place]
    let last = heap.removeLast()
    if place < heap.count {
      if place > 0, last.precedes(heap[(place - 1) / 2]) {
        moveUp(last, from: place)
      } else {
        moveDown(last, from: place)
      }
    }
    let event = vacateSlot(removed.slot)
    checkInvariants()
    return event
  }

  /// Settles a node at a free place or above it, past every node that it precedes.
  @inlinable
  mutating func moveUp(_ node: Node, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard node.precedes(heap[parent]) else { break }
      settle(heap[parent], at: place)
      place = parent
    }
    settle(node, at: place)
  }

  /// Settles a node at a free place or below it, past every node that precedes it.
  @inlinable
  mutating func moveDown(_ node: Node, from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(node) else { break }
      settle(heap[child], at: place)
      place = child
    }
    settle(node, at: place)
  }

  @inlinable
  mutating func settle(_ node: Node, at place: Int) {
    heap[place] = node
    slots[node.slot].place = place
  }
}
