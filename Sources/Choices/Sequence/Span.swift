/// A range of choices that belong together: a list, an element of a list, an alternative.
///
/// With spans, the shrinker can delete a whole element of a list instead of single numbers. Spans
/// nest, and are kept in the order in which they begin. Decoding does not depend on them.
public struct Span: Hashable, Sendable {
  /// The kind of structure that a span marks.
  public enum Kind: UInt8, Sendable {
    /// A group of parts side by side.
    case group
    /// A list. The spans directly inside are its elements.
    case list
    /// One element of a list, including the choice to continue.
    case element
    /// The choice of an alternative, with its content.
    case alternatives
  }

  /// The kind of structure that the span marks.
  public let kind: Kind
  /// A number for the shape of the codec that made the span. A span may replace another one with
  /// the same mark.
  public let mark: UInt64
  /// The index of the enclosing span among all spans; `nil` if there is none.
  public let parent: Int?
  /// The range of the choices inside the span.
  public internal(set) var choices: Range<Int>
}
