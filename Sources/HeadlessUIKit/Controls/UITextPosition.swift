/// A position in the text of a text field or text view.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units in the text before the position.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  public override convenience init() { self.init(0) }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return onMainThread("UITextPosition.isEqual(_:)") { other.offset == offset }
  }
  public nonisolated override var hash: Int {
    onMainThread("UITextPosition.hash") { offset }
  }
}

/// A range in the text of a text field or text view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The position of the range's start in the text.
  open var start: UITextPosition { first }
  /// The position in the text at which the range ends: after its last character.
  open var end: UITextPosition { last }
  /// A Boolean value that is true if the range contains no characters.
  open var isEmpty: Bool { start.offset == end.offset }
  private let first: UITextPosition
  private let last: UITextPosition
  init(_ first: Int, _ last: Int) {
    (self.first, self.last) = (UITextPosition(min(first, last)), UITextPosition(max(first, last)))
  }
  public override convenience init() { self.init(0, 0) }
}

/// A direction on the screen in which to go from one position of the text to another.
@frozen public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// A direction in a text: forward to its end, or backward to its beginning.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text field or text view of the model. Positions in its text are counted in UTF-16 units.
@preconcurrency @MainActor
protocol CountedText: UIView {
  var countedText: String { get set }
  /// The selected range of the text field or text view, in UTF-16 units.
  var countedSelection: NSRange { get set }
  var countedFont: UIFont { get }
}

extension UITextField: CountedText {
  var countedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var countedSelection: NSRange {
    get { selection ?? NSRange(location: countedText.utf16.count, length: 0) }
    set { selection = newValue }
  }
  var countedFont: UIFont { font ?? .systemFont(ofSize: 17) }
}

extension UITextView: CountedText {
  var countedText: String {
    get { text }
    set { text = newValue }
  }
  var countedSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  var countedFont: UIFont { font ?? .systemFont(ofSize: 17) }
}

extension CountedText {
  /// Returns the rectangle of the caret at a position in the text, as if the whole text were on one
  /// line.
  func caret(at position: UITextPosition) -> CGRect {
    let length = countedText.utf16.count
    let before = (countedText as NSString).substring(to: min(position.offset, length))
    return CGRect(
      x: countedFont.size(of: before, width: 0, lines: 1).width, y: 0, width: 2,
      height: countedFont.lineHeight)
  }
}

/// The positions and ranges in the text of a text field or text view. Rectangles are estimated from
/// the average width of a letter, as if the whole text were on one line.
extension UITextInput where Self: UIView {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var length: Int { counted?.countedText.utf16.count ?? 0 }

  /// The position before the first character of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character of the text.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selected range of the text; an empty range at the caret if nothing is selected.
  public var selectedTextRange: UITextRange? {
    get {
      counted.map { UITextRange($0.countedSelection.lowerBound, $0.countedSelection.upperBound) }
    }
    set {
      guard let newValue else { return }
      counted?.countedSelection = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
  /// The range of the text that an input method, as for Chinese, is composing. Always `nil`,
  /// because the model has no input methods.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the position that is a number of UTF-16 units after another position in the text, or
  /// before it if the number is negative; `nil` if it would lie outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the position that lies a number of UTF-16 units from another in a direction. Left and
  /// up go towards the beginning of the text, right and down towards its end.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Returns the range between two positions in the text, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
  /// Returns the distance from one position in the text to another in UTF-16 units, which is
  /// negative if the second position comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Compares two positions in the text: `orderedAscending` if the first position comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// Returns the part of the text that lies in a range; `nil` if the range extends beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard let text = counted?.countedText as NSString?, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// Replaces the part of the text that lies in a range, without calling the delegate. Does nothing
  /// if the range extends beyond the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let counted, range.end.offset <= length else { return }
    let place = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    counted.countedText = (counted.countedText as NSString)
      .replacingCharacters(in: place, with: text)
  }
  /// Returns the rectangle of the caret at a position in the text, as if the whole text were on one
  /// line.
  public func caretRect(for position: UITextPosition) -> CGRect {
    counted?.caret(at: position) ?? .zero
  }
  /// Returns the rectangle of a range of the text, as if the whole text were on one line.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(x: start.minX, y: 0, width: end.minX - start.minX, height: start.height)
  }
}
