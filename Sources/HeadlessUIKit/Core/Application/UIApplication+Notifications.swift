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
  /// A notification that UIKit posts when the device was unlocked and its protected files can be
  /// read. The model never posts it.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// A notification that UIKit posts before the device is locked and its protected files cannot be
  /// read any more. The model never posts it.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// A notification that UIKit posts at midnight and when the clock is set. The model never posts
  /// it.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A notification that UIKit posts when the user has taken a picture of the screen. The model
  /// never posts it.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
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
  /// The notification before the interface turns. Its user information has the new orientation.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The notification after the interface has turned. Its user information has the former
  /// orientation.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation, the raw value as a number, in the user information of the
  /// notifications that the interface turns.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the status bar's frame in the user information of the notifications that the model
  /// never posts.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// A key of the launch options, which tell an app why it was launched. The model passes no launch
  /// options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the launch option's key, a string.
    public var rawValue: String
    /// Creates a key of the launch options from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The launch option for the link that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The launch option for the app that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The launch option for the notification of a server that the user tapped.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The launch option for the notification of the app itself that the user tapped.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The launch option that says that the app was launched because of a change of place.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The launch option for the quick action that the user chose on the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The launch option for the activity that the user goes on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// A key of the options with which the system hands a link to an app. The model hands none.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the option's key, a string.
    public let rawValue: String
    /// Creates a key of the options from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option for the app that asked to open the link.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The option for what the other app has to say about the link.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The option that says whether a file may be used where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
