/// An object that manages a presentation from the request until the dismissal has ended.
///
/// The animator moves views during one transition and is then released. The presentation controller
/// stays: it decides the size of the presented view and adds surrounding views, such as a dimming
/// view. It is told how each transition ended, so that it can remove its own views (rule R22 of
/// UIKit's behaviour).
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
/// After the dismissal the presentation controller holds the controller that it presented, for as
/// long as it lives itself (rule R156 of UIKit's behaviour).
///
/// - Note: Unlike in UIKit, it holds that controller neither before nor during the presentation,
///   because the presented controller holds it. The chain of presented controllers keeps both
///   alive. So a simulator that is released in the middle of a presentation leaves no reference
///   cycle behind.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The handlers that are registered for changes of the container view's traits.
  var traitChanges: [KeptTraitChange] = []
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  /// A strong reference to the presented controller. It is set only while that controller does not
  /// refer to this presentation controller, so that no reference cycle arises.
  private var keptPresented: UIViewController?
  /// True if this presentation controller itself keeps the presented controller alive.
  var keepsPresented = false {
    didSet { keptPresented = keepsPresented ? storedPresented : nil }
  }
  private var style: UIModalPresentationStyle
  /// The controller on which the app called `present`.
  weak var sourceController: UIViewController?
  var container: UIView?
  /// The place in the view tree from which this presentation removed the presenter's view, for
  /// putting the view back later.
  var presenterPlace: ViewPlace?
  /// True if the presented view keeps its own frame when it comes back after another presentation
  /// has covered it; false if the view then fills the container.
  var placesPresentedViewItself: Bool { false }
  /// True if the animator had already removed the presenter's view when this presentation was to
  /// remove it.
  var presenterWasTakenByAnimator = false

  /// Creates a presentation controller for one controller that another presents.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Sets the controller that UIKit has chosen to present, whatever controller the app has named
  /// (rule R228 of UIKit's behaviour), and the style in which it presents.
  final func isPresented(by presenter: UIViewController, in style: UIModalPresentationStyle) {
    storedPresenting = presenter
    self.style = style
  }

  /// Returns this presentation controller with the style in which it presents, which the presented
  /// controller may have changed since (rule R235 of UIKit's behaviour).
  final func presenting(in style: UIModalPresentationStyle) -> UIPresentationController {
    self.style = style
    return self
  }

  /// The controller that presents ``presentedViewController``.
  ///
  /// Before the presentation there is none. UIKit's property is `nil` then, although its type does
  /// not say so, and an app that compares it finds it different from all controllers. Here a
  /// controller stands for `nil` that is used for nothing else.
  open var presentingViewController: UIViewController {
    storedPresenting ?? storedPresented?.presenter ?? nobody
  }
  private lazy var nobody = UIViewController()

  /// The controller that this object presents, until its dismissal has ended.
  open var presentedViewController: UIViewController {
    guard let controller = storedPresented else {
      preconditionFailure("\(type(of: self)) has outlived the controller that it presented.")
    }
    return controller
  }

  /// The presentation style that the presented controller asked for, such as a sheet.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The container view, in which the presentation and the dismissal take place. It exists from the
  /// start of the presentation to the end of the dismissal.
  open var containerView: UIView? { container }

  /// The view that is presented: the presented controller's own view, or a view that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container view. The model reads it often. As in UIKit,
  /// it is not applied automatically when the container changes its size (rule R20 of UIKit's
  /// behaviour).
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// True if the container view covers the window; false if it covers the view of the controller
  /// that defines the presentation context (rule R21 of UIKit's behaviour).
  open var shouldPresentInFullscreen: Bool { true }

  /// True if the presenter's view is removed from the window when the presentation has ended
  /// (rule R13 of UIKit's behaviour).
  open var shouldRemovePresentersView: Bool { false }

  /// True if touches beside the presented view go to the views behind the container.
  var letsTouchesThrough: Bool { false }

  /// Called when a property changes that this object observes by a key path.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The delegate that adapts the presentation and may keep the user from dismissing it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presentation style for a compact size class; `.none`, the default, keeps the requested
  /// style. The model does not read it, because its own presentations adapt by their frames.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the presentation style for given traits, by default the style for a compact size
  /// class. The model does not call it.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// The traits that the presented view gets in place of inherited ones, such as a dark style.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.overrideTraits(overrideTraitCollection) }
  }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation is about to start. An override adds the views around the
  /// presented view, such as a dimming view.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended, completed (true) or cancelled (false).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal of the presented controller is about to start.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal of the presented controller has ended, completed (true) or cancelled
  /// (false).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes and traits

  /// The size that the presented controller prefers for its content.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size has changed. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called in UIKit when the constraints of a child give it another size. The model never calls
  /// it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size that a child controller gets in a parent of the given size. By default it is
  /// the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container view changes its size. The coordinator animates alongside the
  /// change (rule R121 of UIKit's behaviour).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let storedPresented else { return }
    let own = self.size(forChildContentContainer: storedPresented, withParentContainerSize: size)
    storedPresented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the container view changes its traits. The coordinator animates alongside the
  /// change (rule R121 of UIKit's behaviour).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container view; the current traits if there is no container view.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? UITraitCollection.current
  }
  /// Called after the traits of the container view have changed (rule R121 of UIKit's behaviour).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
