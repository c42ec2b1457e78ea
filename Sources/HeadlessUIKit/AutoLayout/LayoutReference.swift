/// Points at a view or a guide without keeping it alive; empty once that is gone.
///
/// A weak reference says the same. But from the first one on the runtime counts every reference to
/// that object in a slower way, for as long as it lives, and layout goes from constraints to views
/// and back all the time.
@MainActor
final class LayoutReference {
  // What they point at clears them when it goes away.
  nonisolated(unsafe) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item, if it is a view and not a guide.
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?

  init(to view: UIView) {
    item = view
    self.view = view
  }

  init(to guide: UILayoutGuide) { item = guide }

  nonisolated func clear() {
    item = nil
    view = nil
  }
}
