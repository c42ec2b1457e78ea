/// A queue of pending events, ordered by the instant at which they are due.
///
/// Two events due at the same instant come out in the order they were inserted. That rule makes a
/// run a function of its input alone, so nothing in this file consults a hash, an address, or the
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
/// Inside, a binary heap of small plain nodes determines the order, while the events themselves
/// stay in slots that are reused. A slot knows its node's place in the heap, so a cancelled event
/// is released at once, and nothing has to be cleaned up later. Once the arrays have grown to the
/// size a run needs, nothing is allocated any more.
public struct EventQueue<Event> {
  /// A token for a pending event of the queue, with which the event can be cancelled.
  public typealias Token = EventToken

  /// A node of the event queue's heap: the instant at which an event is due, and a serial number
  /// that orders events of the same instant.
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

  /// A slot, the storage of one event of the queue. A slot without an event is free, and has the
  /// serial number 0.
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

  /// The serial number of the event that is inserted next. Numbers start at 1 and are never used
  /// twice.
  @usableFromInline var nextSerial: UInt64 = 1

  /// Creates an event queue without events.
  @inlinable public init() {}

  /// The number of pending events in the queue.
  @inlinable public var count: Int { heap.count }

  /// True if the queue has no pending event.
  @inlinable public var isEmpty: Bool { heap.isEmpty }

  /// The earliest instant at which an event of the queue is due; `nil` if none is pending.
  @inlinable public var nextDue: VirtualInstant? { heap.first?.due }

  /// Inserts an event behind all others of the queue that are due at the same instant.
  ///
  /// - Returns: A token with which the event can be cancelled.
  /// - Complexity: O(log *n*), where *n* is the number of pending events.
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

  /// Removes and returns the queue's first event that is due at or before a limit.
  ///
  /// - Returns: The event, or `nil` if all pending events are due later.
  /// - Complexity: O(log *n*), where *n* is the number of pending events.
  @inlinable
  public mutating func popDue(by limit: VirtualInstant) -> Event? {
    popDue(by: limit, before: nextSerial)
  }

  /// Removes and returns the queue's first event that is due at or before a limit, unless it was
  /// inserted after a given moment.
  ///
  /// - Parameter mark: The value of ``nextSerial`` (the next event's number) at that moment. Events
  ///   that were inserted later stay in the queue.
  @inlinable
  mutating func popDue(by limit: VirtualInstant, before mark: UInt64) -> Event? {
    guard let first = heap.first, first.due <= limit, first.serial < mark else { return nil }
    return remove(at: 0)
  }

  /// Cancels an event: removes it from the queue if it is still pending.
  ///
  /// - Returns: The event, or `nil` if it is no longer pending: it was removed when it was due, or
  ///   was cancelled before.
  /// - Complexity: O(log *n*), where *n* is the number of pending events.
  @inlinable @discardableResult
  public mutating func cancel(_ token: Token) -> Event? {
    contains(token) ? remove(at: slots[token.slot].place) : nil
  }

  /// Returns true if an event, given by its token, is still pending in the queue.
  @inlinable
  public func contains(_ token: Token) -> Bool {
    slots.indices.contains(token.slot) && slots[token.slot].serial == token.serial
  }
}

extension EventQueue: Sendable where Event: Sendable {}
extension EventQueue.Slot: Sendable where Event: Sendable {}

/// A token for one event of one queue.
///
/// A token is never used for a second event, so an old token is harmless: it cancels nothing. It
/// has a meaning only for the queue that returned it.
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
  /// Removes a node of the event queue's heap. The heap's last node is moved to the free place, and
  /// from there to where it belongs.
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

  /// Stores a node at a free place of the heap, or nearer to the root as long as the node precedes
  /// the parent there.
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

  /// Stores a node at a free place of the heap, or farther from the root as long as a child there
  /// precedes the node.
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
