/// A stretch of choices that belong together: a list, an element of it, an alternative.
///
/// Spans are what lets the shrinker delete an element rather than three numbers. They nest, and are
/// kept in the order they begin. They carry no meaning for decoding.
public struct Span: Hashable, Sendable {
  /// What kind of structure a span marks.
  public enum Kind: UInt8, Sendable {
    /// Parts that stand side by side.
    case group
    /// A list; its elements are the spans directly inside.
    case list
    /// One element of a list, including the choice to have it.
    case element
    /// The choice of an alternative, and what it holds.
    case alternatives
  }

  /// What kind of structure this is.
  public let kind: Kind
  /// Spans with the same mark were made by codecs of the same shape, and may replace each other.
  public let mark: UInt64
  /// The position of the span around it among all spans.
  public let parent: Int?
  /// The choices in it.
  public internal(set) var choices: Range<Int>
}
