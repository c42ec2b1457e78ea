/// Used cells or other views by identifier, kept for reuse, and the sources of new ones.
@MainActor
struct ReusePool<View: UIView> {
  /// A source of new views for a list: a class or a nib.
  enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]

  /// Sets the source of views for an identifier, or removes it (`nil`), and drops the views that
  /// wait for reuse.
  ///
  /// An identifier that a missing library would have made is empty, where cuts were passed.
  mutating func register(_ source: Source?, for identifier: String) {
    precondition(
      !identifier.isEmpty || Simulator.current.hasPassedCuts,
      "A reuse identifier must not be empty.")
    sources[identifier] = source
    waiting[identifier] = nil
  }

  /// Copies the sources of another pool.
  mutating func takeSources(of other: ReusePool) { sources = other.sources }

  /// Returns the source of views for an identifier.
  func source(for identifier: String) -> Source? { sources[identifier] }

  /// Removes and returns the view of an identifier that has waited longest, so that reloaded rows
  /// get the cells they had.
  mutating func take(_ identifier: String) -> View? {
    guard waiting[identifier]?.isEmpty == false else { return nil }
    return waiting[identifier]?.removeFirst()
  }

  /// Keeps a view for reuse under an identifier.
  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
