/// An object that refers to a view without keeping it alive. It has no view any more once the view
/// is deallocated.
///
/// A weak reference would do the same, but after the first weak reference to an object the runtime
/// counts all references to it more slowly, for the rest of its life. Every run refers to some
/// views in this way.
package final class ViewReference: Sendable {
  // The view to which the object refers. The view itself clears the property when it is
  // deallocated.
  // Unchecked: besides main-actor code only the view's deinitialiser uses the reference.
  nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(to view: UIView) { self.view = view }

  func clear() { view = nil }
}

extension UIView {
  /// The object that refers to this view without keeping it alive. It is made at the first use.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(to: self)
    ownReference = reference
    return reference
  }
}
