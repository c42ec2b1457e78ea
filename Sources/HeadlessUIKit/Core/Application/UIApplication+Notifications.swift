extension UIApplication {
  /// A notification that is posted when the app has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that is posted before the app leaves the background.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that is posted after the delegate's `didFinishLaunching` at a launch.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// A notification that is posted when the app has become active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that is posted before the app becomes inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification that UIKit posts when memory is scarce. The model never posts it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A notification that UIKit posts before the app ends. The model never posts it.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// A notification that UIKit posts before the status bar changes its frame. The model never posts
  /// it, because its status bar has a constant height.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// A notification that UIKit posts when the status bar has changed its frame. The model never
  /// posts it, because its status bar has a constant height.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// A key of the launch options, which tell an app why it was launched. The model passes no launch
  /// options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the launch option's key, a string.
    public var rawValue: String
    /// Creates a key of the launch options from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
