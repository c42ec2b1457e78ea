/// A store of cells or other views that wait for reuse, and of the classes and nibs from which a
/// list makes new ones, all by reuse identifier.
@MainActor
struct ReusePool<View: UIView> {
  /// The source from which a list makes new cells or other views for a reuse identifier: a class or
  /// a nib.
  enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class or nib for a reuse identifier, or removes the registration (`nil`). Views of
  /// the identifier that wait for reuse are discarded.
  ///
  /// An empty identifier traps, except in runs in which app code was left out because it does not
  /// compile outside of iOS: an identifier that a missing library would have supplied is empty
  /// then.
  mutating func register(_ source: Source?, for identifier: String) {
    precondition(
      !identifier.isEmpty || Simulator.current.hasPassedCuts,
      "A reuse identifier must not be empty.")
    sources[identifier] = source
    waiting[identifier] = nil
  }

  /// Copies the classes and nibs that are registered in another pool, but not the views that wait
  /// there for reuse.
  mutating func takeSources(of other: ReusePool) { sources = other.sources }

  /// Returns the class or nib that is registered for a reuse identifier; `nil` if there is none.
  func source(for identifier: String) -> Source? { sources[identifier] }

  /// Removes and returns the view of an identifier that has waited for reuse longest; `nil` if none
  /// waits. In this order, rows that are reloaded get the same cells again.
  mutating func take(_ identifier: String) -> View? {
    guard waiting[identifier]?.isEmpty == false else { return nil }
    return waiting[identifier]?.removeFirst()
  }

  /// Stores a view that has left the screen, until it is reused under its identifier.
  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
