/// An app's own entry in a share sheet. The model offers no activities, so it is never chosen.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// The group of a share sheet in which an activity is shown.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  /// The group in which the activity is shown: actions, unless a subclass overrides the property.
  open class var activityCategory: Category { .action }
  /// The name of the activity; `nil` unless a subclass overrides the property.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; `nil` unless a subclass overrides the property.
  open var activityTitle: String? { nil }
  /// The image of the activity; `nil` unless a subclass overrides the property.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows; `nil` unless a subclass overrides the property.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can handle the shared items; false unless a subclass overrides
  /// the method.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed. The model never calls it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Reports that the activity did not complete, unless a subclass overrides the method.
  open func perform() { activityDidFinish(false) }
  /// Does nothing, because the model's share sheet never runs an activity.
  open func activityDidFinish(_ completed: Bool) {}
}
