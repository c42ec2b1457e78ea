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
  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
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

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
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

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  public func text(in range: UITextRange) -> String? {
    guard let text = counted?.countedText as NSString?, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let counted, range.end.offset <= length else { return }
    let place = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    counted.countedText = (counted.countedText as NSString)
      .replacingCharacters(in: place, with: text)
  }
  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let counted else { return .zero }
    let before = (counted.countedText as NSString).substring(to: min(position.offset, length))
    let font = counted.countedFont
    return CGRect(
      x: font.size(of: before, width: 0, lines: 1).width, y: 0, width: 2, height: font.lineHeight)
  }
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(x: start.minX, y: 0, width: end.minX - start.minX, height: start.height)
  }
}
