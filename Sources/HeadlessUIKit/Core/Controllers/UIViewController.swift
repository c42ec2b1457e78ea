/// Manages one screen of an app: its view, when it appears, and which controllers come next.
///
/// A controller makes its view when it is first asked for, and hears from its surroundings what
/// becomes of it. The calls come in pairs of *will* and *did*, but a did does not always follow its
/// will: a controller that was about to disappear may be told that it is about to appear again
/// (R82). So put right in `viewWillAppear` what `viewWillDisappear` did, and decide nothing for
/// good before a did.
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
/// Everything an app may override stands in this file, since a member of an extension cannot be
/// overridden off Apple's runtime; what the model itself does with a controller stands beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// What tells this controller from the others of one run, from run to run the same.
  package let serial = Simulator.current.makeSerial()
  /// Whether code other than UIKit's ever told it, or one that forwards to it, that it appears or
  /// disappears.
  package internal(set) final var isToldByHand = false
  /// Whether a container of UIKit's own is telling it.
  final var isToldByUIKit = false

  /// The number, so that sets of controllers are walked alike wherever hashing is seeded alike: an
  /// address is another in every run.
  nonisolated open override var hash: Int { serial }

  private var loadedView: UIView?
  var appearanceState = AppearanceState.disappeared
  var traitChanges: [KeptTraitChange] = []
  /// Whether `viewIsAppearing` is still owed for the present appearance.
  var owesIsAppearing = false
  /// Whether it has appeared because somebody put its view into a window, without a parent that
  /// would tell it.
  var appearsWithItsView = false
  /// Whether the appearance under way is animated.
  var appearanceIsAnimated = false

  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var movement = Movement.none

  /// The transition this controller takes part in.
  weak var transition: UIKitTransition?
  /// The presentation or dismissal in which this controller is either presenter or presented.
  weak var modalTransition: UIKitTransition?
  /// The controller that this one, and no ancestor of it, has presented.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var storedPresentationController: UIPresentationController? {
    didSet {
      guard storedPresentationController !== oldValue else { return }
      storedPresentationController?.keepsPresented = false
      oldValue?.keepsPresented = true
    }
  }
  /// Where the controller came from, if that was a storyboard.
  var scene: UIStoryboard.Scene?
  /// The frame that the view was drawn with, if a document made it.
  var canvas: CGRect?
  var storyboardDescription: UIStoryboard.Description?
  /// What a storyboard says of the view, until that is asked for.
  var interfaceView: ((UIViewController) -> (UIView, InterfaceLoading))?
  /// What a storyboard has beside the views, such as objects that its segues are performed by.
  var interfaceObjects: [AnyObject] = []

  /// The name that is looked for among the nibs.
  public let nibName: String?
  /// The bundle that would be searched.
  public let nibBundle: Bundle?

  // MARK: - Creating

  /// Creates a controller whose view is in a nib, that of its class unless named, or else made in
  /// code.
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

  // MARK: - The view

  /// The controller's view; made when first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadViewIfNeeded()
      return loadedView
    }
    set { noting(ObservedProperty("view")) { replaceView(by: newValue) } }
  }

  /// The view, if there is one yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether there is a view yet.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and assigns it to ``view``; an override does not call `super`.
  open func loadView() {
    if loadInterface() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    Simulator.tellingController { loadView() }
    precondition(
      loadedView != nil, "loadView() of \(self) has to assign a view (it assigned none).")
    publish(.viewDidLoad, animated: false)
    Simulator.tellingController { viewDidLoad() }
  }

  private func replaceView(by newView: UIView?) {
    guard newView !== loadedView else { return }
    if let old = loadedView, old.controller === self { old.controller = nil }
    loadedView = newView
    guard let newView else { return }
    newView.controller = self
    newView.safeAreaAddition = additionalSafeAreaInsets + containerInsets
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// The title, which a navigation bar shows.
  open var title: String? {
    willSet { willChange("title") }
    didSet {
      navigationItem.title = title
      if tabBarItem.title == nil { tabBarItem.title = title }
      didChange("title")
    }
  }

  /// Called before the view lays out what is inside.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out what is inside.
  open func viewDidLayoutSubviews() {}
  /// Called when the view needs its constraints; an override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the safe area of the view is another.
  open func viewSafeAreaInsetsDidChange() {}
  /// What this controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { safeAreaAdditionDidChange() }
  }
  /// What bars of a container keep from the safe area of this controller's view.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { safeAreaAdditionDidChange() } }
  }

  /// Called when the system runs short of memory, which here it never does.
  open func didReceiveMemoryWarning() {}

  /// The presenter of a controller that is presented, else what its view is in (R161).
  open override var next: UIResponder? {
    presenter ?? viewIfLoaded?.superview ?? presentingViewController
  }

  // MARK: - Appearance

  /// Called when the view is about to get on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and laid out, and not on the screen yet (R86).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and nothing moves any more.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to leave the screen; it may yet come back.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of this controller's appearing and disappearing by themselves.
  ///
  /// A container that says no has to tell them, with ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear (R84, R129).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isToldByUIKit { isToldByHand = true }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    if !isToldByUIKit { isToldByHand = true }
    endAppearance()
  }

  /// Whether the controller is appearing because it is being presented; only meaningful in the will
  /// and did calls (R87).
  open var isBeingPresented: Bool { movement == .beingPresented }
  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { movement == .beingDismissed }
  /// Whether the controller is appearing because it was added to a parent (R44).
  open var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is disappearing because it is being taken from its parent, be it that
  /// it will come back (R44).
  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: - Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The controllers this one contains.
  open var children: [UIViewController] { childControllers }

  /// Takes a controller in. Add its view next, then call its ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent. Call ``willMove(toParent:)`` with `nil` and take the view away before.
  open func removeFromParent() { leaveParent() }
  /// Called when the controller is about to be added to a parent, or taken from it (`nil`).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller was added to a parent, or taken from it (`nil`).
  open func didMove(toParent parent: UIViewController?) {
    if movement == .toParent || movement == .fromParent { movement = .none }
  }

  /// Replaces one child's view by another's.
  ///
  /// The incoming view is added for the time of the animation, the outgoing one is taken away when
  /// it has ended, and both children hear of it. The parent has adopted both before, and lets the
  /// outgoing one go in the completion.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    requests.runChildTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The child that decides on the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether a container tells its children itself what becomes of them, as UIKit's own do.
  var managesAppearanceOfChildren: Bool { false }
  /// The children whose views are inside this controller's view.
  var childrenOnScreen: [UIViewController] {
    guard let loadedView else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }

  // MARK: - Presenting

  /// Presents a controller over this one.
  ///
  /// Only asks for it: the delegate is asked for its objects at once, everything else starts one
  /// turn later (R7). What cannot be done now is refused with a line on the console, and its
  /// completion never runs (R11).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requests.requestPresentation(
      of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller has presented, with everything above, or, if it has presented
  /// nothing, itself (R12).
  ///
  /// While the presentation still runs this waits for its end, unless
  /// ``UIKitBehavior/earlyDismissal`` says otherwise.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requests.requestDismissal(animated: flag, completion: completion)
  }

  /// What this controller or an ancestor of it has presented.
  open var presentedViewController: UIViewController? {
    presented ?? parentController?.presentedViewController
  }
  /// What has presented this controller or an ancestor of it.
  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }

  /// How this controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The built-in animation that is used when the delegate has none.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Hands out the animators and interactors of this controller's own presentation. Held weakly
  /// (R1).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    // One that dies takes itself away without being set to nil.
    didSet { wantsTransitioningDelegate = transitioningDelegate != nil }
  }
  /// Whether a delegate was set and not taken away: if there is none all the same, it is dead.
  package final private(set) var wantsTransitioningDelegate = false
  /// Whether presentations in the current context stop at this controller.
  open var definesPresentationContext = false
  /// Whether a presentation in this controller's context uses its transition style; it uses the
  /// presented one's.
  open var providesPresentationContextTransitionStyle = false {
    didSet { inert("UIViewController.providesPresentationContextTransitionStyle") }
  }
  /// Whether the status bar is this controller's although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// What manages the presentation of this controller, made when first asked for.
  open var presentationController: UIPresentationController? {
    if presenter == nil, let parentController { return parentController.presentationController }
    return presentationControllerMakingOne()
  }

  /// Whether the user has no way of their own to dismiss this controller.
  open var isModalInPresentation = false
  /// Whether presenting this controller keeps the focus; there is none.
  open var restoresFocusAfterTransition = true {
    didSet { inert("UIViewController.restoresFocusAfterTransition") }
  }
  /// Whether the keyboard stays when this controller is presented; it never appears in the model.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// What runs the transition this controller or its parent takes part in (R88).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.hasCoordinator { return transition }
    return parentController?.transitionCoordinator
  }

  // MARK: - Segues

  /// Whether a segue may be performed. Asked by segues that fire by themselves, not by
  /// ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed: the place to hand things over.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs a segue that the controller's storyboard knows.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    requests.performSegueOfScene(identifier, sender: sender, asksFirst: false)
  }
  /// Shows a controller in the way the surroundings think best: pushes, else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if !requests.pushInContainer(vc) { present(vc, animated: true) }
  }
  /// Shows a controller beside or over this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: - Sizes and traits

  /// The size the content would like.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenter != nil {
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
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

  /// Called before the view gets another size, with the coordinator of the change (R121).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Called before the traits are others.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection.current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called to say what is shown if there is nothing to show: the place to set
  /// `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: - What containers ask

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether pushing this controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view goes on behind bars of a navigation controller (R147).
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { navigationItem.roomDidChange?() } }
  }
  /// Whether it goes on behind opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationItem.roomDidChange?() }
  }

  /// How the status bar looks over this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar over this controller.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Says that the answers about the status bar are others now.
  open func setNeedsStatusBarAppearanceUpdate() { Simulator.current.setNeedsCommit() }

  /// The child that decides on the bar at the lower edge.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the bar at the lower edge goes away by itself; the model shows none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides on the system's gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// At which edges the system's gestures wait for the app's; the model's system has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Has the interface turned the way the device is held, if the app allows that by now.
  open class func attemptRotationToDeviceOrientation() { Simulator.current.turnIfAllowed() }
  /// Says that the answer about orientations is another now; the interface turns the way the device
  /// is held if it may (R146).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { Simulator.current.turnIfAllowed() }

  /// Whether bars of this container, or of one around it, lie over what its children show.
  var hasBarsOverContent: Bool { parentController?.hasBarsOverContent ?? false }

  /// Whether content with too little to scroll keeps clear of the bars of a stack, too (R154).
  ///
  /// Asked where ``UIScrollView/contentInsetAdjustmentBehavior`` is automatic.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      viewIfLoaded?.barsMayBeKeptClear()
      viewIfLoaded?.children.first?.barsMayBeKeptClear()
    }
  }

  /// How it comes and goes where no delegate says otherwise (R181).
  open var preferredTransition: Transition? {
    didSet {
      if viewIfLoaded?.window != nil, preferredTransition?.zoom != nil {
        requests.takeZoomGestures()
      }
    }
  }

  /// Gives a child traits of its own.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overriddenTraits = collection
    childViewController.view.overrideTraits(collection)
  }
  /// The traits a child was given.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.overriddenTraits }
  private var overriddenTraits: UITraitCollection?

  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    UIBarButtonItem(
      title: "Edit", image: nil,
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
        editButtonItem.title = isEditing ? "Done" : "Edit"
      })
  }()

  /// Whether the screen may turn. Systems of the version that is modelled do not ask;
  /// ``UIKitBehavior/asksShouldAutorotate`` has those that did.
  open var shouldAutorotate: Bool { true }
  /// The ways the screen may be held while this controller fills it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way it is held when this controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the controller shows something that can be edited.
  open var isEditing = false
  /// Says whether the controller is to show something that can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// What was added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Lets a key do something; none are pressed here.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes it back.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
