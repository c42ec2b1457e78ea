/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
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

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The first position of the range.
  open var start: UITextPosition { first }
  /// The position after the range.
  open var end: UITextPosition { last }
  /// A Boolean value that is true if the range contains no character.
  open var isEmpty: Bool { start.offset == end.offset }
  private let first: UITextPosition
  private let last: UITextPosition
  init(_ first: Int, _ last: Int) {
    (self.first, self.last) = (UITextPosition(min(first, last)), UITextPosition(max(first, last)))
  }
  public override convenience init() { self.init(0, 0) }
}

/// A direction on the screen, in which a position in a text is searched.
@frozen public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// The direction in which a text is searched: towards its beginning or its end.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text view or field of the model, whose positions are offsets.
@preconcurrency @MainActor
protocol CountedText: UIView {
  var countedText: String { get set }
  /// The selected range.
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

/// Positions and ranges in the text of a text field or a text view. Rectangles are computed from
/// average letter widths, on one line.
extension UITextInput where Self: UIView {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var length: Int { counted?.countedText.utf16.count ?? 0 }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selected range, or the caret's position as an empty range.
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
  /// The text that is being composed by an input method, which is always nil.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the position at a distance in UTF-16 units; nil if it lies outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the position at a distance; left and up count backwards, right and down forwards.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Returns the range between two positions, which may be given in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
  /// Returns the distance between two positions in UTF-16 units; negative if the second comes
  /// first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order of two positions in the text.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// Returns the text in a range; nil if the range reaches beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard let text = counted?.countedText as NSString?, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// Replaces the text in a range, without calling the delegate; ignores a range beyond the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let counted, range.end.offset <= length else { return }
    let place = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    counted.countedText = (counted.countedText as NSString)
      .replacingCharacters(in: place, with: text)
  }
  /// Returns the caret's rectangle at a position, as if the whole text were on one line.
  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let counted else { return .zero }
    let before = (counted.countedText as NSString).substring(to: min(position.offset, length))
    let font = counted.countedFont
    return CGRect(
      x: font.size(of: before, width: 0, lines: 1).width, y: 0, width: 2, height: font.lineHeight)
  }
  /// Returns the rectangle of a range, as if the whole text were on one line.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(x: start.minX, y: 0, width: end.minX - start.minX, height: start.height)
  }
}
