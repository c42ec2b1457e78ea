import Testing
import VirtualTime

@Suite("Event queue")
struct EventQueueTests {
  @Test("Events due together come out in the order they went in")
  func tiesKeepInsertionOrder() {
    var queue = EventQueue<String>()
    queue.insert("first", at: .milliseconds(4))
    queue.insert("second", at: .milliseconds(4))

    #expect(queue.popDue(by: .milliseconds(4)) == "first")
    #expect(queue.popDue(by: .milliseconds(4)) == "second")
  }

  @Test("Nothing comes out before it is due", arguments: [0, 1, 8] as [Int64])
  func nothingEarly(limit: Int64) {
    var queue = EventQueue<String>()
    queue.insert("later", at: .milliseconds(9))

    #expect(queue.popDue(by: .milliseconds(limit)) == nil)
    #expect(queue.nextDue == .milliseconds(9))
  }

  @Test("A cancelled event does not come out")
  func cancelled() {
    var queue = EventQueue<String>()
    let token = queue.insert("never", at: .milliseconds(1))
    queue.insert("always", at: .milliseconds(2))

    #expect(queue.cancel(token) == "never")
    #expect(queue.nextDue == .milliseconds(2))
    #expect(queue.popDue(by: .distantFuture) == "always")
    #expect(queue.isEmpty)
  }

  @Test("A token cancels once, and never a later event")
  func tokensAreNotReused() {
    var queue = EventQueue<String>()
    let token = queue.insert("done", at: .zero)
    _ = queue.popDue(by: .zero)
    let other = queue.insert("pending", at: .zero)

    #expect(queue.cancel(token) == nil)
    #expect(queue.contains(other))
    #expect(!queue.contains(token))
  }

  @Test("A token from a longer queue names nothing in a shorter one")
  func foreignToken() {
    var long = EventQueue<Int>()
    let tokens = (0..<9).map { long.insert($0, at: .zero) }
    var short = EventQueue<Int>()

    #expect(short.cancel(tokens[8]) == nil)
  }

  @Test("A cancelled event is let go at once")
  func letsGo() {
    final class Payload {}
    var queue = EventQueue<Payload>()
    weak var payload: Payload?
    let token = {
      let strong = Payload()
      payload = strong
      return queue.insert(strong, at: .milliseconds(1))
    }()
    queue.insert(Payload(), at: .zero)

    queue.cancel(token)
    #expect(payload == nil)
  }

  @Test("A copy is a queue of its own")
  func copies() {
    var queue = EventQueue<Int>()
    let token = queue.insert(1, at: .zero)
    let copy = queue
    queue.cancel(token)

    #expect(copy.count == 1)
    #expect(queue.count == 0)
  }
}
