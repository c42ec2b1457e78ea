public import Foundation

/// A text with the layout managers that lay it out.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Lets a layout manager lay out the text.
  @MainActor
  open func addLayoutManager(_ layoutManager: NSLayoutManager) {
    layoutManagers.append(layoutManager)
    layoutManager.textStorage = self
  }
  /// Takes the text from a layout manager.
  @MainActor
  open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === layoutManager }
    layoutManager.textStorage = nil
  }
}

/// A manager that lays out a text in containers. The sizes and places are the model's estimates
/// (``UIFont``), as if all of the text had the font of its first character.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text that is laid out; `nil` if there is none.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers in which the text is laid out, of which only the first has text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Returns the text of the text view to which the layout manager belongs.
  var viewText: (() -> NSAttributedString)?

  public override init() { super.init() }

  /// Adds a container for the text.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  private var text: NSAttributedString {
    viewText?() ?? textStorage ?? NSAttributedString(string: "")
  }

  /// The number of the text's glyphs, one for each UTF-16 unit.
  open var numberOfGlyphs: Int { text.length }

  /// Returns the rectangle that the text needs in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let margin = 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width - margin : 0
    let height = container.size.height > 0 ? container.size.height : .greatestFiniteMagnitude
    let box = text.boundingRect(
      with: CGSize(width: width, height: height), options: .usesLineFragmentOrigin, context: nil)
    return CGRect(x: 0, y: 0, width: box.width + margin, height: box.height)
  }

  /// Returns the range of the glyphs in a container: all of them in the first, none in others.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }
  /// Returns the range of the glyphs of a range of characters, which is the same.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the range of the characters of a range of glyphs, which is the same.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the number of a character's glyph, which is the same as the character's.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the number of a glyph's character, which is the same as the glyph's.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the rectangle around glyphs, as if all glyphs were equally wide and in one line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let whole = text.size()
    let unit = whole.width / CGFloat(max(1, numberOfGlyphs))
    return CGRect(
      x: container.lineFragmentPadding + CGFloat(glyphRange.location) * unit, y: 0,
      width: CGFloat(glyphRange.length) * unit, height: whole.height)
  }

  /// Returns the number of the character at a point, as if all characters were equally wide and
  /// each line had as many as fit.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let (whole, count) = (text.size(), numberOfGlyphs)
    guard count > 0, whole.width > 0, whole.height > 0 else { return 0 }
    let unit = whole.width / CGFloat(count)
    let room = container.size.width - 2 * container.lineFragmentPadding
    let inLine = room >= unit ? (room / unit).rounded(.down) : CGFloat(count)
    let line = max(0, (point.y / whole.height).rounded(.down))
    let column = max(0, ((point.x - container.lineFragmentPadding) / unit).rounded(.down))
    return Int(min(CGFloat(count - 1), line * inLine + min(column, inLine - 1)))
  }
  /// Returns the number of the glyph at a point, which is the same as the character's.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Lays out the text of a container now. Does nothing, because the model computes the layout when
  /// it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays out a range of the text again. Does nothing, because the model computes the layout when
  /// it is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
}
