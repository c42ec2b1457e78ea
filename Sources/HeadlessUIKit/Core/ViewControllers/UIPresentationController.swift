/// The object that manages a presentation from the request until the dismissal has ended.
///
/// The animator only moves views and is then released; the presentation controller stays. It
/// decides the size of the presented view and adds surrounding views, such as a dimming view. It is
/// told how each transition ended, so that it can remove them again (R22).
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
/// After the dismissal it holds the controller that it presented for as long as it lives itself
/// (R156).
///
/// - Note: Unlike UIKit's, it does not hold that controller before and during the presentation,
///   because that controller holds it. The chain of presented controllers keeps both alive. So a
///   simulator that is released in the middle of a presentation leaves no reference cycle behind.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  /// A strong reference to the presented controller, once that controller no longer refers to this
  /// object.
  private var keptPresented: UIViewController?
  /// True if this object itself holds the presented controller.
  var keepsPresented = false {
    didSet { keptPresented = keepsPresented ? storedPresented : nil }
  }
  private let style: UIModalPresentationStyle
  /// The controller on which `present` was called.
  weak var sourceController: UIViewController?
  var container: UIView?
  /// The place in the view tree from which this presentation removed the presenter's view.
  var presenterPlace: ViewPlace?
  /// True if the presented view keeps its own frame when it returns after another presentation
  /// covered it; else the view fills the container.
  var placesPresentedViewItself: Bool { false }
  /// True if the animator had removed the presenter's view before this presentation did.
  var presenterWasTakenByAnimator = false

  /// Creates an object that manages the presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    guard let controller = storedPresenting ?? storedPresented?.presenter else {
      preconditionFailure("\(type(of: self)) has no presenting controller: nothing is presented.")
    }
    return controller
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let controller = storedPresented else {
      preconditionFailure("\(type(of: self)) has outlived the controller that it presented.")
    }
    return controller
  }

  /// The presentation style that the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which both transitions take place. It exists from the start of the presentation to
  /// the end of the dismissal.
  open var containerView: UIView? { container }

  /// The view that is presented: the controller's own view, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view. The model asks for it often; UIKit does not apply it by
  /// itself when the container changes (R20).
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// True if the container covers the window, false if it covers the view that defines the context
  /// (R21).
  open var shouldPresentInFullscreen: Bool { true }

  /// True if the presenter's view leaves the window once the presentation has ended (R13).
  open var shouldRemovePresentersView: Bool { false }

  /// True if touches beside the presented view go to the views behind the container.
  var letsTouchesThrough: Bool { false }

  /// Called when a property that this object observes by key path changes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The delegate that adapts the presentation and may keep the user from dismissing it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style to use in compact surroundings. The model's own presentations adapt by their frames.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for certain traits; the style for compact surroundings by default.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// The traits of the presented view, which override those of the surroundings.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.overrideTraits(overrideTraitCollection) }
  }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation is about to start. Add the views around the presented view here.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended, completed or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to start.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended, completed or cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes and traits

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size has changed. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called for a changed fitting size in UIKit. The model never calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size for a child controller; the parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container changes its size, with the coordinator of the change (R121).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let storedPresented else { return }
    let own = self.size(forChildContentContainer: storedPresented, withParentContainerSize: size)
    storedPresented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the container changes its traits, with the coordinator of the change (R121).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container; the current traits if there is no container.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? UITraitCollection.current
  }
  /// Called after the traits of the container have changed (R121).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
