import Foundation
import Testing
import UIKit

@MainActor
@Suite("Tables of weak objects")
struct WeakTableTests {
  private final class Card {}

  @Test("A table of weak objects loses those that nobody keeps, and keeps the order of the others")
  func weakObjects() {
    let table = NSHashTable<Card>.weakObjects()
    let first = Card()
    var second: Card? = Card()
    let third = Card()
    table.add(first)
    table.add(second)
    table.add(third)
    table.add(first)
    #expect(table.count == 3)
    #expect(table.contains(second))

    second = nil
    #expect(table.allObjects.map { $0 === first } == [true, false])
    table.remove(first)
    #expect(table.anyObject === third)
    #expect(table.objectEnumerator().nextObject() as? Card === third)
  }

  @Test("A map leaves weak keys to their owners, and a set value replaces the one before")
  func weakKeys() {
    let map = NSMapTable<Card, NSString>.weakToStrongObjects()
    var key: Card? = Card()
    map.setObject("one", forKey: key)
    map.setObject("two", forKey: key)
    #expect(map.object(forKey: key) == "two")
    #expect(map.count == 1)

    key = nil
    #expect(map.count == 0)
    #expect(map.keyEnumerator().nextObject() == nil)
  }

  @Test("A map finds a key that is equal, unless it compares addresses", arguments: [false, true])
  func equalKeys(byAddress: Bool) {
    let options: NSPointerFunctions.Options =
      byAddress ? [.strongMemory, .objectPointerPersonality] : .strongMemory
    let map = NSMapTable<NSString, Card>(keyOptions: options, valueOptions: .strongMemory)
    map.setObject(Card(), forKey: NSString(string: "a card"))

    #expect((map.object(forKey: NSString(string: "a card")) != nil) == !byAddress)
    map.removeAllObjects()
    #expect(map.objectEnumerator()?.nextObject() == nil)
  }

  @Test("A signpost measures nothing")
  func signposts() {
    let log = OSLog(subsystem: "cards", category: "layout")
    os_signpost(.begin, log: log, name: "layout", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "layout", "%d views", 3)
    #expect(OSSignpostID(log: log) != .exclusive)
  }
}
