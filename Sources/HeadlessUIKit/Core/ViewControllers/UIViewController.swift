/// A controller of one screen of an app. It manages the screen's view, its appearance and its
/// presentations.
///
/// A controller makes its view when the view is first needed. It gets the appearance calls in pairs
/// of `will` and `did`, but a `did` does not always follow its `will`: a controller that was about
/// to disappear may be told that it is about to appear again (rule R82 of UIKit's behaviour). So
/// undo in `viewWillAppear` what `viewWillDisappear` did, and do nothing irreversible in a `will`
/// call.
///
/// ```
///  disappeared ──▶ appearing ──▶ appeared
///       ▲           │   ▲           │
///       └────── disappearing ◀──────┘
/// ```
///
/// ```swift
/// final class HomeViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .white
///   }
///
///   func open() { present(CardViewController(), animated: true) }
/// }
/// ```
///
/// This file declares everything that an app may override, because a member of an extension cannot
/// be overridden off Apple's runtime. The model's own code about controllers is in files beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// A number that identifies the controller within a run. It is the same in every repetition of
  /// the run.
  package let serial = Simulator.current.makeSerial()
  /// True if app code has ever called the appearance transition methods of this controller, or of a
  /// parent that forwards its appearance calls to this controller.
  package internal(set) final var isToldByHand = false
  /// True while one of UIKit's own containers calls the appearance transition methods of this
  /// controller.
  final var isToldByUIKit = false
  /// The appearance method that is being called for UIKit; `nil` while none is.
  final var appearanceTold: AppearanceCall?
  /// The appearance methods that the app has called itself.
  final var appearanceCalledByApp: Set<AppearanceCall> = []

  /// The controller's hash, made from its serial number. A hash made from the address would order
  /// sets of controllers differently in every run.
  nonisolated open override var hash: Int { serial }

  private var loadedView: UIView?
  var appearanceState = AppearanceState.disappeared
  var traitChanges: [KeptTraitChange] = []
  /// True if the call of `viewIsAppearing` is still due in the controller's present appearance.
  var owesIsAppearing = false
  /// True if the controller has no parent and appeared because its view was added to a window.
  var appearsWithItsView = false
  /// True if the controller's present appearance or disappearance is animated.
  var appearanceIsAnimated = false

  weak var parentController: UIViewController? {
    willSet { willChange("parentViewController") }
    didSet { didChange("parentViewController") }
  }
  var childControllers: [UIViewController] = []
  var movement = Movement.none

  /// The running transition in which this controller takes part; `nil` if there is none.
  weak var transition: UIKitTransition?
  /// The running presentation or dismissal in which this controller is the presenter or is
  /// presented.
  weak var modalTransition: UIKitTransition?
  /// The controller that this controller itself has presented. A controller that a parent has
  /// presented is not meant.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var storedPresentationController: UIPresentationController? {
    didSet {
      guard storedPresentationController !== oldValue else { return }
      storedPresentationController?.keepsPresented = false
      oldValue?.keepsPresented = true
    }
  }
  /// The segue that presented this controller. The reference keeps it alive until the presentation
  /// has ended (rule R197 of UIKit's behaviour).
  var presentingSegue: UIStoryboardSegue?
  /// The storyboard scene from which the controller was made; `nil` if it was made in code.
  var scene: UIStoryboard.Scene?
  /// The view's frame in the storyboard or nib from which it was made; `nil` for a view made in
  /// code.
  var canvas: CGRect?
  var storyboardDescription: UIStoryboard.Description?
  /// A closure that makes the view as its storyboard describes it; `nil` once the view has been
  /// made.
  var interfaceView: ((UIViewController) -> (UIView, InterfaceLoading))?
  /// Objects of a storyboard that are not views, such as the targets that perform its segues. The
  /// controller keeps them alive.
  var interfaceObjects: [AnyObject] = []

  /// The name of the nib from which the view is loaded; `nil` if none was given.
  public let nibName: String?
  /// The bundle in which UIKit would look for the nib. The model only stores it.
  public let nibBundle: Bundle?

  // MARK: - Creating

  /// Creates a controller that loads its view from the named nib, else from a nib named like the
  /// class; without such a nib, the view is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that makes its view in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.decodeInterface(of: self, as: UIViewController.self)
  }

  // MARK: - View

  /// The controller's view. It is made when it is first needed.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadViewIfNeeded()
      return loadedView
    }
    set { noting(ObservedProperty("view")) { replaceView(by: newValue) } }
  }

  /// The controller's view; `nil` if it has not been made yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// True once the controller's view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the controller's view and assigns it to ``view``. An override does not call `super`.
  open func loadView() {
    if loadInterface() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Makes the controller's view now, if it has not been made yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return owesViewDidLoad ? tellOfView() : () }
    isLoadingView = true
    Simulator.tellingController { loadView() }
    isLoadingView = false
    precondition(
      loadedView != nil, "loadView() of \(self) has to assign a view (it assigned none).")
    tellOfView()
  }

  /// True while `loadView()` makes the view.
  private var isLoadingView = false

  /// True if the app has assigned a view before one was needed, as in an initialiser, and
  /// `viewDidLoad()` is still to come: at the latest when the controller appears (rule R255 of
  /// UIKit's behaviour).
  private var owesViewDidLoad = false

  private func tellOfView() {
    owesViewDidLoad = false
    publish(.viewDidLoad, animated: false)
    Simulator.tellingController { viewDidLoad() }
    setUpOnce()
    containerHasLoaded()
  }

  /// True if `setUpContainer()` was called for the present view.
  private var isSetUp = false

  /// Lets one of UIKit's own containers set up its view, once for each view. This takes place in
  /// ``viewDidLoad()``, or after it if an app's override does not call `super`.
  private func setUpOnce() {
    guard loadedView != nil, !isSetUp else { return }
    isSetUp = true
    setUpContainer()
  }

  /// Prepares a container's new view. UIKit's own containers override the method; tab and split
  /// controllers show their first children in it.
  func setUpContainer() {}

  /// Called after ``viewDidLoad()`` has returned, also in a subclass of the app. A navigation
  /// controller shows its topmost child only then.
  func containerHasLoaded() {}

  /// Called before `viewWillAppear(_:)`. A tab bar controller whose view was loaded early shows its
  /// first child then, if it does not show it yet.
  func containerWillAppear() {}

  /// Returns true if the content is told of an appearance that starts now only later, by
  /// ``tellContentOfAppearance()``.
  func tellsContentLater() -> Bool { false }

  /// Tells the content of an appearance that has started earlier, if that is still due.
  func tellContentOfAppearance() {}

  private func replaceView(by newView: UIView?) {
    guard newView !== loadedView else { return }
    if let old = loadedView, old.controller === self { old.controller = nil }
    if loadedView == nil { owesViewDidLoad = newView != nil && !isLoadingView }
    loadedView = newView
    isSetUp = false
    guard let newView else { return }
    newView.controller = self
    newView.safeAreaAddition = additionalSafeAreaInsets + containerInsets
  }

  /// Called once, when the controller's view has been made and its outlets are connected.
  open func viewDidLoad() { setUpOnce() }

  /// The title of the controller, which a navigation bar or a tab bar shows.
  open var title: String? {
    willSet { willChange("title") }
    didSet {
      navigationItem.title = title
      if tabBarItem.title == nil { tabBarItem.title = title }
      didChange("title")
    }
  }

  /// Called before the controller's view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the controller's view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the constraints of the controller's view must be updated. An override calls
  /// `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the safe area of the controller's view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the controller's view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: - Restoration

  /// The name under which the system keeps the controller's state. The model keeps none.
  open var restorationIdentifier: String?
  /// The class that makes the controller anew from its state. The model never asks it.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes the controller's state, for a later launch. The model never calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the controller's state of an earlier launch. The model never calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state of an earlier launch was read. The model never calls it.
  open func applicationFinishedRestoringState() {}

  /// Insets that this controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { safeAreaAdditionDidChange() }
  }
  /// The insets that a container adds to the safe area of this controller's view, because its bars
  /// cover the view.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { safeAreaAdditionDidChange() } }
  }

  /// Called when the system runs short of memory; the model never calls it.
  open func didReceiveMemoryWarning() {}

  /// The next responder. It is the presenter if this controller was presented, else the view's
  /// superview (rule R161 of UIKit's behaviour). A presenter whose view an animator has put into
  /// this controller's view is not: the chain of responders would lead round and round.
  open override var next: UIResponder? {
    let view = viewIfLoaded
    if let presenter, view.map({ presenter.viewIfLoaded?.isDescendant(of: $0) != true }) ?? true {
      return presenter
    }
    return view?.superview ?? presentingViewController
  }

  // MARK: - Appearance

  /// Called when the controller's view is about to appear on the screen.
  open func viewWillAppear(_ animated: Bool) { noteAppearance(.viewWillAppear, animated: animated) }
  /// Called when the controller's view is in the window and laid out, but not on the screen yet
  /// (rule R86 of UIKit's behaviour).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the controller's view is on the screen and the transition has ended.
  open func viewDidAppear(_ animated: Bool) { noteAppearance(.viewDidAppear, animated: animated) }
  /// Called when the controller's view is about to leave the screen. A cancelled transition may
  /// bring it back.
  open func viewWillDisappear(_ animated: Bool) {
    noteAppearance(.viewWillDisappear, animated: animated)
  }
  /// Called when the controller's view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    noteAppearance(.viewDidDisappear, animated: animated)
  }

  /// True if children get this controller's appearance calls automatically.
  ///
  /// A container that returns false must tell its children itself, with
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child controller that it is about to appear or disappear. Its container calls the
  /// method if it does not forward the appearance calls automatically (rules R84 and R129 of
  /// UIKit's behaviour).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isToldByUIKit { isToldByHand = true }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child controller that it has appeared or disappeared. Its container calls the method
  /// after ``beginAppearanceTransition(_:animated:)``.
  open func endAppearanceTransition() {
    if !isToldByUIKit { isToldByHand = true }
    endAppearance()
  }

  /// True if the controller was told that it is about to appear, and not yet that it has appeared.
  package final var isAppearing: Bool { appearanceState == .appearing }

  /// True while the controller appears because it is being presented. The value has a meaning only
  /// in the appearance calls (rule R87 of UIKit's behaviour).
  open var isBeingPresented: Bool { movement == .beingPresented }
  /// True while the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { movement == .beingDismissed }
  /// True while the controller appears because it was added to a parent (rule R44 of UIKit's
  /// behaviour).
  open var isMovingToParent: Bool { movement == .toParent }
  /// True while the controller disappears because it leaves its parent, or because its container
  /// covers it and may uncover it later (rule R44 of UIKit's behaviour).
  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: - Containment

  /// The parent of this controller, that is, the container that contains it.
  open var parent: UIViewController? { parentController }
  /// The child controllers that this controller contains.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller. The caller then adds the child's view, and last calls the child's
  /// ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes this controller from its parent. The caller first calls ``willMove(toParent:)`` with
  /// `nil`, and removes the view.
  open func removeFromParent() {
    let container = parentController
    leaveParent()
    container?.childHasLeft(self)
  }
  /// Called when the app itself has removed a child from this container. A container of UIKit's
  /// then takes the child off its stack or its tabs.
  func childHasLeft(_ child: UIViewController) {}
  /// Called when the controller is about to be added to a parent, or removed from it (`nil`).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller was added to a parent, or removed from it (`nil`).
  open func didMove(toParent parent: UIViewController?) {
    if movement == .toParent || movement == .fromParent { movement = .none }
  }

  /// Replaces the view of one child by that of another, with an animation.
  ///
  /// The incoming view is added when the animation starts, and the outgoing view is removed when
  /// the animation has ended. Both children get the appearance calls. The app adds the incoming
  /// child before the call, and removes the outgoing child in the completion.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    requests.runChildTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The child controller that decides the style of the status bar. The model never asks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child controller that decides whether the status bar is hidden. The model never asks.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// True if this container calls its children's appearance methods itself, as UIKit's own
  /// containers do.
  var managesAppearanceOfChildren: Bool { false }
  /// The child controllers whose views are inside this controller's view.
  var childrenOnScreen: [UIViewController] {
    guard let loadedView else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }

  // MARK: - Presentation

  /// Presents a controller over this one.
  ///
  /// The call only makes the request. The transitioning delegate is asked for its objects at once,
  /// and everything else starts one run-loop turn later (rule R7 of UIKit's behaviour). An
  /// impossible request is refused with a warning on the console, and its completion never runs
  /// (rule R11 of UIKit's behaviour).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requests.requestPresentation(
      of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one has presented, with all that are presented over it. If
  /// this controller has presented nothing, it is dismissed itself (rule R12 of UIKit's behaviour).
  ///
  /// A dismissal during the presentation waits until the presentation has ended, unless
  /// ``UIKitBehavior/earlyDismissal`` says otherwise.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requests.requestDismissal(animated: flag, completion: completion)
  }

  /// The controller that this controller or a parent of it has presented.
  open var presentedViewController: UIViewController? {
    presented ?? parentController?.presentedViewController
  }
  /// The controller that has presented this controller or a parent of it.
  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }

  /// The style in which this controller is presented. Until the app sets it, the style depends on
  /// the version of iOS (rule R189 of UIKit's behaviour).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      if let statedStyle, statedStyle != .automatic { return statedStyle }
      return Simulator.current.behavior.automaticStyle == .fullScreen ? .fullScreen : .automatic
    }
    set { statedStyle = newValue }
  }
  private var statedStyle: UIModalPresentationStyle?
  /// The built-in animation of this controller's presentation. It is used if the transitioning
  /// delegate provides no animator.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The delegate that provides the animators and interactors of this controller's presentation and
  /// dismissal. Held weakly (rule R1 of UIKit's behaviour).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    // The flag stays true when the delegate is deallocated, because the runtime then sets the
    // reference to `nil` without calling this observer.
    didSet { wantsTransitioningDelegate = transitioningDelegate != nil }
  }
  /// True if the app set a transitioning delegate and never set it back to `nil`. If
  /// ``transitioningDelegate`` is `nil` nevertheless, the delegate was deallocated too early.
  package final private(set) var wantsTransitioningDelegate = false
  /// True if presentations in the current context that start at this controller or its children
  /// cover this controller.
  open var definesPresentationContext = false
  /// True if presentations in this context should use this controller's transition style. The model
  /// ignores it and uses the presented controller's.
  open var providesPresentationContextTransitionStyle = false {
    didSet { inert("UIViewController.providesPresentationContextTransitionStyle") }
  }
  /// True if this controller decides the style of the status bar although it does not cover the
  /// screen. The model never reads the property.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The presentation controller of this controller, or of the presented controller that contains
  /// it. It is made when it is first read.
  open var presentationController: UIPresentationController? {
    if presenter == nil, let parentController { return parentController.presentationController }
    return presentationControllerMakingOne()
  }

  /// True if the user may not dismiss this controller by a gesture or a tap beside it.
  open var isModalInPresentation = false
  /// True if the focus is restored after a transition. The model has no focus.
  open var restoresFocusAfterTransition = true {
    didSet { inert("UIViewController.restoresFocusAfterTransition") }
  }
  /// True if the keyboard stays on the screen when this controller is presented. The model never
  /// reads the property.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The coordinator of the transition in which this controller or its parent takes part (rule R88
  /// of UIKit's behaviour); `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.hasCoordinator { return transition }
    return parentController?.transitionCoordinator
  }

  // MARK: - Segues

  /// Returns whether a segue may be performed. UIKit asks for a segue that a control, a cell or a
  /// gesture triggers, but not in ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue from this controller is performed. An override passes data to the
  /// segue's destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue with a given identifier in the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    requests.performSegueOfScene(identifier, sender: sender, asksFirst: false)
  }
  /// Shows a controller: pushes it onto the enclosing navigation controller's stack, or presents it
  /// if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if !requests.pushInContainer(vc) { present(vc, animated: true) }
  }
  /// Shows a controller as the detail of a split view controller. Outside of one, the controller is
  /// presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: - Sizes and traits

  /// The size that this controller's content prefers.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenter != nil {
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Called when the preferred size of a child or of the presented controller has changed. Does
  /// nothing by default.
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

  /// Called before the controller's view changes its size. The coordinator animates alongside the
  /// change (rule R121 of UIKit's behaviour).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Called before the controller's traits change. The coordinator animates alongside the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the controller's view. While the view is not loaded, they are the current
  /// traits.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection.current
  }
  /// Called when the traits of the controller's view have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the controller's view, which overrides the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called when the controller may have to show a placeholder for missing content. An override
  /// sets `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: - Properties that containers and the system read

  /// The title and the buttons that a navigation bar shows for this controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()
  /// The title and the image that a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0) {
    didSet { if tabBarItem !== oldValue { tabBarItemWasReplaced?() } }
  }
  /// Called when the app has replaced ``tabBarItem``, so that a tab bar controller shows the new
  /// one (rule R242).
  var tabBarItemWasReplaced: (() -> Void)?
  /// The bar button items that a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the bar button items that a navigation controller's toolbar shows for this controller.
  /// The model does not animate the change.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The host of an app extension, such as the app that shares something; `nil`, because the model
  /// runs apps and no extensions.
  open var extensionContext: NSExtensionContext? { nil }
  /// True if pushing this controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the controller's view extends under the bars of a navigation controller or
  /// a tab bar controller (rules R147 and R240 of UIKit's behaviour).
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { navigationItem.roomDidChange?() } }
  }
  /// True if the controller's view extends under bars even if these are opaque.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationItem.roomDidChange?() }
  }
  /// Returns true if the controller's view goes on behind a bar at an edge, and false if it ends at
  /// the bar (rules R147 and R240 of UIKit's behaviour).
  func goesOnBehindBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// The style of the status bar while this controller is shown. The model never asks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the status bar is hidden over this controller. The model never asks.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar is shown and hidden. The model never asks.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Tells UIKit that this controller now wants another style or visibility of the status bar. The
  /// model only requests a screen update.
  open func setNeedsStatusBarAppearanceUpdate() { Simulator.current.setNeedsCommit() }

  /// The child controller that decides whether the home indicator hides. The model never asks.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// True if the home indicator hides after a while. The model shows no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Tells UIKit that this controller decides anew about the home indicator. The call has no
  /// effect, because the model shows no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child controller that decides whether the pointer is locked. The model never asks.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// True if the controller wants the pointer to be locked. The model has no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Tells UIKit that this controller decides anew about locking the pointer. The call has no
  /// effect, because the model has no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The child controller that decides at which edges the system's gestures wait. The model never
  /// asks.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the system's gestures wait for those of the app. The model has no system
  /// gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Tells UIKit that other edges defer the system's gestures now. The call has no effect, because
  /// the model has no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Turns the interface to the device's orientation, if the app refused that orientation before
  /// and allows it now.
  open class func attemptRotationToDeviceOrientation() { Simulator.current.turnIfAllowed() }
  /// Tells UIKit that the supported orientations have changed. The interface turns to the device's
  /// orientation if the app now allows it (rule R146 of UIKit's behaviour).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { Simulator.current.turnIfAllowed() }

  /// True if bars of this container, or of a container that contains it, cover edges of the
  /// children's views.
  var hasBarsOverContent: Bool { parentController?.hasBarsOverContent ?? false }

  /// True if a scroll view keeps its content clear of a navigation controller's bars even if the
  /// content is too short to scroll (rule R154 of UIKit's behaviour).
  ///
  /// The property matters only if ``UIScrollView/contentInsetAdjustmentBehavior`` is automatic.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      viewIfLoaded?.barsMayBeKeptClear()
      viewIfLoaded?.children.first?.barsMayBeKeptClear()
    }
  }

  /// The actions below a preview of this controller. The model never opens a preview, so it never
  /// asks for them.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The transition by which this controller is shown if no delegate provides an animator
  /// (rule R181 of UIKit's behaviour).
  open var preferredTransition: Transition? {
    didSet {
      if viewIfLoaded?.window != nil, preferredTransition?.zoom != nil {
        requests.takeZoomGestures()
      }
    }
  }

  /// Overrides traits of a child controller and its view, such as the size class.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overriddenTraits = collection
    childViewController.view.overrideTraits(collection)
  }
  /// Returns the traits by which this controller overrides those of a child; `nil` if it overrides
  /// none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.overriddenTraits }
  private var overriddenTraits: UITraitCollection?

  /// A bar button item that switches editing on and off when it is tapped.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    UIBarButtonItem(
      title: "Edit", image: nil,
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
        editButtonItem.title = isEditing ? "Done" : "Edit"
      })
  }()

  /// True if the interface may turn. The modelled iOS version does not read the property. Older
  /// versions do, and ``UIKitBehavior/asksShouldAutorotate`` models them.
  open var shouldAutorotate: Bool { true }
  /// The orientations that are allowed while this controller fills the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which this controller is best presented. The model never reads the
  /// property.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// True while the controller's content can be edited.
  open var isEditing = false
  /// Switches editing of the controller's content on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Key commands

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The key commands that were added to this controller; `nil` if there are none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a key command to the controller. The model presses no keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command from the controller.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
