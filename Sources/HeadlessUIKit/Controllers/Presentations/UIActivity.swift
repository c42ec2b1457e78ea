/// An app's own activity in a share sheet. The model's share sheet offers no activities, so the
/// user never chooses this one.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name that identifies a kind of activity in a share sheet.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// The group of a share sheet in which an activity is shown: actions, or ways to share.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  /// The group of the share sheet in which the activity is shown: the group of actions, unless a
  /// subclass overrides the property.
  open class var activityCategory: Category { .action }
  /// The name of the activity; `nil` unless a subclass overrides the property.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; `nil` unless a subclass overrides the property.
  open var activityTitle: String? { nil }
  /// The image of the activity in a share sheet; `nil` unless a subclass overrides the property.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows; `nil` unless a subclass overrides the property.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can handle the shared items; false unless a subclass overrides
  /// the method.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed, with the shared items. The model never calls the
  /// method.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. A subclass overrides the method; this version reports that the activity
  /// did not complete.
  open func perform() { activityDidFinish(false) }
  /// Tells the share sheet that the activity has ended. Does nothing, because the model's share
  /// sheet never runs an activity.
  open func activityDidFinish(_ completed: Bool) {}
}

/// An object that supplies an item of a share sheet when an activity needs it. The model's share
/// sheet offers no activities, so it is never asked.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the same kind as the item, so that the activities that take it are known.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// A source of an item that takes time to make: a subclass makes it in ``item``. The model's share
/// sheet offers no activities, so it is never asked.
///
/// Unchecked: queues start operations on the main thread, which is the model's only one.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The object of the same kind that stands for the item until it is made.
  public let placeholderItem: Any?
  /// The activity that needs the item.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item, which a subclass makes.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a source with an object that stands for the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
  /// Returns the subject of the item, as of a mail: none, unless overridden. The model never calls
  /// the method.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns the type of the item's data: none, unless overridden. The model never calls the
  /// method.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns a small picture of the item: none, unless overridden. The model never calls the
  /// method.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
