/// An object that adds a behaviour to a view, mostly by gesture recognisers that it attaches.
///
/// UIKit tells an interaction when it is added to a view and when it is removed (rule R196 of
/// UIKit's behaviour):
///
/// ```swift
/// final class PullInteraction: NSObject, UIInteraction {
///   private(set) weak var view: UIView?
///   private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(pull))
///
///   func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan) }
///   func didMove(to view: UIView?) {
///     self.view = view
///     view?.addGestureRecognizer(pan)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view (`nil`).
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view (`nil`).
  func didMove(to view: UIView?)
}
