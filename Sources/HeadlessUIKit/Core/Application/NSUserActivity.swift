public import Foundation

/// An activity of the user in an app, for other devices and for the system's search. The model
/// offers it to nobody.
open class NSUserActivity: NSObject {
  /// The kind of activity, a name in reverse order such as `org.example.shop.reading`.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The values that are needed to go on with the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The words by which a search finds the activity.
  open var keywords: Set<String> = []
  /// True if another device may go on with the activity.
  open var isEligibleForHandoff = true
  /// True if a search on the device may find the activity.
  open var isEligibleForSearch = false
  /// True if a search on other devices may find the activity.
  open var isEligibleForPublicIndexing = false
  /// True if the system may suggest the activity.
  open var isEligibleForPrediction = false
  /// The words by which a user may start the activity by voice.
  open var suggestedInvocationPhrase: String?
  /// The name by which the app takes the activity back from the system's search.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// True if the activity has changed. The model never asks for the changes.
  open var needsSave = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to what is needed to go on with the activity.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  /// Makes the activity the one that is offered. The model offers it to nobody.
  open func becomeCurrent() {}
  /// Takes the activity back, which has no effect.
  open func resignCurrent() {}
  /// Ends the activity, which has no effect.
  open func invalidate() {}
}

/// The name by which an app takes an activity back from the system's search.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of the activity in which a user opens a web page that the app can show.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can show again what a user was doing.
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}
