/// An object that gives a view a behaviour of its own, mostly by gesture recognisers that it adds.
///
/// A view tells an interaction of each view that it comes to and leaves (R196):
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
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction comes to a view, or, with `nil`, leaves its view.
  func willMove(to view: UIView?)
  /// Called when the interaction has come to a view, or, with `nil`, has left its view.
  func didMove(to view: UIView?)
}
