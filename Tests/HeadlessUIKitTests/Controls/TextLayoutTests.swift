import Foundation
import Testing
import UIKit

@MainActor
@Suite("Text in containers", .serialized)
struct TextLayoutTests {
  private let manager = NSLayoutManager()
  private let storage = NSTextStorage(string: "abcdefghij")

  @Test("The layout manager measures the storage's text in its container")
  func measures() {
    _ = Simulator.boot()
    let container = NSTextContainer(size: CGSize(width: 40, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(container.layoutManager === manager && manager.textContainers == [container])
    #expect(storage.layoutManagers == [manager] && manager.textStorage === storage)
    manager.ensureLayout(for: container)
    let whole = NSRange(location: 0, length: 10)
    #expect(manager.glyphRange(for: container) == whole && manager.numberOfGlyphs == 10)
    let used = manager.usedRect(for: container)
    #expect(used.width <= 40 && used.height > storage.size().height)
    #expect(manager.glyphRange(forCharacterRange: whole, actualCharacterRange: nil) == whole)
    #expect(manager.characterRange(forGlyphRange: whole, actualGlyphRange: nil) == whole)
    #expect(manager.glyphIndexForCharacter(at: 3) == manager.characterIndexForGlyph(at: 3))
    storage.removeLayoutManager(manager)
    manager.invalidateLayout(forCharacterRange: whole, actualCharacterRange: nil)
    #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }

  @Test("A point leads to the character that stands there")
  func point() {
    _ = Simulator.boot()
    let container = NSTextContainer()
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    for place in [0, 4, 9] {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: place, length: 1), in: container)
      let middle = CGPoint(x: box.midX, y: box.midY)
      #expect(manager.glyphIndex(for: middle, in: container) == place)
    }
    let after = CGPoint(x: 1000, y: 1000)
    #expect(
      manager.characterIndex(
        for: after, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 9)
  }

  @Test("A text view's manager lays out the text that the view has")
  func textView() {
    _ = Simulator.boot()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a"
    view.layoutIfNeeded()
    let one = view.layoutManager.usedRect(for: view.textContainer)
    view.text = "a\nb\nc"
    let three = view.layoutManager.usedRect(for: view.textContainer)
    #expect(three.height > 2 * one.height && view.textContainer.size.width == 100)
  }
}
