/// Points at a view without keeping it alive; empty once that is gone.
///
/// A weak reference says the same. But from the first one on the runtime counts every reference to
/// that view in a slower way, for as long as it lives, and some views are pointed at in every run.
package final class ViewReference: Sendable {
  // The view clears this when it goes away.
  nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(to view: UIView) { self.view = view }

  func clear() { view = nil }
}

extension UIView {
  /// Points at this view without keeping it alive.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(to: self)
    ownReference = reference
    return reference
  }
}
