/// Views that have been used, waiting to be used again, by identifier; and how to make one when
/// none is waiting.
@MainActor
struct ReusePool<View: UIView> {
  /// How to make a view.
  enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]

  /// Says how to make views for an identifier, or (`nil`) no more; those that wait are forgotten.
  mutating func register(_ source: Source?, for identifier: String) {
    precondition(!identifier.isEmpty, "A reuse identifier must not be empty.")
    sources[identifier] = source
    waiting[identifier] = nil
  }

  /// Makes views for every identifier as another pool does.
  mutating func takeSources(of other: ReusePool) { sources = other.sources }

  /// How to make views for an identifier.
  func source(for identifier: String) -> Source? { sources[identifier] }

  /// The view that has waited longest, so that rows that are loaded again find the cells they had.
  mutating func take(_ identifier: String) -> View? {
    guard waiting[identifier]?.isEmpty == false else { return nil }
    return waiting[identifier]?.removeFirst()
  }

  /// Takes a view back for later.
  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
