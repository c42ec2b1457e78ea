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

  private protocol Photo: AnyObject {}
  private final class Picture: Photo {}

  @Test("The objects of a table may be known by a protocol alone")
  func protocols() {
    let table = NSMapTable<any Photo, NSUUID>(
      keyOptions: .strongMemory, valueOptions: .strongMemory)
    let (first, second) = (Picture(), Picture())
    let number = NSUUID()
    table.setObject(number, forKey: first)
    #expect(table.object(forKey: first) === number)
    #expect(table.object(forKey: second) == nil)
    table.removeObject(forKey: first)
    #expect(table.count == 0)

    let photos = NSHashTable<any Photo>.weakObjects()
    photos.add(second)
    #expect(photos.contains(second) && !photos.contains(first))
    #expect(photos.anyObject === second)
    photos.remove(second)
    #expect(photos.allObjects.isEmpty)
  }

  @Test("A list of weak pointers has an empty place for an object that nobody keeps")
  func weakPointers() {
    let list = NSPointerArray.weakObjects()
    func pointer(_ card: Card) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(card).toOpaque()
    }
    let first = Card()
    var second: Card? = Card()
    list.addPointer(second.map(pointer))
    list.insertPointer(pointer(first), at: 0)
    list.addPointer(nil)
    #expect(list.count == 3)
    #expect(list.pointer(at: 1) == second.map(pointer))

    second = nil
    #expect(list.pointer(at: 1) == nil)
    #expect(list.allObjects.count == 1)
    list.compact()
    #expect(list.count == 1)
    withExtendedLifetime(first) {}

    list.replacePointer(at: 0, withPointer: nil)
    list.count = 2
    list.removePointer(at: 0)
    #expect(list.count == 1)
    #expect(list.allObjects.isEmpty)
  }

  @Test("A list of strong pointers keeps its objects")
  func strongPointers() {
    let list = NSPointerArray.strongObjects()
    var card: Card? = Card()
    withExtendedLifetime(card) {
      list.addPointer(card.map { Unmanaged.passUnretained($0).toOpaque() })
    }
    card = nil
    #expect(list.allObjects.first is Card)
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

  @Test("A table without options keeps its objects until they are taken out")
  func strongObjects() {
    let table = NSHashTable<Card>()
    table.add(Card())
    #expect(table.count == 1)

    table.removeAllObjects()
    #expect(table.allObjects.isEmpty)
  }

  @Test("A map keeps the keys and values that it holds strongly, and no others")
  func ownership() {
    let strong = NSMapTable<NSString, Card>.strongToStrongObjects()
    let strongToWeak = NSMapTable<NSString, Card>.strongToWeakObjects()
    let weak = NSMapTable<NSString, Card>.weakToWeakObjects()
    let key = NSString(string: "a card")
    for map in [strong, strongToWeak, weak] { map.setObject(Card(), forKey: key) }

    #expect(
      [strong, strongToWeak, weak].map { $0.object(forKey: key) != nil } == [true, false, false])
    strong.removeObject(forKey: key)
    #expect(strong.count == 0)
  }

  @Test("Options of pointers are bits of their own, and equality of objects is the default")
  func pointerOptions() {
    let options: NSPointerFunctions.Options = [.copyIn, .weakMemory]

    #expect(options.contains(.copyIn) && !options.contains(.objectPointerPersonality))
    #expect(
      options.contains(.objectPersonality)
        == NSPointerFunctions.Options().contains(.objectPersonality))
  }

  @Test("Signposts have an order, and two that stand for none")
  func signpostOrder() {
    let log = OSLog(subsystem: "cards", category: "layout")
    let id = OSSignpostID(log: log, object: Card())
    os_signpost(.event, log: log, name: "tap", signpostID: id)

    #expect(OSSignpostID.null < id && id < .invalid)
  }

  @Test("A font's description takes a name and a size from attributes, and no others")
  func fontAttributes() {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let description = UIFontDescriptor(name: "Card", size: 12).addingAttributes([
      .size: CGFloat(20), .family: "Cards", .traits: [String](), .featureSettings: [feature],
    ])

    #expect(description.pointSize == 20)
    #expect(UIFont(descriptor: description, size: 0).fontName == "Card")
  }

  @Test("A view's layer has no action outside of an animation block")
  func actions() {
    let view = UIView()

    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }

  @Test("A signpost measures nothing")
  func signposts() {
    let log = OSLog(subsystem: "cards", category: "layout")
    os_signpost(.begin, log: log, name: "layout", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "layout", "%d views", 3)
    #expect(OSSignpostID(log: log) != .exclusive)
  }
}
