/// A reference to a view or a guide that does not keep it alive, and is empty once that item is
/// gone.
///
/// A weak reference would do the same. But from the first weak reference on, the runtime counts
/// every reference to that object in a slower way for as long as it lives, and layout follows such
/// references all the time.
@MainActor
final class LayoutReference {
  // The view or guide clears its reference when it is deallocated.
  // Unchecked: beside the main actor only the item's deinitialiser uses it.
  nonisolated(unsafe) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The referenced object, if it is a view and not a guide.
  ///
  /// Unchecked: beside the main actor only the item's deinitialiser uses it.
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
