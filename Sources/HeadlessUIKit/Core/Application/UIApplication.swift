import VirtualTime

/// The application: its windows and its life-cycle state, and calls that block touches.
///
/// ```swift
/// UIApplication.shared.beginIgnoringInteractionEvents()
/// UIView.animate(withDuration: 0.3, animations: change) { _ in
///   UIApplication.shared.endIgnoringInteractionEvents()
/// }
/// ```
///
/// A test changes the life-cycle state by calls such as ``Simulator/enterBackground(when:)``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// True while the application is leaving its present state for the inactive or background state.
  var isLeaving: Bool { departure != nil }
  /// The state to which the application is moving through the states in between; `nil` if it is not
  /// moving.
  var departure: State?
  /// The scheduled event that starts the next stage of the app's way to the background or the
  /// inactive state.
  var nextStage: EventToken?

  /// The state of an app: active, inactive or in the background.
  @frozen public enum State: Int, Sendable {
    /// The state of an app that is on the screen and gets touches.
    case active
    /// The state of an app that is on the screen, but whose touches the system takes.
    case inactive
    /// The state of an app that is not on the screen.
    case background
  }

  /// The application of the current simulator.
  public static var shared: UIApplication { Simulator.current.application }

  /// Returns the shared application for the key path "shared" or "sharedApplication". Code that may
  /// also run in an app extension uses the key path, because it must not call
  /// `UIApplication.shared`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
  /// Returns the shared application for the key "shared" or "sharedApplication"; `nil` for any
  /// other key.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Returns true for the selector "sharedApplication". Code that may also run in an app extension
  /// checks and performs the selector, because it must not call `UIApplication.shared`.
  public static func responds(to selector: Selector) -> Bool {
    selector.isNamed("sharedApplication")
  }
  /// Returns the shared application if the selector is "sharedApplication"; `nil` otherwise.
  public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: selector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// The delegate that is told of the application's events, such as becoming active.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate object that the launch made. The application keeps it alive.
  var launched: (any UIApplicationDelegate)?
  /// The window that the launch made for the main storyboard.
  var launchWindow: UIWindow?

  /// The visible windows of the app, from back to front.
  public private(set) var windows: [UIWindow] = []

  /// The application's state: active, inactive or in the background.
  public internal(set) var applicationState: State = .active {
    didSet {
      if applicationState != oldValue {
        Simulator.current.animations.isInBackground = applicationState == .background
        Simulator.current.publish(.application(applicationState))
      }
    }
  }

  /// True if the app can read protected files: always, because the model's device is unlocked.
  open var isProtectedDataAvailable: Bool { true }

  /// The key window, which gets keyboard input.
  open private(set) weak var keyWindow: UIWindow?

  /// The application's only scene.
  let scene = UIWindowScene()

  /// The first responder, which gets events without a location, such as key presses.
  weak var firstResponder: UIResponder?
  /// The view in which the user edits text, for which the keyboard is shown.
  package var editedView: UIView? {
    guard let firstResponder, firstResponder.takesText else { return nil }
    return firstResponder as? UIView
  }

  /// The number of running transitions that block touches because they are not interactive
  /// (rules R57 and R124 of UIKit's behaviour).
  var transitionBlocks = 0 {
    didSet { if oldValue == 0, transitionBlocks == 1 { touchesBecomeUnwanted() } }
  }

  /// True once any view has overridden an inherited trait or tint. Until then, a view that changes
  /// its superview need not look for inherited changes.
  var inheritanceIsUsed = false

  /// The views that have to draw themselves at the end of the run-loop turn.
  var viewsToDraw: [UIView] = []

  private var ignoring = 0

  /// The scenes of the application. In the model there is exactly one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// True if the screen should stay on. The model's screen never goes dark.
  open var isIdleTimerDisabled = false { didSet { inert("UIApplication.isIdleTimerDisabled") } }

  /// The text size that the user prefers. In the model it is always the system's default.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The text direction of the whole app.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The frame of the status bar on the screen.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

  /// The orientation of the app's interface, such as portrait.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Other apps, the status bar and background tasks

  /// Returns whether an app of the device can open a link. The answer is true for web addresses,
  /// which every phone's browser opens, and for the app's own page of the settings (rule R221 of
  /// UIKit's behaviour). It is false for any other link, because the model has no other apps.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https"].contains(scheme) || Self.openSettingsURLString == "\(scheme):"
  }

  /// Opens a link in another app. The model has none, so it tells the completion in the next
  /// run-loop turn that the link was not opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Simulator.current.loop.nextTurn { completion?(false) }
  }
  /// Opens a link in another app. Returns false, because the model has no other apps.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// A key of the options for `open(_:options:completionHandler:)`, which opens a link in another
  /// app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of a key of the options for opening a link, a string.
    public let rawValue: String
    /// Creates a key of the options for opening a link from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option to open a link only as a universal link, that is, in an app and not in a browser.
    /// The model opens no links.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's page in the system's settings. The model does not open it.
  public static let openSettingsURLString = "app-settings:"

  /// True if the network indicator should be shown. The model stores the value and shows nothing.
  open var isNetworkActivityIndicatorVisible = false
  /// The number on the app's icon. The model stores the number and shows nothing.
  open var applicationIconBadgeNumber = 0
  /// True if the app can show several scenes. The value is false, because the model has exactly one
  /// scene.
  open var supportsMultipleScenes: Bool { false }
  /// The system's records of the app's scenes. The model has exactly one scene and one record.
  open var openSessions: Set<UISceneSession> { [scene.session] }

  /// The style of the status bar if controllers do not decide it. The model stores the style and
  /// shows nothing.
  open var statusBarStyle: UIStatusBarStyle = .default
  /// True if the status bar should be hidden. The model stores the value and shows nothing.
  open var isStatusBarHidden = false
  /// Sets the style of the status bar. The model only stores it, and ignores the animation.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides or shows the status bar. The model only stores the value, and ignores the animation.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The seconds that the app may still run in the background. It is the greatest number, because
  /// the model never stops an app.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Begins a background task, and returns a new identifier. The handler for the end of the time is
  /// never called, because the model never stops an app in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: Simulator.current.makeSerial() + 1)
  }
  /// Begins a background task, and returns a new identifier. The name is ignored, and the handler
  /// for the end of the time is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  /// Ends a background task. The call has no effect, because the model never stops an app in the
  /// background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The shortcuts that the app's icon offers on the home screen. The model stores them, and nobody
  /// chooses one.
  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: - Touches

  /// Blocks all touches. Each call needs its own ``endIgnoringInteractionEvents()`` to allow
  /// touches again (rule R124 of UIKit's behaviour).
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
    if ignoring == 1 { touchesBecomeUnwanted() }
  }

  /// Cancels one call of ``beginIgnoringInteractionEvents()``; a surplus call does nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// True while touches are blocked by ``beginIgnoringInteractionEvents()``.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Sends an event to the window of its touch. An app's subclass may override the method to see
  /// all touches (rule R253 of UIKit's behaviour).
  open func sendEvent(_ event: UIEvent) {
    event.delivery?.touchBeingSent?.window?.sendEvent(event)
  }

  /// Sends an action to a target. Without a target, the action goes to the first object with such a
  /// method in the responder chain of the first responder, and then in that of the sender.
  ///
  /// - Returns: True if the action was sent; false if no target was found.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? taker(of: action, from: sender) else { return false }
    action.perform(on: target as AnyObject, with: sender, event: event)
    return true
  }

  /// Returns the responder that gets an action without a target: the first one that has the method,
  /// in the chain from the first responder and then in the chain from the sender; `nil` if there is
  /// none.
  func taker(of action: Selector, from sender: Any?) -> UIResponder? {
    for start in [firstResponder, sender as? UIResponder] {
      var next = start
      while let responder = next {
        if action.belongs(to: responder) { return responder }
        next = responder.next
      }
    }
    return nil
  }

  private func touchesBecomeUnwanted() {
    Simulator.current.touches.interactionEnded()
  }
}

// MARK: - Windows

extension UIApplication {
  /// Moves a window in front of the app's other windows of the same level.
  func order(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: place)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { replaceKeyWindow(by: windows.last { $0.canBecomeKey }) }
  }

  func makeKey(_ window: UIWindow) {
    if keyWindow !== window { replaceKeyWindow(by: window) }
  }

  private func replaceKeyWindow(by window: UIWindow?) {
    let old = keyWindow
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }
}
