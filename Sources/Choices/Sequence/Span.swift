/// A range of choices that belong together: a list, an element of a list, an alternative.
///
/// With spans, the shrinker can delete a whole element of a list instead of single numbers. Spans
/// nest, and are kept in the order in which they begin. Decoding does not depend on them.
public struct Span: Hashable, Sendable {
  /// The kind of structure whose choices a span contains, such as a list.
  public enum Kind: UInt8, Sendable {
    /// The span contains several parts side by side, such as a tuple's.
    case group
    /// The span contains a list. The spans directly inside are the list's elements.
    case list
    /// The span contains one element of a list, with the choice to continue the list.
    case element
    /// The span contains the choice of one of several alternatives, with the alternative's content.
    case alternatives
  }

  /// The kind of structure whose choices the span contains, such as a list.
  public let kind: Kind
  /// A number for the structure of the codec that made the span. When a failing value is shrunk, a
  /// span may replace another one with the same mark.
  public let mark: UInt64
  /// The index of the span directly around this one; `nil` if there is none.
  public let parent: Int?
  /// The range of the choices that the span contains.
  public internal(set) var choices: Range<Int>
}
