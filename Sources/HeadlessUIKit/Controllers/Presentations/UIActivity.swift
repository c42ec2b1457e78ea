/// An app's own entry in a share sheet. In the model it is never chosen.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// The group in which the activity is shown.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  /// Returns true if the activity can handle the shared items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(false) }
  open func activityDidFinish(_ completed: Bool) {}
}
