/// A reference that does not keep its view alive, and is `nil` once the view is deallocated.
///
/// A weak reference would do the same. But after the first weak reference the runtime counts all
/// references to that view in a slower way, for the rest of its life, and every run refers to some
/// views like this.
package final class ViewReference: Sendable {
  // The view clears this when it is deallocated.
  // Unchecked: beside the main actor only the view's deinitialiser uses it.
  nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(to view: UIView) { self.view = view }

  func clear() { view = nil }
}

extension UIView {
  /// A reference to this view that does not keep it alive.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(to: self)
    ownReference = reference
    return reference
  }
}
