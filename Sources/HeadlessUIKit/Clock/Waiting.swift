import VirtualTime

extension Simulator {
  /// Lets the work that others have pending go on while a block waits for it, as for a group or a
  /// semaphore, and returns true as soon as the condition holds.
  ///
  /// A block of a background queue that waits holds up nobody else. So the run loop goes on inside
  /// the call, and virtual time passes, until the condition holds, nothing is pending, or the limit
  /// has passed. The main queue's block holds up the main thread. So only the blocks that are
  /// pending on other queues run inside the call, and no time passes.
  func waitInBlock(until limit: VirtualInstant, for condition: () -> Bool) -> Bool {
    let deferrals = deferrals
    let outer = (deferrals.underWay, deferrals.slept)
    defer { (deferrals.underWay, deferrals.slept) = outer }
    guard !outer.0.contains(where: { $0 === deferrals.main }) else {
      while !condition() {
        guard deferrals.runFirstInBackground() else { return false }
      }
      return true
    }
    (deferrals.underWay, deferrals.slept) = ([deferrals.main], 0)
    let end = min(limit, now.advanced(by: Self.patienceOfWaits))
    while !condition() {
      guard let due = loop.nextDue, due <= end else {
        if limit <= end { run(until: limit) }
        return condition()
      }
      // A loop that hangs at this instant does nothing more, so waiting longer has no use.
      if case .hung = run(until: due) { return condition() }
    }
    return true
  }

  /// The virtual time after which a wait without a limit counts as one that never ends. Repeating
  /// timers and display links would otherwise let it go on for ever.
  private static let patienceOfWaits = Duration.seconds(60)
}

extension Deferrals {
  /// Runs the first block that is pending on a queue other than the main one; returns false if
  /// there is none.
  fileprivate func runFirstInBackground() -> Bool {
    while let queue = pendingInBackground.first {
      if queue.runFirst() { return true }
      // The queue is suspended, or `sync` has run the block already.
      pendingInBackground.removeFirst()
    }
    return false
  }
}
