public import Foundation
import VirtualTime

/// The system's answers to what an app asks for besides its screens: notifications, another icon.
/// The model answers as a phone on which nothing of it is set up.
extension UIApplication {
  /// Asks for notifications of a server. There is no server, so the delegate gets no answer.
  public func registerForRemoteNotifications() {}
  /// Gives notifications of a server up, which has no effect.
  public func unregisterForRemoteNotifications() {}
  /// True if the app gets notifications of a server. In the model it never does.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The name of the icon that the app shows instead of its first one. In the model it is always
  /// the first one.
  public var alternateIconName: String? { nil }
  /// True if the app may change its icon. In the model it may not.
  public var supportsAlternateIcons: Bool { false }
  /// Changes the app's icon. The model has none, so it tells the completion of an error in the next
  /// run-loop turn.
  public func setAlternateIconName(
    _ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Simulator.current.loop.nextTurn { completion?(CocoaError(.featureUnsupported)) }
  }
}

/// The identifier of a background task, that is, of work that the app finishes after it has left
/// the screen. The model never stops such work.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number that makes up the background task's identifier.
  public let rawValue: Int
  /// Creates the identifier of a background task from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier that stands for no background task. The model never returns it for a task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a look for news, which the system let an app have in the background.
@frozen public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The app found something new.
  case newData
  /// The app found nothing new.
  case noData
  /// The app could not look.
  case failed
}

/// A shortcut that the app's icon offers on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The text by which the app recognises the shortcut.
  public let type: String
  /// The title of the shortcut.
  public let localizedTitle: String
  /// The second line of the shortcut.
  public let localizedSubtitle: String?
  /// The icon of the shortcut.
  public let icon: UIApplicationShortcutIcon?
  /// The values that the app has stored in the shortcut.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a shortcut for the home screen.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The icon of a shortcut on the home screen. The model does not show it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon of one of the app's images.
  public init(templateImageName: String) {}
  /// Creates an icon of one of the system's symbols.
  public init(systemImageName: String) {}
  /// Creates an icon that the system has for a purpose.
  public init(type: IconType) {}

  /// A purpose for which the system has an icon.
  @frozen public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

/// A link that another app or the system has asked this one to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link to open.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The permission of an app to be woken in the background for fetching: the user may have refused
/// it for this app or for all.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
  /// The permission of the app to be woken in the background for fetching. The model never wakes
  /// it, although the permission is there.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The notification that this permission has changed, which the model never posts.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
