/// Manages a presentation from the moment it is asked for until the dismissal is over.
///
/// The animator moves views and is then forgotten; the presentation controller stays. It decides
/// how large the presented view is, puts up what belongs around it, a dimming view for instance,
/// and hears how either transition ended, so that it can take that away again (R22).
///
/// ```swift
/// final class CardPresentationController: UIPresentationController {
///   private let dimming = UIView()
///
///   override func presentationTransitionWillBegin() {
///     dimming.frame = containerView!.bounds
///     containerView!.insertSubview(dimming, at: 0)
///   }
///
///   override func presentationTransitionDidEnd(_ completed: Bool) {
///     if !completed { dimming.removeFromSuperview() }
///   }
/// }
/// ```
///
/// It keeps the controller that it presented for as long as somebody keeps it, also after the
/// dismissal (R156).
///
/// - Note: Unlike UIKit's, it does not hold that controller while it is held by it, before the
///   presentation and during it: the chain of presented controllers does, which keeps a world that
///   is thrown away in the middle of a presentation from holding itself.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  /// What it presented, once that has let go of it.
  private var keptPresented: UIViewController?
  /// Whether it holds what it presented itself.
  var keepsPresented = false {
    didSet { keptPresented = keepsPresented ? storedPresented : nil }
  }
  private let style: UIModalPresentationStyle
  /// The controller that was asked to present.
  weak var sourceController: UIViewController?
  var container: UIView?
  /// Where the presenter's view was before this presentation took it off the screen.
  var presenterPlace: ViewPlace?
  /// Whether the presented view finds back to its place by itself after something has covered it.
  var placesPresentedViewItself: Bool { false }
  /// Whether the animator had taken it away before this presentation would have.
  var presenterWasTakenByAnimator = false

  /// Manages the presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Who presents.
  open var presentingViewController: UIViewController {
    guard let controller = storedPresenting ?? storedPresented?.presenter else {
      preconditionFailure("\(type(of: self)) has no presenting controller: nothing is presented.")
    }
    return controller
  }

  /// Who is presented.
  open var presentedViewController: UIViewController {
    guard let controller = storedPresented else {
      preconditionFailure("\(type(of: self)) has outlived the controller that it presented.")
    }
    return controller
  }

  /// The style the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which everything takes place; there from the start of the presentation to the end
  /// of the dismissal.
  open var containerView: UIView? { container }

  /// The view that is presented: the controller's own, unless it is wrapped.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view belongs. Asked often; UIKit does not apply it by itself when the
  /// container changes (R20).
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the container covers the window, rather than the view that defines the context (R21).
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window once the presented one is there (R13).
  open var shouldRemovePresentersView: Bool { false }

  /// Whether touches beside what is presented go to whatever lies behind.
  var letsTouchesThrough: Bool { false }

  /// Told of a change to a property this object observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Has a say in how the presentation suits its surroundings, and in whether the user may dismiss
  /// it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that compact surroundings make of the one that was asked for. The model's own
  /// presentations adapt by their frames.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Traits for what is presented, whatever the surroundings are.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.overrideTraits(overrideTraitCollection) }
  }

  /// Called before the container lays out what is inside.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out what is inside.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation is about to start: the place to put up what belongs around the
  /// presented view.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended one way or the other.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to start.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended one way or the other.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container gets another size, with the coordinator of the change (R121).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let storedPresented else { return }
    let own = self.size(forChildContentContainer: storedPresented, withParentContainerSize: size)
    storedPresented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the container gets other traits, with the coordinator of the change (R121).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? UITraitCollection.current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
