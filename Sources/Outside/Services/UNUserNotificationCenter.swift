public import Foundation
import UIKit

/// The centre that shows notifications of an app. In a check the person does not allow them, so
/// none is shown.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var categories: Set<UNNotificationCategory> = []

  /// Returns the centre of the app, one for each launch.
  open class func current() -> UNUserNotificationCenter {
    perLaunch("UNUserNotificationCenter.current") { UNUserNotificationCenter() }
  }
  open var supportsContentExtensions: Bool { false }

  // MARK: - Permission

  /// Asks the person, who refuses in the next turn of the run loop.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    Permission.notifications.ask(
      "permission to show notifications (UNUserNotificationCenter)"
    ) { MainActor.assumeIsolated { completionHandler(false, nil) } }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { granted, _ in
        continuation.resume(returning: granted)
      }
    }
  }

  /// Hands over what the person has allowed, in the next turn of the run loop.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: - Requests

  /// Takes a request, and reports success. The notification is never shown.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    Outbound.note("notifications (UNUserNotificationCenter)", answer: "not shown")
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  open func add(_ request: UNNotificationRequest) async throws {
    Outbound.note("notifications (UNUserNotificationCenter)", answer: "not shown")
  }
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UNNotification]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    DispatchQueue.main.async { completionHandler(categories) }
  }
  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } } }
}

/// The delegate of a notification centre, which the model never calls.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

/// The things that an app asks permission for: badges, sounds, alerts.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The answer of the person to an app that asks for permission.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// One of the settings of an app's notifications.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The settings of an app's notifications: not determined, or refused once the app has asked.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus =
    Permission.notifications.isRefused ? .denied : .notDetermined
  open var alertSetting: UNNotificationSetting { .disabled }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
}

/// The ways in which a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The text of a notification.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  public override init() { super.init() }
}

/// The text of a notification while an app writes it.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// The sound of a notification.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The moment at which a notification is shown.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A moment after a time.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A moment at a date.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to show a notification at a moment.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that was shown. The model shows none.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date
  init(of request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// The reaction of a person to a notification. The model makes none.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(to notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// The action of a person who taps a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who takes a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The ways in which a notification's action is performed.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// An action that a notification offers.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// The ways in which the notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// A kind of notification, with its actions.
///
/// Unchecked: all of an app runs on the main thread here.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}
