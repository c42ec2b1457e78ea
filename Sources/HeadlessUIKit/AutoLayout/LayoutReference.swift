/// A reference to a view or a guide that does not keep it alive, and that is empty once the view or
/// guide is deallocated.
///
/// A weak reference would have the same effect. But once an object has a weak reference, Swift's
/// runtime counts all references to it in a slower way for the rest of its life, and layout uses
/// such references very often.
@MainActor
final class LayoutReference {
  // The view or guide to which the reference leads. The view or guide itself clears the property
  // when it is deallocated.
  // Unchecked: no thread check is needed, because apart from the main actor only the deinitialiser
  // of the referenced object uses the property.
  nonisolated(unsafe) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The view to which the reference leads; `nil` if it leads to a layout guide, or the view was
  /// deallocated.
  ///
  /// Unchecked: no thread check is needed, because apart from the main actor only the deinitialiser
  /// of the referenced object uses the property.
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
