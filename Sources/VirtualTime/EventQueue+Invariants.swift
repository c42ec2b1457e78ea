extension EventQueue {
  /// Traps if the event queue is corrupt: its heap is out of order, or disagrees with the slots
  /// that store the events.
  ///
  /// The check does nothing unless the package is built with `-Xswiftc -DINTERNAL_CHECKS`; then the
  /// whole queue is checked after every change.
  @inlinable @inline(__always)
  func checkInvariants() {
    #if INTERNAL_CHECKS
    for place in heap.indices {
      let node = heap[place]
      let parent = heap[max(place - 1, 0) / 2]
      precondition(
        !node.precedes(parent),
        "Entry \(node.serial) due at \(node.due) lies below entry \(parent.serial), due at \(parent.due)."
      )
      let slot = slots[node.slot]
      precondition(
        slot.serial == node.serial && slot.place == place && slot.event != nil,
        "Entry \(node.serial) at place \(place) has slot \(node.slot), which says entry \(slot.serial) at \(slot.place)."
      )
    }
    for free in freeSlots {
      precondition(
        slots[free].serial == 0 && slots[free].event == nil,
        "Slot \(free) is on the free list but holds entry \(slots[free].serial).")
    }
    precondition(
      heap.count + freeSlots.count == slots.count,
      "\(heap.count) entries and \(freeSlots.count) free slots must make up \(slots.count) slots.")
    #endif
  }
}
