import Foundation
import Testing
import UIKit

/// A number under a lock, as libraries for reactive programming have it.
private final class CountingLock: NSLock, @unchecked Sendable {
  private var value = 0

  func add() -> Int {
    lock()
    defer { unlock() }
    value += 1
    return value
  }
}

private final class Reentrant: NSRecursiveLock, @unchecked Sendable {
  func twice() -> Bool { withLock { withLock { `try`() } } }
}

@Suite("Locks that an app inherits")
struct LockTests {
  @Test("A class can inherit a lock and use it")
  func inherited() {
    let counter = CountingLock()
    counter.name = "counter"

    #expect((counter.add(), counter.add()) == (1, 2))
    #expect(counter.withLock { counter.name } == "counter")
    #expect(Reentrant().twice())
  }

  @Test("A lock that is taken is not taken again, and a recursive one is")
  func taken() {
    let lock = NSLock()
    let again = NSRecursiveLock()

    #expect(lock.try())
    #expect(!lock.lock(before: .distantFuture))
    lock.unlock()
    #expect(lock.lock(before: .distantPast))
    again.name = "again"
    again.lock()
    #expect(again.try() && again.lock(before: .distantPast))
    for _ in 0..<3 { again.unlock() }
    #expect(again.name == "again")
    lock.unlock()
  }
}
