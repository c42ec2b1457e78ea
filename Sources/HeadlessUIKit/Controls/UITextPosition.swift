/// A position in the text of a text field or text view.
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

/// A range in the text of a text field or text view.
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

/// A direction on the screen in which a position in the text lies from another.
@frozen public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// A direction in the text: towards its end or its beginning.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text field or text view of the model, in which positions are numbers of UTF-16 units.
@preconcurrency @MainActor
protocol CountedText: UIView {
  var countedText: String { get set }
  /// The selected range of the text, in UTF-16 units.
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

/// Positions and ranges in the text of a text field or text view. Rectangles are estimated from the
/// average width of a letter, as if the whole text were on one line.
extension UITextInput where Self: UIView {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var length: Int { counted?.countedText.utf16.count ?? 0 }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selected range; an empty range at the caret if nothing is selected.
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
  /// The text that an input method is composing. Always `nil`, because the model has no input
  /// methods.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the position at a distance from another, in UTF-16 units; `nil` if it lies outside of
  /// the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the position at a distance from another. Left and up count towards the beginning of
  /// the text, right and down towards its end.
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
  /// Returns the distance from one position to another in UTF-16 units; negative if the second
  /// comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order in which two positions come in the text.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// Returns the text in a range; `nil` if the range extends beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard let text = counted?.countedText as NSString?, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// Replaces the text in a range, without calling the delegate. A range that extends beyond the
  /// text is ignored.
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
