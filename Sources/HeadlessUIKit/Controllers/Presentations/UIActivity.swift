/// An app's own entry in a share sheet. In the model it is never chosen.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// The group in which the activity is shown.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  /// The group in which the activity is shown: actions, unless a subclass overrides it.
  open class var activityCategory: Category { .action }
  /// The name of the activity; nil unless a subclass overrides it.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil unless a subclass overrides it.
  open var activityTitle: String? { nil }
  /// The picture of the activity; nil unless a subclass overrides it.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows; nil unless a subclass overrides it.
  open var activityViewController: UIViewController? { nil }

  /// Returns true if the activity can handle the shared items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Does nothing, unless a subclass overrides it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Ends the activity as not completed, unless a subclass overrides it.
  open func perform() { activityDidFinish(false) }
  /// Does nothing, because the share sheet never runs an activity.
  open func activityDidFinish(_ completed: Bool) {}
}
