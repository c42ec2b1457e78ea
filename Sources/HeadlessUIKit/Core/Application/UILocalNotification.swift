public import Foundation

/// A notification that the app itself asks for, as apps before iOS 10 did. The model keeps it and
/// shows none.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// The moment at which the notification is due.
  open var fireDate: Date?
  /// The time zone of the moment.
  open var timeZone: TimeZone?
  /// The text of the notification.
  open var alertBody: String?
  /// The text of the button that opens the app.
  open var alertAction: String?
  /// The title of the notification.
  open var alertTitle: String?
  /// The name of the sound.
  open var soundName: String?
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The kind of notification, for its buttons.
  open var category: String?
  /// Data of the app's own that belong to the notification.
  open var userInfo: [AnyHashable: Any]?
  /// The time after which the notification comes again.
  open var repeatInterval: NSCalendar.Unit = []
  /// Creates a notification without text.
  public override init() { super.init() }
}

/// The name of the usual sound of a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which an app wants to notify, as apps before iOS 10 asked for them.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The ways in which the app wants to notify.
  public let types: UIUserNotificationType

  /// Creates a request from the ways in which the app wants to notify. The categories are ignored.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.types = types
    super.init()
  }
}

/// A set of ways to notify: a badge, a sound, an alert.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// An alert or a banner.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

extension UIApplication {
  /// Asks the user for permission to notify, who refuses, as in a simulator where nobody answers.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}
  /// The ways in which the user lets the app notify: none.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
  /// Asks for a notification at a later moment. None is shown.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  /// Shows a notification at once. None is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Takes back a notification.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}
  /// Takes back all notifications.
  public func cancelAllLocalNotifications() {}
  /// The notifications that are due later: none.
  public var scheduledLocalNotifications: [UILocalNotification]? { [] }
  /// Says how often the system may wake the app in the background. The model never does.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The shortest time between two fetches in the background that the system allows.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time that stands for no fetch in the background.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}
